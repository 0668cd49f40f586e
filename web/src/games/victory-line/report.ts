// What a report of a lesson tells of `victory-line`: which events came to lie on the board, who placed how many, and
// which lines were turned when. It follows from what everybody at the tables was told. Beside it, of learning mode:
// what the class looked for, and how many wrong cells it pointed at.
import type { GameReport, Sought, ToldTable, Telling } from '../module';
import { spanLabel, type Cell } from './cells';
import { longDate } from './dates';
import { boardDeck, type BoardEvent } from './deck';
import { isSpecial } from './moves';

/** Events that lay at most tables; the list stays one to look at. */
const SHOWN = 12;

export const EVENTS = ['opened', 'placed', 'line', 'turn'];

export function reportOf(tables: ToldTable[], { words, deck }: Telling, sought: Sought[] = []): GameReport {
  const board = boardDeck(deck);
  const soughtRows = sought
    .flatMap(({ card, found, missed }) => {
      const event = board.of.get(card);
      return event ? [{ event, found, missed }] : [];
    })
    .sort((a, b) => b.missed - a.missed || b.found - a.found || a.event.date.localeCompare(b.event.date))
    .slice(0, SHOWN)
    .map(({ event, found, missed }) => [event.name, longDate(event, words.language), found, missed]);
  const nameAt = (cell: Cell) => board.at.get(cell)?.name ?? cell;
  const placedBy = new Map<number, number>();
  const linesBy = new Map<number, number>();
  const at = new Map<BoardEvent, number>();
  const rounds = Math.max(1, ...tables.map(one => one.round));
  const lines: (string | number)[][] = [];
  const more = (map: Map<number, number>, person: number) => person && map.set(person, (map.get(person) ?? 0) + 1);
  for (const { round, table, events } of tables) {
    const here = new Set<BoardEvent>();
    let moves = 0;
    let card = '';
    for (const { told, by } of events) {
      if (told.event === 'opened') {
        moves += 1;
        card = String(told.card);
      } else if (told.event === 'placed') {
        const event = board.at.get(String(told.cell) as Cell);
        if (event) here.add(event);
        if (!isSpecial(card)) more(placedBy, by);
      } else if (told.event === 'line') {
        const cells = told.cells as Cell[];
        more(linesBy, by);
        lines.push([
          words('class-victory-line-report-table', { table, round, rounds }),
          words('class-victory-line-report-team', { team: Number(told.team) }),
          `${spanLabel(cells)}: ${[cells[0]!, cells.at(-1)!].map(nameAt).join(' – ')}`,
          moves,
        ]);
      }
    }
    for (const event of here) at.set(event, (at.get(event) ?? 0) + 1);
  }
  const often = [...at]
    .sort(([a, here], [b, there]) => there - here || a.date.localeCompare(b.date))
    .slice(0, SHOWN)
    .map(([event, count]) => [event.name, longDate(event, words.language), count]);
  return {
    tables: [
      {
        title: words('class-victory-line-report-lines'),
        why: words('class-victory-line-report-lines-why'),
        heads: [
          words('class-victory-line-report-at'),
          words('class-victory-line-report-whose'),
          words('class-victory-line-report-from'),
          words('class-victory-line-report-move'),
        ],
        rows: lines,
      },
      {
        title: words('class-victory-line-report-events'),
        why: words('class-victory-line-report-events-why', { count: at.size, all: board.at.size }),
        heads: [
          words('class-victory-line-report-event'),
          words('class-victory-line-report-date'),
          words('class-victory-line-report-tables'),
        ],
        rows: often,
      },
      {
        title: words('class-victory-line-report-sought'),
        why: words('class-victory-line-report-sought-why'),
        heads: [
          words('class-victory-line-report-event'),
          words('class-victory-line-report-date'),
          words('class-victory-line-report-found'),
          words('class-victory-line-report-missed'),
        ],
        rows: soughtRows,
      },
    ].filter(table => table.rows.length > 0),
    columns: [
      {
        id: 'placed',
        title: words('class-victory-line-report-placed'),
        value: person => String(placedBy.get(person) ?? 0),
      },
      { id: 'lines', title: words('class-victory-line-report-own'), value: person => String(linesBy.get(person) ?? 0) },
    ],
  };
}
