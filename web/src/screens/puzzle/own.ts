// The way from a finished game to the puzzles in it, and from a homework to those of the class: they lie here until one
// has left the tab.
import type { AnyPuzzle } from '../../games/puzzles';

const STORE = 'stolik-own-game';
const CLASS_STORE = 'stolik-class-puzzles';

export type OwnGame = { journal: string; seat: number };

export function takeAlong(game: OwnGame): void {
  kept = game;
  try {
    sessionStorage.setItem(STORE, JSON.stringify(game));
  } catch {
    // Then it lasts until the page is loaded anew.
  }
}

let kept: OwnGame | null = null;

export function takenAlong(): OwnGame | null {
  if (kept) return kept;
  try {
    const found = JSON.parse(sessionStorage.getItem(STORE) ?? 'null') as OwnGame | null;
    return typeof found?.journal === 'string' && Number.isInteger(found.seat) ? found : null;
  } catch {
    return null;
  }
}

let ofClass: AnyPuzzle[] | null = null;

export function takeClassPuzzles(puzzles: AnyPuzzle[]): void {
  ofClass = puzzles;
  try {
    sessionStorage.setItem(CLASS_STORE, JSON.stringify(puzzles));
  } catch {
    // Then they last until the page is loaded anew.
  }
}

/** Those of one game, in the order of the homework. */
export function classPuzzles(game: string): AnyPuzzle[] {
  let all: unknown = ofClass;
  try {
    all ??= JSON.parse(sessionStorage.getItem(CLASS_STORE) ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(all) ? (all as AnyPuzzle[]).filter(one => one?.game === game && typeof one.id === 'string') : [];
}
