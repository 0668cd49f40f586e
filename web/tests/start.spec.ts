// The start, the setup and the settings, as a newcomer meets them.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, open, test } from './people';

test.describe('the first visit', () => {
  for (const [locale, language, words] of [
    ['pl-PL', 'pl', 'Zagraj teraz'],
    ['ru-RU', 'ru', 'Играть сейчас'],
    ['en-GB', 'en', 'Play now'],
    ['de-DE', 'en', 'Play now'],
  ] as const) {
    test(`speaks ${language} to a browser in ${locale}`, async ({ browser }) => {
      const context = await browser.newContext({ locale });
      const page = await context.newPage();
      await open(page, '/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('button', { name: words })).toBeVisible();
      await context.close();
    });
  }

  test('leads to a table with one press, without a word read', async ({ page }) => {
    await open(page, '/');
    await page.locator('.verb.p').click();
    await expect(page).toHaveURL(/#\/table\/[a-z2-7]+$/);
    await expect(page.locator('.frame-table .tr')).toBeVisible();
  });
});

test('the language is switched by words and stays', async ({ page }) => {
  await open(page, '/', {});
  await page.getByRole('button', { name: 'русский' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.locator('h1')).toContainText('Столик и три игры');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test('a game is chosen with the keyboard and remembered', async ({ page }) => {
  await open(page, '/');
  const tile = (game: string) => page.locator(`.tile[data-game="${game}"] input`);
  await tile('triples').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tile('rationing')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(tile('victory-line')).toBeChecked();
  await page.reload();
  await expect(tile('victory-line')).toBeChecked();
});

test('a code is eight digits in two groups', async ({ page }) => {
  await page.routeWebSocket(/\/ws$/, () => {}); // whoever has a code is asked for at once, and nobody is there
  await open(page, '/');
  const code = page.locator('#code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await code.pressSequentially('48a17-20');
  await expect(code).toHaveValue('4817 20');
  await expect(page.locator('.code button')).toBeDisabled();
  await code.pressSequentially('369');
  await expect(code).toHaveValue('4817 2036');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/join\/48172036$/);
});

test('a table is set up: players, names, one person at least', async ({ page }) => {
  await open(page, '/new/rationing?place=device', { language: 'en' });
  await page.getByRole('button', { name: 'One player fewer' }).click();
  await expect(page.locator('.chair')).toHaveCount(3);
  const names = page.locator('.chair-name');
  await names.nth(0).fill('Ania');
  await names.nth(1).fill('ania ');
  const go = page.getByRole('button', { name: 'Start the game' });
  await expect(go).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Two seats have the same name.')).toBeAttached();
  await names.nth(1).fill('Ваня');
  await expect(names.nth(1)).toHaveAttribute('lang', 'ru');
  for (const seat of [0, 1, 2]) await page.locator('.chair select').nth(seat).selectOption({ index: 1 });
  await expect(page.getByText('At least one seat must be played by a person.')).toBeAttached();
  await page.locator('.chair select').nth(0).selectOption('person');
  await go.click();
  await expect(page).toHaveURL(/#\/table\//);
});

test('settings take effect at once and stay', async ({ page }) => {
  await open(page, '/settings', { language: 'en' });
  const root = page.locator('html');
  const pick = (group: string, name: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name }).check({ force: true });
  await pick('Theme', 'dark');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await pick('Animation', 'reduced');
  await expect(root).toHaveAttribute('data-motion', 'reduced');
  await pick('Text size', '130 %');
  await expect(root).toHaveAttribute('data-size', '130');
  await expect(page.getByRole('switch', { name: 'Sound' })).not.toBeChecked();
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-size', '130');
});

test('an address that leads nowhere says so', async ({ page }) => {
  await open(page, '/nowhere', { language: 'en' });
  await expect(page.getByRole('alert').first()).toContainText('There is nothing at this address.');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.locator('.verb.p')).toBeVisible();
});

for (const language of ['pl', 'ru', 'en']) {
  test(`the start screen in ${language} is no heavier than 60 kB without its fonts`, async ({ page }) => {
    let bytes = 0;
    page.on('request', request => {
      const { pathname } = new URL(request.url());
      const file = join(import.meta.dirname, '../dist', pathname.endsWith('/') ? `${pathname}index.html` : pathname);
      if (existsSync(file) && !file.endsWith('.woff2'))
        bytes += statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
    });
    await open(page, '/', { language });
    await expect(page.locator('.verb.p')).toBeVisible();
    expect(bytes).toBeGreaterThan(30_000);
    expect(bytes).toBeLessThanOrEqual(60_000);
  });
}
