// What the report tells of the board: counted from events as tables tell them.
import { expect, test, vi } from 'vitest';
import type { Telling, ToldTable } from '../module';
import { loadWords, wantWords } from '../../words/words';
import { builtIn } from '../../testing/files';

vi.mock('virtual:stolik-files', () => ({ files: {} }));
const { reportOf } = await import('./report');

const at = (by: number, told: object) => ({ at: 0, by, told: told as { event: string } });
const LINE = ['b1', 'c1', 'd1', 'e1', 'f1', 'g1'];
const table = (number: number, by: number): ToldTable => ({
  round: 1,
  table: number,
  people: [by, 0],
  events: [
    at(by, { event: 'opened', seat: 0, card: 'invasion-of-ussr' }),
    at(by, { event: 'placed', team: 0, cell: 'b1' }),
    at(0, { event: 'opened', seat: 1, card: '+1' }),
    at(0, { event: 'placed', team: 1, cell: 'c1' }),
    at(by, { event: 'opened', seat: 0, card: '+1' }),
    at(by, { event: 'placed', team: 0, cell: 'd1' }),
    at(by, { event: 'line', team: 0, cells: LINE }),
  ],
});

test('what was looked for in learning mode: first where most wrong cells were pointed at', async () => {
  const words = await loadWords('pl');
  await wantWords('class');
  await wantWords('victory-line');
  const { deck, texts } = builtIn('gpw');
  const telling = { words, deck: { id: 'gpw', language: 'pl', facts: deck, texts: texts.pl } } as unknown as Telling;
  const sought = [
    { card: 'invasion-of-ussr', found: 3, missed: 0 },
    { card: 'capture-of-vienna', found: 2, missed: 5 },
    { card: '<b>no card</b>', found: 1, missed: 9 },
  ];
  const { tables } = reportOf([table(1, 7)], telling, sought);
  expect(tables.at(-1)!.title).toBe('Szukane wydarzenia');
  expect(tables.at(-1)!.rows.map(row => row.slice(2))).toEqual([
    [2, 5],
    [3, 0],
  ]);
  expect(reportOf([table(1, 7)], telling, []).tables).toHaveLength(2);
});

test('lines have their move and their events; a special card places no event of its own', async () => {
  const words = await loadWords('en');
  await wantWords('class');
  await wantWords('victory-line');
  const { deck, texts } = builtIn('gpw');
  const telling = { words, deck: { id: 'gpw', language: 'en', facts: deck, texts: texts.en } } as unknown as Telling;
  const report = reportOf([table(1, 7), { ...table(2, 8), events: table(2, 8).events.slice(0, 2) }], telling);
  const [lines, events] = report.tables;
  expect(lines!.rows).toHaveLength(1);
  expect(lines!.rows[0]!.slice(1)).toEqual(['blue ●', expect.stringMatching(/^B1–G1: .+ – .+$/), 3]);
  expect(events!.rows[0]![2]).toBe(2);
  expect(events!.rows.map(row => row[2])).toEqual([2, 1, 1]);
  const values = (id: string) => [7, 8].map(report.columns.find(one => one.id === id)!.value);
  expect([values('placed'), values('lines')]).toEqual([
    ['1', '1'],
    ['1', '0'],
  ]);
});
