// What a screen knows of the table it draws, wherever that table runs: in this page or on a server.
//
// A session holds no rules and no pictures. It gives the view of the eyes that look now, what the engine says can be
// done from that view, the story so far, and takes commands. Screens are functions of these signals.
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Answer, Refusal } from '../engine/engine';
import type { Pose, Talk } from '../engine/types';

/** As the engine calls it. */
export type GameName = string;
export type Seat = number;
/** Who looks. */
export type Eyes = Seat | 'spectator';
/** The lowest first; `random` is offered to nobody. */
export type Level = 'random' | 'novice' | 'relaxed' | 'easy' | 'keen' | 'steady' | 'strong';

/** A person's name as typed, or the id of a generated pseudonym, which is declined in each language. */
export type Name = { typed: string } | { pseudonym: string };

export type SeatInfo = {
  seat: Seat;
  name: Name;
  kind: 'person' | 'bot' | 'open' | 'closed';
  level?: Level;
  /** the person who looks at this screen now */
  mine: boolean;
  /** connected; always true at a table that runs in this page */
  here: boolean;
  /** a bot plays for a person who is away */
  standIn: boolean;
};

/** Any event of any game; each game narrows it to its own generated type. */
export type AnyEvent = { event: string; [member: string]: unknown };
/** What one command led to, as the present eyes may know it. `at` is in ms since 1970, 0 where it is not known. */
export type Step = {
  seq: number;
  at: number;
  events: AnyEvent[];
  /** the seat of a person for whom a bot moved */
  stoodIn?: Seat;
};

/** The members all views share. Each game narrows it to its own generated type. */
export type AnyView = {
  game: GameName;
  players: number;
  options: Record<string, unknown>;
  phase: string;
  awaiting: (number | 'nature')[];
  winners: number[];
  [member: string]: unknown;
};

/** What was refused last: the words that were said, and why not. */
export type Refused = Refusal & { command: string };

export type Connection = 'device' | 'live' | 'catching-up' | 'offline';

/** What the person at the head of the table may do beyond playing. */
export type HostControls = {
  paused: ReadonlySignal<boolean>;
  pause(on: boolean): Answer;
  /** A command that only a host may give, by its verb and its parts in order. */
  act(verb: string, parts: Record<string, number>): Answer;
  standIn(seat: Seat): Answer;
  remove(seat: Seat): Answer;
  end(): Answer;
};

export type PageWish = { about?: string | undefined; seat?: Seat | undefined; step?: string | undefined };

/** Looking at something together: the host turns pages, whose turn it is puts something down, everybody votes. */
export interface Talking {
  readonly now: ReadonlySignal<Talk>;
  /** these eyes turn the pages */
  readonly leads: ReadonlySignal<boolean>;
  /** one's own vote in the poll that is there, as far as this tab knows */
  readonly mine: ReadonlySignal<number | null>;
  turn(page: string, wish?: PageWish): Answer;
  put(about: string, what: string): Answer;
  ask(question: string, options: string[]): Answer;
  vote(option: number): Answer;
  show(): Answer;
}

export interface Session {
  readonly game: GameName;
  readonly place: 'device' | 'online';
  /** Names this one game, for what a person writes down at it; a lesson has none. */
  readonly name?: string | undefined;
  /** Whose eyes look now. A device that is being passed on has 'spectator' eyes while it is covered. */
  readonly eyes: ReadonlySignal<Eyes>;
  /** What these eyes see. Replaced as a whole after every change, never edited. */
  readonly view: ReadonlySignal<AnyView>;
  readonly seats: ReadonlySignal<SeatInfo[]>;
  /** The story as these eyes may know it, oldest first. Its last step has just happened. */
  readonly story: ReadonlySignal<Step[]>;
  /** What each seat had said before the story that is known here begins: 'say need butter'. */
  readonly saidBefore?: ReadonlySignal<Record<Seat, string>>;
  /** All commands these eyes may give now, as text; 'offer' and 'say' stand for all of their kind. */
  readonly legal: ReadonlySignal<string[]>;
  /** What the engine tells these eyes of the rules, so that a screen need not know them (docs/PROTOCOL.md, "Hints"). */
  readonly hints: ReadonlySignal<unknown>;
  readonly pose: ReadonlySignal<Pose | null>;
  readonly connection: ReadonlySignal<Connection>;
  /** The options as they were chosen, with those that only the client knows ('recall', 'learning'). */
  readonly chosen?: ReadonlySignal<Record<string, unknown>>;
  /** May these eyes ask the coach (src/coach)? */
  readonly coached?: ReadonlySignal<boolean>;
  /** The command that was sent and not yet answered. */
  readonly sending: ReadonlySignal<string | null>;
  /** What these eyes were refused last; whoever shows it may put it away. */
  readonly refused: Signal<Refused | null>;
  /** Present for the host of an online table, and at a table in this page. */
  readonly host: ReadonlySignal<HostControls | null>;

  /** Would it be refused? Asked of the engine, from the view alone, at once. */
  check(command: string): Refusal | null;
  /** Gives a command. `strength` (1 to 100) goes with `spin`. Null when it was carried out. */
  send(command: string, extra?: { strength?: number }): Answer;
  /** The real top fell (option top: real). */
  fell(failed: boolean): Answer;
  /** Nature throws what it owes now. Where there is no such thing, it has been thrown. */
  throwNow?(): Answer;
  /** All these eyes may know, view and public story, as text for the bots' module; null where it cannot be had. */
  known?(): Promise<string | null>;
  /** Present at an online table: what is looked at together. */
  readonly talk?: Talking;
  /**
   * A bot's move is shown before the next one comes; `next` brings it at once. A table on a server has no such thing.
   */
  readonly showing?: ReadonlySignal<boolean>;
  next?(): void;
  /** While something lies open for everybody at one device, nothing goes on there. Tables elsewhere do not wait. */
  linger?(on: boolean): void;
  /** A class learns how often a card's cell was found, and after how many wrong ones. */
  sought?(card: string, missed: number): void;
  /** The journal of a finished game, a file to keep. */
  journal(): Promise<string>;
  close(): void;
}

/** The seat of the one person who looks here; null where several share a device, and for who watches. */
export function ownSeat({ place, seats }: Pick<Session, 'place' | 'seats'>): Seat | null {
  const mine = seats.value.find(info => info.mine)?.seat ?? null;
  const shared = place === 'device' && seats.value.filter(info => info.kind === 'person').length > 1;
  return shared ? null : mine;
}

/** What the frame around a game needs beyond what the game itself knows. */
export interface FramedSession extends Session {
  readonly paused: ReadonlySignal<boolean>;
  /** The game is over, by the rules or because it was broken off. */
  readonly over: ReadonlySignal<boolean>;
  readonly brokenOff: ReadonlySignal<boolean>;
  /** The address of the homework this table is for. */
  readonly homework?: string | null;
  readonly chosen: ReadonlySignal<Record<string, unknown>>;
  /** When the server was last heard of, while that is too long ago (ms since 1970). */
  readonly silentSince: ReadonlySignal<number | null>;
  readonly code?: string | null;
  /** a table of a class: the teacher is its host */
  readonly inClass?: boolean;
  /**
   * The same table again, with bots of other levels where some are given by seat: the address of the new one, or null
   * where people go back to the lobby.
   */
  rematch(levels?: readonly (Level | null)[]): Promise<string | null>;
}
