// The report: what the wire tells, read with care; and the table it is saved as, whatever people are called.
import { expect, test } from 'vitest';
import type { Words } from '../../words/words';
import { csv, harmless } from './csv';
import { columnsOf, learnedOf, partOf, readReport, share } from './model';

const say = Object.assign((id: string, values?: object) => (values ? `${id} ${JSON.stringify(values)}` : id), {
  language: 'en',
  has: () => true,
}) as unknown as Words;
const plain = (name: string) => name;
const told = {
  title: '8b',
  game: 'triples',
  measures: {
    tables: 2,
    finished: 1,
    rows: [
      {
        person: 7,
        name: 'zebra',
        drops: 1,
        tables: 1,
        own: 9,
        by_bots: 1,
        asks: 12,
        asks_known: 7,
        asks_got: 4,
        results: [3],
        score: 9,
        score_of: 10,
      },
      {
        person: 3,
        name: 'acacia',
        drops: 0,
        tables: 1,
        own: 10,
        by_bots: 0,
        asks: 0,
        asks_known: 0,
        asks_got: 0,
        results: [1],
        score: 1,
        score_of: 10,
      },
    ],
    sets: [{ set: 'set-1', asks: 8, asks_known: 6, read_early: 4, read_late: 1 }],
    confusions: [
      { card: 'anders', set: 'set-2', thousandths: 2500 },
      { card: 'anders', set: 'set-3', thousandths: 400 },
    ],
    teach_again: ['set-1'],
  },
  people: [
    {
      person: 7,
      name: 'zebra',
      pseudonym: 'zebra',
      late: true,
      rounds: [{ round: 1, table: 4, seat: 0 }],
      exit: ['one', 'two'],
    },
    { person: 3, name: 'acacia', pseudonym: 'acacia', late: false, rounds: [], exit: [] },
  ],
  tables: [{ round: 1, table: 4, over: true, rounds: 5, standings: [3, 1] }],
  votes: [],
  notes: [],
};

test('rows stand in the order of names, never of results', () => {
  const report = readReport(told, plain, 'en');
  expect(report.pupils.map(row => row.name)).toEqual(['acacia', 'zebra']);
  expect(JSON.stringify(report)).not.toMatch(/score|result/);
  expect(report.pupils[1]).toMatchObject({ tables: '4', asks: 12, known: 7, own: 9, byBots: 1, drops: 1, late: true });
  expect(partOf(report.pupils[1]!)).toBe(90);
  expect(share(1, 0)).toBeNull();
  expect(report.exits).toEqual([{ name: 'zebra', answers: ['one', 'two'] }]);
  expect(report.confusions.map(one => one.times)).toEqual([2.5]);
  expect(columnsOf(report, say).map(column => column.id)).toEqual(['table', 'known', 'got', 'own', 'drops']);
  // A game without requests has no columns about them.
  expect(
    columnsOf(readReport({ measures: { rows: [{ person: 1, name: 'fox', own: 3 }] } }, plain, 'en'), say).map(
      column => column.id,
    ),
  ).toEqual(['table', 'own']);
});

test('whatever comes instead of a report is borne', () => {
  for (const strange of [
    null,
    7,
    'x',
    [],
    {},
    { measures: [], people: [null, 7, { exit: 1 }, { exit: [7] }] },
    { measures: { rows: 'x', sets: [{}], teach_again: [{}], confusions: [[]] }, notes: {} },
    { measures: { rows: [{ person: 'x', asks: NaN }] } },
  ]) {
    expect(() =>
      csv([['a'], ...readReport(strange, plain, 'pl').pupils.map(row => [row.name, row.asks])]),
    ).not.toThrow();
  }
});

test('nothing in the table is a formula, an own cell or an own row', () => {
  const signs = [
    '=',
    '+',
    '-',
    '@',
    '|',
    '%',
    '\t=',
    ' =',
    '\u00a0+',
    '"=',
    "'=",
    '\r\n=',
    '\u200b=',
    '\ufeff=',
    '\u2212',
    '＝',
    '﹦'.normalize('NFKC'),
  ];
  const tails = [
    '1+1',
    "cmd|' /C calc'!A0",
    'HYPERLINK("http://x";"y")',
    'A1;B1',
    '"";""',
    '\r\nx;y',
    'x\u202ey',
    '<img src=x>',
    'Ala',
    '"',
    ';',
  ];
  let names = 0;
  for (const sign of ['', ...signs]) {
    for (const tail of tails) {
      for (const more of ['', ' ', '1', 'ą', '"', ';', ',', '\n', '%', '=', '@']) {
        const file = csv([
          ['name', 'n'],
          [sign + tail + more, 1],
        ]);
        ++names;
        expect(file.startsWith('\uFEFFname;n\r\n')).toBe(true);
        // Read as a spreadsheet reads it: two rows, two cells, and the first does not begin as a formula does.
        const cells = [...file.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n"]*))(;|\r\n)/g)].map(found =>
          (found[1] ?? found[2] ?? '').replaceAll('""', '"'),
        );
        expect(cells.length).toBe(4);
        expect(cells[3]).toBe('1');
        expect(cells[2]).not.toMatch(/^[\s\u00a0"]*[=+\-@|%＝\u2212]/u);
        expect(cells[2]).not.toMatch(/[\r\n\t\u200b\u202e]/u);
      }
    }
  }
  expect(names).toBeGreaterThan(1900);
  expect(harmless('Żubr')).toBe('Żubr');
  expect(harmless('7 z 12')).toBe('7 z 12');
});

test('the map and the explanations stand beside pupils, the best of each; pins of a set by bands', () => {
  const asked = { kind: 'place', about: 'set-1' };
  const report = readReport(
    {
      ...told,
      people: told.people.map(one =>
        one.person === 7
          ? { ...one, places: [{ asked, place: 'far' }, { asked, place: 'near' }, { asked: {}, place: 'near' }, 7] }
          : one,
      ),
      votes: [
        { asked, options: [], counts: [], unsure: 2, places: ['near', 'far', 'near', 'nowhere'] },
        { asked: { kind: 'text', text: '?' }, options: ['a', 'b'], counts: [1, 2], unsure: 3, places: [] },
      ],
    },
    plain,
    'en',
  );
  const bandAt = (about: string, place: string) =>
    about === 'set-1' && (place === 'near' || place === 'far') ? place : null;
  const learned = learnedOf(
    report,
    [
      { person: 3, about: 'set-1', tick: 'none' },
      { person: 3, about: 'set-2', tick: 'part' },
    ],
    bandAt,
  );
  const [acacia, zebra] = report.pupils;
  expect([learned.band(acacia!), learned.band(zebra!), learned.tick(acacia!), learned.tick(zebra!)]).toEqual([
    null,
    'near',
    'part',
    null,
  ]);
  expect(learned.bands('set-1')).toEqual({ 'in-place': 0, near: 2, region: 0, far: 1 });
  expect(learned.bands('set-2')).toBeNull();
  expect(columnsOf(report, say, learned).map(column => column.id)).toEqual([
    'table',
    'known',
    'got',
    'map',
    'explained',
    'own',
    'drops',
  ]);
  expect(report.votes[1]).toMatchObject({ counts: [1, 2], unsure: 3 });
});

test('typed names were known to the server, pseudonyms were not: the paper says so', () => {
  expect(readReport(told, plain, 'en').typed).toBe(false);
  const people = [{ person: 7, name: 'Ola K.', pseudonym: null, late: false, rounds: [], exit: [] }];
  expect(readReport({ ...told, people }, plain, 'en').typed).toBe(true);
});

test('what the game tells stands beside each pupil, and events that are none are left out', () => {
  const events = [{ at: 1, by: 7, told: { event: 'bought', seat: 0 } }, { at: 2, by: 7, told: 'x' }, null];
  const report = readReport(
    { ...told, measures: { ...told.measures, told: [{ round: 1, table: 4, people: [7, 0], events }] } },
    plain,
    'en',
  );
  expect(report.told).toEqual([{ round: 1, table: 4, people: [7, 0], events: [events[0]] }]);
  const game = { tables: [], columns: [{ id: 'bought', title: 'b', value: (person: number) => `${person}!` }] };
  const column = columnsOf(report, say, undefined, game).find(one => one.id === 'bought')!;
  expect(report.pupils.map(column.value)).toEqual(['3!', '7!']);
});
