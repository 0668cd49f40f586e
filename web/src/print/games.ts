// Which games can be printed: those whose folder brings `paper.tsx`. It comes when somebody prints.
import { GAME_NAMES } from '../games';
import type { GameName } from '../table/session';
import type { GamePrint } from './parts';

const found = import.meta.glob<{ print: GamePrint }>('../games/*/paper.tsx');
const pathOf = (game: GameName) => `../games/${game}/paper.tsx`;

export const PRINTABLE: GameName[] = GAME_NAMES.filter(game => found[pathOf(game)]);
export const loadPrint = async (game: GameName): Promise<GamePrint> => (await found[pathOf(game)]!()).print;
