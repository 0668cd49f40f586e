// Whatever can be switched does something: each setting is switched, and something else is so.
import type { Page } from '@playwright/test';
import { painted } from './looking';
import { expect, open, test } from './people';

const NAMES = {
  language: ['pl', 'ru'],
  theme: ['light', 'dark'],
  textSize: [100, 150],
  motion: ['full', 'reduced'],
  sound: [false, true],
  letterKeys: [true, false],
  confirm: ['never', 'always'],
} as const;

async function sitDown(page: Page, settings: object): Promise<void> {
  await page.addInitScript(() => {
    const made = { count: 0 };
    (globalThis as unknown as { made: typeof made }).made = made;
    const Real = AudioContext;
    globalThis.AudioContext = class extends Real {
      constructor() {
        super();
        made.count += 1;
      }
    };
    localStorage.setItem('stolik-pace', '0.1');
  });
  await open(page, '/new/victory-line?place=bots', { settings: { language: 'en', ...settings } });
  await page.locator('.new-open button[type=submit]').click();
  await expect(page.locator('.status.mine')).toBeVisible();
}

/** All that a setting might change, seen at a table after a few presses. */
async function seen(
  page: Page,
  { asks, letters }: { asks: boolean; letters: boolean },
): Promise<Record<string, unknown>> {
  const line = page.locator('.command-line');
  // Keys are heard a moment after the table is drawn.
  await expect(async () => {
    await page.keyboard.press('/');
    await painted(page);
    expect((await line.isVisible()) || !letters).toBe(true);
  }).toPass();
  const opened = await line.isVisible();
  await page.keyboard.press('Escape');
  // A card, then its cell, pressed with a mouse.
  const place = page.locator('.vl-card:not(.special):not(.dead)').first();
  await place.click();
  const chosen = page.locator('.vl-cell.chosen');
  await expect(chosen).toHaveCount(1);
  const name = await chosen.getAttribute('data-cell');
  await chosen.click();
  const chip = page.locator(`.vl-cell[data-cell="${name}"] .vl-chip`);
  if (asks) await expect(page.locator('.vl-commit .btn.primary')).toBeVisible();
  else await expect(chip).toHaveCount(1);
  await painted(page);
  return {
    language: await page.locator('html').getAttribute('lang'),
    theme: await page.locator('body').evaluate(one => getComputedStyle(one).color),
    textSize: await page.locator('html').evaluate(one => getComputedStyle(one).fontSize),
    motion: await page.locator('html').evaluate(one => getComputedStyle(one).getPropertyValue('--time-card').trim()),
    sound: await page.evaluate(() => (globalThis as unknown as { made: { count: number } }).made.count > 0),
    letterKeys: opened,
    confirm: await chip.count(),
  };
}

for (const [name, [one, other]] of Object.entries(NAMES)) {
  test(`${name} does something`, async ({ browser, baseURL }) => {
    const told: unknown[] = [];
    for (const value of [one, other]) {
      const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
      const page = await context.newPage();
      await sitDown(page, { [name]: value });
      told.push(
        (
          await seen(page, {
            asks: name === 'confirm' && value === 'always',
            letters: name !== 'letterKeys' || value === true,
          })
        )[name],
      );
      await context.close();
    }
    expect(told[0]).not.toEqual(told[1]);
  });
}

test('every setting that is kept is switched here', async ({ page }) => {
  await open(page, '/settings');
  const kept = await page.evaluate(() =>
    Object.keys(JSON.parse(localStorage.getItem('stolik-settings') ?? '{}') as object),
  );
  // The pace of bots is seen in newcomer.spec.
  expect(kept.sort()).toEqual([...Object.keys(NAMES), 'pace'].sort());
});
