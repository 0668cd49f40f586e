// Moves by the command line, which every table has.
import { expect, type Page } from '@playwright/test';

/** What can be said now, by the suggestions of the command line, which is closed again. */
export async function legal(page: Page): Promise<string[]> {
  await page.keyboard.press('/');
  const input = page.locator('.command-line input');
  // The game may be over by now.
  await expect(input.or(page.locator('.end')).first()).toBeVisible();
  const found = await page.locator('.frame:not(:has(.end)) .command-line datalist option').evaluateAll(all => all.map(one => (one as HTMLOptionElement).value));
  await closed(page);
  return found.filter(command => !['offer', 'say'].includes(command));
}

/** Gives a command, and it is taken. Only an answer to an offer may come too late: it can be gone by then. */
export async function give(page: Page, command: string): Promise<void> {
  await page.keyboard.press('/');
  const input = page.locator('.command-line input');
  await input.fill(command);
  await input.press('Enter');
  const gone = /^(accept|decline) /.test(command) ? page.locator('.command-line input[aria-invalid="true"]') : null;
  // With the last move of a game it goes, too.
  const said = () => input.evaluateAll(all => all.every(one => (one as HTMLInputElement).value === ''));
  await expect.poll(async () => (await said()) || ((await gone?.count()) ?? 0) > 0, command).toBe(true);
  await closed(page);
}

/** Nothing is asked of an element here: it may be gone with the table. */
async function closed(page: Page): Promise<void> {
  await expect.poll(async () => {
    if (await page.locator('.command-line').count()) await page.keyboard.press('Escape');
    return page.locator('.command-line').count();
  }).toBe(0);
}

/** Waits until something can be said, and says the first of it; false when the game is over instead. */
export async function anything(page: Page): Promise<boolean> {
  let could: string[] = [];
  const over = async () => (await page.locator('.end').count()) > 0;
  await expect.poll(async () => (await over()) || (could = await legal(page)).length > 0).toBe(true);
  if (could.length === 0) return false;
  await give(page, could[0]!);
  return true;
}
