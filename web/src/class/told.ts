// What the server tells of a class, as it stands in docs/PROTOCOL-class.md. Times are ms since the class was opened.
import type { AnyEvent, AnyView, GameName, Level, Seat } from '../table/session';

export type StaffRole = 'teacher' | 'co-teacher' | 'projector';
export type ToldPlace = { table: number; seat: Seat | null; as: 'seat' | 'second' | 'reporter' };
export type ToldPerson = {
  person: number;
  name: string;
  pseudonym: string | null;
  late?: boolean;
  hand?: { since: number; why?: string | null } | null;
  place?: ToldPlace | null;
};
export type ToldTable = {
  table: number;
  seats: number[];
  second?: [Seat, number][];
  reporters?: number[];
  paused?: boolean;
  started?: boolean;
};
export type ToldPage = {
  page: 'code' | 'wall' | 'table' | 'map' | 'question' | 'comparison' | 'black' | 'cards' | 'example';
  table?: number | null;
  number?: number | null;
  text?: string | null;
};
export type ToldFork = {
  seat: Seat;
  players: number;
  step: number;
  view: AnyView;
  /** what all saw of the last commands before it */
  story?: AnyEvent[][];
  /** what tables did there, what came of it and what the coach counts of it: told once it is shown */
  choices: {
    do: string;
    tables?: number[];
    results?: number[];
    worth?: number;
    weighed?: Record<string, unknown>;
    events?: AnyEvent[];
  }[];
};
/**
 * `asked` is the teacher's own message: a fork by its number, a text, or a place for one of the deck's cards. `sense`
 * is the client's own: a question that every phone says in its language.
 */
export type Asked = {
  kind: 'fork' | 'text' | 'place';
  number?: number;
  text?: string;
  about?: string;
  sense?: 'convinced' | 'exit' | 'instead';
  /** of the exit card, where they are the teacher's own */
  questions?: string[];
};
export type ToldQuestion = {
  number: number;
  asked: Asked;
  options: string[];
  fork: ToldFork | null;
  open: boolean;
  votes: number;
  of: number;
  /** an option, -1 for "I do not know", or a place */
  mine?: number | string | null;
  counts: number[] | null;
  unsure: number | null;
  places: string[] | null;
};
export const UNSURE = -1;

export type ClassTold = {
  seq: number;
  now: number;
  phase: 'lobby' | 'seating' | 'playing' | 'debrief' | 'over';
  /** when this phase began; older servers do not say */
  phase_since?: number;
  round: number;
  title: string;
  game: GameName;
  options: Record<string, unknown>;
  size: number;
  same_deal: boolean;
  coach?: boolean;
  phases: { phase: string; minutes: number }[];
  began: number | null;
  ends: number | null;
  finishing: boolean;
  paused: boolean;
  inside: number;
  until: number;
  message: { number: number; at: number; text: string | null; sentence: number | null; table: number | null } | null;
  question: ToldQuestion | null;
  fair: { commitment: string; nonces: string[]; seed: string | null };
  // a pupil's
  you?: {
    person: number;
    name: string;
    pseudonym: string | null;
    hand: boolean;
    place: ToldPlace | null;
    /** the exit card is handed in */ exit?: boolean;
  };
  // the teacher's, and some of it the projector's
  code?: string;
  invitation?: string;
  door?: 'open' | 'knock' | 'pattern';
  locked?: boolean;
  names?: 'pseudonyms' | 'own';
  keep?: 'now' | 'day' | 'week';
  bot?: string;
  people?: ToldPerson[];
  staff?: { person: number; role: StaffRole }[];
  tables?: ToldTable[];
  wishes?: { apart: [number, number][]; together: [number, number][]; pin: [number, number][] };
  page?: ToldPage | null;
  notes?: { person: number; table: number; round: number; task: number; text: string }[];
  exits?: number;
};

export type Card = {
  table: number;
  round: number;
  phase: 'playing' | 'over';
  broken_off: boolean;
  paused: boolean;
  seq: number;
  last: number;
  turn: { seats: Seat[]; since: number } | null;
  seats: {
    person: number | null;
    level?: Level;
    here: boolean;
    away: number | null;
    stand_in: boolean;
    /** commands that no person gave */ by_bots?: number;
  }[];
  view: AnyView | null;
  story: { seq: number; events: AnyEvent[] }[];
  stuck?: 0 | 1 | 2;
  trips?: { rule: string; times: number }[];
};
