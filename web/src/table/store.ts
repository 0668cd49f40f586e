// Where tables in this page are kept: IndexedDB. A table is its journal, line by line; each command adds its lines in
// one transaction, so a tab that crashes loses nothing that was seen.
import { answer, databaseOf, done } from './database';
import { scrambled, unscrambled } from './scramble';
import type { GameName, Name, Level } from './session';

export type KeptTable = {
  id: string;
  game: GameName;
  seats: { name: Name; bot?: Level }[];
  begun: number;
  changed: number;
  over: boolean;
  moves: number;
};

/** Another tab has written to this table since. */
export class WrittenElsewhere extends Error {}
/** The lines before are not there any more: somebody has emptied the store. */
export class EarlierLinesLost extends Error {}

const database = databaseOf('stolik', 1, { tables: { keyPath: 'id' }, lines: undefined });

const linesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** All tables, the one last played first. */
export async function keptTables(): Promise<KeptTable[]> {
  const db = await database();
  const all = await answer<KeptTable[]>(db.transaction('tables').objectStore('tables').getAll());
  return all.sort((a, b) => b.changed - a.changed);
}

/** It is found again on the start screen. */
const offered = (table: KeptTable) => !table.over && table.moves > 0;

/** Tables that were begun and not finished, the last one first. None where nothing can be kept. */
export async function unfinishedTables(): Promise<KeptTable[]> {
  return (await keptTables().catch(() => [])).filter(offered);
}

/**
 * Of those that are over or were never played so many are kept, the last ones: who looks at a game again does so soon.
 */
export const KEPT_UNOFFERED = 30;

/** The others of them. */
export async function outdatedTables(): Promise<string[]> {
  return (await keptTables().catch(() => []))
    .filter(table => !offered(table))
    .slice(KEPT_UNOFFERED)
    .map(table => table.id);
}

export async function keptLines(id: string): Promise<string[] | null> {
  const db = await database();
  const transaction = db.transaction(['tables', 'lines']);
  const table = await answer(transaction.objectStore('tables').getKey(id));
  if (table === undefined) return null;
  const lines = await answer<string[]>(transaction.objectStore('lines').getAll(linesOf(id)));
  return lines.map((line, number) => unscrambled(line, id, number));
}

export async function forgetTable(id: string): Promise<void> {
  const db = await database();
  const transaction = db.transaction(['tables', 'lines'], 'readwrite');
  transaction.objectStore('tables').delete(id);
  transaction.objectStore('lines').delete(linesOf(id));
  await done(transaction);
}

/**
 * Adds lines after the first `from` ones. What lies there already must be these very lines (a write whose answer was
 * lost): else it fails with WrittenElsewhere. Without the line before them it fails with EarlierLinesLost.
 */
export async function keepLines(table: KeptTable, from: number, lines: string[]): Promise<void> {
  const db = await database();
  const transaction = db.transaction(['tables', 'lines'], 'readwrite');
  const ended = done(transaction);
  // Who gives up below does not wait for the end.
  ended.catch(() => {});
  const store = transaction.objectStore('lines');
  const there = await answer<string[]>(
    store.getAll(IDBKeyRange.bound([table.id, Math.max(0, from - 1)], [table.id, Infinity])),
  );
  const after = from === 0 ? there : there.slice(1);
  if (from > 0 && there.length === 0) throw (transaction.abort(), new EarlierLinesLost());
  if (
    after.length > lines.length ||
    after.some((line, number) => unscrambled(line, table.id, from + number) !== lines[number])
  )
    throw (transaction.abort(), new WrittenElsewhere());
  transaction.objectStore('tables').put(table);
  lines.slice(after.length).forEach((line, number) => {
    const at = from + after.length + number;
    store.add(scrambled(line, table.id, at), [table.id, at]);
  });
  await ended;
}
