import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Room } from '../engine/types';
import { aRoom } from '../testing/scripted';
import { Line, type Socket } from './line';
import { MOST_STEPS, Wire, type Pass } from './wire';

const room = (more: Partial<Room> = {}): Room =>
  aRoom({ phase: 'lobby', seats: [{ kind: 'open', stand_in: false }], ...more });
const view = (turn: number) => ({
  game: 'triples',
  players: 3,
  options: {},
  phase: 'play',
  turn,
  awaiting: [turn],
  winners: [],
});

function table(pass: Pass | null = null) {
  const sent: Record<string, any>[] = [];
  const kept: (Pass | null)[] = [];
  const later: (() => void)[] = [];
  const wire = new Wire(
    { send: text => sent.push(JSON.parse(text)), keep: pass => kept.push(pass), later: again => later.push(again) },
    pass,
    () => 1000,
  );
  const hear = (message: object) => wire.heard(`${JSON.stringify(message)}   `);
  return { wire, sent, kept, later, hear };
}
const welcome = { welcome: { table: 't1', person: 1, token: 'secret', code: '48172036', invitation: 'door', seq: 1 } };
const PASS: Pass = { table: 't1', token: 'secret', person: 1, code: '48172036' };

test('after everything anew a step has the time it was heard at, or none', () => {
  const { wire, hear } = table(PASS);
  wire.opened();
  hear(welcome);
  hear({ fresh: { seq: 1, room: room({ phase: 'playing' }), view: view(0), story: [] } });
  hear({ update: { seq: 2, events: [{ event: 'asked' }], view: view(1) } });
  hear({
    fresh: {
      seq: 4,
      room: room({ phase: 'playing' }),
      view: view(1),
      story: [
        { seq: 2, events: [{ event: 'asked' }] },
        { seq: 3, events: [{ event: 'asked' }] },
        { seq: 4, events: [{ event: 'gave' }] },
      ],
    },
  });
  expect(wire.story.value.map(step => step.at)).toEqual([1000, 0, 0]);
});

describe('coming in', () => {
  test('a table is opened, and the pass is kept', async () => {
    const { wire, sent, kept, hear } = table();
    const answer = wire.enter('create', { game: 'triples', seats: ['open'] });
    expect(sent).toEqual([]);
    wire.opened();
    expect(sent[0]).toMatchObject({ create: { game: 'triples' } });
    expect(sent[0]!.id.length).toBeGreaterThanOrEqual(22);
    hear(welcome);
    hear({ fresh: { seq: 1, room: room(), story: [] } });
    hear({ ok: { id: sent[0]!.id, seq: 1 } });
    expect(await answer).toBeNull();
    expect(kept).toEqual([{ ...PASS, invitation: 'door' }]);
    expect(wire.standing.value).toBe('inside');
    expect(wire.room.value?.code).toBe('48172036');
  });

  test('a knock is said again with the same id on a new line, until the host answers', async () => {
    const { wire, sent, hear } = table();
    const answer = wire.enter('knock', { code: '48172036' });
    wire.opened();
    hear({ knocking: { person: 3 } });
    expect(wire.standing.value).toBe('knocking');
    wire.closed();
    wire.opened();
    expect(sent[1]).toEqual(sent[0]);
    hear({ welcome: { ...welcome.welcome, person: 2 } });
    expect(await answer).toBeNull();
    expect(wire.me.value).toBe(2);
  });

  test('who may not open a table now is told at once, not kept waiting', async () => {
    const { wire, sent, later, hear } = table();
    const answer = wire.enter('create', { game: 'triples', seats: ['open'] });
    wire.opened();
    hear({ refused: { id: sent[0]!.id, code: 'too-many', rule: '', message: '' } });
    expect(await answer).toMatchObject({ code: 'too-many' });
    expect([wire.standing.value, later, sent.length]).toEqual(['outside', [], 1]);
  });

  test('a wrong code is told; who is turned away is told', async () => {
    const wrong = table();
    const answer = wrong.wire.enter('knock', { code: '1' });
    wrong.wire.opened();
    wrong.hear({ refused: { id: wrong.sent[0]!.id, code: 'no-such-table', rule: '', message: '' } });
    expect(await answer).toMatchObject({ code: 'no-such-table' });
    expect(wrong.wire.standing.value).toBe('outside');
    const away = table();
    void away.wire.enter('knock', { code: '48172036' });
    away.wire.opened();
    away.hear({ knocking: { person: 9 } });
    away.hear({ bye: { why: 'turned-away' } });
    expect([away.wire.standing.value, away.wire.farewell.value]).toEqual(['gone', 'turned-away']);
  });
});

describe('at the table', () => {
  const seated = () => {
    const one = table(PASS);
    one.wire.opened();
    one.hear({ welcome: { table: 't1', person: 1, code: '48172036', seq: 4 } });
    one.hear({
      fresh: {
        seq: 4,
        room: room({ phase: 'playing' }),
        view: view(0),
        story: [
          { seq: 3, events: [] },
          { seq: 4, events: [{ event: 'began', seat: 0 }] },
        ],
        said: { 0: '', 1: 'say need butter' },
      },
    });
    one.sent.length = 0;
    return one;
  };

  test('updates come in order; those seen already change nothing', () => {
    const { wire, hear, sent } = seated();
    hear({ update: { seq: 5, events: [{ event: 'turn', seat: 1 }], view: view(1) } });
    hear({ update: { seq: 5, events: [{ event: 'turn', seat: 2 }], view: view(2) } });
    expect(wire.view.value?.turn).toBe(1);
    expect(wire.story.value.map(step => step.seq)).toEqual([4, 5]);
    expect(wire.saidBefore.value).toEqual({ 1: 'say need butter' });
    expect(sent).toEqual([]);
  });

  test('a gap is asked about once, and nothing of it is believed before', () => {
    const { wire, hear, sent } = seated();
    hear({ update: { seq: 7, events: [], view: view(2) } });
    hear({ update: { seq: 8, events: [], view: view(0) } });
    expect(sent).toEqual([{ sync: { seen: 4 } }]);
    expect(wire.view.value?.turn).toBe(0);
    hear({ update: { seq: 5, events: [{ event: 'a' }] } });
    hear({ update: { seq: 6, events: [{ event: 'b' }] } });
    hear({ update: { seq: 7, events: [{ event: 'c' }] } });
    hear({ update: { seq: 8, room: room({ phase: 'playing' }), events: [{ event: 'd' }], view: view(2) } });
    expect(wire.view.value?.turn).toBe(2);
    expect(wire.story.value.at(-1)!.events).toEqual([{ event: 'd' }]);
  });

  test('changes make of the last view the next one; without a last one everything is asked for', () => {
    const { wire, hear, sent } = seated();
    hear({ update: { seq: 5, events: [{ event: 'asked' }], changes: { turn: 2, awaiting: [2] } } });
    expect(wire.view.value).toEqual(view(2));
    expect(wire.story.value.at(-1)!.seq).toBe(5);
    hear({ update: { seq: 6, room: room({ phase: 'lobby' }) } });
    expect(wire.view.value).toBeNull();
    hear({ update: { seq: 7, events: [{ event: 'asked' }], changes: { turn: 1 } } });
    hear({ update: { seq: 8, events: [{ event: 'asked' }], changes: { turn: 2 } } });
    expect(sent).toEqual([{ sync: {} }]);
    expect(wire.seq).toBe(6);
    hear({ fresh: { seq: 8, room: room({ phase: 'playing' }), view: view(2), story: [] } });
    hear({ update: { seq: 9, events: [{ event: 'asked' }], changes: { turn: 0, awaiting: [0] } } });
    expect(wire.view.value).toEqual(view(0));
  });

  test('of a story without end the last steps are kept', () => {
    const { wire, hear } = seated();
    for (let seq = 5; seq < 5 + MOST_STEPS + 10; ++seq)
      hear({ update: { seq, events: [{ event: 'asked' }], changes: { turn: seq % 3 } } });
    expect(wire.story.value).toHaveLength(MOST_STEPS);
    expect(wire.story.value.at(-1)!.seq).toBe(4 + MOST_STEPS + 10);
    expect(wire.story.value[0]!.seq).toBe(wire.story.value.at(-1)!.seq - MOST_STEPS + 1);
  });

  test('a move whose answer was lost is said again with its id, and counts once', async () => {
    const { wire, hear, sent } = seated();
    const answer = wire.say('do', 'ask 2 monte-cassino');
    expect(sent[0]).toMatchObject({ do: 'ask 2 monte-cassino' });
    wire.closed();
    wire.opened();
    expect(sent[1]).toEqual({ resume: { table: 't1', token: 'secret', views: 'changes', throws: true, seen: 4 } });
    expect(sent).toHaveLength(2);
    hear({ welcome: { table: 't1', person: 1, code: '48172036', seq: 5 } });
    expect(sent[2]).toEqual(sent[0]);
    hear({ update: { seq: 5, events: [{ event: 'asked', seat: 0 }], view: view(1) } });
    hear({ ok: { id: sent[0]!.id, seq: 5, again: true } });
    expect(await answer).toBeNull();
    wire.closed();
    wire.opened();
    hear({ welcome: { table: 't1', person: 1, code: '48172036', seq: 5 } });
    expect(sent.filter(message => 'do' in message)).toHaveLength(2);
  });

  test('said while the line is down, it waits and goes out after the welcome', () => {
    const { wire, hear, sent } = seated();
    wire.closed();
    void wire.say('sit', { seat: 1 });
    expect(sent).toEqual([]);
    wire.opened();
    hear({ welcome: { table: 't1', person: 1, code: '48172036', seq: 4 } });
    expect(sent.map(message => Object.keys(message)[0])).toEqual(['resume', 'sit']);
  });

  test('too fast: the same message goes out again a moment later', async () => {
    const { wire, hear, sent, later } = seated();
    const answer = wire.say('do', 'spin', { strength: 80 });
    hear({ refused: { id: sent[0]!.id, code: 'too-many', rule: '', message: '' } });
    later[0]!();
    expect(sent[1]).toEqual(sent[0]);
    hear({ refused: { id: sent[0]!.id, code: 'wrong-phase', rule: 'R11', message: '' } });
    expect(await answer).toMatchObject({ code: 'wrong-phase', rule: 'R11' });
  });

  test('what was said before the story that was told is kept as long as that story; the pose goes with the top', () => {
    const { wire, hear } = seated();
    hear({ pose: { stage: 'slowing', ms: 200, frozen: false } });
    hear({
      update: {
        seq: 5,
        events: [{ event: 'said', seat: 2, need: 'butter,meat', have: 'sugar' }],
        view: { ...view(0), phase: 'spinning' },
      },
    });
    expect(wire.saidBefore.value).toEqual({ 1: 'say need butter' });
    expect(wire.pose.value?.stage).toBe('slowing');
    hear({ update: { seq: 6, events: [{ event: 'fell', seat: 0 }], view: { ...view(0), phase: 'shopping' } } });
    expect(wire.pose.value).toBeNull();
    hear({ update: { seq: 7, room: room({ phase: 'lobby' }) } });
    expect(wire.saidBefore.value).toEqual({});
  });

  test('a token that opens nothing ends it and is thrown away; a server that stops does not', () => {
    const lost = table(PASS);
    lost.wire.opened();
    lost.hear({ refused: { id: '', code: 'bad-token', rule: '', message: '' } });
    expect(lost.wire.farewell.value).toBe('bad-token');
    expect(lost.kept).toEqual([null]);
    const { wire, hear, kept } = seated();
    hear({ bye: { why: 'stopping' } });
    expect(wire.standing.value).toBe('inside');
    hear({ bye: { why: 'elsewhere' } });
    expect(wire.standing.value).toBe('gone');
    expect(kept.filter(pass => pass === null)).toEqual([]);
  });

  test('a rematch clears the table', () => {
    const { wire, hear } = seated();
    hear({ update: { seq: 5, room: room({ phase: 'lobby' }) } });
    expect([wire.view.value, wire.story.value]).toEqual([null, []]);
  });
});

describe('the line', () => {
  class Fake implements Socket {
    readyState: 0 | 1 | 2 | 3 = 0;
    sent: string[] = [];
    onopen: Socket['onopen'] = null;
    onmessage: Socket['onmessage'] = null;
    onclose: Socket['onclose'] = null;
    send(text: string) {
      this.sent.push(text);
    }
    close() {
      this.readyState = 3;
    }
    accept() {
      this.readyState = 1;
      this.onopen?.();
    }
    say(text: string) {
      this.onmessage?.({ data: text });
    }
    break() {
      this.readyState = 3;
      this.onclose?.({ code: 1006 });
    }
  }
  const made: Fake[] = [];
  const line = () => {
    made.length = 0;
    const heard: string[] = [];
    const one = new Line(
      { opened: () => {}, heard: text => heard.push(text), closed: () => {} },
      () => (made.push(new Fake()), made.at(-1)!),
      () => 0.5,
    );
    return { one, heard };
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('it opens again after 250 ms, then longer and longer, and anew after a word was heard', () => {
    const { one } = line();
    one.open();
    for (const wait of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
      made.at(-1)!.break();
      const count = made.length;
      vi.advanceTimersByTime(wait - 1);
      expect(made).toHaveLength(count);
      vi.advanceTimersByTime(2);
      expect(made).toHaveLength(count + 1);
    }
    made.at(-1)!.accept();
    made.at(-1)!.say('{}');
    made.at(-1)!.break();
    vi.advanceTimersByTime(251);
    expect(made).toHaveLength(9);
    one.close();
  });

  test('a socket that is open and silent is not called live: doubted after 3.5 s, given up after 9', () => {
    const { one } = line();
    one.open();
    made[0]!.accept();
    made[0]!.say('{}');
    vi.advanceTimersByTime(2_100);
    expect(made[0]!.sent).toEqual(['{"ping":1}']);
    expect(one.silentSince.value).toBeNull();
    vi.advanceTimersByTime(1_500);
    expect(one.silentSince.value).not.toBeNull();
    vi.advanceTimersByTime(6_000);
    expect(made.length).toBeGreaterThan(1);
    made.at(-1)!.accept();
    made.at(-1)!.say('{"pong":1}');
    expect(one.silentSince.value).toBeNull();
    one.close();
  });

  test('what an old socket still says is not heard', () => {
    const { one, heard } = line();
    one.open();
    made[0]!.accept();
    one.again();
    made[0]!.break();
    vi.advanceTimersByTime(300);
    made[1]!.accept();
    made[0]!.say('old');
    made[1]!.say('new');
    expect(heard).toEqual(['new']);
    one.close();
  });
});
