import { expect, test } from 'vitest';
import { testEngine } from '../../../testing/engine';
import { stateOf } from '../store';
import { DEAL, LessonSession, SCRIPT, STEPS } from './lesson';

test('the deal is all 36 cards, nine for each', () => {
  expect(new Set(DEAL.flat()).size).toBe(36);
  expect(DEAL.map(hand => hand.length)).toEqual([9, 9, 9, 9]);
});

test('the lesson can be played as it says, and ends with two sets', async () => {
  const session = new LessonSession(await testEngine(), () => 'not now');
  const state = stateOf(session);
  const next = () => (session.step.value += 1);
  expect(session.view.value.turn).toBe(0);
  next();
  expect(STEPS[1]!.done(session)).toBe(false);
  state.open.value = 'set-1';
  expect(STEPS[1]!.done(session)).toBe(true);
  next();
  state.target.value = 1;
  expect(STEPS[2]!.done(session)).toBe(true);
  next();
  state.card.value = 'monte-cassino';
  expect(STEPS[3]!.done(session)).toBe(true);
  next();
  // Anything else than the step's command is kindly refused.
  expect(await session.send('ask 2 monte-cassino')).toMatchObject({ code: 'lesson', message: 'not now' });
  expect(await session.send('ask 1 monte-cassino')).toBeNull();
  expect(session.view.value.sets).toEqual([['set-1'], [], [], []]);
  next();
  expect(await session.send('ask 2 dywizjon-mysliwski-303')).toBeNull();
  expect(session.view.value.turn).toBe(1);
  next();
  for (const [seat] of SCRIPT) {
    expect(session.view.value.turn).toBe(seat);
    expect(session.prompt()).toBe(true);
  }
  expect(session.prompt()).toBe(false);
  // None of the script was a mistake, all was refused: the deduction holds.
  expect(session.story.value.flatMap(step => step.events).filter(event => event.event === 'mistaken')).toEqual([]);
  expect(session.view.value.turn).toBe(0);
  next();
  expect(await session.send('ask 3 maczek')).toBeNull();
  expect((session.view.value.hands as string[][])[0]).toContain('maczek');
  session.close();
});

test('every step can be skipped, whatever came before', async () => {
  const session = new LessonSession(await testEngine(), () => '');
  for (let guard = 0; session.step.value < STEPS.length - 1 && guard < 20; guard++) session.skip();
  expect(session.step.value).toBe(STEPS.length - 1);
  expect(session.gave('ask 3 maczek')).toBe(true);
  session.close();
});
