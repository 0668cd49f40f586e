// What a game brings to the client. A folder is a game (`games/index.ts`); no rules here.
import type { Signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import type { GameCoach } from '../coach/coach';
import type { Room } from '../engine/types';
import type { AnyEvent, AnyView, Eyes, FramedSession, GameName, Refused, Seat, Session, Step } from '../table/session';
import type { MessageId, Words } from '../words/words';
import type { Deck } from '../table/deck';
import type { Names } from '../words/names';
import type { OptionValue } from './option-words';
import type { VerbForm } from './schema';

/** All that words about a game are made of. */
export type Telling = { words: Words; names: Names; deck: Deck };

/**
 * What a game says about one of its options. What can be chosen, and the usual value, are the engine's (`schema.ts`).
 */
export type OptionWish = {
  id: string;
  /** false where it hardly matters to newcomers: folded away behind "more" */
  main: boolean;
  /** false where the lobby of an online table asks for it in another way */
  listed?: false;
  /** of a long range, those that the form offers */
  offered?: number[];
  /** whether it means anything beside what else was chosen */
  fits?(chosen: Record<string, unknown>): boolean;
  /** the values of an option that only the client minds and the engine has never heard of, the usual one first */
  own?: OptionValue[];
};

/** One option of a table as a form shows it. */
export type OptionSpec = Pick<OptionWish, 'id' | 'main' | 'listed'> & {
  /** what can be chosen with so many players; a single value is not shown at all */
  values(players: number, chosen: Record<string, unknown>): OptionValue[];
  initial(players: number): OptionValue;
};

/**
 * What a folder brings. Whatever it leaves out is made from the schema, the view and the list of commands
 * (src/generic).
 */
export type OwnGame = Partial<Omit<GameModule, keyof Described>> & {
  advised?: number;
  options?: OptionWish[];
};

/** What follows from the schema and a few wishes. */
export type Described = {
  name: GameName;
  deckId: string;
  /** with fewer than `enough` it can be played, and is hardly a game */
  players: { min: number; max: number; allowed: number[]; enough: number; advised: number };
  options: OptionSpec[];
  /** what a seat may say, by its parts */
  verbs: VerbForm[];
};

/** A game as the frame has it, whole. */
export type GameModule = Described & {
  /** The table itself: everything between the status line and the log. */
  Table: ComponentType<TableProps>;
  /** What follows the last move: the result, then the map, the scoring or the time line. */
  End: ComponentType<TableProps>;
  /** The status sentence: what is expected from whom, as these eyes see it. */
  status(view: AnyView, eyes: Eyes, telling: Telling, hints: unknown): { text: string; mine: boolean };
  /** An event in words for the log, or null if it needs none. Names only, never "you". */
  tell(event: AnyEvent, step: Step, telling: Telling): string | null;
  /** Does the table show this step little by little, so that log, status and voice have to wait for its outcome? */
  keepsBack?(step: Step): boolean;
  /** The log's filters besides "all": id of the words and which events they keep. */
  filters: { id: MessageId; keeps(event: AnyEvent, eyes: Eyes): boolean }[];
  /**
   * Where the log lies on a wide screen: a column at the side, one line at the foot that opens, or inside the table
   * (`TableProps.log`).
   */
  log?: 'side' | 'foot' | 'own';
  /** Why something was refused, where the game has better words for it than every table has. */
  refused?(words: Words, refused: Refused): string;
  /**
   * The table itself shows what happened last, in its own time: a screen in the middle tells only what was before it.
   */
  tellsLast?: true;
  /**
   * What the keys H and B read aloud. Without it the parts of the screen marked data-read="hand" and "table" are read.
   */
  speak?(what: 'hand' | 'table', view: AnyView, eyes: Eyes, telling: Telling): string;
  /**
   * Those at the table in the order of play, as the key Q reads them. Without it: round the table from the one whose
   * turn it is.
   */
  order?(view: AnyView, telling: Telling): string[];
  /** The interactive lesson, at most four minutes. */
  tutorial?: () => Promise<{ Tutorial: ComponentType<TutorialProps> }>;
  /** What the coach and the bots' reasons say of this game. */
  coach?: () => Promise<{ coach: GameCoach }>;
  /** Pages of the end beside the result, as `GAME-page-ID` in the words: `End` is told which one is open. */
  pages?: string[];
  lobby?: LobbyParts;
  /** What is chosen before the game, in the lobby or where the table is set up; without it nothing is. */
  colours?: GameColours;
  /** What lies on the table if one wants it: a button in the bar, and what it opens. */
  Tools?: ComponentType<TableProps>;
  /** What the screens of a class say of this game. */
  classroom?: () => Promise<{ classroom: GameClassroom }>;
  /**
   * Which side a seat plays for, where several are one: what `winners` of the view names. Without it each is its own.
   */
  side?(seat: Seat, view: AnyView): number;
  /** What the host may do in the menu of a running table, beyond what every host may. */
  HostActs?: ComponentType<HostActsProps>;
};

export type TutorialProps = { leave(): void; done(): void };

/** Colours of which each side takes one: pawns of seats, chips of teams. */
export type GameColours = {
  count: number;
  /** how many sides play, and which one a seat is of, counted among those that play */
  sides(players: number, options: Record<string, unknown>): number;
  side(seat: Seat, options: Record<string, unknown>): number;
  name(colour: number, words: Words): string;
  /** its drawing; without it a spot of the colour */
  icon?(colour: number): string;
};

/** What a game adds to the lobby of an online table. */
export type LobbyParts = {
  /** A picture beside a seat, with its words: the team that sits there. */
  mark?(seat: Seat, room: Room, words: Words): { icon: string; label: string };
  /** What a seat is, beside "host" and "away". */
  note?(seat: Seat, room: Room, words: Words): string | null;
  /** More lines in the list of rules. */
  lines?(room: Room, telling: Omit<Telling, 'deck'>): { label: string; value: string; why?: string }[];
  /** What can be done with a seat: the words of the button, and the message of the wire. */
  seatActs?(seat: Seat, room: Room, words: Words): { text: string; what: string; body: Record<string, unknown> }[];
};

/** What the screens of a class say of a game. */
export type GameClassroom = {
  progress(view: AnyView, telling: Telling): { done: number; of: number; text: string } | null;
  /** what a seat has, the most telling first; the last one every view tells */
  measures: readonly [...Measure[], Measure];
  /** what `done` of the progress counts, as the head of a column */
  far(words: Words): string;
  /** a command as one choice among others: without a verb in a person, seats by their names in `telling` */
  act(command: string, view: AnyView, telling: Telling): string;
  /** what a seat holds, once everything is open; `frame` is one of the twelve of a set */
  hand(
    view: AnyView,
    seat: Seat,
    telling: Telling,
  ): {
    text: string;
    /** for narrow places */ short?: string;
    frame?: number;
    /** how many cards it stands for; 1 without */ count?: number;
  }[];
  /** the history cards of the deck, in their order: what is talked about after the game */
  cards(telling: Telling): HistoryText[];
  /** a map on which the things of these cards are looked for */
  map?: () => Promise<{
    ClassMap: ComponentType<ClassMapProps>;
    bandAt(about: string, place: string, telling: Telling): Band | null;
  }>;
  /** what the report tells beside who sat where, from these public events of the tables */
  report?: { events: readonly string[]; of(tables: ToldTable[], telling: Telling, sought: Sought[]): GameReport };
  /** by which rule a choice of a fork was a mistake, and what came of it; null where it was none */
  mistake?(choice: ForkChoice, telling: Telling): { rule: string; text: string } | null;
  /** what the class is asked where tables never parted */
  instead?(words: Words): string;
  /** who begins at each table of a class, and by which rule; null where chance decides */
  opening?(options: Record<string, unknown>, players: number): { rule: string; begins: Seat; deals?: Seat } | null;
  /** what those who lead a class may call at a table: teams by their numbers (`penalty` of the wire) */
  penalties?(view: AnyView, words: Words): { rule: string; team: number; text: string; sure: string; what: string }[];
  /** what a choice is worth, of a hundred, from what the coach counted (bots/README.md) */
  worth?(weighed: Record<string, unknown>, telling: Telling): { share: number; text: string } | null;
};

/** What everybody at a table was told; `by` is the pupil who gave the command themselves, 0 a bot or nature. */
export type ToldEvent = { at: number; by: number; told: { event: string } & Record<string, unknown> };
/** `people` by seats; 0 is a bot. */
export type ToldTable = { round: number; table: number; people: number[]; events: ToldEvent[] };
/** How often the class found a card's cell, and how many wrong cells were pointed at before. */
export type Sought = { card: string; found: number; missed: number };
export type GameReport = {
  /** the first cell of a row is what the row is about */
  tables: { title: string; why: string; heads: string[]; rows: (string | number)[][] }[];
  columns: { id: string; title: string; value(person: number): string }[];
};

/** One choice of a fork, as the wire tells it: what came of it only once it is shown. */
export type ForkChoice = { do: string; weighed?: Record<string, unknown>; events?: AnyEvent[] };

/** Something that seats are set beside each other by. */
export type Measure = {
  name: string;
  /** null where the view does not tell it (yet) */
  of(view: AnyView, seat: Seat): number | null;
  text(words: Words, count: number): string;
  /** what the numbers of a whole comparison are */
  head(words: Words): string;
};

/** One history card: `note` says when and where, `facts` what else is known. */
export type HistoryText = {
  id: string;
  title: string;
  note: string;
  text: string;
  facts?: string[];
  /** a look back at what is disputed */ aside?: string;
  sources?: string[];
  /** to ask about it days later: things that belong to this card and to no other */ clues?: string[];
};
/** How near a place is to the right one, without points. */
export type Band = 'in-place' | 'near' | 'region' | 'far';
export const BANDS: readonly Band[] = ['in-place', 'near', 'region', 'far'];
export type ClassMapProps = {
  about: string;
  telling: Telling;
  /** what was put, once it is shown: places without persons */
  places: string[] | null;
  /** one's own, and how another is chosen; null: only to look at */
  mine: string | null;
  onPlace: ((place: string) => void) | null;
  still?: boolean;
};

export type HostActsProps = { session: FramedSession };

/** The pages of the end. At an online table the host turns them for all; who likes looks on their own. */
export type Pages = {
  now: string;
  /** one sees what the host shows */
  together: boolean;
  /** a screen in the middle: it shows, and has no hand in it */
  screen: boolean;
  turn(id: string): void;
};

export type TableProps = {
  session: Session;
  telling: Telling;
  /** the log, for a game that places it itself */
  log?: ComponentChildren;
  /**
   * the last step that the table has shown whole: what a game keeps back until then is told by nobody else
   * (`keepsBack`)
   */
  shownUpTo?: Signal<number>;
  /** at the end: what is open */
  pages?: Pages | undefined;
};
