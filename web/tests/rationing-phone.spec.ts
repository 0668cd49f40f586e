// Rationing in the hand, at the table of the lesson: its deal is fixed, and each step is a situation of a real game.
import type { Page } from '@playwright/test';
import { expect, open, test } from './people';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** The lesson as it is taken up again at a step, counted from 0 (script.ts). */
async function lessonAt(page: Page, step: number, language = 'pl'): Promise<void> {
  await page.addInitScript(at => sessionStorage.setItem('stolik-lesson-rationing', at), String(step));
  await open(page, '/learn/rationing', { language, settings: { motion: 'reduced' } });
  await expect(page.locator('.rg.phone')).toBeVisible();
}

test('what is to be read can be seen, and nothing else is asked for', async ({ page }) => {
  await lessonAt(page, 0, 'ru');
  await expect(page.locator('.rg-lesson-strip')).toContainText('творожный пирог');
  await expect(page.locator('.rg-card .nm', { hasText: 'творожный пирог' })).toBeInViewport();
  await expect(page.locator('.rg-lesson-status')).not.toHaveClass(/mine/);
  await expect(page.locator('.rg-spin')).toHaveCount(0);
});

for (const language of ['pl', 'ru', 'en']) {
  test(`the stage of the top is in sight while an offer waits (${language})`, async ({ page }) => {
    await lessonAt(page, 4, language);
    await expect(page.locator('[data-offer="2"]')).toBeVisible();
    await expect(page.locator('.rg-strip .rg-stage-word.on')).toBeInViewport({ ratio: 1 });
    // Scrolled to the top itself one reads it there.
    await page.locator('.rg-topz .rg-stage-brief').evaluate(one => one.scrollIntoView({ block: 'center' }));
    await expect(page.locator('.rg-topz .rg-stage-word.on')).toBeInViewport({ ratio: 1 });
  });
}

test('to buy nothing is asked in words that cannot be mistaken', async ({ page }) => {
  await lessonAt(page, 8);
  await page.getByRole('button', { name: 'Nic nie kupuję' }).tap();
  const dialog = page.locator('.dialog[open]');
  await expect(dialog.getByRole('button')).toHaveText(['Wracam do lady', 'Nic nie kupuję']);
  await dialog.getByRole('button', { name: 'Wracam do lady' }).tap();
  await expect(dialog).toHaveCount(0);
});

test('how many coupons there are and how many of them go can both be read', async ({ page }) => {
  await lessonAt(page, 3);
  // What one taps here is said to all; a caption says so.
  await expect(page.locator('.rg-say .lbl')).toBeVisible();
  for (const coupon of await page.locator('.rg-purse button').all()) await coupon.tap();
  await expect(page.locator('.rg-taken')).not.toHaveCount(0);
  const covered = () =>
    page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect());
      return boxes('.rg-taken').filter(a =>
        boxes('.rg-count').some(b => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
      ).length;
    });
  await expect.poll(covered).toBe(0);
});
