// The link of a homework: all of it reads back, and what somebody changed is no homework.
import { expect, test } from 'vitest';
import type { HistoryText } from '../../games/module';
import { lotsFrom } from '../../testing/engine';
import { askHomework } from './ask';
import { drawRecall } from './items';
import { compared, homeworkFrom, homeworkHash, homeworksOf, puzzlesFrom, readHomework, type Homework } from './link';

const task: Homework = {
  title: '8b „środa”',
  game: 'triples',
  options: { variant: 'beginner', deck: 'psz' },
  players: 5,
  round: 2,
  key: 'ab'.repeat(32),
  bot: 'steady',
  results: [[1, 1, 3], [2], [], [0, 4], [1]],
};
const dataOf = (hash: string) => hash.slice('#/homework?d='.length);
const pack = (value: unknown) => dataOf(homeworkHash(value as Homework));

test('reads back as it was made, and fits in a QR code', () => {
  expect(readHomework(dataOf(homeworkHash(task)))).toEqual(task);
  expect(
    homeworkHash({ ...task, players: 6, results: Array.from({ length: 6 }, () => Array(8).fill(12) as number[]) })
      .length,
  ).toBeLessThan(700);
});

test('is refused where anything of it is not as it must be', () => {
  for (const wrong of [null, '', 'x', '%%%', 'A'.repeat(5000), btoa('[]'), btoa('7'), btoa('{"v":2}')])
    expect(readHomework(wrong)).toBeNull();
  for (const change of [
    { v: 2 },
    { game: 'chess' },
    { game: '__proto__' },
    { game: 7 },
    { players: 13 },
    { players: 4 },
    { players: '5' },
    { round: 0 },
    { round: 1.5 },
    { key: 'AB'.repeat(32) },
    { key: 'ab' },
    { key: 7 },
    { bot: 'genius' },
    { title: 'x'.repeat(41) },
    { title: 'a\u202eb' },
    { title: 7 },
    { options: [] },
    { options: null },
    { options: { hurry: 1 } },
    { options: { variant: {} } },
    { options: { variant: 'x'.repeat(61) } },
    { results: [] },
    { results: [[], [], [], [], 'x'] },
    { results: [[1.5], [], [], [], []] },
    { results: [[1e9], [], [], [], []] },
    { results: [Array(41).fill(1), [], [], [], []] },
  ])
    expect([change, readHomework(pack({ ...task, ...change }))]).toEqual([change, null]);
});

test('compares with the same seat elsewhere', () => {
  expect(compared(2, [1, 1, 2, 2, 4])).toEqual({ better: 2, equal: 2, of: 5 });
  expect(compared(2, [])).toEqual({ better: 0, equal: 0, of: 0 });
});

test('is made of what a class has reached, once its seed is open', () => {
  const told = {
    title: '8b',
    game: 'triples',
    options: { variant: 'beginner', pictures: true },
    round: 2,
    same_deal: true,
    bot: 'strong',
    fair: { seed: 'cd'.repeat(32), nonces: ['12:bb', '7:aa'] },
  };
  const seats = (table: number, count: number, without = -1) =>
    Array.from({ length: count }, (_, seat) => ({ round: 2, table, seat })).filter(one => one.seat !== without);
  const report = {
    tables: [
      { round: 1, table: 1, standings: [99, 99, 99] },
      { round: 2, table: 1, standings: [7, 9, 50] },
      { round: 2, table: 2, standings: [4, 5, 6] },
      { round: 2, table: 3, standings: [1, 2, 3, 8] },
    ],
    people: [{ rounds: seats(1, 3, 2) }, { rounds: seats(2, 3) }, { rounds: [{ round: 2, table: 3, seat: 0 }] }, {}],
  };
  const asked: string[] = [];
  const made = homeworksOf(told, report, (seed, nonces) => (asked.push(`${seed} ${nonces}`), 'ef'.repeat(32)));
  expect(asked).toEqual([`${'cd'.repeat(32)} 7:aa;12:bb;`]);
  expect(made.map(one => [one.players, one.results])).toEqual([
    [4, [[1], [], [], []]],
    [3, [[4, 7], [5, 9], [6]]],
  ]);
  expect(made[0]).toMatchObject({ options: { variant: 'beginner' }, bot: 'strong', round: 2, key: 'ef'.repeat(32) });
  expect(made.every(one => readHomework(pack(one)) !== null)).toBe(true);
  // Not before, and not where every table had its own cards.
  expect(homeworksOf({ ...told, fair: { seed: null, nonces: [] } }, report, () => 'x')).toEqual([]);
  expect(homeworksOf({ ...told, same_deal: false }, report, () => 'ef'.repeat(32))).toEqual([]);
});

const told = {
  title: '8b',
  game: 'triples',
  bot: 'easy',
  deals: [
    {
      round: 1,
      players: 3,
      options: { variant: 'beginner', pictures: true },
      key: 'ab'.repeat(32),
      opening: ['deal x'],
      results: [
        [3, 1, 8],
        [2, 5, 5],
      ],
      people: [
        [true, true, false],
        [true, true, true],
      ],
    },
    { round: 1, players: 4, options: {}, key: null, opening: [], results: [], people: [] },
    { round: 2, players: 99, options: {}, key: 'ab'.repeat(32), opening: [], results: [], people: [] },
  ],
};

test('is told by the server of a class that is over: seats of bots are no measure, what cannot be is left out', () => {
  expect(homeworkFrom(told)).toEqual([
    {
      title: '8b',
      game: 'triples',
      options: { variant: 'beginner' },
      players: 3,
      round: 1,
      key: 'ab'.repeat(32),
      bot: 'easy',
      results: [[2, 3], [1, 5], [5]],
    },
  ]);
  for (const strange of [null, 7, {}, { deals: 'x' }, { game: 'chess', deals: told.deals }])
    expect(homeworkFrom(strange)).toEqual([]);
});

test('is asked for by the code of the class, and a silent or unwilling server is told apart', async () => {
  const server = (answer: object | null) => () => {
    const socket = {
      readyState: 1,
      onopen: null as (() => void) | null,
      onmessage: null as ((event: { data: unknown }) => void) | null,
      onclose: null as ((event: { code: number }) => void) | null,
      said: '',
      send(text: string) {
        this.said = text;
        if (answer) this.onmessage?.({ data: JSON.stringify(answer) });
        else this.onclose?.({ code: 1006 });
      },
      close() {},
    };
    queueMicrotask(() => socket.onopen?.());
    return socket as never;
  };
  expect(await askHomework('12345678', server({ homework: told }))).toMatchObject({
    tasks: [{ title: '8b' }],
    puzzles: [],
  });
  expect(await askHomework('12345678', server({ refused: { code: 'no-such-table' } }))).toBe('none');
  expect(await askHomework('12345678', server(null))).toBe('offline');
});

test('puzzles of the class are those of its game, three at most, and strange ones are left out', () => {
  const puzzle = (id: string, game = 'triples') => ({ game, deck: 'psz', grade: 2, players: 4, id });
  expect(
    puzzlesFrom({
      ...told,
      puzzles: [puzzle('a'), puzzle('b', 'victory-line'), null, { id: 7 }, puzzle('c'), puzzle('d'), puzzle('e')],
    }).map(one => one.id),
  ).toEqual(['a', 'c', 'd']);
  for (const strange of [null, told, { ...told, puzzles: 'x' }, { game: 'chess', puzzles: [puzzle('a', 'chess')] }])
    expect(puzzlesFrom(strange)).toEqual([]);
});

test('five things to recall come from five cards, each with its one right answer among four', () => {
  const cards: HistoryText[] = Array.from({ length: 12 }, (_, at) => ({
    id: `c${at}`,
    title: `card ${at}`,
    note: `note ${at}`,
    text: '',
    clues: [`clue ${at}`, 'shared', `other ${at}`],
  }));
  for (let seed = 1; seed <= 50; ++seed) {
    const items = drawRecall(cards, lotsFrom(seed));
    expect(items).toHaveLength(5);
    expect(new Set(items.map(item => item.options[item.right])).size).toBe(5);
    for (const { clue, options, right, why } of items) {
      const number = /\d+/.exec(clue)?.[0];
      expect(new Set(options).size).toBe(4);
      expect([options[right], why]).toEqual([`card ${number}`, `note ${number}`]);
    }
  }
  expect(drawRecall([{ id: 'a', title: 'a', note: '', text: '' }])).toEqual([]);
});
