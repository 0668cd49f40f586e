// What the coach tells and why bots moved, whatever the game: codes and numbers come from the bots' module, words are
// made by each game's own `coach.ts`.
import { BotsInWorker, type Advice, type Choice } from '../table/bots';
import type { AnyView, Level, Seat, Session, Step } from '../table/session';
import type { Telling } from '../games/module';
import type { MessageId } from '../words/words';

/** Codes and numbers of one move (bots/README.md, "Reasons"). */
export type Why = { code: string; [member: string]: unknown };
export type Move = { seat: Seat; command: string; view: AnyView };
export type Scene = { view: AnyView; eyes: Seat; story: readonly Step[] };

export type Fact = {
  text: string;
  /** why that is so, or what else there is to it */
  why?: string | undefined;
  cells?: string[];
};
/** `more` stays folded. */
export type Part = { title: MessageId; facts: Fact[]; more?: Fact[] };

export type GameCoach = {
  /** The reason of a move that was made, or of one that is proposed. Null where there is nothing to say. */
  reason(why: Why, move: Move, telling: Telling): string | null;
  /** Why a bot that had nothing to say did this in the end; null if that says nothing. */
  waited?(command: string): Why | null;
  /** "The strong bot would …" */
  move(move: Move, telling: Telling): string | null;
  parts(advice: Advice[], scene: Scene, telling: Telling): Part[];
  /** The command that is being put together on the screen, if it is one already. */
  composed(session: Session): string | null;
  weighed(answer: Why, command: string, scene: Scene, telling: Telling): Fact[];
};

/** Thinks in a worker of its own, so that nobody's bot waits for the coach. */
export interface Mind {
  coach(known: string): Promise<Advice[]>;
  weigh(known: string, command: string): Promise<Why>;
  move(known: string, level: Level): Promise<Choice>;
}

let worker: BotsInWorker | null = null;

export function mind(): Mind {
  const bots = (worker ??= new BotsInWorker());
  return {
    coach: known => bots.coach(known),
    weigh: async (known, command) => (await bots.weigh(known, command)) as Why,
    move: (known, level) => bots.think(known, level),
  };
}

/** Sends the worker away until the next question. */
export function restMind(): void {
  worker?.close();
  worker = null;
}

// ---- numbers in words

/** 612 of a thousand: "61 %", and never "0 %" or "100 %" for what only comes close to it. */
export function percent(permille: number, { words }: Telling): string {
  const close = permille > 0 && permille < 1000 && (permille < 10 || permille > 990);
  return new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: close ? 1 : 0 }).format(
    permille / 1000,
  );
}

/** Thousandths of a point as points with one decimal, without a sign. */
export function points(thousandths: number, { words }: Telling): string {
  return new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    Math.abs(thousandths) / 1000,
  );
}

/** Less than half a tenth of a point is no gain and no loss. */
export const kindOfGain = (thousandths: number): 'gains' | 'loses' | 'even' =>
  Math.abs(thousandths) < 50 ? 'even' : thousandths > 0 ? 'gains' : 'loses';

export const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
export const sentences = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' ');
