// What matters most on a screen is whole and in sight without scrolling, in every window people have: phones upright and on their side,
// a laptop. And nothing of a lobby lies over something else.
import { expect, test, type Page } from '@playwright/test';
import { Someone } from './support/people';
import { sameLots } from './people';
import { give, legal } from './support/command';
import { TestServer } from './support/server';
import { ownClock, painted, pass } from './support/time';

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.close());
const base = () => `http://127.0.0.1:${server.port}/`;

const WINDOWS = [[390, 844], [360, 740], [844, 390], [720, 450], [1280, 800], [1440, 900]] as const;
const LANGUAGES = ['pl', 'ru', 'en'];

/** What of these cannot be seen or pressed as a whole, in any of the windows. */
async function outOfSight(page: Page, selectors: string[], windows: readonly (readonly [number, number])[] = WINDOWS): Promise<string[]> {
  const wrong: string[] = [];
  for (const [at, [width, height]] of windows.entries()) {
    await page.setViewportSize({ width, height });
    const language = LANGUAGES[at % 3]!;
    await page.evaluate(newValue => dispatchEvent(new StorageEvent('storage', { key: 'stolik-settings', newValue })), JSON.stringify({ language, motion: 'reduced' }));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)));
    await painted(page);
    wrong.push(...(await page.evaluate(selectors => selectors.flatMap(selector => [...document.querySelectorAll<HTMLElement>(selector)].filter(one => one.checkVisibility()).flatMap(one => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const x = (left + right) / 2;
      const seen = left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1 && [top + 3, (top + bottom) / 2, bottom - 3].every(y => one.contains(document.elementFromPoint(x, y)));
      return seen ? [] : [`${selector} "${one.innerText.slice(0, 20)}" at ${Math.round(left)} to ${Math.round(right)}, ${Math.round(top)} to ${Math.round(bottom)}`];
    })), selectors)).map(what => `${width} × ${height} ${language}: ${what}`));
  }
  return wrong;
}

test('all that can be begun is in sight on the start screen', async ({ browser }) => {
  const ala = await Someone.sitsDown(browser, base(), 'pl');
  await ala.goes('/');
  await ala.page.locator('.verb.p').waitFor();
  expect(await outOfSight(ala.page, ['.verb'])).toEqual([]);
  await ala.leaves();
});

test('in a lobby the start and whoever knocks are in sight, and no seat lies over the ticket or beyond the edge', async ({ browser }) => {
  const ala = await Someone.sitsDown(browser, base(), 'pl');
  const borys = await Someone.sitsDown(browser, base(), 'ru');
  const { page } = ala;
  await ala.goes('/new/rationing?place=online');
  await page.locator('.new-open button[type=submit]').click();
  await page.locator('.lobby').waitFor();
  await borys.goes(`/join/${page.url().split('/').at(-1)}`);
  await borys.page.locator('.join-commit button').click();
  await page.locator('.knocks .btn.primary').waitFor();
  expect(await outOfSight(page, ['.knocks .btn', '.lobby-go'])).toEqual([]);
  await page.locator('.knocks .btn.primary').click();
  await borys.page.locator('.lobby').waitFor();
  for (const [width, height] of [[1180, 760], [1280, 800], [1366, 768], [1440, 900], [1920, 1080]]) {
    await page.setViewportSize({ width: width!, height: height! });
    await painted(page);
    expect(await page.evaluate(() => {
      const inside = document.querySelector('.lobby-seats')!.getBoundingClientRect();
      return [...document.querySelectorAll('.round .place')].map(one => one.getBoundingClientRect()).filter(({ left, right }) => left < inside.left - 1 || right > inside.right + 1).length;
    }), `${width}`).toBe(0);
  }
  // A phone that only looks on has the table of a phone; a projector has the large one.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('.lobby-start .btn:not(.lobby-go)').last().click();
  await page.locator('.lobby-go:not(.off)').click();
  await borys.goes(`/watch/${page.url().split('/').at(-1)}`);
  await page.locator('.knocks .btn.primary').click();
  await expect(borys.page.locator('.frame.big')).toBeVisible();
  await borys.page.setViewportSize({ width: 390, height: 844 });
  await expect(borys.page.locator('.frame:not(.big) .rg.phone')).toBeVisible();
  await ala.leaves();
  await borys.leaves();
});

test('what covers the cards on one device can be held and passed on', async ({ browser }) => {
  const ala = await Someone.sitsDown(browser, base(), 'pl');
  await ala.goes('/new/triples?place=device');
  await ala.page.locator('.new-open button[type=submit]').click();
  await ala.page.locator('.cover .hold').waitFor();
  expect(await outOfSight(ala.page, ['.cover .hold', '.cover-words > .btn-seat .btn, .cover-words > .btn'])).toEqual([]);
  await ala.leaves();
});

test('on a laptop what one has at home and what one can do lie above the edge, through a game of rationing', async ({ browser }) => {
  const ala = await Someone.sitsDown(browser, base(), 'pl', { width: 1280, height: 800 });
  const { page } = ala;
  await sameLots(page.context(), 'at home');
  await ownClock(page);
  await ala.goes('/new/rationing?place=bots');
  await page.locator('.new-open button[type=submit]').click();
  await page.locator('.rg-purse .rg-stack').first().waitFor();
  const wrong: string[] = [];
  const seen = new Set<string>();
  for (let step = 0; step < 300 && (await page.locator('.end').count()) === 0; ++step) {
    const moves = await legal(page);
    const kinds = [...new Set(moves.map(move => move.split(' ')[0]))].join(' ');
    const moment = `${await page.locator('.rg').getAttribute('data-phase')} ${await page.locator('.rg').getAttribute('data-final')} ${kinds}`;
    // A kind of moment is looked at once, in every language; the end of the game brings the last of them.
    for (const language of seen.has(moment) ? [] : LANGUAGES) {
      await page.evaluate(newValue => dispatchEvent(new StorageEvent('storage', { key: 'stolik-settings', newValue })), JSON.stringify({ language, motion: 'reduced' }));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.evaluate(() => document.fonts.ready);
      await pass(page, 100);
      wrong.push(...(await page.evaluate(() => {
        const edge = document.querySelector('.frame-foot')!.getBoundingClientRect().top;
        return [...document.querySelectorAll('.rg-home > *, .rg-act .btn, .rg-top-acts .btn')].filter(one => one.getBoundingClientRect().bottom > edge + 1)
          .map(one => `.${one.className} ends at ${Math.round(one.getBoundingClientRect().bottom)} of ${Math.round(edge)}`);
      })).map(what => `${moment}, ${language}: ${what}`));
    }
    seen.add(moment);
    if (moves.length > 0) await give(page, moves[(step * 7) % moves.length]!, true);
    await pass(page, 2500);
  }
  expect(wrong).toEqual([]);
  // It was the whole of a game, with turns of one's own of every kind.
  for (const kind of ['allocation false spin stop', 'allocation true spin', 'shopping true buy pass']) expect([...seen], kind).toContain(kind);
  await ala.leaves();
});
