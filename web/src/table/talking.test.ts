// What is looked at together, from the room's words; and one's own vote, which only this tab knows.
import { computed, signal } from '@preact/signals';
import { beforeEach, expect, test } from 'vitest';
import type { Poll, Talk } from '../engine/types';
import type { OnlineSession } from './online';
import { OnlineTalk } from './talking';

const POLL: Poll = { poll: 1, question: 'q', options: ['a', 'b'], voted: 0, waits: 2, shown: false, counts: null };
const TALK: Talk = { page: 'map', about: 'set-1', step: null, seat: 1, put: [], poll: POLL };

function table(talk?: Talk) {
  const said: [string, unknown][] = [];
  const room = signal<{ talk?: Talk } | null>(talk ? { talk } : {});
  const refusal = signal<{ code: string; rule: string; message: string } | null>(null);
  const session = {
    room,
    isHost: computed(() => true),
    wire: { pass: { table: 'abc' } },
    say: (what: string, body: unknown) => (said.push([what, body]), Promise.resolve(refusal.value)),
  };
  return { talk: new OnlineTalk(session as unknown as OnlineSession), room, said, refusal };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
    },
  });
});

test('a room that says nothing of it has no page, nothing put down and no poll', () => {
  expect(table().talk.now.value).toEqual({ page: null, about: null, step: null, seat: null, put: [], poll: null });
  expect(table(TALK).talk.now.value).toBe(TALK);
});

test('a vote is known to the tab that gave it, also after a reload, and only while that poll is there', async () => {
  const first = table(TALK);
  expect(first.talk.mine.value).toBe(null);
  await first.talk.vote(1);
  expect(first.said).toEqual([['vote', { poll: 1, option: 1 }]]);
  expect(first.talk.mine.value).toBe(1);
  expect(table(TALK).talk.mine.value).toBe(1);
  first.room.value = { talk: { ...TALK, poll: { ...POLL, poll: 2 } } };
  expect(first.talk.mine.value).toBe(null);
});

test('a vote that was refused is none', async () => {
  const { talk, refusal } = table(TALK);
  refusal.value = { code: 'wrong-phase', rule: '', message: '' };
  expect(await talk.vote(0)).not.toBe(null);
  expect(talk.mine.value).toBe(null);
});
