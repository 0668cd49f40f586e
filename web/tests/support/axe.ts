// Axe in a page: put into it once, asked only for what is wrong. All is in one frame here, so the way of
// @axe-core/playwright through every frame and an extra page is not needed.
import type { Page } from '@playwright/test';
import axe from 'axe-core';

type Found = { id: string; help: string; nodes: { target: string; html: string; message: string }[] };

/** What axe finds wrong in the page, or in a part of it. */
export async function violations(
  page: Page,
  part?: string,
  /** the system chooses the colours: contrast is its own, and axe reads ours */ forced = false,
): Promise<Found[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ part, forced }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(part ? { include: [part] } : document, {
        resultTypes: ['violations'],
        preload: false,
        iframes: false,
        ...(forced ? { rules: { 'color-contrast': { enabled: false } } } : {}),
      });
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ target, html, any }) => ({ target: String(target), html, message: any[0]?.message ?? '' })),
      }));
    },
    { part, forced },
  );
}
