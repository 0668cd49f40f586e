// Words for the levels of bots: a name for all games, and for each game a sentence that says what such a bot can do.
import type { GameName, Level } from '../table/session';
import { words } from '../words/words';

export const levelName = (level: Level): string => words('shell-level', { level });

/** The name, and what such a bot can do in that game where its words say so. They must have been loaded. */
export function levelTold(game: GameName, level: Level): string {
  const id = `${game}-level`;
  const name = levelName(level);
  const first = name[0]!.toLocaleUpperCase(words.language) + name.slice(1);
  return words.has(id) ? `${first}. ${words(id, { level })}` : first;
}
