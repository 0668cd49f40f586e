// Where the focus is, what a tab says, and what is left of other eyes: one policy for screens, covers, dialogs and
// veils.
import type { Page } from '@playwright/test';
import { expect, open, test } from './people';
import { patience } from './support/time';

const submit = (page: Page) => page.locator('.new-open button[type=submit]').click();
const focused = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.closest('[data-screen-start], dialog, .sheet, .veil, main, button')?.className ||
      document.activeElement?.tagName,
  );

async function lift(page: Page): Promise<void> {
  await page.locator('.cover .hold').focus();
  const longer = patience();
  // Two short presses; on a slow machine one of them may have been too long to be short.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.locator('.cover')).toHaveCount(0, { timeout: longer() });
  }).toPass();
}

test('a dialog at a table closes by Escape and gives the focus back', async ({ page }) => {
  for (const game of ['triples', 'victory-line']) {
    await open(page, `/new/${game}?place=bots`, { language: 'en' });
    await submit(page);
    await page.locator('.frame .bar .icon-btn').last().click();
    const end = page.locator('.menu').getByRole('button', { name: 'End the game' });
    await end.click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(end).toBeFocused();
    await page.keyboard.press('Escape');
    await page.goto('./#/');
  }
});

test('a pause takes the focus and gives it back', async ({ page }) => {
  await open(page, '/new/triples?place=bots', { language: 'en' });
  await submit(page);
  await page.locator('.frame .bar .icon-btn').last().click();
  await page.locator('.menu').getByRole('button', { name: 'Pause' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.veil')).toBeVisible();
  await page.locator('.veil .btn.primary').click();
  await expect(page.locator('.veil')).toHaveCount(0);
  await expect.poll(() => focused(page)).not.toBe('BODY');
});

test('nothing of one person’s choice, form or spoken hand is there for the next', async ({ page }) => {
  await open(page, '/new/triples?place=device', { language: 'en', settings: { motion: 'reduced' } });
  await submit(page);
  await expect(page.locator('.cover h2')).toBeFocused();
  const first = await page.locator('.cover h2').innerText();
  await expect(page).toHaveTitle(new RegExp(first));
  await lift(page);
  await expect(page.locator('.frame')).toBeVisible();
  await expect.poll(() => focused(page)).not.toBe('BODY');
  await expect(page).toHaveTitle(/^● /);
  await page.keyboard.press('h');
  const spoken = page.locator('[data-announcer="polite"]');
  await expect(spoken).toContainText('(');
  const hand = await spoken.innerText();
  // Asks until the device goes on to somebody else.
  for (let asks = 0; asks < 30; ++asks) {
    await expect(page.locator('.tr-slip[data-composing="true"], .cover').first()).toBeVisible();
    if (await page.locator('.cover').isVisible()) break;
    const told = await page.locator('.frame-side li').count();
    await page
      .locator('.tr-seat')
      .nth(asks % 3)
      .click();
    await page.locator('.tr-list li:not(.mine)').nth(asks).click();
    await page.keyboard.press('Enter');
    await expect
      .poll(
        async () => (await page.locator('.cover').isVisible()) || (await page.locator('.frame-side li').count()) > told,
      )
      .toBe(true);
  }
  await expect(page.locator('.cover')).toBeVisible();
  await expect(page.locator('.cover h2')).not.toHaveText(first);
  await expect.poll(() => page.content()).not.toContain(hand.slice(0, 40));
  await lift(page);
  await expect(page.locator('.tr-list')).toBeVisible();
  await expect(page.locator('.tr-list li.sel')).toHaveCount(0);
  await expect(page.locator('.tr-seat.sel')).toHaveCount(0);
});

test('the skip link leads to the content', async ({ page }) => {
  await open(page, '/settings', { language: 'en' });
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main').first()).toBeFocused();
  await expect(page).toHaveURL(/#\/settings$/);
});

test('in forced colours what is focused and chosen has a line', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/new/victory-line?place=bots', { language: 'en' });
  await submit(page);
  const edge = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(one => getComputedStyle(one).borderTopWidth);
  await expect.poll(async () => parseFloat(await edge('.vl-cell'))).toBeGreaterThan(0);
  await expect.poll(async () => parseFloat(await edge('.vl-card'))).toBeGreaterThan(0);
  await page.locator('.vl-card').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  const ring = () =>
    page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
      return `${outlineStyle} ${parseFloat(outlineWidth) >= 2}`;
    });
  await expect.poll(ring).toBe('solid true');
});
