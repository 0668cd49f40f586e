// What the report tells of trade: counted from events as tables tell them.
import { expect, test, vi } from 'vitest';
import type { Telling, ToldTable } from '../module';
import { loadWords, wantWords } from '../../words/words';
import { builtIn } from '../../testing/files';

vi.mock('virtual:stolik-files', () => ({ files: {} }));
const { reportOf } = await import('./report');

const accepted = (seat: number, from: number, gave: string, paid: string, places = false) => ({
  event: 'accepted',
  id: 1,
  seat,
  from,
  gave,
  paid,
  places,
});
const at = (by: number, told: { event: string }) => ({ at: 0, by, told });
const TABLE: ToldTable = {
  round: 1,
  table: 1,
  people: [11, 0, 13],
  events: [
    at(11, accepted(0, 1, 'butter*4', 'meat')),
    at(11, { event: 'turn' }),
    at(0, { event: 'bought', seat: 1 } as never),
    at(13, { event: 'bought', seat: 2 } as never),
    at(13, { event: 'turn' }),
    at(13, { event: 'speculated', seat: 2, for: 'place', paid: 'sugar*3' } as never),
    at(0, { event: 'final-round' }),
    at(13, accepted(2, 0, 'sugar*2', '', true)),
  ],
};

test('prices follow from what was paid, places in the queue apart, bots nowhere by name', async () => {
  const words = await loadWords('en');
  await wantWords('class');
  await wantWords('rationing');
  const { deck, texts } = builtIn('prl');
  const telling = { words, deck: { id: 'prl', language: 'en', facts: deck, texts: texts.en } } as unknown as Telling;
  const report = reportOf([TABLE], telling);
  const [parts, goods] = report.tables;
  expect(parts!.rows.map(row => row.slice(1))).toEqual([
    [1, '4', '–', '–'],
    [0, '–', '–', '–'],
    [0, '–', '–', '3'],
    [1, '–', '2', '–'],
  ]);
  // Four butter for one meat: a butter cost a quarter, a meat four.
  expect(goods!.rows).toEqual([
    ['butter', 4, '0.3'],
    ['sugar', 2, '–'],
    ['meat', 1, '4'],
  ]);
  const values = (id: string) => [11, 13].map(report.columns.find(one => one.id === id)!.value);
  expect([values('traded'), values('bought')]).toEqual([
    ['2', '1'],
    ['0', '1'],
  ]);
  // A table at which nobody traded or bought leaves nothing to show.
  expect(reportOf([{ ...TABLE, events: [] }], telling).tables).toEqual([]);
});
