// Chromium as the other tests have it, as one of three.
import type { Page } from '@playwright/test';
import type { Tab } from './tab';

export async function chromium(page: Page, before: string): Promise<Tab> {
  const wrong: string[] = [];
  page.on('pageerror', error => wrong.push(error.message));
  page.on('console', message => message.type() === 'error' && wrong.push(message.text()));
  await page.addInitScript(before);
  return {
    engine: 'Chromium',
    go: async address => void (await page.goto(address)),
    run: async (script, ...values) =>
      JSON.parse(
        await page.evaluate(
          `Promise.resolve((${script})(...${JSON.stringify(values)})).then(found => JSON.stringify({ found }))`,
        ),
      ).found,
    press: async (x, y, ms = 0) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      if (ms) await page.waitForTimeout(ms);
      await page.mouse.up();
    },
    key: key => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
    wrong: async () => wrong.splice(0),
    close: () => page.close(),
  };
}
