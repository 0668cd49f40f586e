// Moves by the command line, which every table has.
import { expect, type Page } from '@playwright/test';

/** The line has the focus; or it went away with the end of the game. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('.command-line')).toHaveCount(0);
}

/** What can be said now, by the suggestions of the command line, which is closed again. */
export async function legal(page: Page): Promise<string[]> {
  await page.keyboard.press('/');
  const input = page.locator('.command-line input');
  // The game may be over by now.
  await expect(input.or(page.locator('.end')).first()).toBeVisible();
  const found = await page
    .locator('.command-line datalist option')
    .evaluateAll(all => all.map(one => (one as HTMLOptionElement).value));
  await close(page);
  return found.filter(command => !['offer', 'say'].includes(command));
}

/**
 * Gives a command, and it is taken: the line is empty again, or gone with the end of the game. Only an answer to an
 * offer may come too late: it can be gone by then; and whatever is given while a top spins by the clock (`late`).
 */
export async function give(page: Page, command: string, late = false): Promise<void> {
  await page.keyboard.press('/');
  const input = page.locator('.command-line input');
  await input.fill(command);
  await input.press('Enter');
  const gone =
    late || /^(accept|decline) /.test(command) ? page.locator('.command-line input[aria-invalid="true"]') : null;
  const text = () => input.evaluateAll(all => all.map(one => (one as HTMLInputElement).value).join(''));
  await expect.poll(async () => (await text()) === '' || ((await gone?.count()) ?? 0) > 0, command).toBe(true);
  await close(page);
}

/** Waits until something can be said, and says the first of it; false when the game is over instead. */
export async function anything(page: Page): Promise<boolean> {
  let could: string[] = [];
  const over = async () => (await page.locator('.end').count()) > 0;
  await expect
    .poll(async () => (await over()) || (could = await legal(page)).length > 0, { timeout: 60_000 })
    .toBe(true);
  if (could.length === 0) return false;
  await give(page, could[0]!);
  return true;
}
