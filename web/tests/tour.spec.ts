// A walk through the whole client for looking at: pictures of every moment, written to web/screenshots/tour/. Not a
// check, so it only runs when asked for: STOLIK_TOUR=1 npx playwright test tour
import { expect, test, type Browser, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { open } from './people';
import { aClass, address, aFork, aTable, aWall, play, type Scene, type Told } from './support/class';
import { Someone } from './support/people';
import { TestServer } from './support/server';
import { clockStands, ownClock, pass } from './support/time';

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.close());

type View = [name: string, width: number, height: number, language: 'pl' | 'ru' | 'en', theme: 'light' | 'dark'];
const VIEWS: View[] = [
  ['small', 320, 640, 'ru', 'light'],
  ['phone', 390, 844, 'pl', 'light'],
  ['phone-dark', 390, 844, 'en', 'dark'],
  ['tablet', 820, 1180, 'en', 'light'],
  ['desktop', 1440, 900, 'ru', 'light'],
  ['desktop-dark', 1440, 900, 'pl', 'dark'],
  ['projector', 1920, 1080, 'ru', 'light'],
];
/** So many lines of the log, and about half of the game is over. */
const MIDDLE = { triples: 9, rationing: 40, 'victory-line': 40 };
const GAMES = ['triples', 'rationing', 'victory-line'] as const;

async function stand(page: Page, [, width, height, language, theme]: View): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    newValue => dispatchEvent(new StorageEvent('storage', { key: 'stolik-settings', newValue })),
    JSON.stringify({ language, theme, motion: 'reduced' }),
  );
  await page.waitForFunction(language => document.documentElement.lang === language, language);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function pictures(page: Page, moment: string, only?: string[]): Promise<void> {
  for (const view of VIEWS) {
    if (only && !only.includes(view[0])) continue;
    await stand(page, view);
    await page.screenshot({ path: `screenshots/tour/${moment}-${view[0]}.png` });
  }
}

/** A picture of the docs, as good as fits into so many bytes. */
async function picture(page: Page, name: string, most: number): Promise<void> {
  for (let quality = 85; quality >= 25; quality -= 10) {
    const bytes = await page.screenshot({ path: `../docs/pictures/${name}.jpg`, type: 'jpeg', quality });
    if (bytes.length <= most) break;
  }
}

/** A bot takes the person's chair, or gives it back. */
async function changeChairs(page: Page): Promise<void> {
  if (await page.locator('.end-acts').count()) return;
  await page.locator('.frame .bar .icon-btn').last().click();
  const button = page.locator('.menu-row .btn', { hasText: /bot|człowiek|бот|человек|person/ }).first();
  await button.waitFor();
  await button.click();
  await page.keyboard.press('Escape');
}

/** A bot plays for the person until about half of the game is over; then the person's turn is waited for. */
async function toTheMiddle(page: Page, game: (typeof GAMES)[number]): Promise<void> {
  const lines = () => page.evaluate(() => document.querySelectorAll('.frame-side .log li, .vl-log .log li').length);
  // Bots that need no time would be through with the game before anybody looks.
  await clockStands(page);
  await changeChairs(page);
  for (let turn = 0; turn < 400 && (await lines()) < MIDDLE[game]; turn += 1) await pass(page, 100);
  await changeChairs(page);
  for (let turn = 0; turn < 40 && !(await page.locator('.status.mine, .end').count()); turn += 1) await pass(page, 500);
  await pass(page, 2000);
  await page.clock.resume();
}

const base = () => `http://127.0.0.1:${server.port}/`;
const submit = (page: Page) => page.locator('.new-open button[type=submit]').click();

async function newcomer(browser: Browser): Promise<Someone> {
  const someone = await Someone.sitsDown(browser, base(), 'pl');
  await someone.page.addInitScript(() => localStorage.setItem('stolik-pace', '0'));
  someone.page.setDefaultTimeout(20_000);
  return someone;
}

/** A table against bots, its first cards dealt, with time in hand. */
async function againstBots(browser: Browser, game: (typeof GAMES)[number]): Promise<Page> {
  const someone = await newcomer(browser);
  await ownClock(someone.page);
  await someone.goes(`/new/${game}?place=bots`);
  await submit(someone.page);
  await someone.page.locator('.frame').waitFor();
  await someone.page.clock.runFor(3000);
  return someone.page;
}

test('around the tables', async ({ browser }) => {
  const { page } = await newcomer(browser);
  const go = async (hash: string, ready: string) => {
    await page.goto(`${base()}#${hash}`);
    await page.locator(ready).first().waitFor();
  };
  await go('/', '.verb.p');
  await pictures(page, 'start');
  for (const game of GAMES) {
    await go(`/new/${game}?place=bots`, '.new-open');
    await pictures(page, `new-${game}`, ['small', 'phone', 'desktop']);
    await go(`/learn/${game}`, '.btn');
    await page.waitForTimeout(1000);
    await pictures(page, `learn-${game}`, ['small', 'phone', 'tablet', 'desktop']);
    await go(`/rules/${game}`, 'main h2');
    await pictures(page, `rules-${game}`, ['phone', 'desktop-dark']);
  }
  await go('/settings', 'main');
  await pictures(page, 'settings', ['small', 'phone-dark', 'desktop']);
  await go('/join', '.join-code');
  await pictures(page, 'join', ['small', 'phone']);
});

// The pictures of README: ./stolik pictures
for (const game of GAMES) {
  test(`README shows ${game}`, async ({ browser }) => {
    const page = await againstBots(browser, game);
    await toTheMiddle(page, game);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (const view of [
      ['phone', 390, 844, 'en', 'light'],
      ['desktop', 1440, 900, 'en', 'light'],
    ] satisfies View[]) {
      await stand(page, view);
      await picture(page, `${game}-${view[0]}`, 150_000);
    }
  });
}

const names = (
  JSON.parse(readFileSync(new URL('../../content/pseudonyms.json', import.meta.url), 'utf8')) as { id: string }[]
).map(one => one.id);
const lesson = (more: Told = {}): Told => {
  const told = aClass(names, { title: 'Class 8b', ...more });
  told.people[8].hand = { since: told.now - 80_000, why: 'We are stuck' };
  return told;
};
const pupil = (more: Told): Told => {
  const told = lesson({ you: { person: 7, name: names[3], pseudonym: names[3], hand: false, place: null }, ...more });
  for (const member of ['people', 'tables', 'code', 'wishes', 'staff', 'page']) delete told[member];
  return told;
};
const LESSON: [string, number, number, Parameters<typeof address>[0], string, () => Scene][] = [
  [
    'class-desk',
    1280,
    800,
    'desk',
    '.tcard',
    () => ({ role: 'teacher', told: lesson(), wall: aWall(aClass(names)), knocking: [] }),
  ],
  [
    'class-projector-code',
    1280,
    720,
    'screen',
    '.big-digits',
    () => ({
      role: 'projector',
      told: lesson({ phase: 'lobby', locked: false, tables: [], page: { page: 'code' } }),
    }),
  ],
  [
    'class-projector-question',
    1280,
    720,
    'screen',
    '.question-result',
    () => ({
      role: 'projector',
      told: lesson({ phase: 'debrief', page: { page: 'question' }, question: aFork(true) }),
      wall: aWall(lesson()),
    }),
  ],
  [
    'class-phone-table',
    390,
    844,
    'pupil',
    '.frame',
    () => ({
      role: 'pupil',
      told: pupil({
        you: { person: 7, name: names[3], pseudonym: names[3], hand: false, place: { table: 3, seat: 1 } },
      }),
      after: aTable('seat', names),
    }),
  ],
  [
    'class-phone-vote',
    390,
    844,
    'pupil',
    '.vote-option',
    () => ({ role: 'pupil', told: pupil({ phase: 'debrief', question: aFork(false) }) }),
  ],
];

// The pictures of docs/TEACHING.md, taken with those of README.
for (const [name, width, height, screen, mark, scene] of LESSON) {
  test(`README and TEACHING show ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await play(page, scene());
    await open(page, address(screen), { language: 'en' });
    await expect(page.locator(mark).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await picture(page, name, 90_000);
  });
}
test('README and TEACHING show the plan of a lesson', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/class', { language: 'en' });
  await expect(page.locator('.plan-tables li').first()).toBeVisible();
  await picture(page, 'class-plan', 90_000);
});

for (const game of GAMES) {
  test(`a game of ${game}`, async ({ browser }) => {
    const page = await againstBots(browser, game);
    await pictures(page, `${game}-1-opening`);
    // The rules beside the table, and the menu.
    await page.locator('.frame .bar .icon-btn').nth(-2).click();
    await page.locator('.sheet[open], .sheet').first().waitFor();
    await pictures(page, `${game}-2-rules`, ['phone', 'desktop']);
    await page.keyboard.press('Escape');
    await page.locator('.frame .bar .icon-btn').last().click();
    await pictures(page, `${game}-3-menu`, ['small', 'phone-dark', 'desktop']);
    await page.keyboard.press('Escape');
    await toTheMiddle(page, game);
    await pictures(page, `${game}-4-middle`);
    await changeChairs(page);
    for (let turn = 0; turn < 3000 && !(await page.locator('.end-acts').count()); turn += 1)
      await page.clock.runFor(3000);
    await page.clock.runFor(8000);
    await pictures(page, `${game}-5-end`);
    await page.evaluate(() => scrollTo(0, 1e6));
    await page.evaluate(() => document.querySelectorAll('main, .frame-table').forEach(one => (one.scrollTop = 1e6)));
    await pictures(page, `${game}-6-end-below`, ['phone', 'desktop']);
  });
}

test('one device, passed on', async ({ browser }) => {
  const someone = await newcomer(browser);
  await someone.goes('/new/triples?place=device');
  await submit(someone.page);
  await someone.page.locator('.cover .hold').waitFor();
  await pictures(someone.page, 'cover', ['small', 'phone', 'tablet', 'desktop-dark']);
});

test('online: lobby, knock, table, big screen, host', async ({ browser }) => {
  const host = await newcomer(browser);
  const guest = await newcomer(browser);
  await host.goes('/new/rationing?place=online');
  await submit(host.page);
  await host.page.locator('.lobby').waitFor();
  const code = host.page.url().split('/').at(-1)!;
  await guest.goes(`/join/${code}`);
  await guest.page.locator('.join-name').first().waitFor();
  await pictures(guest.page, 'online-1-name', ['small', 'phone', 'desktop']);
  await guest.page.locator('.join-commit button').click();
  await host.page.locator('.knocks .btn.primary').waitFor();
  await pictures(guest.page, 'online-2-knocking', ['phone', 'desktop']);
  await pictures(host.page, 'online-3-lobby-knock', ['small', 'phone', 'desktop']);
  await host.page.locator('.knocks .btn.primary').click();
  await guest.page.locator('.lobby').waitFor();
  const screen = await newcomer(browser);
  await screen.goes(`/watch/${code}`);
  await screen.page.waitForTimeout(800);
  await pictures(screen.page, 'online-4-watch-lobby', ['phone', 'desktop', 'projector']);
  if (await host.page.locator('.knocks .btn.primary').count()) await host.page.locator('.knocks .btn.primary').click();
  const fill = host.page.locator('.lobby .btn', { hasText: /[Bb]ot|[Бб]от/ }).first();
  if (await fill.isVisible()) await fill.click();
  await pictures(host.page, 'online-5-lobby-full', ['small', 'phone', 'tablet', 'desktop-dark', 'projector']);
  await host.page.locator('.lobby-start .lobby-go').click();
  for (const one of [host, guest, screen]) await one.page.locator('.frame').waitFor();
  await host.page.waitForTimeout(2000);
  await pictures(host.page, 'online-6-host', ['phone', 'desktop']);
  await pictures(guest.page, 'online-7-guest', ['small', 'phone']);
  await pictures(screen.page, 'online-8-big', ['tablet', 'desktop', 'projector']);
  await host.page.locator('.frame .bar .icon-btn').last().click();
  await pictures(host.page, 'online-9-host-menu', ['small', 'phone', 'desktop']);
  await host.page.keyboard.press('Escape');
  await host.page.locator('.frame .bar .icon-btn').last().click();
  await host.page.locator('.menu-row .btn').first().click();
  await host.page.keyboard.press('Escape');
  await pictures(guest.page, 'online-a-paused', ['phone', 'desktop']);
});

for (const game of ['triples', 'victory-line'] as const) {
  test(`the big screen of ${game}`, async ({ browser }) => {
    const host = await newcomer(browser);
    await host.goes(`/new/${game}?place=online`);
    await submit(host.page);
    await host.page.locator('.lobby').waitFor();
    const code = host.page.url().split('/').at(-1)!;
    const screen = await newcomer(browser);
    await screen.goes(`/watch/${code}`);
    await host.page
      .locator('.knocks .btn.primary')
      .click({ timeout: 3000 })
      .catch(() => {});
    const fill = host.page.locator('.lobby .btn', { hasText: /[Bb]ot|[Бб]от/ }).first();
    if (await fill.isVisible()) await fill.click();
    await host.page.locator('.lobby-start .lobby-go').click();
    for (const one of [host, screen]) await one.page.locator('.frame').waitFor();
    await host.page.waitForTimeout(3000);
    await pictures(screen.page, `big-${game}`, ['tablet', 'desktop-dark', 'projector']);
  });
}
