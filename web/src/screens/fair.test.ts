// @vitest-environment happy-dom
// Fair match: what counts as a game, that it counts once, and what is asked of the rule.
import { beforeEach, expect, test, vi } from 'vitest';
import type { FramedSession } from '../table/session';
import { testEngine } from '../testing/engine';

vi.mock('virtual:stolik-files', () => ({ files: {} }));
vi.mock('../engine/engine', () => ({ engine: () => testEngine(1) }));

type Seat = { kind: 'person' | 'bot'; level?: string };
const value = <T>(of: T) => ({ value: of });
const game = (seats: Seat[], winners: number[], more: object = {}) =>
  ({
    place: 'device',
    homework: null,
    over: value(true),
    brokenOff: value(false),
    view: value({ winners }),
    seats: value(seats.map((one, seat) => ({ ...one, seat, standIn: false }))),
    ...more,
  }) as unknown as FramedSession;
const me: Seat = { kind: 'person' };
const bot = (level: string): Seat => ({ kind: 'bot', level });

let fair: typeof import('./fair') & typeof import('./match');
beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  fair = { ...(await import('./fair')), ...(await import('./match')) };
});

test('a game of one person against bots counts with its share of the win and the levels met', () => {
  const four = [me, bot('novice'), bot('novice'), bot('relaxed')];
  const levels = ['novice', 'novice', 'relaxed'];
  expect(fair.resultOf(game(four, [0]))).toEqual({ share: 1, sides: 4, levels });
  expect(fair.resultOf(game(four, [2]))).toEqual({ share: 0, sides: 4, levels });
  expect(fair.resultOf(game(four, [0, 3]))).toEqual({ share: 0.5, sides: 4, levels });
});

test('bots of one’s own side are no opponents, and the side wins', () => {
  const teams = [me, bot('keen'), bot('easy'), bot('steady')];
  expect(fair.resultOf(game(teams, [0]), seat => seat % 2)).toEqual({ share: 1, sides: 2, levels: ['keen', 'steady'] });
});

test('what tells nothing of one person does not count', () => {
  const two = [me, bot('easy')];
  for (const session of [
    game(two, [0], { place: 'online' }),
    game(two, [0], { brokenOff: value(true) }),
    game(two, [0], { over: value(false) }),
    game(two, [0], { homework: '#/homework?d=x' }),
    game([me, me, bot('easy')], [0]),
    game([me, bot('random')], [0]),
    game([bot('easy'), bot('easy')], [0]),
  ])
    expect(fair.resultOf(session)).toBeNull();
});

test('a finished game that is opened again does not count twice, and each game has its own results', () => {
  const result = { share: 1, sides: 2, levels: ['novice' as const] };
  fair.keepResult('one', 'table a', result);
  fair.keepResult('one', 'table a', { ...result, share: 0 });
  fair.keepResult('one', 'table b', { ...result, share: 0 });
  fair.keepResult('other', 'table c', result);
  expect(fair.resultsOf('one').map(one => one.share)).toEqual([1, 0]);
  expect(fair.resultsOf('other')).toHaveLength(1);
});

test('a newcomer meets the lowest level, more after wins, less after a loss; bad results do not count', async () => {
  expect(await fair.nextMatch('one', 3)).toEqual({
    levels: ['novice', 'novice', 'novice'],
    nearest: 'novice',
    step: 'first',
  });
  for (const name of ['a', 'b', 'c', 'd'])
    fair.keepResult('one', name, { share: 1, sides: 4, levels: (await fair.nextMatch('one', 3)).levels });
  const after = await fair.nextMatch('one', 3);
  expect(after.nearest).not.toBe('novice');
  fair.keepResult('one', 'e', { share: 0, sides: 4, levels: after.levels });
  expect((await fair.nextMatch('one', 3)).step).toBe('easier');
  localStorage.setItem('stolik-fair', JSON.stringify({ games: { one: [{ share: 7, sides: 'x', levels: [] }] } }));
  expect((await fair.nextMatch('one', 3)).step).toBe('first');
});

test('it is on until it is switched off, and that is remembered', async () => {
  expect(fair.fairOn.value).toBe(true);
  fair.fairOn.value = false;
  fair.chosenLevel.value = 'keen';
  fair.keepResult('one', 'a', { share: 1, sides: 2, levels: ['novice'] });
  vi.resetModules();
  const again = await import('./fair');
  expect(again.fairOn.value).toBe(false);
  expect(again.chosenLevel.value).toBe('keen');
});
