// The screens the generic tests go through. A screen that can be reached by its address is one line here.
import type { Page } from '@playwright/test';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, open } from './people';

export type Stop = { name: string; hash: string; /** what has to be done to get there from the address */ act?: (page: Page) => Promise<void> };

/** A folder is a game. */
const folder = join(import.meta.dirname, '../src/games');
export const GAMES = readdirSync(folder).filter(name => existsSync(join(folder, name, 'index.tsx')));

/** From the start by one press to a table against bots. */
const playNow = (game: string) => async (page: Page) => {
  await page.locator(`.tile[data-game="${game}"] input`).check({ force: true });
  await page.locator('.verb.p').click();
  await expect(page).toHaveURL(/#\/table\//);
  await page.locator('main').first().waitFor();
};

/** The table that serves any game. */
const dealt = async (page: Page) => page.locator('.gen-seat').first().waitFor();

export const STOPS: Stop[] = [
  { name: 'start', hash: '/' },
  { name: 'settings', hash: '/settings' },
  { name: 'about', hash: '/about' },
  { name: 'teachers', hash: '/teachers' },
  { name: 'privacy', hash: '/privacy' },
  { name: 'plan', hash: '/class', act: async page => page.locator('.plan-side').waitFor() },
  { name: 'names', hash: '/class/names', act: async page => page.locator('.names-sheet').waitFor() },
  { name: 'lost', hash: '/nowhere/at/all' },
  ...GAMES.flatMap(game => [
    { name: `new-${game}-bots`, hash: `/new/${game}?place=bots` },
    { name: `new-${game}-device`, hash: `/new/${game}?place=device` },
    { name: `rules-${game}`, hash: `/rules/${game}` },
    { name: `learn-${game}`, hash: `/learn/${game}` },
    { name: `table-${game}`, hash: '/', act: playNow(game) },
    { name: `generic-${game}`, hash: `/try/${game}?generic`, act: dealt },
  ]),
  { name: 'new-online', hash: `/new/${GAMES[0]}?place=online` },
];

export async function visit(page: Page, stop: Stop, how: Parameters<typeof open>[2] = {}): Promise<void> {
  await open(page, stop.hash, how);
  await stop.act?.(page);
}
