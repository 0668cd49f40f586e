// The puzzle of the day, as somebody finds it on the start screen: notes, a hint, a wrong answer, the right one, the
// proof.
import type { Page } from '@playwright/test';
import { expect, open, test } from './people';

/** One answer after the other, by the keyboard, until the right one. */
async function solve(page: Page) {
  const answers = page.locator('.pz-answer input');
  const many = await answers.count();
  for (let at = 0; at < many; ++at) {
    await answers.nth(at).focus();
    await page.keyboard.press('Space');
    await expect(answers.nth(at)).toBeChecked();
    await page.locator('.pz-acts .btn.primary').click();
    await expect(page.locator('.pz-right').or(page.locator('.pz-answer.wrong').nth(at))).toBeVisible();
    if (await page.locator('.pz-right').isVisible()) break;
  }
}

test('the puzzle of the day is solved, kept, shared and followed by another', async ({ page }) => {
  await open(page, '/', { language: 'en' });
  await page.getByRole('link', { name: 'Puzzle of the day' }).click();
  await expect(page.locator('.pz-question')).toBeVisible();
  const cell = page.locator('.pz-notes td button').first();
  await cell.focus();
  await page.keyboard.press('x');
  await expect(cell).toHaveText('✗');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.pz-steps li')).toHaveCount(1);
  await solve(page);
  await expect(page.locator('.pz-right')).toContainText('with one hint');
  await expect(page.locator('.pz-proof h2')).toBeFocused();
  await expect(page.locator('.pz-days .now')).toHaveClass(/done/);
  await page.reload();
  await expect(page.locator('.pz-right')).toBeVisible();
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(page.locator('.pz-right')).toHaveCount(0);
  await expect(page.locator('.pz-acts')).toBeVisible();

  // The same screen for another game: its own board, its cards as answers.
  await open(page, '/puzzle/victory-line?grade=2&seed=7');
  await expect(page.locator('.pz-question')).toContainText('stops');
  await expect(page.locator('.vl-puzzle [data-cell]')).toHaveCount(144);
  await page.locator('.vl-puzzle [data-cell="b2"]').click();
  await expect(page.locator('.vl-puzzle-what')).toContainText('B2');
  await expect(page.locator('.vl-puzzle .six')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.vl-puzzle .six')).toHaveCount(6);
  await solve(page);
  await expect(page.locator('.vl-puzzle .six')).toHaveCount(0);
  await page.locator('.pz-point').first().click();
  await expect(page.locator('.vl-puzzle .six')).toHaveCount(6);
  await expect(page.locator('.pz-steps li').last()).toContainText('No other card does it');

  // And a third: everybody's cards in the order of the queue, deals as answers.
  await open(page, '/puzzle/rationing?grade=4&seed=5');
  await expect(page.locator('.pz-question')).toContainText('places');
  await expect(page.locator('.rg-pz-people li')).toHaveCount(4);
  await solve(page);
  await expect(page.locator('.pz-steps li').last()).toContainText('No other deal helps both');
});
