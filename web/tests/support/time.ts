// Time in tests. What is waited for is a condition; where a page's own clock is moved, those who think by no clock are
// waited for.
import type { Page } from '@playwright/test';

/** Everything that a press, a message or a new size set off in the page is drawn. */
export const painted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)))),
  );

/** Something is there, however short a time and however busy the machine. */
export const appears = (page: Page, selector: string) =>
  page.evaluate(
    selector =>
      new Promise<void>(done => {
        const look = () => document.querySelector(selector) && (watch.disconnect(), done());
        const watch = new MutationObserver(look);
        watch.observe(document, { childList: true, subtree: true, attributes: true });
        look();
      }),
    selector,
  );

/** The page's clock is the test's from now on. */
export async function ownClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const asked = new Set<string>();
    Object.assign(globalThis, { asked });
    let workers = 0;
    const Real = Worker;
    globalThis.Worker = class extends Real {
      readonly number = ++workers;
      constructor(...how: ConstructorParameters<typeof Real>) {
        super(...how);
        this.addEventListener('message', ({ data }) => asked.delete(`${this.number} ${data.id}`));
        this.addEventListener('error', () => this.forget());
      }
      override postMessage(message: { id?: number }): void {
        if (message.id !== undefined) asked.add(`${this.number} ${message.id}`);
        super.postMessage(message);
      }
      override terminate(): void {
        this.forget();
        super.terminate();
      }
      private forget(): void {
        for (const one of asked) if (one.startsWith(`${this.number} `)) asked.delete(one);
      }
    };
  });
}

/**
 * So much time passes in the page. Bots think in a worker, by no clock: whoever was asked has answered first, or an
 * hour of the page would pass in a moment in which a busy machine does nothing, and they would be taken for dead.
 */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.waitForFunction(() => ((globalThis as unknown as { asked?: Set<string> }).asked?.size ?? 0) === 0);
  await page.clock.runFor(ms);
}

/**
 * The page's clock stands, however long the machine needs. It has to be told when, which may be over by then. Never far
 * ahead: time that is skipped is time in which nobody answered, and the page would take its server for silent. For the
 * same reason the clock is installed before the page opens: one installed later skips the years since 1970, and timers
 * that run already go on beside it.
 */
export async function clockStands(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'isFake' in Date)))
    throw new Error('call page.clock.install() before the page is opened');
  for (let tries = 0; ; ++tries) {
    try {
      return await page.clock.pauseAt(
        await page.evaluate(ahead => Date.now() + ahead, Math.min(4000, 1000 + 500 * tries)),
      );
    } catch (error) {
      if (tries > 100) throw error;
    }
  }
}

/** For what has to be tried again: waits longer each time, so that a slow machine only needs more tries. */
export function patience(first = 1000): () => number {
  let next = first / 2;
  return () => (next = Math.min(20_000, next * 2));
}
