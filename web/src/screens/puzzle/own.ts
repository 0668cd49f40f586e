// The way from a finished game to the puzzles in it, and from a homework to those of the class: they lie here until one
// has left the tab.
import { keep, keptList, keptObject } from '../../kept';
import type { AnyPuzzle } from '../../games/puzzles';

const STORE = 'stolik-own-game';
const CLASS_STORE = 'stolik-class-puzzles';

type OwnGame = { journal: string; seat: number };

export function takeAlong(game: OwnGame): void {
  kept = game;
  keep(STORE, game, 'tab');
}

let kept: OwnGame | null = null;

export function takenAlong(): OwnGame | null {
  if (kept) return kept;
  const { journal, seat } = keptObject<OwnGame>(STORE, 'tab');
  return typeof journal === 'string' && Number.isInteger(seat) ? { journal, seat: seat! } : null;
}

let ofClass: AnyPuzzle[] | null = null;

export function takeClassPuzzles(puzzles: AnyPuzzle[]): void {
  ofClass = puzzles;
  keep(CLASS_STORE, puzzles, 'tab');
}

export function classPuzzles(game: string): AnyPuzzle[] {
  const is = (one: AnyPuzzle) => one.game === game && typeof one.id === 'string';
  return ofClass ? ofClass.filter(is) : keptList(CLASS_STORE, is, 'tab');
}
