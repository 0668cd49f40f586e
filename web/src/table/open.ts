// The door to tables: opening new ones and finding those that were begun.
import type { DeviceSetup } from './device';
import type { GameName } from './session';

export type { DeviceSetup } from './device';
export type KeptTable = { id: string; game: GameName; moves: number; changed: number };

/** What the setup screen hands over for a table on a server. Seats with a bot are filled, the others stay open. */
export type OnlineSetup = { game: GameName; players: number; options: Record<string, unknown>; bots: DeviceSetup['seats'] };

/** Opens a table that runs in this page; returns its id, for `#/table/ID`. */
export function createDeviceTable(_setup: DeviceSetup): Promise<string> {
  return Promise.reject(new Error('not in this version'));
}

/** Opens a table on the server; returns its code, for `#/online/CODE`. */
export function createOnlineTable(_setup: OnlineSetup): Promise<string> {
  return Promise.reject(new Error('not in this version'));
}

export async function unfinishedTables(): Promise<KeptTable[]> {
  return [];
}

export async function forgetTable(_id: string): Promise<void> {}
