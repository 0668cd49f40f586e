// Who sits where in a puzzle: people with names that all three languages can decline.
import { nameText, type Case, type Pseudonym } from '../words/names';
import type { Language } from '../words/words';
import type { AnyPuzzle } from './puzzles';

/** Short, of both genders, and not alike at a glance. */
const PEOPLE = ['fox', 'jay', 'lynx', 'hedgehog', 'owl', 'beaver', 'hare', 'otter', 'crane', 'badger'];

/** The same people for the same puzzle: who sits where follows from its id. */
export function namesIn(
  puzzle: AnyPuzzle,
  list: Pseudonym[],
  language: Language,
): (seat: number, form?: Case) => string {
  const able = PEOPLE.flatMap(id => list.find(one => one.id === id) ?? []);
  const some = able.length >= puzzle.players ? able : list;
  const first = parseInt(puzzle.id.slice(0, 6), 16);
  return (seat, form = 'nom') => nameText({ pseudonym: some[(first + seat) % some.length]!.id }, list, language, form);
}
