// The screens around a table, most of them with a real server, from all sides: see looking.ts.
import { expect, test, type Page } from '@playwright/test';
import { lookedAt } from './looking';
import { Someone } from './support/people';
import { TestServer } from './support/server';

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.close());

async function submit(page: Page): Promise<void> {
  await page.locator('.new-open button[type=submit]').click();
}

/** From each address to a screen of ours. */
const PLACES: Record<string, { hash: string; act?: (page: Page) => Promise<void>; ready: string }> = {
  lobby: { hash: '/new/victory-line?place=online', act: submit, ready: '.lobby .place.person' },
  seat: {
    hash: '/new/triples?place=online',
    act: async page => (await submit(page), page.locator('[data-seat="1"]').click()),
    ready: '.seat-acts',
  },
  join: { hash: '/join', ready: '.join-code' },
  // A stranger at a table that somebody else has opened.
  name: {
    hash: '/',
    ready: '.join-name',
    act: async page => {
      const host = await (await page.context().browser()!.newContext({ serviceWorkers: 'block' })).newPage();
      await host.goto(`http://127.0.0.1:${server.port}/#/new/triples?place=online`);
      await submit(host);
      await host.locator('.lobby').waitFor();
      await page.goto(`http://127.0.0.1:${server.port}/#/join/${host.url().split('/').at(-1)}`);
    },
  },
  refused: { hash: '/join/12345678', ready: '.notice.bad' },
  cover: { hash: '/new/rationing?place=device', act: submit, ready: '.cover .hold' },
  menu: {
    hash: '/new/victory-line?place=bots',
    act: async page => (await submit(page), page.locator('.frame .bar .icon-btn').last().click()),
    ready: '.sheet .menu',
  },
  command: {
    hash: '/new/triples?place=bots',
    act: async page => (await submit(page), await page.locator('.frame').waitFor(), page.keyboard.press('/')),
    ready: '.command-line',
  },
  end: {
    hash: '/new/triples?place=bots',
    act: async page => {
      await submit(page);
      await page.locator('.frame .bar .icon-btn').last().click();
      await page.locator('.menu-part .menu-row .btn').last().waitFor();
      await page
        .locator('.menu-part:has(h3) .menu-row .btn', { hasText: /Zakończ grę|Закончить игру|End the game/ })
        .click();
      await page.locator('.dialog .btn.primary').click();
      await page.locator('.end-acts .btn').first().click();
    },
    ready: '.replay-bar',
  },
  missing: { hash: '/table/nothinghere', ready: '.notice.bad' },
};

for (const [name, place] of Object.entries(PLACES)) {
  test(`${name} fits and is there for everyone`, async ({ browser }) => {
    const ala = await Someone.sitsDown(browser, `http://127.0.0.1:${server.port}/`, 'pl');
    await ala.goes(place.hash);
    await place.act?.(ala.page);
    await ala.page.locator(place.ready).first().waitFor();
    expect(await lookedAt(ala.page, `tables-${name}`)).toEqual([]);
    await ala.leaves();
  });
}
