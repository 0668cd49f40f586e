// What a screen reader is given: the tree of every screen, locked in tests/trees/. Whoever changes one on purpose looks
// at it and writes it anew: STOLIK_TREES=1 npx playwright test trees --update-snapshots (which also locks screens that
// have no tree there yet).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './people';
import { GAMES, STOPS, visit, type Stop } from './screens';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const submit = (page: Page) => page.locator('.new-open button[type=submit]').press('Enter');
const menu = (page: Page) => page.locator('.frame .bar .icon-btn').last().press('Enter');

/** What one comes to by a few presses. */
const MORE: Stop[] = [
  { name: 'join', hash: '/join', ready: '.join-code' },
  { name: 'cover', hash: '/new/rationing?place=device', act: submit, ready: '.cover .hold' },
  {
    name: 'menu',
    hash: '/new/victory-line?place=bots',
    act: async page => (await submit(page), menu(page)),
    ready: '.sheet .menu',
  },
  {
    name: 'command',
    hash: '/new/triples?place=bots',
    act: async page => (await submit(page), await page.locator('.frame').waitFor(), page.keyboard.press('/')),
    ready: '.command-line',
  },
  {
    name: 'end',
    hash: '/new/triples?place=bots',
    ready: '.replay-bar',
    act: async page => {
      await submit(page);
      await menu(page);
      await page.getByRole('button', { name: 'End the game' }).press('Enter');
      await page.locator('.dialog .btn.primary').press('Enter');
      await page.locator('.end-acts .btn').first().press('Enter');
    },
  },
  { name: 'missing', hash: '/table/nothinghere', ready: '.notice.bad' },
];

/** The clock stands, and bots think for ever: what is seen is the deal, which follows from the name of the test. */
async function stillLife(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date(2026, 0, 15, 12, 0));
  await page.addInitScript(() => localStorage.setItem('stolik-pace', '10000'));
}

/** So often a tree has to be another one than the one that is kept. */
const LOOKS = 600;

/** Pages to read are locked by their parts, not by their sentences. */
const READ = /^(rules|about|teachers|privacy)/;
const locked = ({ name }: Stop) =>
  Boolean(process.env.STOLIK_TREES) || existsSync(join(import.meta.dirname, 'trees', `${name}.yml`));

async function tree(page: Page, name: string): Promise<string> {
  // What was said just now is said and gone.
  await page
    .locator('[data-announcer]')
    .evaluateAll(regions => regions.forEach(region => void ((region as HTMLElement).style.display = 'none')));
  const text = `${await page.locator('body').ariaSnapshot()}\n`;
  return READ.test(name) ? text.replaceAll(/^(\s*- (?:paragraph|listitem|text|cell|strong)): .*$/gm, '$1: …') : text;
}

// One after the other in one page: a new one for each would take twice the time.
for (const [part, stops] of Object.entries({
  pages: STOPS.filter(stop => !GAMES.some(game => stop.name.includes(game))),
  ...Object.fromEntries(GAMES.map(game => [game, STOPS.filter(stop => stop.name.includes(game))])),
  more: MORE,
})) {
  test(`the trees of ${part} are as they were looked at`, async ({ page }) => {
    await stillLife(page);
    for (const stop of stops.filter(locked)) {
      await visit(page, stop, { language: 'en', settings: { pace: 'calm' }, anew: stop.name });
      // What is asked of others (is a server there? what is kept here?) comes in its time.
      const kept = join(import.meta.dirname, 'trees', `${stop.name}.yml`);
      for (
        let looks = 0;
        looks < LOOKS && existsSync(kept) && (await tree(page, stop.name)) !== readFileSync(kept, 'utf8');
        ++looks
      )
        await page.waitForTimeout(100);
      expect.soft(await tree(page, stop.name), stop.name).toMatchSnapshot(`${stop.name}.yml`);
    }
  });
}
