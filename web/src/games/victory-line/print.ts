// What fits into a cell: the whole name, its short form, or the code. Widths are those of the cell's typeface, in hundredths of its size.
import type { Language } from '../../words/words';
import type { BoardEvent } from './deck';
import { hyphenated } from './hyphens';

export type Print = 'names' | 'codes';

/** How wide a text is in the narrow typeface of the cells, roughly: m, ш and capitals are wider, i and l narrower. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (letter === '\u00ad') continue;
    if (/[ilj.,’' \u00a0]/.test(letter)) width += 20;
    else if (/[mwMWМШЩЖЮФшщжюфмы—–]/.test(letter)) width += 53;
    else if (letter !== letter.toLowerCase()) width += 46;
    else width += 38;
  }
  return width;
}

/** How many lines a text takes when its lines are so wide; breaks at spaces, hyphens and soft hyphens. Infinity if a piece does not fit. */
export function linesAt(text: string, room: number): number {
  let lines = 1;
  let used = 0;
  // Each piece ends where a line may end.
  for (const piece of text.match(/[^ \u00ad–—-]*(?:[\u00ad–—-]| |$)/g) ?? []) {
    if (piece === '') continue;
    const soft = piece.endsWith('\u00ad');
    const spaced = piece.endsWith(' ');
    const bare = widthOf(spaced ? piece.slice(0, -1) : piece);
    if (bare + (soft ? 22 : 0) > room) return Infinity;
    if (used + bare + (soft ? 22 : 0) > room) {
      lines += 1;
      used = 0;
    }
    used += bare + (spaced ? 20 : 0);
  }
  return lines;
}

export type Printed = { text: string; print: '' | 's' | 'xs' };
const known = new WeakMap<BoardEvent, Map<string, Printed>>();

/** The sizes of print and how wide a cell is in each, in hundredths of its size (see board.css). */
const FREE = [['', 425], ['s', 460], ['xs', 500]] as const;
const TAKEN = [['', 495], ['s', 530]] as const;

export function printOf(event: BoardEvent, print: Print, taken: boolean, language: Language): Printed {
  const key = `${print}${taken}`;
  const kept = known.get(event) ?? new Map<string, Printed>();
  known.set(event, kept);
  let found = kept.get(key);
  if (!found) kept.set(key, (found = choose(event, print, taken, language)));
  return found;
}

function choose(event: BoardEvent, print: Print, taken: boolean, language: Language): Printed {
  if (print === 'codes') return { text: event.code, print: '' };
  for (const [size, room] of taken ? TAKEN : FREE) {
    // Only a word that is wider than the cell is divided: names read better whole.
    const text = event.name.split(' ').map(word => (widthOf(word) > room ? hyphenated(word, language) : word)).join(' ');
    if (linesAt(text, room) <= (taken ? 2 : 4)) return { text, print: size };
  }
  return { text: event.brief, print: '' };
}
