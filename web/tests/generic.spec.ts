// The table for games without screens of their own, tried with one that has them (?generic): by keys alone to the end
// and through the game again; passed round one device; online between two languages.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { DESKTOP, PHONE, Someone } from './support/people';
import { TestServer } from './support/server';

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.close());
const base = () => `http://127.0.0.1:${server.port}/?generic`;

const texts = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../content/decks/psz/en.json'), 'utf8')) as {
  cards: Record<string, { name: string }>;
};
const names = Object.values(texts.cards).map(card => card.name);

/** Goes to what can be chosen by Tab, as somebody without a pointer, and presses some of it until it is said. */
async function movesByKeys(page: Page, move: number): Promise<void> {
  const told = page.locator('.frame-side .log li');
  const lines = await told.count();
  // Nothing is waited for: with the last move it is gone.
  const said = async () => (await page.locator('.gen-said').allInnerTexts()).join();
  for (let part = 0; part < 4; ++part) {
    for (let tabs = 0; tabs < 60; ++tabs) {
      if (await page.evaluate(() => document.activeElement?.classList.contains('gen-part') ?? false)) break;
      await page.keyboard.press('Tab');
    }
    const before = await said();
    // Not always the first: the arrows go along the row.
    for (let steps = (move + part) % 3; steps > 0; --steps) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const done = async () => (await told.count()) > lines || (await page.locator('.gen-won').isVisible());
    await expect.poll(async () => (part === 0 && (await said()) !== before) || done()).toBe(true);
    if (await done()) return;
  }
}

test('by keys alone to the end, and once more from the beginning', async ({ browser }) => {
  const ala = await Someone.sitsDown(browser, base(), 'en');
  const { page } = ala;
  await page.addInitScript(() => {
    localStorage.setItem('stolik-pace', '0');
    localStorage.setItem('stolik-settings', JSON.stringify({ language: 'en', confirm: 'never' }));
  });
  await ala.goes('/new/triples?place=bots');
  await page.locator('.new-open button[type=submit]').click();
  await expect(page.locator('.gen')).toBeVisible();
  // Whose cards one sees, and whose one only counts.
  await expect(page.locator('.gen-seat.mine [data-zone="hands"] .gen-counted')).toHaveCount(0);
  await expect(page.locator('.gen-seat:not(.mine) [data-zone="hands"] .gen-counted')).toHaveCount(3);
  let moves = 0;
  for (; moves < 120; ++moves) {
    await expect(page.locator('.gen-acts .gen-part, .gen-won').first()).toBeVisible();
    if (await page.locator('.gen-won').isVisible()) break;
    await movesByKeys(page, moves);
  }
  expect(moves).toBeGreaterThan(0);
  await expect(page.locator('.gen-won')).toContainText('Won by');
  await expect.poll(async () => (await ala.log()).length).toBeGreaterThan(moves);
  await page.locator('.end-acts .btn').first().click();
  await expect(page.locator('.replay .gen')).toBeVisible();
  await page.locator('.replay-steps .ends').last().click();
  await page.locator('.replay-steps .ends').first().click();
  await expect(page.locator('.replay .gen-seat [data-zone="hands"] .gen-counted')).toHaveCount(4);
  await ala.leaves();
});

test('passed round one device nothing is seen of another hand', async ({ browser }) => {
  const ala = await Someone.sitsDown(browser, base(), 'en', PHONE);
  const { page } = ala;
  await ala.goes('/new/triples?place=device');
  await page.locator('.new-open button[type=submit]').click();
  for (let turn = 0; turn < 3; ++turn) {
    await expect(page.locator('.cover')).toBeVisible();
    const html = await page.content();
    // The last line below a cover tells what everybody heard.
    const told = (await page.locator('.cover-last').count()) > 0 ? await page.locator('.cover-last').innerText() : '';
    // And what lies open lies open there, too: sets that were laid down, never a hand.
    const open = (await page.locator('.cover-table [data-zone]:not([data-zone="hands"])').allInnerTexts()).join('\n');
    await expect(page.locator('.cover-table [data-zone="hands"] .card')).toHaveCount(0);
    expect(names.filter(name => html.includes(name) && !told.includes(name) && !open.includes(name))).toEqual([]);
    const hold = page.locator('.cover .hold');
    await hold.focus();
    await page.keyboard.down(' ');
    await expect(page.locator('.gen-acts')).toBeVisible();
    await page.keyboard.up(' ');
    const lines = page.locator('.log-foot-text');
    const before = await lines.innerText();
    await page.locator('.gen-parts .gen-part').first().click();
    await page.locator('.gen-parts .gen-part').first().click();
    // Nobody is asked once more: the device is pointed at with a mouse. A hit goes on with the same hand; a miss passes
    // the device on.
    const cover = page.locator('.cover');
    await expect
      .poll(
        async () =>
          (await cover.isVisible()) || (await lines.innerText({ timeout: 1000 }).catch(() => before)) !== before,
      )
      .toBe(true);
    // After a miss the cover comes in a moment; until then nobody can do anything.
    await expect(page.locator('.cover, .gen-parts').first()).toBeVisible();
    if (!(await cover.isVisible())) {
      await page.locator('.bar .icon-btn').last().click();
      await page.locator('.menu .menu-row .btn').first().click();
    }
  }
  await ala.leaves();
});

test('online, in two languages, with a bot: what one does the other reads', async ({ browser }) => {
  const ala = await Someone.sitsDown(browser, base(), 'pl', DESKTOP);
  const borys = await Someone.sitsDown(browser, base(), 'ru', PHONE);
  await ala.goes('/new/triples?place=online');
  await ala.page.locator('.new-open button[type=submit]').click();
  await expect(ala.page.locator('.lobby')).toBeVisible();
  await borys.goes(`/join/${ala.page.url().split('/').at(-1)}`);
  await borys.page.locator('.join-commit button').click();
  await ala.page.locator('.knocks .btn.primary').click();
  await expect(ala.page.locator('.place.person')).toHaveCount(2);
  await ala.page.locator('.lobby-start .btn').first().click();
  await expect(ala.page.locator('.place.open')).toHaveCount(0);
  await ala.page.locator('.lobby-go').click();
  for (const { page } of [ala, borys]) await expect(page.locator('.gen')).toBeVisible();
  let moved = 0;
  await expect(async () => {
    for (const { page } of [ala, borys]) {
      if ((await page.locator('.gen-parts .gen-part').count()) === 0) continue;
      const seq = (await ala.log()).length;
      await page.locator('.gen-parts .gen-part').first().click();
      await page.locator('.gen-parts .gen-part').nth(1).click();
      await expect.poll(async () => (await ala.log()).length).toBeGreaterThan(seq);
      moved += 1;
    }
    expect(moved).toBeGreaterThan(3);
  }).toPass();
  let mine: string[] = [];
  let theirs: string[] = [];
  await expect
    .poll(async () => {
      [mine, theirs] = [await ala.log(), await borys.log()];
      return Math.abs(mine.length - theirs.length);
    })
    .toBeLessThan(3);
  expect(mine.join()).not.toContain('⟦');
  expect(theirs.join()).toMatch(/[а-я]/);
  await ala.leaves();
  await borys.leaves();
});
