// @vitest-environment happy-dom
// Slips that many phones would feel: they are asked about, or nothing is lost by them.
import { signal } from '@preact/signals';
import { h, render, type ComponentChild } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { classroom as triples } from '../games/triples/classroom';
import type { LessonFork, LessonQuestion } from '../engine/types';
import { builtIn } from '../testing/files';
import { loadWords, words } from '../words/words';
import { ForkDesk } from './ForkDesk';
import type { Knowing } from './knowing';
import type { ClassLive, TeacherActs } from './live';
import type { ClassState } from './model';
import { PupilDebrief } from './PupilDebrief';
import { Waiting } from './WallSide';

vi.mock('virtual:stolik-files', () => ({ files: {} }));

const { deck, texts } = builtIn('psz');
const knowing = () =>
  ({
    known: {
      game: { name: 'triples' },
      deck: { id: 'psz', language: 'pl', facts: deck, texts: texts.pl },
      pseudonyms: [],
    },
    classroom: triples,
    words: words.value!,
    called: ({ name }: { name: string }) => name,
    name: String,
  }) as unknown as Knowing;
const show = (what: ComponentChild) => act(() => render(what, document.body));
const press = (name: string | RegExp, at = 0) =>
  act(() => {
    const found = [...document.querySelectorAll('button')].filter(one => one.textContent!.match(name));
    found.at(at)!.click();
  });

beforeAll(async () => void (words.value = await loadWords('pl')));
beforeEach(() => render(null, document.body));

test('all at the door are turned away only when asked about', () => {
  const turnAllAway = vi.fn();
  const waiting = [60, 61].map(person => ({ person, name: `P${person}`, pseudonym: `P${person}` }));
  const state = { waiting, phase: 'lobby', tables: [] } as unknown as ClassState;
  show(h(Waiting, { state, knowing: knowing(), acts: { turnAllAway } as unknown as TeacherActs }));
  press(/^Odpraw wszystkich/);
  expect(turnAllAway).not.toHaveBeenCalled();
  expect(document.querySelector('dialog')!.textContent).toContain('2 uczniowie przeczytają');
  press(/^Odpraw wszystkich/, -1);
  expect(turnAllAway).toHaveBeenCalledOnce();
});

test('a half-written exit card is there again after the teacher went back for a moment', () => {
  const live = { connection: signal('on'), wire: { pass: null }, say: vi.fn() } as unknown as ClassLive;
  const exit = { number: 1, asked: { kind: 'text', text: 'exit', sense: 'exit' }, options: [], open: true, fork: null };
  const debrief = (question: unknown) => {
    const state = { question, phase: 'debrief', exitDone: false, code: '1', me: null, hands: [] };
    return h(PupilDebrief, { live, knowing: knowing(), name: 'Ola', says: null, state: state as never });
  };
  show(debrief(exit));
  const field = () => document.querySelector('textarea');
  act(() => {
    field()!.value = 'Zapamiętam, że';
    field()!.dispatchEvent(new Event('input', { bubbles: true }));
  });
  show(debrief(null));
  expect(field()).toBeNull();
  show(debrief({ ...exit, number: 2 }));
  expect(field()!.value).toBe('Zapamiętam, że');
});

test('of two forks of the same seat and move the one that was asked is marked', () => {
  const fork = (command: string) =>
    ({ seat: 0, players: 5, step: 1, view: { hands: [] }, choices: [{ do: command, tables: [1] }] }) as unknown;
  const forks = [fork('ask 3 anders'), fork('ask 2 duch')] as LessonFork[];
  const asked = { number: 4, asked: { kind: 'fork', number: 2 }, fork: forks[1] } as unknown as LessonQuestion;
  show(h(ForkDesk, { forks, asked, knowing: knowing(), onAsk: vi.fn(), onInstead: vi.fn() }));
  const marked = [...document.querySelectorAll('.fork-choice')].map(one =>
    one.querySelectorAll('[aria-pressed="true"]'),
  );
  expect(marked.map(found => found.length)).toEqual([0, 1]);
});

test('a fork of more choices than there are letters is not voted on', () => {
  const fork = (choices: number) =>
    ({
      seat: 0,
      players: 5,
      step: 1,
      view: { hands: [] },
      choices: Array.from({ length: choices }, (_, at) => ({ do: `ask ${at} anders`, tables: [at + 1] })),
    }) as unknown as LessonFork;
  const desk = (forks: LessonFork[], onAsk = vi.fn()) =>
    h(ForkDesk, { forks, asked: null, knowing: knowing(), onAsk, onInstead: vi.fn() });
  const onAsk = vi.fn();
  show(desk([fork(7), fork(2)], onAsk));
  expect(document.querySelectorAll('.fork-choice')).toHaveLength(1);
  press(/^Głosowanie/);
  expect(onAsk).toHaveBeenCalledExactlyOnceWith(2);
  show(desk([fork(7)]));
  expect(document.body.textContent).toContain('Nie ma rozdroża');
});
