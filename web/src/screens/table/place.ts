// The end of a game as the one who played it is told it.
import { words } from '../../words/words';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** "You are third: 2 sets" */
export function placeText(place: number, shared: boolean, score: string): string {
  const rank = place === 1 && shared ? 'shared' : (PLACES[place - 1] ?? 'later');
  return words('table-end-own', { rank, place, score });
}

/** One's own name in a list: "You, Owl". */
export const youText = (name: string): string => words('table-end-you', { name });
