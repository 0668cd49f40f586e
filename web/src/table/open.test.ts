// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { testEngine } from '../testing/engine';
import { become } from '../testing/become';

vi.mock('virtual:stolik-files', () => ({ files: {} }));
vi.mock('../engine/engine', async original => ({
  ...(await original<typeof import('../engine/engine')>()),
  engine: () => testEngine(3),
}));
const { createDeviceTable, deviceTable, forgetTable, unfinishedTables } = await import('./open');
const { KEPT_UNOFFERED, keepLines, keptLines, keptTables, WrittenElsewhere } = await import('./store');

const setup = {
  game: 'triples' as const,
  options: { youngest: 0 },
  seats: [{ name: { typed: 'Ala' } }, { name: { pseudonym: 'fox' }, bot: 'random' as const }],
};
/** Until all lines of the table are in the store. */
const written = (id: string, session: { lines: string[] }) =>
  become(async () => expect(await keptLines(id)).toEqual(session.lines));

test('a table is kept after every command, listed once it was played, and forgotten for good', async () => {
  const id = await createDeviceTable(setup);
  const session = (await deviceTable(id))!;
  await written(id, session);
  expect(await unfinishedTables()).toEqual([]);
  await session.send(session.legal.value[0]!);
  await written(id, session);
  expect(await unfinishedTables()).toMatchObject([{ id, game: 'triples', moves: 1, seats: setup.seats }]);
  expect(session.keeping.value).toBe('kept');
  session.close();
  await forgetTable(id);
  expect(await unfinishedTables()).toEqual([]);
  expect(await keptLines(id)).toBeNull();
});

test('games that are over do not pile up; the last ones and those that can be played on stay', async () => {
  const kept = (id: string, changed: number, over: boolean, moves: number) =>
    keepLines({ id, ...setup, begun: 0, changed, over, moves }, 0, ['a line']);
  await kept('begun', 1, false, 5);
  for (let number = 0; number < KEPT_UNOFFERED + 5; ++number) await kept(`over${number}`, 100 + number, true, 9);
  await kept('untouched', 50, false, 0);
  const id = await createDeviceTable(setup);
  const session = (await deviceTable(id))!;
  await become(async () => expect((await keptTables()).filter(table => table.over)).toHaveLength(KEPT_UNOFFERED));
  await written(id, session);
  expect(await keptLines('begun')).toEqual(['a line']);
  expect(await keptLines('untouched')).toBeNull();
  expect(await keptLines('over4')).toBeNull();
  expect(await keptLines(`over${KEPT_UNOFFERED + 4}`)).toEqual(['a line']);
  session.close();
  for (const table of await keptTables()) await forgetTable(table.id);
});

test('a table that another tab has played on is not written over', async () => {
  const id = await createDeviceTable(setup);
  const session = (await deviceTable(id))!;
  await written(id, session);
  const lines = (await keptLines(id))!;
  const [table] = [{ id, ...setup, begun: 0, changed: 0, over: false, moves: 1 }];
  await keepLines(table!, lines.length, ['# a line of the other tab']);
  await session.send(session.legal.value[0]!);
  await become(() => expect(session.keeping.value).toBe('elsewhere'));
  expect(await keptLines(id)).toEqual([...lines, '# a line of the other tab']);
  await expect(keepLines(table!, 0, ['x'])).rejects.toBeInstanceOf(WrittenElsewhere);
});

test('what a full store refused is kept with the next line, without a hole', async () => {
  const id = await createDeviceTable(setup);
  const session = (await deviceTable(id))!;
  await written(id, session);
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await session.host.value.pause(true);
  await become(() => expect(session.keeping.value).toBe('not-kept'));
  full.mockRestore();
  await session.host.value.pause(false);
  await written(id, session);
  expect(session.keeping.value).toBe('kept');
  session.close();
});

test('a browser that forbids every store still plays', async () => {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    get: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
    configurable: true,
  });
  const session = (await deviceTable(await createDeviceTable(setup)))!;
  expect(session.legal.value.length).toBeGreaterThan(0);
  session.close();
  vi.unstubAllGlobals();
});
