// Printed pages, looked at as a person with a ruler would: rendered by poppler, marks found in the picture.
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import type { Told } from '../../tooling/print.mjs';

const DPI = 300;
export const MM = 25.4 / 72;
/** Not less than the issue of every page: marks are where they were laid out, to a fifth of a millimetre. */
export const GRID_MM = .2;

type Picture = { width: number; height: number; at(x: number, y: number): number; mean: number };

/** One page in grey, by pdftoppm. */
export function rendered(file: string, page: number, dpi = DPI): Picture {
  const raw = execFileSync('pdftoppm', ['-r', String(dpi), '-gray', '-f', String(page), '-l', String(page), file], { maxBuffer: 1 << 28 });
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(raw.subarray(0, 60).toString('latin1'))!;
  const [width, height] = [Number(head[1]), Number(head[2])];
  const pixels = raw.subarray(head[0].length);
  let sum = 0;
  for (const value of pixels) sum += value;
  return { width, height, at: (x, y) => pixels[y * width + x]!, mean: sum / pixels.length };
}

/** The middles of dark runs along a line, in millimetres. */
function darkAt(length: number, value: (at: number) => number): number[] {
  const found: number[] = [];
  for (let at = 0; at < length; at += 1) {
    if (value(at) > 170) continue;
    const from = at;
    while (at < length && value(at) <= 170) at += 1;
    found.push((((from + at - 1) / 2 + .5) / DPI) * 25.4);
  }
  return found;
}

/** What differs between the marks of a page and where they should be. */
export function gridFlaws(file: string, number: number, page: Told['pages'][number]): string[] {
  if (!page.grid) return [];
  const picture = rendered(file, number);
  // A little inside the page, where there is nothing but marks and, in the middle, the fold.
  const inset = Math.round((1.1 / 25.4) * DPI);
  const folds = page.grid.side === 'both' ? [page.width / 2] : [];
  const compare = (what: string, found: number[], want: number[]) => {
    const sorted = [...want].sort((a, b) => a - b);
    if (found.length !== sorted.length) return [`${page.key}: ${found.length} marks ${what} instead of ${sorted.length}: ${found.map(value => value.toFixed(2)).join(' ')}`];
    return sorted.flatMap((value, at) => (Math.abs(value - found[at]!) > GRID_MM ? [`${page.key}: a mark ${what} at ${found[at]!.toFixed(2)} instead of ${value}`] : []));
  };
  return [
    ...compare('on top', darkAt(picture.width, x => picture.at(x, inset)), [...page.grid.xs, ...folds]),
    ...compare('below', darkAt(picture.width, x => picture.at(x, picture.height - inset)), [...page.grid.xs, ...folds]),
    ...compare('at the left', darkAt(picture.height, y => picture.at(inset, y)), page.grid.ys),
    ...compare('at the right', darkAt(picture.height, y => picture.at(picture.width - inset, y)), page.grid.ys),
  ];
}

/** Texts that leave their cell, or are cut off in it: measured in the page, before it is printed. */
export const overflowing = (page: Page): Promise<string[]> => page.evaluate(() => {
  const wrong = new Set<string>();
  const range = document.createRange();
  for (const box of document.querySelectorAll<HTMLElement>('.pr-cell, .vlp-cell, .pr-half, .pr-plain')) {
    const outer = box.getBoundingClientRect();
    const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      if (!text.nodeValue?.trim()) continue;
      range.selectNodeContents(text);
      const all = [...range.getClientRects()].filter(one => one.width > 0);
      let clip: HTMLElement | null = text.parentElement;
      while (clip && clip !== box && getComputedStyle(clip).overflow !== 'hidden') clip = clip.parentElement;
      const inner = (clip ?? box).getBoundingClientRect();
      // A line's box is higher than its letters.
      const slack = 1.5 + (all[0]?.height ?? 0) * .2;
      if (all.some(one => one.left < Math.max(outer.left, inner.left) - 1 || one.right > Math.min(outer.right, inner.right) + 1 || one.top < Math.max(outer.top, inner.top) - slack || one.bottom > Math.min(outer.bottom, inner.bottom) + slack)) {
        wrong.add(`${box.closest<HTMLElement>('.pr-page')?.dataset.key}: ${text.nodeValue.slice(0, 50)}`);
      }
    }
  }
  return [...wrong];
});
