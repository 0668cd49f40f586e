import { expect, test } from 'vitest';
import { BACK, NOTICED, Register, STAND_IN } from './absence';

const AT = 1_700_000_000_000;

test('who is away is told after a moment, with the time they went; a bot may stand in after 45 seconds', () => {
  const register = new Register();
  register.look([2], AT, 0);
  expect([...register.away.value]).toEqual([]);
  register.look([2], AT + 999_999, NOTICED);
  expect([...register.away.value]).toEqual([[2, AT]]);
  expect([...register.long.value]).toEqual([]);
  register.look([2], AT, STAND_IN - 1);
  expect([...register.long.value]).toEqual([]);
  register.look([2], AT, 45_000);
  expect([...register.long.value]).toEqual([2]);
});

test('a return is told for a while, but not that of a line that only stumbled', () => {
  const register = new Register();
  register.look([1, 2], AT, 0);
  register.look([2], AT, NOTICED - 1);
  expect(register.back.value).toEqual([]);
  register.look([2], AT, NOTICED);
  register.look([], AT, NOTICED + 10);
  expect(register.back.value).toEqual([2]);
  expect(register.away.value.size).toBe(0);
  expect(register.still).toBe(false);
  register.look([], AT, NOTICED + 10 + BACK);
  expect(register.back.value).toEqual([]);
  expect(register.still).toBe(true);
});

test('who goes again is not said to be back, and is counted anew', () => {
  const register = new Register();
  register.look([2], AT, 0);
  register.look([2], AT, 50_000);
  register.look([], AT, 50_100);
  register.look([2], AT + 60_000, 50_200);
  expect(register.back.value).toEqual([]);
  register.look([2], AT, 50_200 + NOTICED);
  expect([...register.away.value]).toEqual([[2, AT + 60_000]]);
  expect(register.long.value.size).toBe(0);
});

test('how long somebody has been away is counted in minutes, and drawn once a minute', () => {
  const register = new Register();
  register.look([1], AT, 0);
  register.look([1], AT, 59_999);
  expect([...register.minutes.value]).toEqual([[1, 0]]);
  register.look([1], AT, 60_000);
  const { value } = register.minutes;
  expect([...value]).toEqual([[1, 1]]);
  register.look([1], AT, 119_999);
  expect(register.minutes.value).toBe(value);
  register.look([1], AT, 180_000);
  expect([...register.minutes.value]).toEqual([[1, 3]]);
});

test('nothing is drawn anew while nothing changes', () => {
  const register = new Register();
  register.look([0, 1], AT, 0);
  register.look([0, 1], AT, 6_000);
  const { value } = register.away;
  for (let steady = 7_000; steady < 44_000; steady += 1000) register.look([0, 1], AT, steady);
  expect(register.away.value).toBe(value);
});
