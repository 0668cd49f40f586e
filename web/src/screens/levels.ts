// Words for the levels of bots: a name for all games, and for each game a sentence that says what such a bot can do.
import type { GameName, Level } from '../table/session';
import type { Words } from '../words/words';

export const levelName = (words: Words, level: Level): string => words('shell-level', { level });

/** The words of that game must have been loaded (words.ts). */
export const levelAbout = (words: Words, game: GameName, level: Level): string => words(`${game}-level`, { level });
