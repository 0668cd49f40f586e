// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { dayAfter, isDay, keepSolved, solvedOn, streak, today, weekOf } from './days';

beforeEach(() => localStorage.clear());

test('a day is a day of the calendar', () => {
  expect(['2026-11-17', '2024-02-29'].map(isDay)).toEqual([true, true]);
  expect(['2026-02-29', '2026-13-01', '17.11.2026', '', '2026-1-1'].map(isDay)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('a week begins on Monday', () => {
  expect(weekOf('2026-11-17')[0]).toBe('2026-11-16');
  expect(weekOf('2026-11-16')[0]).toBe('2026-11-16');
  expect(weekOf('2026-11-22').at(-1)).toBe('2026-11-22');
});

test('a row of days ends where one is missing, and today may still be open', () => {
  for (const day of ['2026-11-13', '2026-11-15', '2026-11-16']) keepSolved('triples', day, { tries: 1, hints: 0 });
  expect(streak('triples', '2026-11-17')).toBe(2);
  keepSolved('triples', '2026-11-17', { tries: 2, hints: 1 });
  expect(streak('triples', '2026-11-17')).toBe(3);
  expect(streak('rationing', '2026-11-17')).toBe(0);
});

test('the first time counts, and what is damaged is as if it were not there', () => {
  keepSolved('triples', '2026-11-17', { tries: 3, hints: 2 });
  keepSolved('triples', '2026-11-17', { tries: 1, hints: 0 });
  expect(solvedOn('triples', '2026-11-17')).toEqual({ tries: 3, hints: 2 });
  localStorage.setItem('stolik-puzzles', '{"triples":{"2026-11-17":7}}');
  expect(solvedOn('triples', '2026-11-17')).toBeNull();
  localStorage.setItem('stolik-puzzles', 'nonsense');
  expect(streak('triples', '2026-11-17')).toBe(0);
});
