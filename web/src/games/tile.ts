// What the client knows of a game before its table is opened. It comes with the page, so it is small:
// `games/GAME/tile.tsx`, with the cloth of the game in its css and the words in `words/LANGUAGE/tile.ftl`.
import type { ComponentType } from 'preact';

export type Tile = {
  /** its place on the start screen, counted from the left */
  place: number;
  /** with what letter the numbers of its rules begin: 'T' for T10 */
  letter: string;
  /** the drawing of the sprite that stands for it in small */
  mark: string;
  /** The picture: a few of its own things on its cloth. Decoration; the words beside it say the same. */
  Art: ComponentType;
};
