// People at browsers: each with a context of their own, a language and a size.
import { expect, type Browser, type Page } from '@playwright/test';
import { watch } from '../people';

export type Language = 'pl' | 'ru' | 'en';
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export class Someone {
  private constructor(
    readonly page: Page,
    readonly base: string,
    private readonly wrong: string[],
  ) {}

  static async sitsDown(browser: Browser, base: string, language: Language, viewport = DESKTOP): Promise<Someone> {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' });
    const { wrong } = await watch(context);
    const page = await context.newPage();
    await page.addInitScript(language => {
      if (!localStorage.getItem('stolik-settings'))
        localStorage.setItem('stolik-settings', JSON.stringify({ language, pace: 'instant' }));
      localStorage.setItem('stolik-pace', '0.2');
    }, language);
    return new Someone(page, base, wrong);
  }

  async goes(address: string): Promise<void> {
    await this.page.goto(`${this.base}#${address}`);
  }

  /** Gives a command by the command line, which every table has. */
  async types(command: string): Promise<void> {
    const { page } = this;
    const line = page.locator('.command-line input');
    if (!(await line.isVisible())) await page.keyboard.press('/');
    await line.fill(command);
    await line.press('Enter');
  }

  /** A command that can be given now, or null when nothing is expected from this seat. */
  async couldSay(): Promise<string | null> {
    const { page } = this;
    if (!(await page.locator('.command-line').isVisible())) await page.keyboard.press('/');
    const options = await page
      .locator('.command-line datalist option')
      .evaluateAll(found => found.map(one => (one as HTMLOptionElement).value));
    return options.find(command => !['offer', 'say'].includes(command)) ?? null;
  }

  /** The lines of the log, newest first, without their times. */
  async log(): Promise<string[]> {
    const { page } = this;
    const side = page.locator('.frame-side .log li > span');
    if (await page.locator('.frame-side').isVisible()) return side.allInnerTexts();
    const sheet = page.locator('.sheet .log li > span');
    if (!(await sheet.first().isVisible())) await page.locator('.log-foot').click();
    await expect(sheet.first()).toBeVisible();
    const lines = await sheet.allInnerTexts();
    await page.keyboard.press('Escape');
    return lines;
  }

  async leaves(): Promise<void> {
    // A line that was cut on purpose is told on the console by the browser itself.
    expect(this.wrong.filter(what => !/WebSocket|ERR_|Failed to load resource/.test(what))).toEqual([]);
    await this.page.context().close();
  }
}
