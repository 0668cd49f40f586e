// What every test of a screen holds, whoever writes it: no request to another host, no violation of the policy, no
// error on the console. Use `test` from here instead of Playwright's own.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

export { expect };

/** A folder is a game. */
const folder = join(import.meta.dirname, '../src/games');
export const GAMES = readdirSync(folder).filter(name => existsSync(join(folder, name, 'index.tsx')));

type Watch = { wrong: string[] };

/** STOLIK_SLOW=10: every page on a processor so many times slower. No test may mind. */
const SLOW = Number(process.env.STOLIK_SLOW ?? 1);

/** Collects what must not happen in any page of a context. */
export async function watch(context: BrowserContext, hosts = ['localhost', '127.0.0.1']): Promise<Watch> {
  const seen: Watch = { wrong: [] };
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', event =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
    );
  });
  // Who has played all games before meets no introduction; a test of it takes this away.
  await context.addInitScript(games => {
    try {
      localStorage.getItem('stolik-met') ?? localStorage.setItem('stolik-met', JSON.stringify(games));
      // Opponents as they always are; tests of fair match take this away, too.
      localStorage.getItem('stolik-fair') ??
        localStorage.setItem('stolik-fair', JSON.stringify({ on: false, level: 'steady' }));
    } catch {
      // A page without an address of its own keeps nothing.
    }
  }, GAMES);
  context.on('request', request => {
    const url = new URL(request.url());
    if (!hosts.includes(url.hostname) && !['data:', 'blob:'].includes(url.protocol))
      seen.wrong.push(`request to ${url.host}`);
  });
  const look = (page: Page) => {
    page.on('pageerror', error => seen.wrong.push(`error: ${error.message}`));
    page.on('console', message => {
      if (message.type() === 'error') seen.wrong.push(`console: ${message.text()}`);
    });
    // A page may be gone before it is slow.
    if (SLOW > 1)
      void context
        .newCDPSession(page)
        .then(line => line.send('Emulation.setCPUThrottlingRate', { rate: SLOW }))
        .catch(() => undefined);
  };
  context.pages().forEach(look);
  context.on('page', look);
  return seen;
}

/** Lots drawn in a page follow from the name of the test, so that luck fails nobody on one day and passes on the next.
 *  STOLIK_TEST_SEED draws others. Every load of a page draws on, not the same again. */
export async function sameLots(context: BrowserContext, name: string): Promise<void> {
  await context.addInitScript(
    word => {
      let loads = 0;
      try {
        loads = Number(localStorage.getItem('test-loads') ?? 0);
        localStorage.setItem('test-loads', String(loads + 1));
      } catch {
        // A page without an address of its own keeps nothing and draws no lots.
      }
      let state = 0x811c9dc5;
      for (const sign of `${word} ${loads}`) state = Math.imul(state ^ sign.codePointAt(0)!, 0x01000193);
      const next = () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return (mixed ^ (mixed >>> 14)) & 0xff;
      };
      Crypto.prototype.getRandomValues = function <T extends ArrayBufferView | null>(into: T): T {
        if (into)
          new Uint8Array(into.buffer, into.byteOffset, into.byteLength).forEach((_, at, bytes) => (bytes[at] = next()));
        return into;
      };
    },
    `${name} ${process.env.STOLIK_TEST_SEED ?? ''}`,
  );
}

export const test = base.extend<{ watched: Watch }>({
  watched: [
    async ({ context }, use, { titlePath, repeatEachIndex }) => {
      await sameLots(context, `${titlePath.join(' ')} ${repeatEachIndex}`);
      const seen = await watch(context);
      await use(seen);
      expect(seen.wrong).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a screen by its address after # and waits until it stands. */
export async function open(
  page: Page,
  hash: string,
  how: {
    language?: string;
    pseudo?: boolean;
    settings?: object;
    /** the page is loaded anew even if only the address after # is another */ anew?: string;
  } = {},
): Promise<void> {
  if (how.language || how.settings) {
    // Moves of bots are not shown for seconds; a test that looks at that sets a pace of its own.
    const kept = JSON.stringify({
      pace: 'instant',
      ...(how.language ? { language: how.language } : {}),
      ...how.settings,
    });
    await page.addInitScript(
      value => localStorage.getItem('stolik-settings') ?? localStorage.setItem('stolik-settings', value),
      kept,
    );
  }
  await page.goto(`./${how.pseudo ? '?pseudo' : how.anew ? `?${how.anew}` : ''}#${hash}`);
  // A screen stands when it waits for nothing; that it is the one that was meant is for who opens it to look.
  await page.locator('main:not([aria-busy="true"])').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Texts that are cut off or stick out of the window. What scrolls is fine; decoration (aria-hidden) is left out. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';
    const hides = (value: string) => value === 'hidden' || value === 'clip';
    // Many texts stand in the same boxes: each box is asked once.
    const boxes = new Map<HTMLElement, ReturnType<typeof ask>>();
    const ask = (box: HTMLElement) => {
      const style = getComputedStyle(box);
      const { overflowX, overflowY } = style;
      return {
        inline: style.display === 'inline',
        clipped: style.clipPath !== 'none',
        fixed: style.position === 'fixed',
        edge: box.getBoundingClientRect(),
        hides: { x: hides(overflowX), y: hides(overflowY) },
        scrolls: { x: scrolls(overflowX), y: scrolls(overflowY) },
        // Half a line of slack: letters may hang out of a tight line box without being cut.
        slack: Math.max(2, parseFloat(style.fontSize) * 0.2),
      };
    };
    const asked = (box: HTMLElement) => {
      let known = boxes.get(box);
      if (!known) boxes.set(box, (known = ask(box)));
      return known;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.trim();
      const parent = node.parentElement!;
      if (!text || parent.closest('[aria-hidden="true"], .unseen, script, style, noscript, option, [data-may-clip]'))
        continue;
      // A line that ends in "…" may stand on a button that shows the whole.
      const clamp =
        parent.closest('button, a[href]') &&
        [parent, parent.parentElement!, parent.parentElement!.parentElement!].some(
          box => getComputedStyle(box).getPropertyValue('-webkit-line-clamp') !== 'none',
        );
      if (clamp) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(rect => rect.width > 0 && rect.height > 0);
      if (rects.length === 0) continue;
      const left = Math.min(...rects.map(rect => rect.left)),
        right = Math.max(...rects.map(rect => rect.right));
      const top = Math.min(...rects.map(rect => rect.top)),
        bottom = Math.max(...rects.map(rect => rect.bottom));
      let across = true,
        down = true;
      for (
        let box: HTMLElement | null = parent;
        box && box !== document.body && (across || down);
        box = box.parentElement
      ) {
        const { inline, clipped, fixed, edge, hides, scrolls, slack } = asked(box);
        if (inline) continue;
        if (clipped) {
          across = down = false;
          break;
        }
        if (across && hides.x && (right > edge.right + 1.5 || left < edge.left - 1.5))
          found.push(`"${text.slice(0, 60)}" is cut off sideways in .${box.className}`);
        if (down && hides.y && (bottom > edge.bottom + slack || top < edge.top - slack))
          found.push(`"${text.slice(0, 60)}" is cut off below in .${box.className}`);
        if (scrolls.x) across = false;
        if (scrolls.y) down = false;
        if (fixed) break;
      }
      if (across && (right > innerWidth + 1.5 || left < -1.5))
        found.push(`"${text.slice(0, 60)}" sticks out of the window in .${parent.className}`);
    }
    return [...new Set(found)];
  });
}

/**
 * Words that go on in the next line though they have no hyphen there. What follows a soft hyphen is left out: it begins
 * on its line.
 */
export function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    selector =>
      [...document.querySelectorAll(selector)].flatMap(one => {
        const text = one.firstChild;
        if (text?.nodeType !== Node.TEXT_NODE) return [];
        const lines = ({ index, 0: { length } }: RegExpMatchArray) => {
          const range = document.createRange();
          range.setStart(text, index!);
          range.setEnd(text, index! + length);
          const middles = [...range.getClientRects()]
            .filter(box => box.width > 0.5)
            .map(box => (box.top + box.bottom) / 2);
          return Math.max(...middles) - Math.min(...middles) > 5 ? 2 : 1;
        };
        return [...text.textContent!.matchAll(/(?<=^|[ \u00a0–—-])[^ \u00a0\u00ad–—-]+/g)]
          .filter(word => lines(word) > 1)
          .map(word => `${word[0]} in ${text.textContent}`);
      }),
    selector,
  );
}

/** How far the page can be scrolled sideways; it must not be. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Controls smaller than 24 px (WCAG 2.5.8), besides links in running text and those covered by a larger label. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, a[href], select, input, summary, [role="button"], [role="gridcell"][tabindex]',
      ),
    ]
      .filter(
        one =>
          one.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
          !one.closest('[aria-hidden="true"], .unseen, p a, li a'),
      )
      .filter(one => {
        const box = (one.closest('label') ?? one).getBoundingClientRect();
        return box.width > 0 && (box.width < 23.5 || box.height < 23.5);
      })
      .map(
        one =>
          `${one.tagName.toLowerCase()}.${one.className} ` +
          `"${(one.getAttribute('aria-label') ?? one.textContent ?? '').slice(0, 40)}"`,
      ),
  );
}
