// People at browsers: each with a context of their own, a language and a size.
import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export type Language = 'pl' | 'ru' | 'en';
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export class Someone {
  readonly wrong: string[] = [];
  private constructor(readonly page: Page, readonly base: string) {}

  static async sitsDown(browser: Browser, base: string, language: Language, viewport = DESKTOP): Promise<Someone> {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const someone = new Someone(page, base);
    page.on('pageerror', error => someone.wrong.push(String(error)));
    page.on('console', message => {
      if (message.type() === 'error' && !/WebSocket|ERR_|Failed to load resource/.test(message.text())) someone.wrong.push(message.text());
    });
    await page.addInitScript(language => {
      if (!localStorage.getItem('stolik-settings')) localStorage.setItem('stolik-settings', JSON.stringify({ language }));
      localStorage.setItem('stolik-pace', '0.2');
    }, language);
    return someone;
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
    const options = await page.locator('.command-line datalist option').evaluateAll(found => found.map(one => (one as HTMLOptionElement).value));
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
    expect(this.wrong).toEqual([]);
    await this.page.context().close();
  }
}
