// A deck of one's own is chosen where a table is made, on one device and online, and is seen wherever one plays with
// it.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { Someone } from './support/people';
import { TestServer } from './support/server';

let folder: string;
let server: TestServer;

// Each test has its own: they may run beside or after each other.
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-decks-'));
  const own = join(folder, 'my-topic');
  cpSync(resolve(import.meta.dirname, '../../content/decks/psz'), own, { recursive: true });
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(own, file), change(readFileSync(join(own, file), 'utf8')));
  edit('deck.json', text => text.replace('"psz"', '"my-topic"'));
  for (const language of ['pl', 'ru', 'en'])
    edit(`${language}.json`, text => text.replace(/"title": *"[^"]*"/, '"title": "Our own deck"'));
  server = new TestServer(['--decks', folder]);
  await server.start();
});
test.afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

for (const place of ['bots', 'online']) {
  test(`it is chosen for a table (${place}) and seen there`, async ({ browser }) => {
    const ala = await Someone.sitsDown(browser, `http://127.0.0.1:${server.port}/`, 'en');
    const { page } = ala;
    await ala.goes(`/new/triples?place=${place}`);
    const deck = page.getByRole('radiogroup', { name: 'Deck' }).or(page.getByRole('combobox', { name: 'Deck' }));
    await expect(deck).toBeVisible();
    if ((await deck.evaluate(one => one.tagName)) === 'SELECT') await deck.selectOption({ label: 'Our own deck' });
    else await page.getByRole('radio', { name: 'Our own deck' }).check();
    await page.locator('.new-open button[type=submit]').click();
    if (place === 'online') {
      await expect(page.locator('.lobby-rules')).toContainText('Our own deck');
      await page.locator('.lobby-start .btn').first().click();
      await expect(page.locator('.place.open')).toHaveCount(0);
      await page.locator('.lobby-go').click();
    }
    await expect(page.locator('.frame .deck-tag')).toHaveText('Our own deck');
    await expect(page.locator('.tr-hand [data-held]').first()).toBeVisible();
    // The bots know it too: the game goes on by itself.
    const log = page.locator('.log li');
    const lines = await log.count();
    await expect
      .poll(async () => {
        const command = (await page.locator('.tr[data-mine="true"]').isVisible()) ? await ala.couldSay() : null;
        if (command) await ala.types(command);
        return log.count();
      })
      .toBeGreaterThan(lines);
    await page.reload();
    await expect(page.locator('.frame .deck-tag')).toHaveText('Our own deck');
    await ala.leaves();
  });
}
