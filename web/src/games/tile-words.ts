// What the frame says of a game before its table is opened, from games/GAME/words/LANGUAGE/tile.ftl.
import type { Deck } from '../table/deck';
import type { GameName } from '../table/session';
import { words } from '../words/words';

/** `what`: 'name', 'about', 'short', 'players', 'time'. A game without such words has none. */
export function tileText(game: GameName, what: string): string {
  const id = `tile-${game}-${what}`;
  return words.has(id) ? words(id) : '';
}

/** 'no-such_card' as one would write it: 'no such card'. */
export const spaced = (id: string): string => id.replace(/[-_]+/g, ' ');

const readable = (id: string) => spaced(id.charAt(0).toUpperCase() + id.slice(1));

/** A game that brings no words is called as its deck, or by its id where the deck is not at hand. */
export const gameName = (game: GameName, deck?: Deck): string =>
  tileText(game, 'name') || (deck?.texts as { title?: string } | undefined)?.title || readable(game);
