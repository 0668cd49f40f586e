// The whole hand is seen, always: whole games of each title on phones upright and flat, small and zoomed windows. After
// every step of the game each card of one's hand lies in sight, or in a strip that scrolls sideways and shows that it
// does; in flat windows so does everybody one plays with.
import type { Page } from '@playwright/test';
import { expect, open, test } from './people';
import { ownClock, pass } from './support/time';
import { give, legal } from './support/command';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SIZES = {
  phone: { width: 390, height: 844 },
  'small phone': { width: 360, height: 740 },
  flat: { width: 844, height: 390 },
  narrow: { width: 320, height: 640 },
  // A desktop at 200 % zoom.
  zoomed: { width: 720, height: 450 },
};
type Size = keyof typeof SIZES;
/** The others are looked at now and then. */
const EVERY = 10;
/** So many moves of one's own; the long run plays to the end. */
const TURNS = process.env.STOLIK_LONG ? Infinity : 10;

const CARDS = {
  triples: '.tr-hand [data-held]',
  rationing: '.rg-purse .rg-stack',
  'victory-line': '.vl-hand .vl-card',
};
type Game = keyof typeof CARDS;
/** Those one plays with, in flat windows, where a third or fourth one is soon beneath the edge. */
const OTHERS: Partial<Record<Game, string>> = { triples: '.tr-seat', rationing: '.rg-around > li' };
const FLAT: Size[] = ['flat', 'zoomed'];

/** What of the hand, or of the others, cannot be seen, in words; empty when all is well. */
const unseen = (page: Page, cards: string): Promise<string[]> =>
  page.evaluate(selector => {
    const wrong: string[] = [];
    const scrolls = (box: HTMLElement) =>
      /auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth + 1;
    for (const card of document.querySelectorAll<HTMLElement>(selector)) {
      const name = (card.getAttribute('aria-label') ?? card.innerText).slice(0, 40);
      const { left, right, top, bottom } = card.getBoundingClientRect();
      if (right - left < 1) {
        wrong.push(`${name} is not shown`);
        continue;
      }
      let strip: HTMLElement | null = null;
      let edges = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
      for (let box = card.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        if (!strip && scrolls(box)) strip = box;
        const edge = box.getBoundingClientRect();
        edges = {
          left: Math.max(edges.left, edge.left),
          right: Math.min(edges.right, edge.right),
          top: Math.max(edges.top, edge.top),
          bottom: Math.min(edges.bottom, edge.bottom),
        };
      }
      if (top < edges.top - 6 || bottom > edges.bottom + 2)
        wrong.push(
          `${name} lies at ${Math.round(top)} to ${Math.round(bottom)}, seen is ${Math.round(edges.top)} to ` +
            `${Math.round(edges.bottom)}`,
        );
      if (!strip && (left < edges.left - 2 || right > edges.right + 2))
        wrong.push(
          `${name} lies at ${Math.round(left)} to ${Math.round(right)} across, seen is ${Math.round(edges.left)} ` +
            `to ${Math.round(edges.right)}`,
        );
      // Nothing may lie over it.
      const x = (left + right) / 2;
      if (x < edges.left || x > edges.right) continue;
      for (const y of [top + 4, (top + bottom) / 2, bottom - 6]) {
        const over = document.elementFromPoint(x, y);
        if (over && y < edges.bottom && !over.closest(selector)) {
          wrong.push(`${name} lies under .${over.className}`);
          break;
        }
      }
    }
    return wrong;
  }, cards);

/**
 * On a phone the answers to an offer to oneself are seen above the hand, however long the offer is, and hide none of
 * its lines while there is room.
 */
function hiddenAnswers(): string[] {
  // Beneath a sheet nothing is to be seen.
  if (document.querySelector('.sheet:popover-open, dialog[open]')) return [];
  return [...document.querySelectorAll<HTMLElement>('.rg.phone [data-offer]:not(.mine) .rg-acts .btn')]
    .flatMap(button => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const seen = [top + 3, bottom - 3].every(y =>
        button.closest('.btn-seat')!.contains(document.elementFromPoint((left + right) / 2, y)),
      );
      return seen
        ? []
        : [`the answer ${button.innerText} at ${Math.round(top)} to ${Math.round(bottom)} is not in sight`];
    })
    .concat(
      [...document.querySelectorAll<HTMLElement>('.rg.phone [data-offer]:not(.mine)')].flatMap(offer => {
        const acts = offer.querySelector<HTMLElement>('.rg-acts')!.getBoundingClientRect();
        const room =
          document.querySelector('.rg-dock')!.getBoundingClientRect().top - offer.getBoundingClientRect().bottom;
        return room > 0
          ? [...offer.querySelectorAll<HTMLElement>('dd')]
              .filter(line => line.getBoundingClientRect().bottom > acts.top + 2 && line.offsetHeight > 0)
              .map(line => `the answers lie over ${line.innerText}`)
          : [];
      }),
    );
}

async function look(page: Page, game: Game, when: string, sizes: Size[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    // What follows the size is drawn with the next frames; only what stays wrong is.
    let found: string[] = [];
    for (let looks = 0; looks < 30; ++looks) {
      await page.evaluate(() => new Promise(done => setTimeout(done, 0)));
      await pass(page, 300);
      const others = FLAT.includes(size) ? OTHERS[game] : undefined;
      found = [
        ...(await unseen(page, CARDS[game])),
        ...(others ? await unseen(page, others) : []),
        ...(await page.evaluate(hiddenAnswers)),
      ];
      if (found.length === 0) break;
    }
    if (found.length > 0 && process.env.STOLIK_SHOTS)
      await page.screenshot({ path: `${process.env.STOLIK_SHOTS}/${game}-${size}-${when.replace(/\W+/g, '-')}.png` });
    wrong.push(...found.map(what => `${size}, ${when}: ${what}`));
  }
  await page.setViewportSize(SIZES.phone);
  return wrong;
}

/** Plays on as a hurried person would, and looks around at every turn. */
async function playThrough(page: Page, game: Game, turns: number): Promise<string[]> {
  const wrong: string[] = [];
  const seen = new Set<string>();
  let looks = 0;
  let waited = 0;
  for (let turn = 0; turn < turns;) {
    if (await page.locator('.end').isVisible()) break;
    const status = await page.locator('.frame .status, .end').first().innerText();
    const moves = await legal(page);
    const kind = `${moves[0]?.split(' ')[0] ?? 'waits'} ${status.slice(0, 30)}`;
    // A kind of moment that was not seen before is looked at from all sides.
    const all = !seen.has(kind.replace(/\d+/g, '')) || looks % EVERY === 0;
    seen.add(kind.replace(/\d+/g, ''));
    looks += 1;
    if (all || looks % 2 === 0)
      wrong.push(
        ...(await look(page, game, `${turn} ${kind}`, (all ? Object.keys(SIZES) : ['phone', 'small phone']) as Size[])),
      );
    if (wrong.length > 40) break;
    if (moves.length > 0) {
      // Something different each time, so that every phase is reached. While one looked around time went by, and a top
      // may have fallen.
      const now = await legal(page);
      if (now.length > 0) await give(page, now[(turn * 7) % now.length]!, game === 'rationing');
      turn += 1;
      waited = 0;
    } else if ((waited += 1) > 200) throw new Error(`nothing goes on: ${status}`);
    await pass(page, 2500);
  }
  return wrong;
}

for (const game of Object.keys(CARDS) as Game[]) {
  test(`the hand of ${game} is in sight through a whole game`, async ({ page }) => {
    await ownClock(page);
    await page.setViewportSize(SIZES.phone);
    await open(page, `/new/${game}?place=bots`, { language: 'pl', settings: { motion: 'reduced' } });
    await page.locator('.new-open button[type=submit]').click();
    await expect(page.locator('.frame')).toBeVisible();
    await expect(page.locator(CARDS[game]).first()).toBeAttached();
    expect(await playThrough(page, game, TURNS)).toEqual([]);
  });
}
