// The link of a homework: all of it reads back, and what somebody changed is no homework.
import { expect, test } from 'vitest';
import { compared, homeworkHash, homeworksOf, readHomework, type Homework } from './link';

const task: Homework = {
  title: '8b „środa”', game: 'triples', options: { variant: 'beginner', deck: 'psz' }, players: 5, round: 2, key: 'ab'.repeat(32), bot: 'steady', results: [[1, 1, 3], [2], [], [0, 4], [1]],
};
const dataOf = (hash: string) => hash.slice('#/homework?d='.length);
const pack = (value: unknown) => dataOf(homeworkHash(value as Homework));

test('reads back as it was made, and fits in a QR code', () => {
  expect(readHomework(dataOf(homeworkHash(task)))).toEqual(task);
  expect(homeworkHash({ ...task, players: 6, results: Array.from({ length: 6 }, () => Array(8).fill(12) as number[]) }).length).toBeLessThan(700);
});

test('is refused where anything of it is not as it must be', () => {
  for (const wrong of [null, '', 'x', '%%%', 'A'.repeat(5000), btoa('[]'), btoa('7'), btoa('{"v":2}')]) expect(readHomework(wrong)).toBeNull();
  for (const change of [
    { v: 2 }, { game: 'chess' }, { game: '__proto__' }, { game: 7 }, { players: 13 }, { players: 4 }, { players: '5' }, { round: 0 }, { round: 1.5 }, { key: 'AB'.repeat(32) }, { key: 'ab' }, { key: 7 },
    { bot: 'genius' }, { title: 'x'.repeat(41) }, { title: 'a\u202eb' }, { title: 7 }, { options: [] }, { options: null }, { options: { hurry: 1 } }, { options: { variant: {} } }, { options: { variant: 'x'.repeat(61) } },
    { results: [] }, { results: [[], [], [], [], 'x'] }, { results: [[1.5], [], [], [], []] }, { results: [[1e9], [], [], [], []] }, { results: [Array(41).fill(1), [], [], [], []] },
  ]) expect([change, readHomework(pack({ ...task, ...change }))]).toEqual([change, null]);
});

test('compares with the same seat elsewhere', () => {
  expect(compared(2, [1, 1, 2, 2, 4])).toEqual({ better: 2, equal: 2, of: 5 });
  expect(compared(2, [])).toEqual({ better: 0, equal: 0, of: 0 });
});

test('is made of what a class has reached, once its seed is open', () => {
  const told = {
    title: '8b', game: 'triples', options: { variant: 'beginner', pictures: true }, round: 2, same_deal: true, bot: 'strong',
    fair: { seed: 'cd'.repeat(32), nonces: ['12:bb', '7:aa'] },
  };
  const seats = (table: number, count: number, without = -1) => Array.from({ length: count }, (_, seat) => ({ round: 2, table, seat })).filter(one => one.seat !== without);
  const report = {
    tables: [{ round: 1, table: 1, standings: [99, 99, 99] }, { round: 2, table: 1, standings: [7, 9, 50] }, { round: 2, table: 2, standings: [4, 5, 6] }, { round: 2, table: 3, standings: [1, 2, 3, 8] }],
    people: [{ rounds: seats(1, 3, 2) }, { rounds: seats(2, 3) }, { rounds: [{ round: 2, table: 3, seat: 0 }] }, {}],
  };
  const asked: string[] = [];
  const made = homeworksOf(told, report, (seed, nonces) => (asked.push(`${seed} ${nonces}`), 'ef'.repeat(32)));
  expect(asked).toEqual([`${'cd'.repeat(32)} 7:aa;12:bb;`]);
  expect(made.map(one => [one.players, one.results])).toEqual([[4, [[1], [], [], []]], [3, [[4, 7], [5, 9], [6]]]]);
  expect(made[0]).toMatchObject({ options: { variant: 'beginner' }, bot: 'strong', round: 2, key: 'ef'.repeat(32) });
  expect(made.every(one => readHomework(pack(one)) !== null)).toBe(true);
  // Not before, and not where every table had its own cards.
  expect(homeworksOf({ ...told, fair: { seed: null, nonces: [] } }, report, () => 'x')).toEqual([]);
  expect(homeworksOf({ ...told, same_deal: false }, report, () => 'ef'.repeat(32))).toEqual([]);
});
