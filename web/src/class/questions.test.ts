// Questions of a lesson on the desk and on phones: those of the plan with their answers, else the deck's own.
import { beforeEach, expect, test, vi } from 'vitest';
import type { LessonQuestion } from '../engine/types';
import type { Deck } from '../table/deck';
import { words, type Words } from '../words/words';

vi.mock('virtual:stolik-files', () => ({ files: {} }));
const { exitQuestions, exitQuestionsOf, questionsOf } = await import('./questions');

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
});
const deck = { id: 'd', language: 'en', facts: {}, texts: { title: 't', questions: ['a?', 'b?'] } } as Deck;
const plan = (more: object) => kept.set('stolik-lesson-12345678', JSON.stringify({ questions: [], ...more }));
words.value = ((id: string, { number }: { number: number }) => `${id} ${number}`) as unknown as Words;
const exit = (questions?: unknown) =>
  ({ asked: { kind: 'text', sense: 'exit', questions } }) as unknown as LessonQuestion;

test('own questions bring their answers; one without words, or with one answer alone, is no vote', () => {
  plan({
    questions: [
      { deck: 1 },
      { deck: 2 },
      { text: ' Who? ', options: ['A', ' ', 'B', 'A'] },
      { text: '', options: ['A', 'B'] },
      { text: 'Why?', options: ['A'] },
    ],
  });
  expect(questionsOf('12345678', deck)).toEqual([
    { text: 'b?' },
    { text: 'Who?', options: ['A', 'B'] },
    { text: 'Why?' },
  ]);
  expect(questionsOf('00000000', deck)).toEqual([{ text: 'a?' }, { text: 'b?' }]);
});

test('the exit card asks what the teacher wrote, else the usual two', () => {
  plan({ exit: ['', ' What was new? '] });
  expect(exitQuestionsOf('12345678')).toEqual(['What was new?']);
  expect(exitQuestionsOf('00000000')).toEqual([]);
  const usual = ['class-exit-question 0', 'class-exit-question 1'];
  expect(exitQuestions(null)).toEqual(usual);
  expect(exitQuestions(exit())).toEqual(usual);
  // What comes over the wire is looked at first.
  expect(exitQuestions(exit('x'))).toEqual(usual);
  expect(exitQuestions(exit([1, '']))).toEqual(usual);
  expect(exitQuestions(exit(['x?', 'y?', 'z?']))).toEqual(['x?', 'y?']);
});
