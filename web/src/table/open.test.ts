import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { testEngine } from '../testing/engine';

vi.mock('virtual:stolik-files', () => ({ files: {} }));
vi.mock('../engine/engine', async original => ({
  ...(await original<typeof import('../engine/engine')>()),
  engine: () => testEngine(3),
}));
const { createDeviceTable, deviceTable, forgetTable, unfinishedTables } = await import('./open');
const { keepLines, keptLines, WrittenElsewhere } = await import('./store');

const setup = {
  game: 'triples' as const, options: { youngest: 0 },
  seats: [{ name: { typed: 'Ala' } }, { name: { pseudonym: 'fox' }, bot: 'random' as const }],
};
const settled = () => new Promise(resolve => setTimeout(resolve, 50));

test('a table is kept after every command, listed once it was played, and forgotten for good', async () => {
  const id = await createDeviceTable(setup);
  await settled();
  expect(await unfinishedTables()).toEqual([]);
  const session = (await deviceTable(id))!;
  await session.send(session.legal.value[0]!);
  await settled();
  expect(await keptLines(id)).toEqual(session.lines);
  expect(await unfinishedTables()).toMatchObject([{ id, game: 'triples', moves: 1, seats: setup.seats }]);
  expect(session.keeping.value).toBe('kept');
  session.close();
  await forgetTable(id);
  expect(await unfinishedTables()).toEqual([]);
  expect(await keptLines(id)).toBeNull();
});

test('a table that another tab has played on is not written over', async () => {
  const id = await createDeviceTable(setup);
  await settled();
  const session = (await deviceTable(id))!;
  const lines = (await keptLines(id))!;
  const [table] = [{ id, ...setup, begun: 0, changed: 0, over: false, moves: 1 }];
  await keepLines(table!, lines.length, ['# a line of the other tab']);
  await session.send(session.legal.value[0]!);
  await vi.waitFor(() => expect(session.keeping.value).toBe('elsewhere'));
  expect(await keptLines(id)).toEqual([...lines, '# a line of the other tab']);
  await expect(keepLines(table!, 0, ['x'])).rejects.toBeInstanceOf(WrittenElsewhere);
});
