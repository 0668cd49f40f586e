// With the network off: many games of bots of each title in the worker, and one of triples by clicks against strong
// bots (those of the other titles are played by rationing.spec.ts and victory-line.spec.ts, on a desktop).
import type { Page } from '@playwright/test';
import { expect, test } from './people';
import { forgiveAsking, pullThePlug } from './support/offline';

test.use({ serviceWorkers: 'allow' });
const STILL = { language: 'pl', settings: { motion: 'reduced' } };
const GAMES = process.env.STOLIK_LONG ? 100 : 20;

test.afterEach(({ watched }) => forgiveAsking(watched));

for (const [game, level] of [
  ['triples', 'steady'],
  ['rationing', 'easy'],
  ['victory-line', 'easy'],
] as const) {
  test(`many games of bots of ${game} end without a network`, async ({ page }, { timeout }) => {
    await pullThePlug(page, STILL);
    await page.goto(`./#/try/${game}?games=${GAMES}&level=${level}`);
    await page.reload();
    await expect(page.locator('output')).toHaveAttribute('data-over', String(GAMES), { timeout });
    expect(Number(await page.locator('output').getAttribute('data-moves'))).toBeGreaterThan(10 * GAMES);
  });
}

async function sitDown(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('stolik-pace', '0.02'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await pullThePlug(page, STILL);
  await page.goto('./#/new/triples?place=bots');
  await page.reload();
  // Four: two of triples know everything at once, and the person might never be asked.
  await expect(page.locator('.chair')).toHaveCount(4);
  await page.locator('.new-each').click();
  for (const chair of await page.locator('.chair select').all())
    if ((await chair.inputValue()) !== 'person') await chair.selectOption('strong');
  await page.locator('.new-open button[type=submit]').click();
  await expect(page.locator('.frame')).toBeVisible();
}

test('triples by clicks against strong bots, without a network', async ({ page }) => {
  await sitDown(page);
  // Those in one's own hand cannot be asked for.
  const cards = page.locator('.tr-list [data-card]:not(.mine)');
  const seats = page.locator('.tr-seat');
  const end = page.locator('.end');
  const told = page.locator('.frame-side li');
  let asks = 0;
  for (; asks < 400; ++asks) {
    // One's own turn goes by only with one's own ask: nothing that is pressed goes away.
    await expect(page.locator('.tr-slip[data-composing="true"], .end').first()).toBeVisible();
    if (await end.count()) break;
    const before = await told.count();
    await seats.nth(asks % (await seats.count())).click();
    await cards.nth(Math.floor(asks / 3) % (await cards.count())).click();
    await page.locator('.tr-slip .btn.primary').click();
    await expect.poll(async () => (await end.count()) > 0 || (await told.count()) > before).toBe(true);
  }
  expect(asks).toBeGreaterThan(0);
  await expect(page.locator('.tr-result li')).toHaveCount(4);
  // What can be done now stands in one row, the next game with it.
  const tops = await page.locator('.end-acts .btn').evaluateAll(all => all.map(one => one.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(3);
  expect(new Set(tops).size).toBe(1);
});
