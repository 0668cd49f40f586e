// With the network off: a hundred games of bots of each title in the worker, and one of each by clicks against strong bots.
import type { Page } from '@playwright/test';
import { expect, open, test } from './people';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 300_000 });

async function pullThePlug(page: Page): Promise<void> {
  await open(page, '/', { language: 'pl', settings: { motion: 'reduced' } });
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready', { timeout: 60_000 });
  await page.context().setOffline(true);
}

test.afterEach(({ watched }) => {
  // Asking whether the server is there fails, as it should, and the browser writes that down.
  watched.wrong = watched.wrong.filter(line => !/ERR_INTERNET_DISCONNECTED/.test(line));
});

for (const [game, level] of [['triples', 'steady'], ['rationing', 'easy'], ['victory-line', 'easy']] as const) {
  test(`a hundred games of bots of ${game} end without a network`, async ({ page }) => {
    await pullThePlug(page);
    await page.goto(`./#/try/${game}?games=100&level=${level}`);
    await expect(page.locator('output')).toHaveAttribute('data-over', '100', { timeout: 240_000 });
    expect(Number(await page.locator('output').getAttribute('data-moves'))).toBeGreaterThan(1000);
  });
}

const SMALLEST = { triples: 4, rationing: 3, 'victory-line': 2 };

async function sitDown(page: Page, game: keyof typeof SMALLEST): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('stolik-pace', '0.02'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await pullThePlug(page);
  await page.goto(`./#/new/${game}?place=bots`);
  await page.reload();
  // The smallest table there is; but two of triples know everything at once, and the person might never be asked.
  const fewer = page.locator('.stepper button').first();
  while (await fewer.isEnabled() && (await page.locator('.chair').count()) > SMALLEST[game]) await fewer.click();
  for (const chair of await page.locator('.chair select').all()) if ((await chair.inputValue()) !== 'person') await chair.selectOption('strong');
  if (game === 'rationing') await page.locator('select', { hasText: 'liczy ruchy' }).selectOption({ label: 'liczy ruchy' });
  await page.locator('.new-open button[type=submit]').click();
  await expect(page.locator('.frame')).toBeVisible();
}

async function playOut(page: Page, move: () => Promise<void>): Promise<number> {
  for (let moves = 0; moves < 400; ++moves) {
    await expect(page.locator('.status.mine, .end, .rg[data-phase="spinning"]').first()).toBeVisible({ timeout: 60_000 });
    if (await page.locator('.end').count()) return moves;
    // What is pressed may go away under the finger: bots move when they move.
    await move().catch(() => undefined);
  }
  throw new Error('the game does not end');
}

test('triples by clicks against strong bots, without a network', async ({ page }) => {
  await sitDown(page, 'triples');
  // Those in one's own hand cannot be asked for.
  const cards = page.locator('.tr-list [data-card]:not(.mine)');
  let turn = 0;
  const asks = await playOut(page, async () => {
    turn += 1;
    await page.locator('.tr-seat').nth(turn % Math.max(1, await page.locator('.tr-seat').count())).click({ timeout: 2000 });
    await cards.nth(Math.floor(turn / 3) % Math.max(1, await cards.count())).click({ timeout: 2000 });
    await page.locator('.tr-slip .btn.primary').click({ timeout: 2000 });
    await page.waitForTimeout(60);
  });
  expect(asks).toBeGreaterThan(0);
  await expect(page.locator('.tr-result li')).toHaveCount(4);
});

test('victory-line by clicks against strong bots, without a network', async ({ page }) => {
  await sitDown(page, 'victory-line');
  let turn = 0;
  const moves = await playOut(page, async () => {
    const hand = page.locator('.vl-hand button');
    turn += 1;
    await hand.nth(turn % Math.max(1, await hand.count())).click({ timeout: 2000 });
    if (await page.locator('.vl-cell.target').count()) await page.locator('.vl-cell.target').first().click({ timeout: 2000 });
    await page.locator('.vl-commit .btn.primary:not(.off)').click({ timeout: 2000 });
    await page.waitForTimeout(60);
  });
  expect(moves).toBeGreaterThan(4);
  await expect(page.locator('.vl-result')).toBeVisible();
});

test('rationing by clicks against strong bots, without a network', async ({ page }) => {
  await page.clock.install();
  await sitDown(page, 'rationing');
  let bought = 0;
  const moves = await playOut(page, async () => {
    const final = (await page.locator('.rg').getAttribute('data-final')) === 'true';
    if (await page.locator('.rg-buy').count()) {
      const can = (await page.locator('.rg-card.can').count()) > 0;
      if (can) await page.locator('.rg-card.can').first().click({ timeout: 2000 });
      await page.getByRole('button', { name: can ? 'Kup' : 'Nic nie kupuję', exact: true }).click({ timeout: 2000 });
      bought += 1;
    } else if (await page.locator('.rg-spin').count()) {
      await page.locator('.rg-spin').first().click({ timeout: 2000 });
    } else if (await page.locator('[data-offer] .primary:not(.off)').count()) {
      await page.locator('[data-offer] .primary:not(.off)').first().click({ timeout: 2000 });
    } else if (!final && (await page.locator('.status.mine').count()) && (await page.locator('.rg-stop').count())) {
      const box = (await page.locator('.rg-stop').boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.clock.runFor(450);
      await page.mouse.up();
    } else {
      await page.clock.runFor(final ? 65_000 : 9000);
    }
  });
  expect(moves).toBeGreaterThan(0);
  expect(bought).toBeGreaterThan(0);
  await expect(page.locator('.rg-col')).toHaveCount(3);
});
