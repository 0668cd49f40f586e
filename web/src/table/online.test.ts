// The line and the wire as one machine, against a server that does what the test tells it, with the time in hand.
// Events come in any order (by seed), and after each of them everything that is promised has to hold.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Engine, Refusal } from '../engine/engine';
import { lotsFrom } from '../testing/engine';
import { ScriptedServer, viewAt } from '../testing/scripted';
import { connect, OnlineSession } from './online';
import type { Farewell, Pass } from './wire';

vi.mock('virtual:stolik-files', () => ({ files: {} }));

const PASS: Pass = { table: 't1', token: 'secret', person: 1, code: '48172036' };
const RULES = { legalInView: () => ['ask 1 anders'], checkInView: () => null } as unknown as Engine;
const WALKS = process.env.STOLIK_LONG ? 3000 : 150;

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

function atTheTable() {
  const server = new ScriptedServer();
  const kept: (Pass | null)[] = [];
  const link = connect(PASS, pass => void kept.push(pass), server.make);
  const session = new OnlineSession(RULES, link, ['bison', 'fox']);
  return { server, kept, session, ...link };
}

type Table = ReturnType<typeof atTheTable>;

/** Everything that lies on the way arrives, both ways, until nothing more comes of it. */
function flow({ server }: Table): void {
  for (let turn = 0; turn < 200; ++turn) {
    const { socket } = server;
    if (!socket || socket.mute || (socket.up.length === 0 && socket.down.length === 0)) return;
    server.take(socket);
    server.tell(socket);
  }
  throw new Error('the two never stop talking');
}

/** The line is mended and all that was said arrives. */
function mended(table: Table): void {
  for (let turn = 0; turn < 60; ++turn) {
    const { socket } = table.server;
    if (socket?.mute) socket.break();
    socket?.accept();
    flow(table);
    vi.advanceTimersByTime(500);
  }
}

function seated(): Table {
  const table = atTheTable();
  table.line.open();
  table.server.socket!.accept();
  flow(table);
  expect(table.session.connection.value).toBe('live');
  return table;
}

describe('anything in any order', () => {
  /** What can happen, and how often. */
  const EVENTS = {
    accept: 6,
    refuse: 2,
    take: 10,
    tell: 12,
    flow: 6,
    break: 2,
    'break quietly': 1,
    time: 8,
    'long time': 1,
    'somebody moves': 5,
    'a number is skipped': 1,
    'an old word': 2,
    say: 5,
    'page is shown': 2,
    'clock is set': 1,
  };
  const BAG = Object.entries(EVENTS).flatMap(([event, often]) => Array<string>(often).fill(event));

  function walk(seed: number): void {
    const lots = lotsFrom(seed);
    const table = atTheTable();
    const { server, session, line, wire } = table;
    const answers = new Map<string, (Refusal | null)[]>();
    const texts = new Map<string, string>();
    const told: string[] = [];
    let commands = 0;
    let seq = 0;
    // Whatever the wall clock is set to, this one goes on.
    const sinceTold = { at: -Infinity };
    const now = () => performance.now();

    const happens = (event: string): void => {
      const { socket } = server;
      if (event === 'accept') socket?.accept();
      if (event === 'refuse' && socket?.readyState === 0) socket.break();
      if (event === 'take' && socket) server.take(socket);
      if ((event === 'tell' || event === 'flow') && socket && !socket.mute) {
        if (socket.readyState === 1 && (socket.down.length > 0 || (event === 'flow' && socket.up.length > 0)))
          sinceTold.at = now();
        if (event === 'tell') server.tell(socket);
        else flow(table);
      }
      if (event === 'break') socket?.break();
      if (event === 'break quietly' && socket) ((socket.mute = true), (socket.down.length = 0), (socket.up.length = 0));
      if (event === 'time') vi.advanceTimersByTime(lots(1500));
      if (event === 'long time') vi.advanceTimersByTime(lots(30_000));
      if (event === 'somebody moves') server.change();
      if (event === 'a number is skipped') server.change(true);
      if (event === 'an old word') server.everyone(server.update(Math.max(1, server.seq - lots(4))));
      if (event === 'page is shown') line.again();
      if (event === 'clock is set') vi.setSystemTime(Date.now() + (lots(2) === 0 ? -1 : 1) * lots(7_200_000));
      if (event === 'say') {
        const command = `ask 1 card-${++commands}`;
        const kind = lots(6);
        if (kind === 0) server.refusals.set(command, 'illegal');
        if (kind === 1) server.refusals.set(command, 'too-many');
        answers.set(command, []);
        void session.send(command).then(refusal => answers.get(command)!.push(refusal));
      }
    };

    const holds = (): void => {
      const why = () => `seed ${seed}: ${told.slice(-12).join(', ')}`;
      // One line at a time, none left behind.
      expect(server.sockets.filter(socket => socket.dangling).length, why()).toBeLessThanOrEqual(1);
      // A line on which nothing was heard for four seconds is not shown as live; nor one that is not open.
      if (session.connection.value === 'live') {
        expect(server.socket!.readyState, why()).toBe(1);
        expect(now() - sinceTold.at, why()).toBeLessThanOrEqual(4_000);
      }
      // What is seen never goes back, and is what the server showed at that number.
      expect(wire.seq, why()).toBeGreaterThanOrEqual(seq);
      seq = wire.seq;
      if (wire.view.value) expect(wire.view.value, why()).toEqual(viewAt(wire.seq));
      const numbers = wire.story.value.map(step => step.seq);
      expect(numbers, why()).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      // The same id always stands for the same words; nothing is said before one is let in again.
      for (const socket of server.sockets) {
        const first = socket.said[0];
        if (first) expect(Object.keys(first), why()).toEqual(['resume']);
        for (const one of socket.said) {
          if (one.id === undefined) continue;
          expect(texts.get(one.id) ?? JSON.stringify(one), why()).toBe(JSON.stringify(one));
          texts.set(one.id, JSON.stringify(one));
        }
      }
    };

    line.open();
    sinceTold.at = now();
    for (let step = 0; step < 60; ++step) {
      const event = BAG[lots(BAG.length)]!;
      told.push(event);
      happens(event);
      holds();
    }
    // When the faults stop everybody is in step, and every word has counted once. A number that was skipped shows with
    // the next one.
    mended(table);
    server.change();
    mended(table);
    expect(session.connection.value, `seed ${seed}: ${told.join(', ')}`).toBe('live');
    expect([wire.seq, wire.view.value], `seed ${seed}`).toEqual([server.seq, viewAt(server.seq)]);
    expect(wire.waiting.value, `seed ${seed}`).toEqual([]);
    expect(session.sending.value).toBeNull();
    const ids = [...server.done.values()].map(({ text }) => (JSON.parse(text) as { do: string }).do);
    for (const [command] of answers)
      expect(ids.filter(one => one === command).length, `seed ${seed}: ${command}`).toBe(
        server.refusals.get(command) === 'illegal' ? 0 : 1,
      );
    line.close();
    expect(vi.getTimerCount(), `seed ${seed}`).toBe(0);
  }

  test.each(Array.from({ length: 10 }, (_, block) => block))('walks of block %i', block => {
    for (let at = 0; at < WALKS / 10; ++at) walk(1 + block * (WALKS / 10) + at);
  });
});

describe('a silent line is not called live', () => {
  test('not in the moment in which it is opened anew after a sleep', () => {
    const table = seated();
    // The machine slept: the clock is ahead and no timer ran.
    vi.setSystemTime(Date.now() + 3_600_000);
    table.line.again();
    expect(table.session.connection.value).not.toBe('live');
    table.server.socket!.accept();
    expect(table.session.connection.value).not.toBe('live');
    flow(table);
    expect(table.session.connection.value).toBe('live');
  });

  test('not even if the clock of the machine is set back', () => {
    const table = seated();
    table.server.socket!.mute = true;
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(4_000);
    expect(table.session.connection.value).not.toBe('live');
    vi.advanceTimersByTime(6_000);
    expect(table.server.sockets.length).toBeGreaterThan(1);
  });

  test('the time shown is that of the last word, and it goes with the next', () => {
    const table = seated();
    const heard = Date.now();
    table.server.socket!.mute = true;
    vi.advanceTimersByTime(5_000);
    expect(table.session.silentSince.value).toBe(heard);
    mended(table);
    expect(table.session.silentSince.value).toBeNull();
  });
});

describe('a line comes back by itself', () => {
  test('from a connection that is never answered', () => {
    const table = seated();
    table.server.socket!.break();
    vi.advanceTimersByTime(400);
    expect(table.server.sockets).toHaveLength(2);
    // Neither opened nor refused: whoever waits for it waits for minutes.
    vi.advanceTimersByTime(12_000);
    expect(table.server.sockets.length).toBeGreaterThan(2);
    expect(table.server.sockets.filter(socket => socket.dangling)).toHaveLength(1);
    mended(table);
    expect(table.session.connection.value).toBe('live');
  });

  test('from a browser that makes no socket at all for a while', () => {
    const server = new ScriptedServer();
    let refuses = true;
    const link = connect(
      PASS,
      () => {},
      () => {
        if (refuses) throw new Error('blocked');
        return server.make();
      },
    );
    link.line.open();
    vi.advanceTimersByTime(3_000);
    expect(link.line.state.value).toBe('closed');
    refuses = false;
    vi.advanceTimersByTime(9_000);
    expect(server.sockets).toHaveLength(1);
    link.line.close();
  });
});

describe('after a farewell', () => {
  const FINAL: Farewell[] = ['left', 'removed', 'turned-away', 'elsewhere', 'expired', 'broken'];

  test.each(FINAL)('%s: nobody comes back, whatever happens, and nobody waits for an answer', async why => {
    const table = seated();
    const { server, session, line } = table;
    const under = session.send('ask 1 anders');
    const file = session.journal();
    const asked = session.known();
    server.socket!.down.push(JSON.stringify({ bye: { why } }));
    server.tell(server.socket!);
    const count = server.sockets.length;
    const said = server.sockets.flatMap(socket => socket.said).length;
    line.again();
    server.sockets.forEach(socket => socket.onclose?.({ code: 1000 }));
    const late = session.send('ask 2 anders');
    vi.advanceTimersByTime(600_000);
    expect(server.sockets).toHaveLength(count);
    expect(server.sockets.filter(socket => socket.dangling)).toEqual([]);
    expect(server.sockets.flatMap(socket => socket.said)).toHaveLength(said);
    expect(vi.getTimerCount()).toBe(0);
    expect(await under).toMatchObject({ code: 'over' });
    expect(await late).toMatchObject({ code: 'over' });
    expect([await file, await asked, await session.journal()]).toEqual(['', null, '']);
    expect(session.connection.value).not.toBe('live');
    expect(session.silentSince.value).toBeNull();
  });

  test('stopping: one comes back, and what was said is said again', async () => {
    const table = seated();
    const { server, session } = table;
    const under = session.send('ask 1 anders');
    server.socket!.up.length = 0;
    server.socket!.down.push(JSON.stringify({ bye: { why: 'stopping' } }));
    server.tell(server.socket!);
    server.socket!.break(1001);
    expect(session.sending.value).toBe('ask 1 anders');
    mended(table);
    expect(await under).toBeNull();
    expect(server.done.size).toBe(1);
    expect(table.wire.farewell.value).toBeNull();
  });
});

describe('answers', () => {
  test('a refused move is told as refused, with its rule, and changes nothing', async () => {
    const table = seated();
    table.server.refusals.set('ask 1 anders', 'illegal');
    const before = table.session.view.value;
    const answer = table.session.send('ask 1 anders');
    expect(table.session.sending.value).toBe('ask 1 anders');
    flow(table);
    expect(await answer).toMatchObject({ code: 'illegal', rule: 'T7' });
    expect([table.session.sending.value, table.session.view.value]).toEqual([null, before]);
    // It is not said again on the next line.
    table.server.socket!.break();
    mended(table);
    expect(table.server.sockets.flatMap(socket => socket.said).filter(one => 'do' in one)).toHaveLength(1);
  });

  test('a gap is asked about with what was seen in full, once, and on a new line anew', () => {
    const table = seated();
    const { server } = table;
    const seen = server.seq;
    server.change(true);
    server.change();
    server.change();
    server.tell(server.socket!);
    server.tell(server.socket!);
    expect(server.socket!.said.filter(one => 'sync' in one)).toEqual([{ sync: { seen } }]);
    expect(table.wire.seq).toBe(seen);
    server.socket!.break();
    vi.advanceTimersByTime(400);
    server.socket!.accept();
    expect(server.socket!.said[0]).toMatchObject({ resume: { seen } });
    flow(table);
    expect(table.wire.seq).toBe(server.seq);
    server.change(true);
    server.change();
    flow(table);
    expect(server.syncs).toEqual([server.seq - 2]);
    expect(table.wire.seq).toBe(server.seq);
  });
});
