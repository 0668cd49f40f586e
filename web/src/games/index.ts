// The games of the client are those of the engine. A folder with the name of one brings what is its own: its tile comes
// with the page, the rest when a table of it is opened.
import type { GameName } from '../table/session';
import { names } from 'virtual:stolik-games';
import type { Described, GameModule, OwnGame } from './module';
import type { Tile } from './tile';
import { wantWords } from '../words/words';

const nameOf = (path: string): GameName => path.split('/')[1]!;
const byName = <Found>(files: Record<string, Found>) =>
  new Map(Object.entries(files).map(([path, found]) => [nameOf(path), found]));

const tiles = byName(import.meta.glob<{ tile: Tile }>('./*/tile.tsx', { eager: true }));
const modules = byName(import.meta.glob<{ game: OwnGame }>('./*/index.tsx'));

export const tileOf = (name: GameName): Tile | undefined => tiles.get(name)?.tile;
const placeOf = (name: GameName): number => tileOf(name)?.place ?? Infinity;

export const GAME_NAMES: GameName[] = [...names].sort((one, other) => placeOf(one) - placeOf(other));

/** The game a rule number belongs to, by its letter. */
export const gameOfRule = (id: string): GameName | null =>
  GAME_NAMES.find(name => tileOf(name)?.letter === id[0]) ?? null;

/** `?generic` in the address shows every game at the table of those that have none of their own. */
const plain = () => new URLSearchParams(globalThis.location?.search).has('generic');

export async function loadGame(name: GameName, generic = plain()): Promise<GameModule> {
  const [{ describe }, found] = await Promise.all([
    import('./schema'),
    modules.get(name)?.(),
    wantWords(name),
    wantWords('coach'),
  ]);
  const own = found?.game ?? {};
  const described = describe(name, own);
  const { advised: _, options: __, ...parts } = own;
  if (!generic && isWhole(parts)) return { ...parts, ...described };
  const [{ genericGame }] = await Promise.all([import('../generic'), wantWords('generic')]);
  const stands = await genericGame(described);
  return generic ? stands : { ...stands, ...parts, ...described };
}

const isWhole = (parts: Partial<GameModule>): parts is Omit<GameModule, keyof Described> =>
  (['Table', 'End', 'status', 'tell', 'filters'] as const).every(part => parts[part] !== undefined);
