// The network goes away for good, once everything is kept in the browser. For tests with `serviceWorkers: 'allow'`.
import { expect, type Page } from '@playwright/test';
import { open } from '../people';

export async function pullThePlug(page: Page, how: Parameters<typeof open>[2]): Promise<void> {
  await open(page, '/', how);
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
  await page.context().setOffline(true);
}

/** Asking whether the server is there fails, as it should, and the browser writes that down. */
export function forgiveAsking(watched: { wrong: string[] }): void {
  watched.wrong = watched.wrong.filter(line => !/ERR_INTERNET_DISCONNECTED/.test(line));
}
