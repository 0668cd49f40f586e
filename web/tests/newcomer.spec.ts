// The first minute at a game, reading what bots do, and coming back to a table.
import type { Page } from '@playwright/test';
import { brokenWords, expect, GAMES, open, test } from './people';
import { forgiveAsking } from './support/offline';

/** Nobody has played on this device. */
async function isNew(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('test-new')) return;
    localStorage.setItem('test-new', '1');
    localStorage.setItem('stolik-met', '[]');
    localStorage.setItem('stolik-fair', '{}');
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
    const first = page.locator('.first-minute');
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
  await open(page, '/', { language: 'en', settings: { motion: 'reduced', pace: 'calm' } });
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

test('fair match begins low, is one control for all opponents, and can be switched off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await isNew(page);
  await open(page, '/new/triples?place=bots', { language: 'en' });
  const fair = page.getByRole('switch', { name: 'Fair match' });
  const levels = page.getByRole('radiogroup', { name: 'Opponents' });
  await expect(fair).toBeChecked();
  await expect(levels.getByRole('radio').first()).toBeChecked();
  await expect(page.locator('.chair select')).toHaveCount(0);
  await levels.getByRole('radio').nth(2).check({ force: true });
  await expect(fair).not.toBeChecked();
  await page.locator('.new-each').click();
  for (const seat of await page.locator('.chair select').all())
    expect(await seat.inputValue()).toMatch(/^(person|easy)$/);
  await page.reload();
  await expect(fair).not.toBeChecked();
  await expect(levels.getByRole('radio').nth(2)).toBeChecked();
});

test('what was lost becomes easier, and one’s own choice goes first', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await isNew(page);
  await page.addInitScript(() => {
    localStorage.setItem('stolik-pace', '0');
    if (localStorage.getItem('test-wins')) return;
    localStorage.setItem('test-wins', '1');
    const win = (name: string) => ({ name, share: 1, sides: 4, levels: ['keen', 'keen', 'keen'] });
    localStorage.setItem('stolik-fair', JSON.stringify({ games: { triples: ['a', 'b', 'c'].map(win) } }));
  });
  await open(page, '/', { language: 'en', settings: { motion: 'reduced' } });
  await playNow(page, 'triples');
  // Any question will do: bots that were met after three wins are better than that.
  const end = page.locator('.end');
  const composing = page.locator('.tr-slip[data-composing="true"]');
  for (let asks = 0; asks < 300; ++asks) {
    await expect(composing.or(end).first()).toBeVisible();
    if (await end.count()) break;
    await page.keyboard.press('/');
    const input = page.locator('.command-line input');
    await input.fill((await page.locator('.command-line datalist option').first().getAttribute('value')) ?? '');
    await input.press('Enter');
    await page.keyboard.press('Escape');
  }
  const next = page.locator('.end-next');
  await expect(next.getByRole('switch', { name: 'Fair match' })).toBeChecked();
  const easier = page.getByRole('button', { name: 'Again, a little easier' });
  await expect(easier).toBeVisible();
  // In a row of its own, too, it stands on the right.
  await page.setViewportSize({ width: 820, height: 1180 });
  const right = async () => (await easier.boundingBox().then(box => box && box.x + box.width)) ?? 0;
  await expect.poll(right).toBeGreaterThan(780);
  await page.setViewportSize({ width: 1440, height: 900 });
  await next.locator('.pick').first().click();
  await expect(next.getByRole('switch', { name: 'Fair match' })).not.toBeChecked();
  await page.locator('.end-acts .btn.primary').click();
  await expect(page.locator('.frame-table[data-game="triples"]')).toBeVisible();
  await expect(end).toHaveCount(0);
});

test('the pace is chosen in the settings and remembered', async ({ page }) => {
  await open(page, '/settings', { language: 'en', settings: { pace: 'calm' } });
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
  await expect(back.locator('.muted')).toHaveText(/ \d\d:\d\d\.$/);
  // The three games are still there, below, with their names in one piece.
  await expect(page.locator('.tile')).toHaveCount(GAMES.length);
  await page.setViewportSize({ width: 360, height: 640 });
  for (const language of ['pl', 'en', 'ru']) {
    await page.locator(`.langs [lang="${language}"]`).click();
    await expect.poll(() => brokenWords(page, '.tile-name'), language).toEqual([]);
  }
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
