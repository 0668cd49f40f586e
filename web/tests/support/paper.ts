// Printed pages, looked at as a person with a ruler would: rendered by poppler, marks found in the picture.
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import type { Told } from '../../tooling/print.mjs';

const DPI = 300;
export const MM = 25.4 / 72;
/** Marks are where they were laid out, to a fifth of a millimetre. */
export const GRID_MM = 0.2;

type Picture = { width: number; height: number; at(x: number, y: number): number; mean: number };
/** In pixels. */
type Strip = { x: number; y: number; width: number; height: number };

/** Pages in grey, by pdftoppm; or one strip of each, which is much cheaper. */
export function rendered(file: string, from: number, to: number, dpi = DPI, strip?: Strip): Picture[] {
  const part = strip ? ['-x', strip.x, '-y', strip.y, '-W', strip.width, '-H', strip.height].map(String) : [];
  let raw = execFileSync(
    'pdftoppm',
    ['-r', String(dpi), '-gray', ...part, '-f', String(from), '-l', String(to), file],
    { maxBuffer: 1 << 30 },
  );
  const pictures: Picture[] = [];
  while (raw.length > 0) {
    const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(raw.subarray(0, 60).toString('latin1'))!;
    const [width, height] = [Number(head[1]), Number(head[2])];
    const pixels = raw.subarray(head[0].length, head[0].length + width * height);
    raw = raw.subarray(head[0].length + width * height);
    let sum = 0;
    for (const value of pixels) sum += value;
    pictures.push({ width, height, at: (x, y) => pixels[y * width + x]!, mean: sum / pixels.length });
  }
  return pictures;
}

/** The middles of dark runs along a line, in millimetres. */
function darkAt(length: number, value: (at: number) => number): number[] {
  const found: number[] = [];
  for (let at = 0; at < length; at += 1) {
    if (value(at) > 170) continue;
    const from = at;
    while (at < length && value(at) <= 170) at += 1;
    found.push((((from + at - 1) / 2 + 0.5) / DPI) * 25.4);
  }
  return found;
}

/**
 * What differs between the marks of the pages and where they should be. Four lines are looked at, a little inside the
 * page's edges, where there is nothing but marks and the fold.
 */
export function gridFlaws(file: string, pages: Told['pages']): string[] {
  const flaws: string[] = [];
  const inset = Math.round((1.1 / 25.4) * DPI);
  for (let from = 0; from < pages.length;) {
    const { width, height, grid } = pages[from]!;
    let to = from;
    while (
      to + 1 < pages.length &&
      Boolean(pages[to + 1]!.grid) === Boolean(grid) &&
      pages[to + 1]!.width === width &&
      pages[to + 1]!.height === height
    )
      to += 1;
    if (grid) {
      const [across, down] = [Math.floor((width / 25.4) * DPI), Math.floor((height / 25.4) * DPI)];
      const look = (what: string, strip: Strip, want: (page: Told['pages'][number]) => number[]) =>
        rendered(file, from + 1, to + 1, DPI, strip).forEach((picture, at) => {
          const page = pages[from + at]!;
          const all =
            picture.width > 1
              ? darkAt(picture.width, x => picture.at(x, 0))
              : darkAt(picture.height, y => picture.at(0, y));
          // The fold is dashed: a dash may lie here or not.
          const found = all.filter(
            value => picture.width === 1 || page.grid!.side !== 'both' || Math.abs(value - page.width / 2) > 0.5,
          );
          const wanted = [...want(page)].sort((a, b) => a - b);
          if (found.length !== wanted.length)
            flaws.push(
              `${page.key}: ${found.length} marks ${what} instead of ${wanted.length}: ` +
                `${found.map(value => value.toFixed(2)).join(' ')}`,
            );
          else
            wanted.forEach(
              (value, mark) =>
                Math.abs(value - found[mark]!) > GRID_MM &&
                flaws.push(`${page.key}: a mark ${what} at ${found[mark]!.toFixed(2)} instead of ${value}`),
            );
        });
      const columns = (page: Told['pages'][number]) => page.grid!.xs;
      const rows = (page: Told['pages'][number]) => page.grid!.ys;
      look('on top', { x: 0, y: inset, width: across, height: 1 }, columns);
      look('below', { x: 0, y: down - inset, width: across, height: 1 }, columns);
      look('at the left', { x: inset, y: 0, width: 1, height: down }, rows);
      look('at the right', { x: across - inset, y: 0, width: 1, height: down }, rows);
    }
    from = to + 1;
  }
  return flaws;
}

/** Texts that leave their cell, or are cut off in it: measured in the page, before it is printed. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
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
        const slack = 1.5 + (all[0]?.height ?? 0) * 0.2;
        if (
          all.some(
            one =>
              one.left < Math.max(outer.left, inner.left) - 1 ||
              one.right > Math.min(outer.right, inner.right) + 1 ||
              one.top < Math.max(outer.top, inner.top) - slack ||
              one.bottom > Math.min(outer.bottom, inner.bottom) + slack,
          )
        ) {
          wrong.add(`${box.closest<HTMLElement>('.pr-page')?.dataset.key}: ${text.nodeValue.slice(0, 50)}`);
        }
      }
    }
    return [...wrong];
  });
