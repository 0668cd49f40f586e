// What a game brings to the client. One folder per game, one line in `games/index.ts`; no rules here.
import type { ComponentChildren, ComponentType } from 'preact';
import type { AnyEvent, AnyView, GameName, Session, Step } from '../table/session';
import type { Words } from '../words/words';
import type { Deck } from '../table/deck';
import type { Names } from '../words/names';

/** All that words about a game are made of. */
export type Telling = { words: Words; names: Names; deck: Deck };

/** One option of a table as the lobby offers it. Values and defaults as in PROTOCOL.md. */
export type OptionSpec = {
  id: string;
  /** false where it hardly matters to newcomers: folded away behind "more" */
  main: boolean;
  /** what can be chosen with so many players; a single value is not shown at all */
  values(players: number, chosen: Record<string, unknown>): (string | number | boolean | null)[];
  initial(players: number): string | number | boolean | null;
};

export type GameModule = {
  name: GameName;
  deckId: string;
  players: { min: number; max: number; allowed: number[]; advised: number };
  options: OptionSpec[];
  /** The table itself: everything between the status line and the log. */
  Table: ComponentType<TableProps>;
  /** What follows the last move: the result, then the map, the scoring or the time line. */
  End: ComponentType<TableProps>;
  /** The status sentence: what is expected from whom, as these eyes see it. */
  status(view: AnyView, eyes: number | 'spectator', telling: Telling): { text: string; mine: boolean };
  /** An event in words for the log, or null if it needs none. Names only, never "you". */
  tell(event: AnyEvent, step: Step, telling: Telling): string | null;
  /** The log's filters besides "all": id of the words and which events they keep. */
  filters: { id: string; keeps(event: AnyEvent, eyes: number | 'spectator'): boolean }[];
  /** Where the log lies on a wide screen: a column at the side, one line at the foot that opens, or inside the table (`TableProps.log`). */
  log?: 'side' | 'foot' | 'own';
  /** What the keys H and B read aloud. Without it the parts of the screen marked data-read="hand" and "table" are read. */
  speak?(what: 'hand' | 'table', view: AnyView, eyes: number | 'spectator', telling: Telling): string;
  /** The interactive lesson, at most four minutes. */
  tutorial: () => Promise<{ Tutorial: ComponentType<{ leave(): void }> }>;
};

export type TableProps = { session: Session; telling: Telling; /** the log, for a game that places it itself */ log?: ComponentChildren };
