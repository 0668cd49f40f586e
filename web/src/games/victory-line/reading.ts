// The board read aloud: a row at a time, and who moves after whom.
import type { Names } from '../../words/names';
import type { Words } from '../../words/words';
import { cellAt, isCorner, label, SIDE, type Cell } from './cells';
import { heldBy, linesOf, type Seen, type View } from './seen';
import { TEAMS, teamOf } from './teams';

export function readRow(row: number, seen: Seen, words: Words): string {
  const cells = Array.from({ length: SIDE }, (_, column) => cellAt(column, row)).filter(cell => !isCorner(cell));
  const owned = (team: number) => cells.filter(cell => seen.view.chips[cell] === team);
  const mark = (cell: Cell) => label(cell) + (seen.turned.has(cell) ? `\u00a0${words('victory-line-read-star')}` : '');
  const parts = TEAMS.slice(0, seen.view.options.teams).flatMap((team, index) => {
    const here = owned(index);
    return here.length > 0 ? [`${words(`victory-line-team-${team.id}`)}: ${here.map(mark).join(', ')}`] : [];
  });
  const free = cells.filter(cell => !(cell in seen.view.chips)).length;
  return `${words('victory-line-read-row', { row: row + 1 })} ${[...parts, words('victory-line-read-free', { count: free })].join('; ')}.`;
}

export function readOrder(view: View, words: Words, names: Names): string {
  const seats = Array.from({ length: view.players }, (_, step) => ((view.turn ?? 0) + step) % view.players);
  const order = seats.map(seat => words('victory-line-seat', {
    name: names.of(seat), team: words(`victory-line-team-${TEAMS[teamOf(seat, view.options.teams)]!.id}`), cards: heldBy(view, seat), pile: view.piles[seat]?.length ?? 0,
  }));
  const lines = TEAMS.slice(0, view.options.teams).map((team, index) =>
    `${words(`victory-line-team-${team.id}`)}: ${words('victory-line-lines-of', { count: linesOf(view, index).length, goal: view.options.lines_to_win })}`);
  return `${words('victory-line-order')} ${order.join('. ')}. ${lines.join('. ')}.`;
}
