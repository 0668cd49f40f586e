// The door to tables: opening new ones and finding those that were begun.
import { engine } from '../engine/engine';
import { DeviceSession, type DeviceSetup } from './device';
import { forgetTable, keepLines, keptLines, keptTables, WrittenElsewhere, type KeptTable } from './store';

export type { DeviceSetup } from './device';
export type { KeptTable } from './store';
export { forgetTable };

/** Where each kind of table is shown. */
export const addressOf = {
  device: (id: string) => `#/table/${id}`,
  online: (code: string) => `#/online/${code}`,
  join: (code: string) => `#/join/${code}`,
  watch: (code: string) => `#/watch/${code}`,
};

/** So many random signs a-z2-7. No randomUUID: it does not exist over plain http in a local network. */
export function randomName(signs: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(signs));
  return Array.from(bytes, byte => 'abcdefghijklmnopqrstuvwxyz234567'[byte & 31]!).join('');
}

/** How much quicker than people bots move: a setting for tests and the impatient, 1 unless told. */
const pace = () => {
  const told = Number(globalThis.localStorage?.getItem('stolik-pace') ?? '1');
  return told >= 0 && told <= 4 ? told : 1;
};

/** Sessions of this page, so that going to the menu and back does not open a table twice. */
const opened = new Map<string, DeviceSession>();

/** Opens a table that runs in this page; returns its id, for `#/table/ID`. */
export async function createDeviceTable(setup: DeviceSetup): Promise<string> {
  const id = randomName(12);
  opened.set(id, new DeviceSession(await engine(), setup, help(id)));
  return id;
}

/** What the setup screen hands over for a table on a server: all seats open, the bots sit down first. */
export type OnlineSetup = { game: DeviceSetup['game']; players: number; options: Record<string, unknown>; bots: DeviceSetup['seats'] };

/** Opens a table on the server; returns its code, for `#/online/CODE`. */
export async function createOnlineTable(_setup: OnlineSetup): Promise<string> {
  throw new Error('this version has no online tables yet');
}

/** The table of that id: the one that is open, or the one that was kept. Null if there is none. */
export async function deviceTable(id: string): Promise<DeviceSession | null> {
  const there = opened.get(id);
  if (there && there.keeping.value !== 'elsewhere') return there;
  const lines = await keptLines(id);
  if (!lines || lines.length === 0) return null;
  const session = new DeviceSession(await engine(), null, { ...help(id, lines.length), lines });
  opened.set(id, session);
  return session;
}

/** Puts a table away; it stays kept. */
export function leaveDeviceTable(id: string): void {
  opened.get(id)?.close();
  opened.delete(id);
}

/** Tables that were begun and not finished, the last one first. */
export async function unfinishedTables(): Promise<KeptTable[]> {
  return (await keptTables().catch(() => [])).filter(table => !table.over && table.moves > 0);
}

function help(id: string, from = 0) {
  let count = from;
  let begun = 0;
  let writing: Promise<void> = Promise.resolve();
  return {
    pace: pace(),
    again: createDeviceTable,
    keep(lines: string[], session: DeviceSession) {
      const at = count;
      count += lines.length;
      begun ||= session.story.value[0]?.at ?? Date.now();
      const table: KeptTable = {
        id, game: session.game, seats: session.setup.seats, begun, changed: Date.now(), over: session.over.value, moves: session.moves,
      };
      writing = writing.then(() => keepLines(table, at, lines)).then(
        () => void (session.keeping.value = 'kept'),
        error => {
          session.keeping.value = error instanceof WrittenElsewhere ? 'elsewhere' : 'not-kept';
          if (error instanceof WrittenElsewhere) session.close();
        },
      );
    },
  };
}
