// A table on one device: it survives a reload, hides what is private, and needs no pointer.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { Someone } from './support/people';
import { TestServer } from './support/server';

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.close());
const base = () => `http://127.0.0.1:${server.port}/`;

type Texts = { cards: Record<string, { name: string }> };
const texts = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../content/decks/psz/pl.json'), 'utf8'),
) as Texts;
const facts = readFileSync(resolve(import.meta.dirname, '../../content/decks/psz/deck.json'), 'utf8');
const cardIds = (JSON.parse(facts) as { sets: { cards: string[] }[] }).sets.flatMap(set => set.cards);
const cardNames = Object.values(texts.cards).map(card => card.name);

test('a table survives a reload, to the last line', async ({ browser }) => {
  const ala = await Someone.sitsDown(browser, base(), 'pl');
  const { page } = ala;
  await ala.goes('/new/triples?place=bots');
  await page.locator('.new-open button[type=submit]').click();
  await expect(page.locator('.frame')).toBeVisible();
  await expect.poll(() => ala.couldSay()).not.toBeNull();
  await ala.types((await ala.couldSay())!);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu stołu' }).click();
  await page.getByRole('button', { name: 'Przerwa' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.veil')).toBeVisible();
  const seen = async () => ({
    log: await ala.log(),
    table: await page.locator('.frame-table').innerText(),
    address: page.url(),
  });
  // An answer that was kept back is told yet; then nothing changes any more.
  await expect(page.locator('.tr')).toHaveAttribute('data-awaits', 'false');
  const before = await seen();
  expect(before.log.length).toBeGreaterThan(1);
  await page.reload();
  await expect(page.locator('.veil')).toBeVisible();
  await expect.poll(seen).toEqual(before);
  // It is also found from the start page, and can be thrown away there.
  await ala.goes('/');
  await expect(page.locator(`a[href="#/table/${before.address.split('/').at(-1)}"]`)).toBeVisible();
  await ala.leaves();
});

test('at a cover nothing private is in the page', async ({ browser }) => {
  const ala = await Someone.sitsDown(browser, base(), 'pl', { width: 390, height: 844 });
  const { page } = ala;
  await page.clock.install();
  await ala.goes('/new/triples?place=device');
  await page.locator('.new-open button[type=submit]').click();
  await expect(page.locator('.cover')).toBeVisible();
  const found = async () => {
    const html = await page.content();
    const tree = await page.locator('body').ariaSnapshot();
    return [...cardNames, ...cardIds].filter(name => html.includes(name) || tree.includes(name));
  };
  expect(await found()).toEqual([]);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  // A short press shows nothing; held for 600 ms it does.
  const hold = page.locator('.cover .hold');
  const box = (await hold.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.clock.runFor(500);
  expect(await found()).toEqual([]);
  await page.clock.runFor(150);
  await page.mouse.up();
  await expect(page.locator('.frame')).toBeVisible();
  await expect.poll(async () => (await found()).length).toBeGreaterThan(0);
  // Nobody touches it for twenty seconds.
  await page.clock.runFor(20_500);
  await expect(page.locator('.cover')).toBeVisible();
  expect(await found()).toEqual([]);
  // Held by the keyboard; then the window loses the focus.
  await hold.focus();
  await page.keyboard.down(' ');
  await page.clock.runFor(650);
  await page.keyboard.up(' ');
  await expect(page.locator('.frame')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await expect(page.locator('.cover')).toBeVisible();
  expect(await found()).toEqual([]);
  await ala.leaves();
});

for (const [name, width, height] of [
  ['tablet', 820, 1180],
  ['phone', 390, 844],
] as const) {
  test(`held upright, the board of a ${name} stays where it is while the hand is covered`, async ({ browser }) => {
    const ala = await Someone.sitsDown(browser, base(), 'ru', { width, height });
    const { page } = ala;
    await ala.goes('/new/victory-line?place=device');
    await page.locator('.new-open button[type=submit]').click();
    await expect(page.locator('.cover')).toBeVisible();
    const board = async () => {
      const { x, y, width, height } = (await page.locator('.vl-board').boundingBox())!;
      return [x, y, width, height].map(Math.round);
    };
    const covered = await board();
    // The button lies below the board, not over it.
    expect((await page.locator('.cover-main').boundingBox())!.y).toBeGreaterThanOrEqual(covered[1]! + covered[3]! - 1);
    const hold = (await page.locator('.cover .hold').boundingBox())!;
    await page.mouse.move(hold.x + hold.width / 2, hold.y + hold.height / 2);
    await page.mouse.down();
    await expect(page.locator('.frame')).toBeVisible();
    await page.mouse.up();
    await expect(page.locator('.vl-hand .vl-card').first()).toBeVisible();
    await expect.poll(board).toEqual(covered);
    await ala.leaves();
  });
}

test('the frame by keyboard alone', async ({ browser }) => {
  const ala = await Someone.sitsDown(browser, base(), 'en');
  const { page } = ala;
  await ala.goes('/new/victory-line?place=bots');
  await page.locator('.new-open button[type=submit]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.frame')).toBeVisible();
  const said = page.locator('[data-announcer="polite"]');
  await expect.poll(() => ala.couldSay()).not.toBeNull();
  await ala.types('play no-such-card');
  await expect(page.locator('.command-line [role=alert]')).toContainText('no such card');
  await ala.types((await ala.couldSay())!);
  await page.keyboard.press('Escape');
  await expect(page.locator('.command-line')).toBeHidden();
  await page.keyboard.press('l');
  await expect(said).toContainText('Latest entries:');
  await page.keyboard.press('q');
  await expect(said).toContainText('Order:');
  await page.keyboard.press('r');
  await expect(page.locator('.sheet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.sheet')).toBeHidden();
  // Every control of the header can be reached and pressed.
  const menu = page.getByRole('button', { name: 'Table menu' });
  for (let i = 0; i < 12 && !(await menu.evaluate(one => one === document.activeElement)); ++i)
    await page.keyboard.press('Tab');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.sheet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await ala.leaves();
});

test('a game that was broken off can be watched again and kept', async ({ browser }) => {
  const ala = await Someone.sitsDown(browser, base(), 'en');
  const { page } = ala;
  await ala.goes('/new/triples?place=bots');
  await page.locator('.new-open button[type=submit]').click();
  await expect.poll(() => ala.couldSay()).not.toBeNull();
  await ala.types((await ala.couldSay())!);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'End the game' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.locator('.end-broken')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Record of the game' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text.startsWith('stolik-journal 1\n{"game":"triples"')).toBe(true);
  await page.getByRole('button', { name: 'Watch it again' }).click();
  await expect(page.locator('.replay')).toBeVisible();
  await expect(page.locator('.replay-line')).toContainText('Step 1 of');
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect(page.locator('.replay-line')).toContainText('Step 2 of');
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect(page.locator('.replay-line')).toContainText('Step 1 of');
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.frame-table')).toBeVisible();
  await expect(page.locator('.end')).toBeHidden();
  await ala.leaves();
});

test('pawns have the colours that were chosen with the table, also after a reload', async ({ browser }) => {
  const ala = await Someone.sitsDown(browser, base(), 'pl');
  const { page } = ala;
  await ala.goes('/new/rationing?place=bots');
  await page.getByText('Kolory', { exact: true }).click();
  const mine = page.getByRole('radiogroup').filter({ has: page.getByRole('radio', { name: 'fioletowy' }) });
  await mine.nth(0).getByRole('radio', { name: 'fioletowy' }).check();
  // Whose colour it was has the other one now.
  await expect(mine.nth(3).getByRole('radio', { name: 'niebieski' })).toBeChecked();
  await page.locator('.new-open button[type=submit]').click();
  const house = page.locator('.rg-house').first();
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(house).toHaveAttribute('style', /--seat:\s*var\(--seat-4\)/);
  }
  await ala.goes('/new/triples?place=bots');
  await expect(page.getByText('Kolory', { exact: true })).toHaveCount(0);
  await ala.leaves();
});
