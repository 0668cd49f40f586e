// The first minute at a game, reading what bots do, and coming back to a table.
import type { Page } from '@playwright/test';
import { expect, GAMES, open, test } from './people';
import { forgiveAsking } from './support/offline';

/** Nobody has played on this device. */
async function isNew(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('test-new')) return;
    localStorage.setItem('test-new', '1');
    localStorage.setItem('stolik-met', '[]');
  });
}

const playNow = async (page: Page, game: string) => {
  await page.locator(`.tile[data-game="${game}"] input`).check({ force: true });
  await page.locator('.verb.p').press('Enter');
  await expect(page.locator(`.frame-table[data-game="${game}"]`)).toBeVisible();
};

for (const game of GAMES)
  test(`a newcomer to ${game} is told who they are and the goal, once`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await isNew(page);
    await open(page, '/', { language: 'en' });
    await playNow(page, game);
    const first = page.locator('.first');
    await expect(first).toContainText(/^You are \S/);
    // A sentence of its own for each game.
    await expect(first.locator('p')).toHaveText(/You are .+\. .{30,}\./);
    await expect(first.locator('a')).toHaveAttribute('href', `#/learn/${game}`);
    await first.getByRole('button', { name: 'Got it' }).click();
    await expect(first).toHaveCount(0);
    await page.goto('./#/');
    await page.reload();
    await playNow(page, game);
    await expect(first).toHaveCount(0);
  });

test('a bot waits until its move was read: next comes by a tap and by a key', async ({ page }) => {
  // Nothing comes by itself.
  await page.addInitScript(() => localStorage.setItem('stolik-pace', '100000'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/', { language: 'en', settings: { motion: 'reduced' } });
  await playNow(page, 'triples');
  const told = page.locator('.frame-side li');
  const next = page.locator('.status-next');
  for (const press of [() => next.click(), () => page.keyboard.press('x'), () => next.press('Enter')]) {
    // One's own turn may come first: any ask ends it soon.
    for (let asks = 0; asks < 60 && !(await next.isVisible()); ++asks) {
      await page.keyboard.press('/');
      const option = page.locator('.command-line datalist option').first();
      await page.locator('.command-line input').fill((await option.getAttribute('value')) ?? '');
      await page.locator('.command-line input').press('Enter');
      await page.locator('.command-line .icon-btn').click();
    }
    const before = await told.count();
    await press();
    await expect.poll(() => told.count()).toBeGreaterThan(before);
  }
});

test('the pace is chosen in the settings and remembered', async ({ page }) => {
  await open(page, '/settings', { language: 'en' });
  const pace = page.getByRole('radiogroup', { name: 'Pace of bots' });
  await expect(pace.getByRole('radio', { name: 'calm' })).toBeChecked();
  await expect(page.getByText('About 3 seconds a move')).toBeVisible();
  await pace.getByRole('radio', { name: 'brisk' }).check({ force: true });
  await expect(page.getByText('About 1.2 seconds a move')).toBeVisible();
  await page.reload();
  await expect(pace.getByRole('radio', { name: 'brisk' })).toBeChecked();
});

test('a game that waits is the first thing on the start screen, with those who play it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('stolik-pace', '0'));
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/', { language: 'ru' });
  await expect(page.locator('.back')).toHaveCount(0);
  await playNow(page, 'triples');
  const address = page.url();
  await expect(page.locator('.status.mine, .end').first()).toBeVisible();
  const names = await page.locator('.tr-seat .n').allInnerTexts();
  await page.goto('./#/');
  const back = page.locator('.back-first');
  await expect(back).toBeInViewport({ ratio: 1 });
  await expect(back.locator('h3')).toContainText('Тройки');
  await expect(back.locator('.back-people li')).toHaveCount(3);
  for (const name of await back.locator('.back-people li > span[lang]').allInnerTexts())
    expect(names.join(' ')).toContain(name);
  // The three games are still there, below.
  await expect(page.locator('.tile')).toHaveCount(GAMES.length);
  await back.getByRole('link', { name: 'Продолжить' }).click();
  await expect(page).toHaveURL(address);
});

test('the start screen notices by itself that the server is there again', async ({ page, watched }) => {
  let there = false;
  await page.route('**/healthz', route =>
    there ? route.fulfill({ status: 200, body: 'alive' }) : route.abort('internetdisconnected'),
  );
  await page.clock.install();
  await open(page, '/', { language: 'en' });
  await expect(page.locator('.verb.off')).toHaveCount(2);
  there = true;
  await page.clock.fastForward(15_000);
  await expect(page.locator('.verb.off')).toHaveCount(0);
  forgiveAsking(watched);
});

test('a tap on what needs the server asks for it at once', async ({ page, watched }) => {
  let there = false;
  await page.route('**/healthz', route =>
    there ? route.fulfill({ status: 200, body: 'alive' }) : route.abort('internetdisconnected'),
  );
  await open(page, '/', { language: 'en' });
  await expect(page.locator('.verb.off')).toHaveCount(2);
  there = true;
  await page.locator('.verb.off').first().click({ force: true });
  await expect(page.locator('.verb.off')).toHaveCount(0);
  forgiveAsking(watched);
});
