// @vitest-environment happy-dom
// What breaks at a table in this page, and what comes of it: a store that refuses, loses or answers late; bots that do
// not come.
import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Engine } from '../engine/engine';
import { lotsFrom, testEngine } from '../testing/engine';
import type { BotPlayer } from './bots';
import { become } from '../testing/become';

vi.mock('virtual:stolik-files', () => ({
  files: { 'bots.wasm': 'http://here/bots.wasm', 'psz/deck.json': 'http://here/psz.json' },
}));
vi.mock('../ui/trusted', () => ({ ownScript: (address: string) => address }));
vi.mock('../engine/engine', async original => ({
  ...(await original<typeof import('../engine/engine')>()),
  engine: () => testEngine(3),
}));
const { createDeviceTable, deviceTable, forgetTable, openTables } = await import('./open');
const { keepLines, keptLines, EarlierLinesLost } = await import('./store');
const { BotsByLot, BotsInWorker } = await import('./bots');
const { DeviceSession } = await import('./device');

const setup = {
  game: 'triples' as const,
  options: { youngest: 0 },
  seats: [{ name: { typed: 'Ala' } }, { name: { pseudonym: 'fox' }, bot: 'random' as const }],
};
const written = (id: string, session: { lines: string[] }) =>
  become(async () => expect(await keptLines(id)).toEqual(session.lines));

describe('the store', () => {
  test('whose answer was lost is not taken for another tab', async () => {
    const id = await createDeviceTable(setup);
    const session = (await deviceTable(id))!;
    await written(id, session);
    // The next lines arrive there, and nobody hears of it: the same ones are brought once more.
    const coming = ['# {"paused":true}'];
    await keepLines({ id, ...setup, begun: 0, changed: 0, over: false, moves: 0 }, session.lines.length, coming);
    await session.host.value.pause(true);
    await written(id, session);
    await session.host.value.pause(false);
    await written(id, session);
    expect(session.keeping.value).toBe('kept');
    session.close();
  });

  test('that was emptied gets the whole table anew, not a journal without its beginning', async () => {
    const id = await createDeviceTable(setup);
    const session = (await deviceTable(id))!;
    await written(id, session);
    const { forgetTable: forgetKept } = await import('./store');
    await forgetKept(id);
    await expect(
      keepLines({ id, ...setup, begun: 0, changed: 0, over: false, moves: 0 }, 3, ['x']),
    ).rejects.toBeInstanceOf(EarlierLinesLost);
    await session.send(session.legal.value[0]!);
    await written(id, session);
    session.close();
  });

  test('that the browser closed is opened again', async () => {
    const id = await createDeviceTable(setup);
    const session = (await deviceTable(id))!;
    await written(id, session);
    const open = vi.spyOn(indexedDB, 'open');
    const db = await new Promise<IDBDatabase>(resolve => {
      const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (
        this: IDBDatabase,
        ...args: Parameters<IDBDatabase['transaction']>
      ) {
        spy.mockRestore();
        resolve(this);
        return this.transaction(...args);
      } as never);
      void keptLines(id);
    });
    db.close();
    db.onclose?.(new Event('close'));
    await session.send(session.legal.value[0]!);
    await written(id, session);
    expect(open).toHaveBeenCalledTimes(1);
    expect(session.keeping.value).toBe('kept');
    session.close();
  });

  test('that refused is asked again without a new line', async () => {
    const id = await createDeviceTable(setup);
    const session = (await deviceTable(id))!;
    await written(id, session);
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await session.host.value.pause(true);
    await become(() => expect(session.keeping.value).toBe('not-kept'));
    full.mockRestore();
    await become(() => expect(session.keeping.value).toBe('kept'));
    await written(id, session);
    session.close();
  });
});

test('what lies in the store does not tell anybody’s cards at a glance', async () => {
  const id = await createDeviceTable(setup);
  const session = (await deviceTable(id))!;
  await written(id, session);
  const db = await new Promise<IDBDatabase>(
    resolve => (indexedDB.open('stolik').onsuccess = event => resolve((event.target as IDBOpenDBRequest).result)),
  );
  const raw = await new Promise<string[]>(
    resolve =>
      (db.transaction('lines').objectStore('lines').getAll().onsuccess = event =>
        resolve((event.target as IDBRequest<string[]>).result)),
  );
  db.close();
  const [card] = (session.view.value.hands as string[][])[0]!;
  expect(session.lines.join()).toContain(card);
  expect(raw.join()).not.toContain(card);
  session.close();
});

test('one game after the other leaves one table open, and a forgotten one does not come back', async () => {
  let id = await createDeviceTable(setup);
  for (let game = 0; game < 5; ++game) {
    const session = (await deviceTable(id))!;
    await written(id, session);
    const next = await session.rematch();
    await forgetTable(id);
    expect(await keptLines(id)).toBeNull();
    id = next!;
  }
  const other = await createDeviceTable(setup);
  await deviceTable(other);
  await become(() => expect(openTables()).toBe(1));
  expect((await deviceTable(id))!.lines.length).toBeGreaterThan(0);
});

describe('bots', () => {
  let engine: Engine;
  beforeAll(async () => void (engine = await testEngine(7)));
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const table = {
    game: 'victory-line' as const,
    options: { dealer: 0 },
    seats: ['bison', 'fox', 'heron', 'ash'].map((pseudonym, seat) => ({
      name: { pseudonym },
      ...(seat ? { bot: 'strong' as const } : {}),
    })),
  };

  test('that cannot be loaded make the table wait and say so; nobody moves by lot in their stead', async () => {
    const lot = new BotsByLot(engine, lotsFrom(5));
    let broken = true;
    let asked = 0;
    const bots: BotPlayer = {
      choose: async (...args) => (
        (asked += 1),
        broken ? Promise.reject(new Error('no network')) : lot.choose(args[0], args[1], args[2])
      ),
    };
    const session = new DeviceSession(engine, table, { bots, lots: lotsFrom(11) });
    const { length } = session.story.value;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.story.value).toHaveLength(length);
    expect(session.botsLost.value).toBe(true);
    expect(asked).toBeGreaterThan(2);
    expect(asked).toBeLessThan(9);
    broken = false;
    session.askBotsAgain();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(session.botsLost.value).toBe(false);
    expect(session.story.value.length).toBeGreaterThan(length);
    session.close();
  });

  class FakeWorker {
    static made: FakeWorker[] = [];
    static answers = true;
    ended = false;
    hear: ((event: { data: unknown }) => void) | undefined;
    constructor() {
      FakeWorker.made.push(this);
    }
    addEventListener(name: string, hear: (event: { data: unknown }) => void) {
      if (name === 'message') this.hear = hear;
    }
    postMessage(task: { task: string; id: number }) {
      if (task.task !== 'start' && FakeWorker.answers)
        queueMicrotask(() => this.hear?.({ data: { id: task.id, answer: { do: 'pass' } } }));
    }
    terminate() {
      this.ended = true;
    }
  }

  test('that hang are replaced, and those of a table that is left are let go', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    vi.stubGlobal('document', { baseURI: 'http://here/' });
    FakeWorker.answers = false;
    const bots = new BotsInWorker();
    const hung = bots.think('…', 'strong');
    const failed = expect(hung).rejects.toThrow('do not answer');
    await vi.advanceTimersByTimeAsync(31_000);
    await failed;
    expect(FakeWorker.made.map(one => one.ended)).toEqual([true]);
    FakeWorker.answers = true;
    expect(await bots.think('…', 'strong')).toEqual({ do: 'pass' });
    bots.close();
    expect(FakeWorker.made.map(one => one.ended)).toEqual([true, true]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await bots.think('…', 'strong')).toEqual({ do: 'pass' });
    expect(FakeWorker.made).toHaveLength(3);
    vi.unstubAllGlobals();
  });
});
