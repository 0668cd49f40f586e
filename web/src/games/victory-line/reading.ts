// The board and the hand read aloud.
import type { Words } from '../../words/words';
import { cardLabel } from './Cards';
import { cellAt, isCorner, label, rowOf, SIDE, type Cell } from './cells';
import type { BoardDeck } from './deck';
import { sortHand } from './moves';
import { linesOf, type Seen } from './seen';
import { teamsAt } from './teams';

export function readRow(row: number, seen: Seen, words: Words): string {
  const cells = Array.from({ length: SIDE }, (_, column) => cellAt(column, row)).filter(cell => !isCorner(cell));
  const owned = (team: number) => cells.filter(cell => seen.view.chips[cell] === team);
  const mark = (cell: Cell) => label(cell) + (seen.turned.has(cell) ? `\u00a0${words('victory-line-read-star')}` : '');
  const parts = teamsAt(seen.view.options.teams).flatMap((team, index) => {
    const here = owned(index);
    return here.length > 0 ? [`${words(`victory-line-team-${team.id}`)}: ${here.map(mark).join(', ')}`] : [];
  });
  const free = cells.filter(cell => !(cell in seen.view.chips)).length;
  return (
    `${words('victory-line-read-row', { row: row + 1 })} ` +
    `${[...parts, words('victory-line-read-free', { count: free })].join('; ')}.`
  );
}

/** The whole board: how the teams stand, then every row that has a chip. */
export function readBoard(seen: Seen, words: Words): string {
  const { view } = seen;
  const stand = teamsAt(view.options.teams).map(
    (team, index) =>
      `${words(`victory-line-team-${team.id}`)}: ` +
      `${words('victory-line-lines-of', { count: linesOf(view, index).length, goal: view.options.lines_to_win })}.`,
  );
  const rows = Array.from({ length: SIDE }, (_, row) => row).filter(row =>
    Object.keys(view.chips).some(cell => rowOf(cell) === row),
  );
  return [...stand, ...rows.map(row => readRow(row, seen, words))].join(' ');
}

export function readHand(cards: readonly string[], deck: BoardDeck, seen: Seen, words: Words): string {
  return sortHand(cards, deck.places)
    .map(
      (card, at) =>
        `${at + 1}: ` +
        `${cardLabel({ card, deck, learning: false, dead: (deck.homes.get(card) ?? '') in seen.view.chips }, words)}.`,
    )
    .join(' ');
}
