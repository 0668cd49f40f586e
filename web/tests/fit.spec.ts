// Every screen at every size in every language, and 40 % longer: nothing is cut off, nothing scrolls sideways.
// What was seen is written to web/screenshots/, to be looked at.
import type { Page } from '@playwright/test';
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

/** As if another tab had changed the settings: the screen has to speak the other language at once. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(newValue => dispatchEvent(new StorageEvent('storage', { key: 'stolik-settings', newValue })), JSON.stringify({ language }));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

async function look(page: Page, name: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [size, box] of Object.entries(SIZES)) {
    await page.setViewportSize(box);
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    const over = await sideways(page);
    if (over > 0) wrong.push(`${size}: scrolls sideways by ${over} px`);
    wrong.push(...(await clippedTexts(page)).map(text => `${size}: ${text}`));
    if (['phone', 'tablet', 'desktop'].includes(size)) await page.screenshot({ path: `screenshots/${name}-${size}.png` });
  }
  return wrong;
}

for (const stop of STOPS) {
  test(`${stop.name} fits in three languages`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(SIZES.phone);
    await visit(page, stop, { language: 'pl' });
    const wrong: string[] = [];
    for (const language of ['pl', 'ru', 'en']) {
      await speak(page, language);
      await page.evaluate(() => document.fonts.ready);
      wrong.push(...(await look(page, `${stop.name}-${language}`)).map(text => `${language} ${text}`));
    }
    // In the dark, for looking at.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(SIZES.desktop);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.screenshot({ path: `screenshots/${stop.name}-dark-desktop.png` });
    expect(wrong).toEqual([]);
  });

  test(`${stop.name} fits with 40 % more text`, async ({ page }) => {
    await page.setViewportSize(SIZES.phone);
    await visit(page, stop, { pseudo: true, language: 'pl' });
    expect(await look(page, `${stop.name}-longer`)).toEqual([]);
  });
}
