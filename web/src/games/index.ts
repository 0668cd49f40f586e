// The games of the client: a folder is a game. Its tile comes with the page, the rest when a table of it is opened.
import type { GameName } from '../table/session';
import type { GameModule } from './module';
import type { Tile } from './tile';

const nameOf = (path: string): GameName => path.split('/')[1]!;
const byName = <Found>(files: Record<string, Found>) => new Map(Object.entries(files).map(([path, found]) => [nameOf(path), found]));

const tiles = byName(import.meta.glob<{ tile: Tile }>('./*/tile.tsx', { eager: true }));
const modules = byName(import.meta.glob<{ game: GameModule }>('./*/index.tsx'));

export const tileOf = (name: GameName): Tile | undefined => tiles.get(name)?.tile;
const placeOf = (name: GameName): number => tileOf(name)?.place ?? Infinity;

/** As they lie on the start screen. */
export const GAME_NAMES: GameName[] = [...modules.keys()].sort((one, other) => placeOf(one) - placeOf(other));

/** The game a rule number belongs to, by its letter. */
export const gameOfRule = (id: string): GameName | null => GAME_NAMES.find(name => tileOf(name)?.letter === id[0]) ?? null;

/** `?generic` in the address shows every game at the table of those that have none of their own. */
const plain = () => new URLSearchParams(globalThis.location?.search).has('generic');

export async function loadGame(name: GameName, generic = plain()): Promise<GameModule> {
  const load = modules.get(name);
  if (!load) throw new Error(`there is no game ${name}`);
  const { game } = await load();
  return generic ? (await import('../generic')).genericGame(name, game) : game;
}
