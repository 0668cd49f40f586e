// A game the client has never heard of (tests/fourth): found on the start screen, set up, played against its generic
// bots to the end and looked at again, all without a line about it in this folder.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, sideways, test } from './people';

test.describe.configure({ mode: 'serial' });

const web = resolve(import.meta.dirname, '..');
const GAME = 'twelve';
let served: ChildProcess;
let base: string;

test.beforeAll(async () => {
  execFileSync('npx', ['--no-install', 'vite', 'build', '--outDir', 'dist-fourth', '--emptyOutDir'], {
    cwd: web,
    env: { ...process.env, STOLIK_ROOM: 'tests/fourth' },
    stdio: 'pipe',
  });
  served = spawn('node', ['tests/static.mjs', '0', 'dist-fourth'], {
    cwd: web,
    env: { ...process.env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  base = await new Promise<string>(found =>
    served.stdout!.once('data', (port: Buffer) => found(`http://localhost:${port.toString().trim()}/`)),
  );
});
test.afterAll(() => void served?.kill());

for (const [language, player] of [
  ['en', /1?\d/],
  ['pl', /1?\d/],
  ['ru', /1?\d/],
] as const) {
  test(`from the start screen to the end of a game, in ${language}`, async ({ page }) => {
    await page.setViewportSize(language === 'pl' ? { width: 390, height: 844 } : { width: 1280, height: 800 });
    await page.addInitScript(
      kept => {
        localStorage.setItem('stolik-settings', kept);
        localStorage.setItem('stolik-pace', '0');
      },
      JSON.stringify({ language, confirm: 'never' }),
    );
    await page.goto(base);
    await expect(page.locator('.tile')).toHaveCount(4);
    await page.locator(`.tile[data-game="${GAME}"] input`).check({ force: true });
    await page.locator(`a[href="#/new/${GAME}?place=bots"]`).click();
    // Two to four can play, and a trick goes to the highest card or the lowest: the form knows it from the schema.
    await expect(page.locator('.new-form')).toContainText(
      language === 'pl' ? 'najwyższa karta' : language === 'ru' ? 'старшая карта' : 'the highest card',
    );
    await page.locator('.new-open button[type=submit]').click();
    await expect(page.locator('.gen-seat')).not.toHaveCount(0);
    await expect.poll(() => sideways(page)).toBe(0);
    const mine = page.locator('.gen-seat.mine [data-zone="hands"] .gen-card');
    for (let move = 0; move < 60; ++move) {
      await expect(page.locator('.gen-parts .gen-part, .gen-won').first()).toBeVisible();
      if (await page.locator('.gen-won').isVisible()) break;
      const held = await mine.count();
      await expect(mine.first()).toHaveText(player);
      await page.locator('.gen-parts .gen-part').first().click();
      await expect
        .poll(
          async () =>
            (await page.locator('.gen-won').isVisible()) ||
            (await mine.count()) !== held ||
            (await page.locator('.gen-parts').count()) > 0,
        )
        .toBe(true);
    }
    await expect(page.locator('.gen-won')).toBeVisible();
    await page.locator('.end-acts .btn').first().click();
    await expect(page.locator('.replay .gen-seat')).not.toHaveCount(0);
    await expect(page.locator('body')).not.toContainText('⟦');
  });
}
