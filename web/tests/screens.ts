// The screens the generic tests go through. A screen that can be reached by its address is one line here.
import type { Page } from '@playwright/test';
import { expect, GAMES, open } from './people';

export { GAMES };

export type Stop = {
  name: string;
  hash: string;
  /** what has to be done to get there from the address */ act?: (page: Page) => Promise<void>;
  /** what is there and nowhere else */ ready: string;
};

/** From the start by one press to a table against bots. */
const playNow = (game: string) => async (page: Page) => {
  await page.locator(`.tile[data-game="${game}"] input`).check({ force: true });
  // By a key: a mouse that rests on a table makes what lies under it say more.
  await page.locator('.verb.p').press('Enter');
  await expect(page).toHaveURL(/#\/table\//);
};

export const STOPS: Stop[] = [
  { name: 'start', hash: '/', ready: '.verb.p' },
  { name: 'settings', hash: '/settings', ready: '.settings' },
  { name: 'about', hash: '/about', ready: 'main.page' },
  { name: 'teachers', hash: '/teachers', ready: 'main.page' },
  { name: 'privacy', hash: '/privacy', ready: 'main.page' },
  { name: 'plan', hash: '/class', ready: '.plan-side' },
  { name: 'names', hash: '/class/names', ready: '.names-sheet' },
  // The form with one page: what stands on the others is looked at in print.spec.ts.
  { name: 'print', hash: `/print/${GAMES[0]}?only=short`, ready: '.pr-list[data-ready]' },
  { name: 'workshop', hash: '/workshop', ready: '.wk-make .btn.primary' },
  {
    name: 'workshop-deck',
    hash: '/workshop',
    act: async page => (
      await page.locator('.wk-make .btn.primary').press('Enter'),
      page.locator('.wk-turn .btn').last().press('Enter')
    ),
    ready: '.wk-preview .wk-card',
  },
  { name: 'clock', hash: '/clock', ready: '.rg-clock-in' },
  { name: 'lost', hash: '/nowhere/at/all', ready: 'main.lost' },
  ...GAMES.flatMap(game => [
    { name: `new-${game}-bots`, hash: `/new/${game}?place=bots`, ready: '.new-form .chair' },
    { name: `new-${game}-device`, hash: `/new/${game}?place=device`, ready: '.new-form .chair' },
    { name: `rules-${game}`, hash: `/rules/${game}`, ready: '.rule' },
    { name: `learn-${game}`, hash: `/learn/${game}`, ready: '.tr, .rg, .vl' },
    { name: `table-${game}`, hash: '/', act: playNow(game), ready: `.frame-table[data-game="${game}"]` },
    { name: `generic-${game}`, hash: `/try/${game}?generic`, ready: '.gen-seat' },
  ]),
  { name: 'new-online', hash: `/new/${GAMES[0]}?place=online`, ready: '.new-form' },
];

export async function visit(page: Page, stop: Stop, how: Parameters<typeof open>[2] = {}): Promise<void> {
  await open(page, stop.hash, how);
  await stop.act?.(page);
  await page.locator(stop.ready).first().waitFor();
}
