// What fits into a cell: the whole name, its short form, or the code. Widths are those of the cell's typeface, in
// hundredths of its size.
import type { Language } from '../../words/words';
import type { BoardEvent } from './deck';
import { hyphenated } from './hyphens';

const SOFT = '\u00ad';
export type Print = 'names' | 'codes';

/** How wide the letters of the cells' typeface are, measured in a browser. What is not listed is 36. */
const WIDTHS = new Map(
  (
    [
      [12, ' \u00a0'],
      [17, 'ijlłIJ.:,’'],
      [27, 'rft'],
      [32, 'zsśżź1LŁлгзГ-т'],
      [34, 'akyćcvąxуэяаскхF'],
      [35, 'epęg„”“ETребьёчЕТ'],
      [39, 'ABRKVYРБЗАЛУВЯЭКХ'],
      [43, 'ODUCQGNHСОЧДПНмУ'],
      [48, 'wжфю–'],
      [52, 'MМшыm'],
      [57, 'WЖШЩФщ—№'],
    ] as const
  ).flatMap(([width, letters]) => [...letters].map(letter => [letter, width] as const)),
);

/** How wide a text is in the cells' typeface, in hundredths of its size. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) if (letter !== SOFT) width += WIDTHS.get(letter) ?? 36;
  return width;
}

/**
 * How many lines a text takes when its lines are so wide; breaks at spaces, hyphens and soft hyphens. Infinity if a
 * piece does not fit.
 */
export function linesAt(text: string, room: number): number {
  let lines = 1;
  let used = 0;
  // Each piece ends where a line may end.
  for (const piece of text.match(/[^ \u00ad–—-]*(?:[\u00ad–—-]| |$)/g) ?? []) {
    if (piece === '') continue;
    const soft = piece.endsWith(SOFT);
    const spaced = piece.endsWith(' ');
    const bare = widthOf(spaced ? piece.slice(0, -1) : piece);
    if (bare + (soft ? 31 : 0) > room) return Infinity;
    if (used + bare + (soft ? 31 : 0) > room) {
      lines += 1;
      used = 0;
    }
    used += bare + (spaced ? 12 : 0);
  }
  return lines;
}

type Printed = {
  text: string;
  print: '' | 's' | 'xs';
  /** four of them leave no room for the picture */ lines: number;
};
const known = new WeakMap<BoardEvent, Map<string, Printed>>();

/** The sizes of print and how wide a cell is in each, in hundredths of its size (see board.css). */
const FREE = [
  ['', 412],
  ['s', 443],
  ['xs', 510],
] as const;
const TAKEN = [
  ['', 480],
  ['s', 515],
] as const;

export function printOf(event: BoardEvent, print: Print, taken: boolean, language: Language): Printed {
  const key = `${print}${taken}`;
  const kept = known.get(event) ?? new Map<string, Printed>();
  known.set(event, kept);
  let found = kept.get(key);
  if (!found) kept.set(key, (found = choose(event, print, taken, language)));
  return found;
}

/**
 * Where letters stand on whole pixels they are a little wider: a word that just fits may be divided, too, rather than
 * broken anywhere.
 */
const JUST = 0.9;

/** The name with soft hyphens in the words that are wider than this. */
const divided = (name: string, room: number, language: Language) =>
  name
    .split(' ')
    .map(word => (widthOf(word) > room ? hyphenated(word, language) : word))
    .join(' ');

function choose(event: BoardEvent, print: Print, taken: boolean, language: Language): Printed {
  if (print === 'codes') return { text: event.code, print: '', lines: 1 };
  const most = taken ? 2 : 4;
  const sizes = taken ? TAKEN : FREE;
  // Names read better whole: a little smaller is tried before a word is divided, and only words wider than the cell
  // are.
  for (const [size, room] of sizes.slice(0, 2))
    if (linesAt(event.name, room) <= most)
      return { text: divided(event.name, room * JUST, language), print: size, lines: linesAt(event.name, room) };
  for (const [size, room] of sizes) {
    const text = divided(event.name, room, language);
    if (linesAt(text, room) <= most) return { text, print: size, lines: linesAt(text, room) };
  }
  return { text: event.brief, print: '', lines: 1 };
}
