// The screens around a table at every size, in every language and 40 % longer; axe light and dark. Pictures to be looked at.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { clippedTexts, sideways, smallTargets } from './people';
import { Someone, type Language } from './support/people';
import { TestServer } from './support/server';

test.describe.configure({ timeout: 300_000 });

const SIZES = {
  small: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
  projector: { width: 1920, height: 1080 },
  zoomed: { width: 720, height: 450 },
};

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.close());

async function submit(page: Page): Promise<void> {
  await page.locator('.new-open button[type=submit]').click();
}

/** From each address to a screen of ours. */
const PLACES: Record<string, { hash: string; act?: (page: Page) => Promise<void>; ready: string }> = {
  lobby: { hash: '/new/victory-line?place=online', act: submit, ready: '.lobby .place.person' },
  seat: { hash: '/new/triples?place=online', act: async page => (await submit(page), page.locator('[data-seat="1"]').click()), ready: '.seat-acts' },
  join: { hash: '/join', ready: '.join-code' },
  name: { hash: '/join/12345678', ready: '.join-name' },
  refused: { hash: '/join/12345678', act: async page => (await page.locator('.join-name').first().waitFor(), page.locator('.join-commit button').click()), ready: '.notice.bad' },
  cover: { hash: '/new/rationing?place=device', act: submit, ready: '.cover .hold' },
  menu: { hash: '/new/victory-line?place=bots', act: async page => (await submit(page), page.locator('.frame .bar .icon-btn').last().click()), ready: '.sheet .menu' },
  command: { hash: '/new/triples?place=bots', act: async page => (await submit(page), await page.locator('.frame').waitFor(), page.keyboard.press('/')), ready: '.command-line' },
  end: {
    hash: '/new/triples?place=bots',
    act: async page => {
      await submit(page);
      await page.locator('.frame .bar .icon-btn').last().click();
      await page.locator('.menu-part .menu-row .btn').last().waitFor();
      await page.locator('.menu-part:has(h3) .menu-row .btn', { hasText: /Zakończ grę|Закончить игру|End the game/ }).click();
      await page.locator('.dialog .btn.primary').click();
      await page.locator('.end-acts .btn').first().click();
    },
    ready: '.replay-bar',
  },
  missing: { hash: '/table/nothinghere', ready: '.notice.bad' },
};

async function visits(page: Page, base: string, place: (typeof PLACES)[string], query = ''): Promise<void> {
  await page.goto(`${base}${query}#${place.hash}`);
  await place.act?.(page);
  await page.locator(place.ready).first().waitFor();
  await page.waitForTimeout(200);
}

for (const [name, place] of Object.entries(PLACES)) {
  for (const language of ['pl', 'ru', 'en', 'longer'] as const) {
    test(`${name} fits in ${language}`, async ({ browser }) => {
      const ala = await Someone.sitsDown(browser, `http://127.0.0.1:${server.port}/`, language === 'longer' ? 'ru' : (language as Language));
      const wrong: string[] = [];
      await visits(ala.page, ala.base, place, language === 'longer' ? '?pseudo' : '');
      for (const [size, viewport] of Object.entries(SIZES)) {
        await ala.page.setViewportSize(viewport);
        await ala.page.waitForTimeout(150);
        const over = await sideways(ala.page);
        if (over > 0) wrong.push(`${size}: scrolls sideways by ${over} px`);
        wrong.push(...(await clippedTexts(ala.page)).map(text => `${size}: ${text}`));
        if (['phone', 'desktop'].includes(size)) await ala.page.screenshot({ path: `screenshots/tables-${name}-${size}-${language}.png` });
      }
      expect(wrong).toEqual([]);
      await ala.leaves();
    });
  }
  test(`${name}: axe, light and dark`, async ({ browser }) => {
    const ala = await Someone.sitsDown(browser, `http://127.0.0.1:${server.port}/`, 'pl');
    await visits(ala.page, ala.base, place);
    for (const colorScheme of ['light', 'dark'] as const) {
      await ala.page.emulateMedia({ colorScheme });
      await ala.page.waitForTimeout(200);
      await ala.page.screenshot({ path: `screenshots/tables-${name}-desktop-${colorScheme}.png` });
      const { violations } = await new AxeBuilder({ page: ala.page }).analyze();
      expect(violations.map(one => `${colorScheme} ${one.id}: ${one.help}: ${one.nodes.slice(0, 3).map(node => `${node.target} ${node.any[0]?.message ?? ''}`).join(' | ')}`)).toEqual([]);
      expect(await smallTargets(ala.page)).toEqual([]);
    }
    await ala.leaves();
  });
}
