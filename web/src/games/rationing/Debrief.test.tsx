// @vitest-environment happy-dom
// The talk after a game is about all of it, also on a device that was away for a while.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { signal } from '@preact/signals';
import { h, render } from 'preact';
import { beforeAll, expect, test, vi } from 'vitest';
import { wholeStory } from '../../table/replay';
import type { Session, Step } from '../../table/session';
import { testEngine } from '../../testing/engine';
import { builtIn } from '../../testing/files';
import { loadWords, words } from '../../words/words';
import type { Telling } from '../module';
import { Debrief } from './Debrief';
import { debriefOf } from './worth';

vi.mock('virtual:stolik-files', () => ({ files: {} }));
vi.mock('../../engine/engine', async whole => ({ ...(await whole<object>()), engine: () => testEngine() }));

const text = readFileSync(
  resolve(import.meta.dirname, '../../../../scenarios/journals/v1/rationing-5-choices.journal'),
  'utf8',
);
let story: Step[] = [];
let rounds = 0;

beforeAll(async () => {
  words.value = await loadWords('en');
  story = wholeStory(await testEngine(), text);
  rounds = debriefOf(story).rounds.length;
});

function shown(session: Partial<Session>): () => number {
  const { deck: facts, texts } = builtIn('prl');
  const deck = { id: 'prl', language: 'en', facts, texts: texts.en };
  const names = { of: (seat: number) => `P${seat}` };
  const telling = { words: words.value!, deck, names } as unknown as Telling;
  render(h(Debrief, { session: session as Session, telling }), document.body);
  return () => document.querySelectorAll('.rg-worth-table tbody tr').length;
}
const partial = () => document.body.textContent!.includes(words.value!('rationing-debrief-partial'));

test('who was told the last steps only gets every round from the file of the game', async () => {
  expect(debriefOf(story.slice(-12)).rounds.length).toBeLessThan(rounds);
  const count = shown({ story: signal(story.slice(-12)), journal: async () => text });
  await expect.poll(count).toBe(rounds);
  expect(partial()).toBe(false);
});

test('where the file is not to be had yet it is said that rounds are missing', async () => {
  const journal = vi.fn(async () => '');
  const count = shown({ story: signal(story.slice(-12)), journal });
  await expect.poll(() => journal.mock.calls.length).toBe(1);
  expect(count()).toBeLessThan(rounds);
  expect(partial()).toBe(true);
});
