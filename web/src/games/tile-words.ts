// What the frame says of a game before its table is opened, from games/GAME/words/LANGUAGE/tile.ftl.
import type { GameName } from '../table/session';
import type { Words } from '../words/words';

/** `what`: 'name', 'about', 'short', 'players', 'time'. A game without such words has none. */
export function tileText(words: Words, game: GameName, what: string): string {
  const id = `tile-${game}-${what}`;
  return words.has(id) ? words(id) : '';
}

/** A game that brings no words is called by its id. */
export const gameName = (words: Words, game: GameName): string => tileText(words, game, 'name') || readable(game);

/** 'no-such-card' as one would write it: 'No such card'. */
export function readable(id: string): string {
  const plain = id.replace(/[-_]+/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
