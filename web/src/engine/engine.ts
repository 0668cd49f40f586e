// The rules engine in the page. The only place that loads the module; it knows no game.
import { files } from 'virtual:stolik-files';
import { loadEngine } from '../../../bindings/wasm/engine.mjs';
import type { Eyes, Level } from '../table/session';

export type By = number | 'nature' | 'host';
export type Refusal = { code: string; rule: string; message: string };
/** Null where it was done. */
export type Answer = Promise<Refusal | null>;

/** One table with all its secrets: only for a table that runs in this page. */
export type EngineTable = {
  submit(by: By, command: string): Refusal | null;
  check(by: By, command: string): Refusal | null;
  draw(): string;
  drawAll(): string[];
  /**
   * Nature draws what it drew at a class's tables of this size in that round. Before the deal; false if that is no key.
   */
  sameDeal(key: string, round: number): boolean;
  /** A flick of the top at this table: with a class's deal the k-th one falls as the k-th one fell there. */
  flick(strength: number, median: number): Spin;
  standing(seat: number): number;
  view(eyes: Eyes | 'all'): unknown;
  told(eyes: Eyes | 'all'): unknown[];
  legal(by: By): string[];
  /** All a seat may know, as text for the bots. */
  known(seat: number): string;
  hash(): string;
  /** The top, the bell, the fuse of this game as it is now; null where it has none. */
  pace(): Pace | null;
  /** Nature's word that ends it. */
  paceEnds(failed: boolean): string;
  /** What the last command meant to whoever keeps the time. */
  meant(): { step: boolean; watched: boolean; talk: boolean };
  /** What the game states for a seat whose time is over, or ''. */
  whenLate(seat: number): string;
  copy(): EngineTable;
  close(): void;
};

/** Nature that may speak at any moment (core/pace.h). */
export type Pace = {
  by: 'clock' | 'steps' | 'people';
  seconds: number;
  holder: number;
  /** the seat that says when nature throws what it owes now, or -1 */
  thrower: number;
  goes: boolean;
  runs: boolean;
  may_be_stopped: boolean;
  rule: string;
};
export type Spin = { failed: boolean; stages: [steady: number, slowing: number, wobbling: number]; steps: number };
/** The model of the spinning top (core/top.h); times in milliseconds. */
export type TopModel = {
  flick(strength: number, median: number): Spin;
  pose(spin: Spin, elapsed: number): { stage: 'steady' | 'slowing' | 'wobbling'; ms: number };
  usualStrength: number;
  poseEvery: number;
  silence: number;
  rest: number;
};

/** One finished game: `share` of the win (1, a part of it, 0), `sides` that played for it, opponents' `levels`. */
export type FairResult = { share: number; sides: number; levels: Level[] };
/** `levels` of the opponents by seat; `nearest`, one level for all; `step` against the last game. */
export type FairMatch = { levels: Level[]; nearest: Level; step: 'first' | 'easier' | 'same' | 'harder' };

export type Engine = {
  addDeck(json: string): string;
  open(game: string, players: number, options?: object): EngineTable;
  load(position: object): EngineTable;
  replay(journal: string): EngineTable;
  legalInView(view: unknown, seat: number): string[];
  checkInView(view: unknown, seat: number, command: string): Refusal | null;
  /** What a screen needs of the rules to draw its controls (docs/PROTOCOL.md, "Hints"). */
  hintsInView(view: unknown, eyes: Eyes): unknown;
  /** The key of a class from its seed and what its people added (docs/FAIRNESS.md); '' if that is no seed. */
  classKey(seed: string, nonces: string): string;
  /** How large the tables of a class are, the larger ones first; places beyond the people are bots'. */
  tableSizes(game: string, people: number, largest: number, sameDeal: boolean): number[];
  /**
   * Fair match: the levels of the bots to meet next, so that one wins one's fair share (engine.mjs says more).
   * Results are finished games against bots, the oldest first.
   */
  fairMatch(results: readonly FairResult[], opponents: number): FairMatch;
  top: TopModel;
};

/** A whole number in [0, n), every one as likely as the others. */
export function below(n: number): number {
  const limit = Math.floor(0x1_0000_0000 / n) * n;
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while (word[0]! >= limit);
  return word[0]! % n;
}

let loading: Promise<Engine> | null = null;

/** The engine, loaded once. A failed load may be tried again. */
export function engine(): Promise<Engine> {
  loading ??= start().catch(error => {
    loading = null;
    throw error;
  });
  return loading;
}

async function start(): Promise<Engine> {
  const made = (await loadEngine(fetch(files['engine.wasm']!), below)) as Engine;
  const decks = Object.keys(files).filter(name => name.endsWith('/deck.json'));
  for (const deck of await Promise.all(decks.map(name => fetch(files[name]!).then(answer => answer.text())))) {
    const wrong = made.addDeck(deck);
    if (wrong) throw new Error(wrong);
  }
  return made;
}
