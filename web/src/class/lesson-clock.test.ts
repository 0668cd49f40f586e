// The end of the lesson: by the bell where the plan names it, else by what is left of the plan.
import { expect, test } from 'vitest';
import type { ClassUpdate } from '../engine/types';
import { endOf } from './LessonBar';
import { messageText } from './MessageSheet';
import { stateOf } from './state';
import { isLocal, reachAt } from '../table/reach';

const MINUTE = 60_000;
const parts = [
  { id: 'join', minutes: 3 },
  { id: 'play', minutes: 20 },
  { id: 'debrief', minutes: 12 },
  { id: 'exit', minutes: 5 },
];
const at = (hours: number, minutes: number) => new Date(2026, 10, 18, hours, minutes).getTime();

test('the bell rings when the plan says, however long a part took', () => {
  const now = at(10, 30);
  const times = { part: 2, began: at(10, 28), ends: at(10, 40) };
  expect(endOf(parts, times, now, '10:00')).toEqual({ at: at(10, 40), left: 10 });
  expect(endOf(parts, times, at(10, 50), '10:00')).toEqual({ at: at(10, 40), left: 0 });
});

test('without a bell, and for a plan of another hour, the parts that are left have their time', () => {
  const now = at(17, 30);
  const times = { part: 2, began: now - 4 * MINUTE, ends: now + 8 * MINUTE };
  for (const starts of [null, '10:00'])
    expect(endOf(parts, times, now, starts)).toEqual({ at: now + 13 * MINUTE, left: 13 });
  // A part that takes longer moves the end.
  expect(endOf(parts, { ...times, ends: now - MINUTE }, now, null).left).toBe(5);
});

test('the talk began when the server says so, also on a page that was loaded anew', () => {
  const told = {
    seq: 9,
    now: 30 * MINUTE,
    phase: 'debrief',
    phase_since: 25 * MINUTE,
    phases: parts.map(({ id, minutes }) => ({ phase: id, minutes })),
    options: {},
    until: 30,
    began: 3 * MINUTE,
    ends: 23 * MINUTE,
    fair: { nonces: [] },
    message: { number: 2, at: 29 * MINUTE, text: 'Ola', sentence: null, table: null },
  } as unknown as ClassUpdate;
  const heard = { told, ahead: 1000, here: [], knocking: [], cards: [], pattern: null, phaseSince: 30 * MINUTE };
  const state = stateOf(heard);
  expect(state.times).toEqual({ part: 2, began: 25 * MINUTE + 1000, ends: 37 * MINUTE + 1000 });
  expect(state.message).toMatchObject({ since: 29 * MINUTE + 1000 });
  expect(messageText(state.message!)).toBe('Ola');
});

test('a page of localhost shows phones the address of the network, or that there is none', () => {
  const page = 'http://localhost:8080/';
  const [home, other] = ['http://192.168.1.20:8080/', 'http://10.0.0.4:8080/'];
  expect(reachAt(page, [home, other], null)).toEqual({
    base: home,
    host: '192.168.1.20:8080',
    all: [home, other],
    known: true,
  });
  expect(reachAt(page, [home, other], other).base).toBe(other);
  expect(reachAt(page, [], null)).toMatchObject({ base: page, known: false });
  expect(reachAt(page, ['http://127.0.0.1:8080/', 'no address'], null).known).toBe(false);
  // Not asked yet: nothing is claimed.
  expect(reachAt(page, null, null).known).toBe(true);
  expect(reachAt('http://192.168.1.9:8080/', [], null)).toMatchObject({
    host: '192.168.1.9:8080',
    known: true,
    all: [],
  });
  expect(['127.0.0.1', 'localhost', '[::1]', '127.4.5.6'].every(isLocal)).toBe(true);
  expect(isLocal('games.example.org')).toBe(false);
});
