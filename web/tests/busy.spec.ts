// On a machine too busy to paint: what is seen can be used, and nothing that comes late interrupts it.
import type { Page } from '@playwright/test';
import { expect, open, test } from './people';

/** Frames, and what waits for one, come 300 ms late. */
async function busy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout as (act: TimerHandler, ms?: number, ...more: unknown[]) => number;
    window.requestAnimationFrame = act => later(() => act(performance.now()), 300);
    // Effects wait for a frame, but not longer than this (preact/hooks, RAF_TIMEOUT).
    window.setTimeout = ((act: TimerHandler, ms?: number, ...more: unknown[]) =>
      later(act, ms === 35 ? 300 : ms, ...more)) as typeof setTimeout;
  });
}

const submit = (page: Page) => page.locator('.new-open button[type=submit]').press('Enter');
/** Pressed in the page, in the moment in which it is seen. */
const pressOn = (page: Page, seen: string, key: string, focus: string) =>
  page.evaluate(
    ([seen, key, focus]) =>
      new Promise<void>(done => {
        new MutationObserver((_, self) => {
          if (!document.querySelector(seen)) return;
          self.disconnect();
          const target = document.querySelector<HTMLElement>(focus) ?? document.body;
          target.focus();
          target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
          done();
        }).observe(document.body, { childList: true, subtree: true });
      }),
    [seen, key, focus] as const,
  );

test('a key counts as soon as the table is seen', async ({ page }) => {
  await busy(page);
  await open(page, '/new/triples?place=bots', { language: 'en' });
  const pressed = pressOn(page, '.frame', '/', 'body');
  await submit(page);
  await pressed;
  await expect(page.locator('.command-line')).toBeVisible();
});

test('a hold that has begun on a cover is not broken off', async ({ page }) => {
  await busy(page);
  await open(page, '/new/triples?place=device', { language: 'en' });
  const pressed = pressOn(page, '.cover .hold', ' ', '.cover .hold');
  await submit(page);
  await pressed;
  await expect(page.locator('.frame')).toBeVisible();
  await expect(page.locator('.cover')).toHaveCount(0);
});
