// Names as people type them. Two ways of finding a card: the list's filter, which shows what contains the letters, and
// typing from memory, which recognises a whole name and never completes one (T2).
import type { GameCard } from './deck';

/** Letters and digits only: no case, no diacritics, no punctuation; ł, ё and the like as their plain letter. */
export function fold(text: string): string {
  return text
    .toLocaleLowerCase('pl')
    .replace(/ł/g, 'l')
    .replace(/ё/g, 'е')
    .replace(/й/g, 'и')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '');
}

/**
 * Does the list keep this card for what stands in its search field? Every word of the field begins a word of a name.
 */
export function keeps(card: GameCard, typed: string): boolean {
  const wanted = typed.trim().split(/\s+/).map(fold).filter(Boolean);
  if (wanted.length === 0) return true;
  return [card.name, ...card.aliases].some(name => {
    const words = name
      .split(/[\s.,–«»„”“"()-]+/u)
      .map(fold)
      .filter(Boolean);
    return wanted.every(part => words.some(word => word.startsWith(part))) || fold(name).startsWith(wanted.join(''));
  });
}

/** Slips between two words: a letter missing, too much, wrong, or two swapped. Stops counting beyond `most`. */
export function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = Array.from({ length: b.length + 1 }, () => most + 1);
    row[0] = i;
    let fewest = i;
    // Farther from the diagonal than `most` nothing can count.
    for (let j = Math.max(1, i - most); j <= Math.min(b.length, i + most); j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      row[j] = least;
      if (least < fewest) fewest = least;
    }
    if (fewest > most) return most + 1;
    before = last;
    last = row;
  }
  return Math.min(last[b.length]!, most + 1);
}

const LETTERS_MIN = 3;
const SLIPS_MAX = 2;

/** Short words would turn into each other with two slips. */
function allowed(name: string): number {
  if (name.length < 4) return 0;
  return name.length < 7 ? 1 : SLIPS_MAX;
}

const foldedNames = new WeakMap<GameCard, string[]>();

function namesOf(card: GameCard): string[] {
  let found = foldedNames.get(card);
  if (!found) foldedNames.set(card, (found = [...new Set([card.name, ...card.aliases].map(fold))]));
  return found;
}

const digits = (text: string): string => text.replace(/\D/g, '');

type Recognised =
  | { kind: 'short' }
  | { kind: 'none' }
  | { kind: 'several' }
  | { kind: 'card'; card: GameCard; exact: boolean };

/** The card somebody typed from memory: its whole name or an alias, with at most two slips. Numbers must be right. */
export function recognise(typed: string, cards: readonly GameCard[]): Recognised {
  const wanted = fold(typed);
  if (wanted.length < LETTERS_MIN) return { kind: 'short' };
  const same = cards.filter(card => namesOf(card).includes(wanted));
  if (same.length === 1) return { kind: 'card', card: same[0]!, exact: true };
  let best = SLIPS_MAX + 1;
  let found: GameCard[] = [];
  for (const card of cards) {
    let least = SLIPS_MAX + 1;
    for (const name of namesOf(card)) {
      if (digits(name) !== digits(wanted)) continue;
      const most = Math.min(allowed(name), allowed(wanted));
      const count = slips(wanted, name, most);
      if (count <= most) least = Math.min(least, count);
    }
    if (least < best) {
      best = least;
      found = [card];
    } else if (least === best && least <= SLIPS_MAX) found.push(card);
  }
  if (found.length === 0) return { kind: 'none' };
  if (found.length > 1) return { kind: 'several' };
  return { kind: 'card', card: found[0]!, exact: best === 0 };
}
