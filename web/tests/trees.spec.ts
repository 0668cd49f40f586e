// What a screen reader is given: the tree of every screen, locked in tests/trees/. Whoever changes one on purpose looks at it and writes
// it anew: npx playwright test trees --update-snapshots
import type { Page } from '@playwright/test';
import { expect, test } from './people';
import { GAMES, STOPS, visit, type Stop } from './screens';

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const submit = (page: Page) => page.locator('.new-open button[type=submit]').click();
const menu = (page: Page) => page.locator('.frame .bar .icon-btn').last().click();

/** What one comes to by a few presses. */
const MORE: Stop[] = [
  { name: 'join', hash: '/join', ready: '.join-code' },
  { name: 'cover', hash: '/new/rationing?place=device', act: submit, ready: '.cover .hold' },
  { name: 'menu', hash: '/new/victory-line?place=bots', act: async page => (await submit(page), menu(page)), ready: '.sheet .menu' },
  { name: 'command', hash: '/new/triples?place=bots', act: async page => (await submit(page), await page.locator('.frame').waitFor(), page.keyboard.press('/')), ready: '.command-line' },
  {
    name: 'end', hash: '/new/triples?place=bots', ready: '.replay-bar',
    act: async page => {
      await submit(page);
      await menu(page);
      await page.getByRole('button', { name: 'End the game' }).click();
      await page.locator('.dialog .btn.primary').click();
      await page.locator('.end-acts .btn').first().click();
    },
  },
  { name: 'missing', hash: '/table/nothinghere', ready: '.notice.bad' },
];

/** The clock stands, and bots think for ever: what is seen is the deal, which follows from the name of the test. */
async function stillLife(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date(2026, 0, 15, 12, 0));
  await page.addInitScript(() => localStorage.setItem('stolik-pace', '10000'));
}

async function tree(page: Page): Promise<string> {
  // What was said just now is said and gone.
  await page.locator('[data-announcer]').evaluateAll(regions => regions.forEach(region => void ((region as HTMLElement).style.display = 'none')));
  return `${await page.locator('body').ariaSnapshot()}\n`;
}

// One after the other in one page: a new one for each would take twice the time.
for (const [part, stops] of Object.entries({ pages: STOPS.filter(stop => !GAMES.some(game => stop.name.endsWith(game))), ...Object.fromEntries(GAMES.map(game => [game, STOPS.filter(stop => stop.name.includes(game))])), more: MORE })) {
  test(`the trees of ${part} are as they were looked at`, async ({ page }) => {
    await stillLife(page);
    for (const stop of stops) {
      await visit(page, stop, { language: 'en' });
      expect.soft(await tree(page), stop.name).toMatchSnapshot(`${stop.name}.yml`);
    }
  });
}
