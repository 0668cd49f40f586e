// What matters most on a screen is whole and in sight without scrolling, in every window people have: phones upright
// and on their side, a laptop. And nothing of a lobby lies over something else.
import { expect, test, type Page } from '@playwright/test';
import { Someone } from './support/people';
import { clippedTexts, sameLots } from './people';
import { give, legal } from './support/command';
import { comesBack, played } from './support/played';
import { TestServer } from './support/server';
import { ownClock, painted, pass } from './support/time';

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.close());
const base = () => `http://127.0.0.1:${server.port}/`;

const WINDOWS = [
  [390, 844],
  [360, 740],
  [844, 390],
  [720, 450],
  [1280, 800],
  [1440, 900],
] as const;
const LANGUAGES = ['pl', 'ru', 'en'];

/** What of these cannot be seen or pressed as a whole, in any of the windows. */
async function outOfSight(
  page: Page,
  selectors: string[],
  windows: readonly (readonly [number, number])[] = WINDOWS,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [at, [width, height]] of windows.entries()) {
    await page.setViewportSize({ width, height });
    const language = LANGUAGES[at % 3]!;
    await page.evaluate(
      newValue => dispatchEvent(new StorageEvent('storage', { key: 'stolik-settings', newValue })),
      JSON.stringify({ language, motion: 'reduced' }),
    );
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)));
    await painted(page);
    wrong.push(
      ...(
        await page.evaluate(
          selectors =>
            selectors.flatMap(selector =>
              [...document.querySelectorAll<HTMLElement>(selector)]
                .filter(one => one.checkVisibility())
                .flatMap(one => {
                  const { left, right, top, bottom } = one.getBoundingClientRect();
                  const x = (left + right) / 2;
                  const seen =
                    left >= -1 &&
                    right <= innerWidth + 1 &&
                    top >= -1 &&
                    bottom <= innerHeight + 1 &&
                    [top + 3, (top + bottom) / 2, bottom - 3].every(y => one.contains(document.elementFromPoint(x, y)));
                  return seen
                    ? []
                    : [
                        `${selector} "${one.innerText.slice(0, 20)}" at ${Math.round(left)} to ` +
                          `${Math.round(right)}, ${Math.round(top)} to ${Math.round(bottom)}`,
                      ];
                }),
            ),
          selectors,
        )
      ).map(what => `${width} × ${height} ${language}: ${what}`),
    );
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

test(
  'in a lobby the start and whoever knocks are in sight, ' + 'and no seat lies over the ticket or beyond the edge',
  async ({ browser }) => {
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
    for (const [width, height] of [
      [1180, 760],
      [1280, 800],
      [1366, 768],
      [1440, 900],
      [1920, 1080],
    ]) {
      await page.setViewportSize({ width: width!, height: height! });
      await painted(page);
      expect(
        await page.evaluate(() => {
          const inside = document.querySelector('.lobby-seats')!.getBoundingClientRect();
          return [...document.querySelectorAll('.round .place')]
            .map(one => one.getBoundingClientRect())
            .filter(({ left, right }) => left < inside.left - 1 || right > inside.right + 1).length;
        }),
        `${width}`,
      ).toBe(0);
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
  },
);

test('what covers the cards on one device can be held and passed on', async ({ browser }) => {
  const ala = await Someone.sitsDown(browser, base(), 'pl');
  await ala.goes('/new/triples?place=device');
  await ala.page.locator('.new-open button[type=submit]').click();
  await ala.page.locator('.cover .hold').waitFor();
  expect(await outOfSight(ala.page, ['.cover .hold', '.cover-words > .btn-seat .btn, .cover-words > .btn'])).toEqual(
    [],
  );
  await ala.leaves();
});

test('on a laptop what one has at home and what one can do lie above the edge, through a game of rationing', async ({
  browser,
}) => {
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
    // The game may have ended meanwhile: nothing is waited for.
    const [phase] = await page
      .locator('.rg')
      .evaluateAll(all => all.map(one => `${one.getAttribute('data-phase')} ${one.getAttribute('data-final')}`));
    if (!phase) break;
    const moment = `${phase} ${kinds}`;
    // A kind of moment is looked at once, in every language.
    for (const language of seen.has(moment) ? [] : LANGUAGES) {
      await page.evaluate(
        newValue => dispatchEvent(new StorageEvent('storage', { key: 'stolik-settings', newValue })),
        JSON.stringify({ language, motion: 'reduced' }),
      );
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.evaluate(() => document.fonts.ready);
      await pass(page, 100);
      wrong.push(
        ...(
          await page.evaluate(() => {
            const edge = document.querySelector('.frame-foot')?.getBoundingClientRect().top ?? Infinity;
            return [...document.querySelectorAll('.rg-home > *, .rg-act .btn, .rg-top-acts .btn')]
              .filter(one => one.getBoundingClientRect().bottom > edge + 1)
              .map(
                one =>
                  `.${one.className} ends at ${Math.round(one.getBoundingClientRect().bottom)} of ${Math.round(edge)}`,
              );
          })
        ).map(what => `${moment}, ${language}: ${what}`),
      );
    }
    seen.add(moment);
    if (moves.length > 0) await give(page, moves[(step * 7) % moves.length]!, true);
    await pass(page, 2500);
  }
  expect(wrong).toEqual([]);
  // Everybody has the top once, and buys; which other moments there are is the bots' time and luck.
  for (const kind of ['allocation false spin stop', 'shopping false '])
    expect(
      [...seen].some(moment => moment.startsWith(kind)),
      kind,
    ).toBe(true);
  await ala.leaves();
});

test('at the end a small window has one low row, and the rest of what can be done behind one button', async ({
  browser,
}) => {
  const small = WINDOWS.slice(0, 3);
  const rows = async (page: Page) => {
    await page.locator('.end-acts').waitFor();
    expect(await outOfSight(page, ['.end-acts .btn', '.end-wait'], small)).toEqual([]);
    for (const [width, height] of small) {
      await page.setViewportSize({ width, height });
      for (const language of LANGUAGES) {
        await page.evaluate(
          newValue => dispatchEvent(new StorageEvent('storage', { key: 'stolik-settings', newValue })),
          JSON.stringify({ language, motion: 'reduced' }),
        );
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await painted(page);
        expect(
          await page.locator('.end-acts').evaluate(row => row.getBoundingClientRect().height),
          `${width} × ${height} ${language}`,
        ).toBeLessThanOrEqual(72);
      }
    }
  };
  // A whole game with people: who may open the next one, and who waits for it.
  const ala = await Someone.sitsDown(browser, base(), 'pl');
  await ala.goes('/');
  const [host, guest] = await played(ala.page);
  for (const [seated, presses] of [
    [host!, 3],
    [guest!, 2],
  ] as const) {
    const one = await Someone.sitsDown(browser, base(), 'pl');
    await comesBack(one.page, base(), seated);
    await rows(one.page);
    await expect(one.page.locator('.end-acts .btn')).toHaveCount(presses);
    await one.page.locator('.end-acts .btn[aria-expanded]').click();
    await expect(one.page.locator('.end-more .btn')).toHaveCount(3);
    const [file] = await Promise.all([
      one.page.waitForEvent('download'),
      one.page.locator('.end-more .btn').nth(1).click(),
    ]);
    expect(file.suggestedFilename()).toContain('.journal');
    await expect(one.page.locator('.end-more')).toHaveCount(0);
    await one.leaves();
  }
  for (const game of ['rationing', 'victory-line']) {
    await ala.goes(`/new/${game}?place=bots`);
    await ala.page.setViewportSize({ width: 1280, height: 800 });
    await ala.page.locator('.new-open button[type=submit]').click();
    await ala.page.locator('.frame .bar .icon-btn').last().click();
    await ala.page
      .locator('.menu-part:has(h3) .menu-row .btn', { hasText: /Zakończ grę|Закончить игру|End the game/ })
      .click();
    await ala.page.locator('.dialog .btn.primary').click();
    await rows(ala.page);
  }
  await ala.leaves();
});

test('in the lesson of rationing a flat window shows the shop, and cuts no word', async ({ browser }) => {
  for (const language of ['pl', 'ru', 'en'] as const) {
    const ala = await Someone.sitsDown(browser, base(), language, { width: 844, height: 390 });
    const { page } = ala;
    await ala.goes('/learn/rationing');
    const steps = page.locator('.rg-lesson-steps i');
    await steps.first().waitFor();
    for (let step = 1; step <= (await steps.count()); ++step) {
      await expect(page.locator('.rg-lesson-steps i.on')).toHaveCount(step);
      await painted(page);
      const lies = await page.evaluate(() => {
        const edge = document.querySelector('.rg-dock')!.getBoundingClientRect().top;
        return [...document.querySelectorAll('.rg-shop .rg-card')]
          .map(card => Math.round(card.getBoundingClientRect().bottom - edge))
          .filter(below => below > 0);
      });
      // At the end nothing is asked of it.
      if (step < (await steps.count())) expect(lies, `${language}, step ${step}`).toEqual([]);
      expect(await clippedTexts(page), `${language}, step ${step}`).toEqual([]);
      if (step < (await steps.count())) await page.locator('.rg-lesson-strip .acts .btn').first().click();
    }
    await ala.leaves();
  }
});

test('where others are away, nothing of a phone lies half under the hand in one\u2019s turn', async ({ browser }) => {
  const ala = await Someone.sitsDown(browser, base(), 'pl', { width: 390, height: 844 });
  await ala.goes('/');
  // All have left; the first of them comes back, and it is her turn.
  const [host] = await played(ala.page, { over: false });
  await comesBack(ala.page, base(), host!);
  await ala.page.reload();
  await ala.page.locator('.absent [data-away]').first().waitFor();
  await painted(ala.page);
  expect(
    await ala.page.evaluate(() => {
      const edge = document.querySelector('.tr-hand')!.getBoundingClientRect().top;
      return [...document.querySelectorAll('.tr-k')]
        .map(one => Math.round(one.getBoundingClientRect().bottom - edge))
        .filter(below => below > 1);
    }),
  ).toEqual([]);
  await ala.leaves();
});
