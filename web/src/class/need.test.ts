import { describe, expect, test } from 'vitest';
import type { TableState } from './model';
import { byNeed, clock, needOf } from './need';

const NOW = 1_000_000;
const aTable = (table: number, more: Partial<TableState> = {}): TableState => ({
  table,
  seats: [table * 10, table * 10 + 1, table * 10 + 2].map(person => ({
    person,
    bot: null,
    standIn: false,
    byBots: false,
  })),
  guests: [],
  turn: [0],
  since: NOW - 5_000,
  paused: false,
  over: false,
  brokenOff: false,
  view: null,
  story: [],
  trips: [],
  ...more,
});
const all = new Set(Array.from({ length: 100 }, (_, person) => person));

describe('which table wants the teacher first', () => {
  test('stuck, then hands by time, slow, the same mistake, no line, the rest by number', () => {
    const tables = [
      aTable(1),
      aTable(2, { since: NOW - 100_000 }),
      aTable(3),
      aTable(4, { trips: [{ rule: 'T10', count: 3 }] }),
      aTable(5, { since: NOW - 190_000 }),
      aTable(6),
      aTable(7),
      aTable(8, { over: true }),
    ];
    const hands = [
      { person: 30, since: NOW - 1_000, why: null },
      { person: 61, since: NOW - 80_000, why: null },
    ];
    const here = new Set([...all].filter(person => person !== 70));
    expect(byNeed(tables, hands, here, NOW).map(({ table, need }) => `${table.table} ${need.kind}`)).toEqual([
      '5 stuck',
      '6 hand',
      '3 hand',
      '2 slow',
      '4 trips',
      '7 line',
      '1 fine',
      '8 over',
    ]);
  });

  test('of two that are stuck the one that is so for longer', () => {
    const tables = [aTable(1, { since: NOW - 181_000 }), aTable(2, { since: NOW - 300_000 })];
    expect(byNeed(tables, [], all, NOW).map(({ table }) => table.table)).toEqual([2, 1]);
  });

  test('a table that is paused or over is not stuck', () => {
    expect(needOf(aTable(1, { since: 0, paused: true }), [], all, NOW).kind).toBe('paused');
    expect(needOf(aTable(1, { since: 0, over: true }), [], all, NOW).kind).toBe('over');
  });

  test('two refusals are a slip; a bot has no line to lose', () => {
    const table = aTable(1, {
      trips: [{ rule: 'T10', count: 2 }],
      seats: [{ person: null, bot: 'steady', standIn: false, byBots: false }],
    });
    expect(needOf(table, [], new Set(), NOW).kind).toBe('fine');
  });

  test('the hand of a second head counts for its table', () => {
    const table = aTable(1, { guests: [{ person: 99, as: 'second', seat: 0 }] });
    expect(needOf(table, [{ person: 99, since: NOW, why: null }], all, NOW)).toEqual({
      kind: 'hand',
      person: 99,
      since: NOW,
    });
  });
});

test('time as it is read', () => expect([clock(0), clock(190_000), clock(-5)]).toEqual(['0:00', '3:10', '0:00']));
