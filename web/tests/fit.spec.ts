// Every screen at every size in every language, and 40 % longer: nothing is cut off, nothing scrolls sideways.
// What was seen is written to web/screenshots/, to be looked at.
import { clippedTexts, expect, sideways, test } from './people';
import { STOPS, visit } from './screens';

const SIZES = {
  small: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
  projector: { width: 1920, height: 1080 },
  // A desktop at 200 % zoom is a window of half the size.
  zoomed: { width: 720, height: 450 },
};

for (const stop of STOPS) {
  test.describe(stop.name, () => {
    for (const language of ['pl', 'ru', 'en', 'longer']) {
      test(`fits in ${language}`, async ({ page }) => {
        const wrong: string[] = [];
        await page.setViewportSize(SIZES.phone);
        await visit(page, stop, language === 'longer' ? { pseudo: true, language: 'pl' } : { language });
        for (const [name, size] of Object.entries(SIZES)) {
          await page.setViewportSize(size);
          await page.waitForTimeout(150);
          const over = await sideways(page);
          if (over > 0) wrong.push(`${name}: scrolls sideways by ${over} px`);
          wrong.push(...(await clippedTexts(page)).map(text => `${name}: ${text}`));
          if (['phone', 'tablet', 'desktop'].includes(name)) await page.screenshot({ path: `screenshots/${stop.name}-${name}-${language}.png` });
        }
        expect(wrong).toEqual([]);
      });
    }
    test('dark, for looking at', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize(SIZES.desktop);
      await visit(page, stop, { language: 'pl' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.screenshot({ path: `screenshots/${stop.name}-desktop-dark.png` });
    });
  });
}
