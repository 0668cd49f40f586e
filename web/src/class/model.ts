// A class as its screens see it: what this pair of eyes was told, in shapes that the screens draw, by this device's
// clock. No hand of cards is in it anywhere before the debriefing.
import type { LessonPage, LessonPlace, LessonQuestion } from '../engine/types';
import type { AnyView, GameName, Level, Seat, Step } from '../table/session';

export type Phase = 'lobby' | 'seating' | 'playing' | 'debrief' | 'over';
export type Member = { person: number; name: string; pseudonym: string | null; here: boolean };
/** Somebody at the door. Only teachers are told. */
export type Waiter = { person: number; name: string; pseudonym: string | null };
export type Door = { mode: 'open' | 'knock' | 'pattern'; until: number; locked: boolean; names: 'pseudonyms' | 'own' };

export type Part = { id: string; minutes: number };
/** Where the lesson is: which part, when it began and when it is to end. */
export type Times = { part: number; began: number; ends: number };

export type TableSeat = {
  person: number | null;
  bot: Level | null;
  standIn: boolean;
  /** a bot gave some of its commands */ byBots: boolean;
};
export type TableState = {
  table: number;
  seats: TableSeat[];
  /** second heads and reporters */
  guests: { person: number; as: 'second' | 'reporter'; seat: Seat | null }[];
  /** whose word is awaited */
  turn: Seat[];
  /** when the last command came */
  since: number;
  paused: boolean;
  over: boolean;
  brokenOff: boolean;
  /** what everybody may know of the game there; null before the deal */
  view: AnyView | null;
  story: Step[];
  /** the same rule was refused so often lately */
  trips: { rule: string; count: number }[];
};

export type Hand = { person: number; since: number; why: string | null };
export type Wish = { kind: 'apart' | 'together'; people: [number, number] };
export type Seating = {
  /** `seats`: who sits where, null is a bot */
  tables: { table: number; seats: (number | null)[]; people: number[]; bots: number }[];
  wishes: Wish[];
  pins: { person: number; table: number }[];
};
export type Message = {
  number: number;
  since: number;
  table: number | null;
  sentence: number | null;
  text: string | null;
};
/** What stands on the projector. 'seating' is its own choice while there is none. */
export type Screen = {
  what: LessonPage['page'] | 'seating' | 'over';
  table: number | null;
  /** the teacher's words for it */ text: string | null;
};
export type ClassPlan = {
  title: string;
  game: GameName;
  deck: string | null;
  expected: number;
  options: Record<string, unknown>;
  parts: Part[];
  sameDeal: boolean;
};

export type ClassState = {
  phase: Phase;
  code: string;
  /** stands in for the code in links; null for pupils, and in classes that older servers opened */
  invitation: string | null;
  plan: ClassPlan;
  round: number;
  door: Door;
  /** how many pupils were let in */
  inside: number;
  people: Member[];
  staff: { person: number; role: string }[];
  waiting: Waiter[];
  pattern: number[];
  /** Too many wrong signs came: whoever comes knocks. */
  guessed: boolean;
  tables: TableState[];
  seating: Seating;
  hands: Hand[];
  late: number[];
  paused: boolean;
  finishing: boolean;
  times: Times | null;
  /** when the data of the class are erased after its end */
  keep: 'now' | 'day' | 'week';
  screen: Screen;
  message: Message | null;
  question: LessonQuestion | null;
  exits: number;
  notes: { person: number; table: number; round: number; task: number; text: string }[];
  /** a pupil's own */
  me: { person: number; name: string; pseudonym: string | null; hand: boolean; place: LessonPlace | null } | null;
  exitDone: boolean;
  nonces: string[];
};
