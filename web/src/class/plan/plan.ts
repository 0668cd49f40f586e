// The plan of a lesson: everything a teacher decides before it, on one page. It lies in a file on the teacher's disk
// (file.ts, docs/PROTOCOL-class.md); a server hears what it needs to open the class (wirePlan), never the questions.
import type { EntryRequests } from '../../engine/types';
import { describe, type OptionForm } from '../../games/schema';
import type { LessonWish } from '../../games/lessons';
import type { OptionSpec, OwnGame } from '../../games/module';
import type { OptionValue } from '../../games/option-words';
import type { GameName, Level } from '../../table/session';

export const PHASES = ['join', 'example', 'play', 'debrief', 'exit', 'reserve'] as const;
export type PhaseId = (typeof PHASES)[number];
export type PlannedPhase = { phase: PhaseId; minutes: number };
/**
 * One of the deck's own questions by its number, told in the reader's language; or the teacher's own words, perhaps
 * with answers to vote on.
 */
export type OwnQuestion = { text: string; options?: string[] };
export type PlannedQuestion = { deck: number } | OwnQuestion;

export type LessonPlan = {
  title: string;
  game: GameName;
  deck: string | null;
  options: Record<string, OptionValue>;
  pupils: number;
  size: number;
  rounds: number;
  same_deal: boolean;
  bot: Level;
  coach: boolean;
  names: 'pseudonyms' | 'own';
  door: 'open' | 'knock' | 'pattern';
  /** how long a turn may take; 0: as long as it needs */
  turn_seconds: number;
  /** of the game's own times: a top that spins twice as long */
  multiplier: number;
  /** after how long without a line a bot stands in; 0: never */
  away_seconds: number;
  keep: 'now' | 'day' | 'week';
  /** '10:00', or null where nobody said */
  starts: string | null;
  phases: PlannedPhase[];
  questions: PlannedQuestion[];
  /** of the exit card, where they are the teacher's own */
  exit?: string[];
};

/** What can be chosen. The page offers these, and a file may hold nothing else. */
export const LIMITS = {
  pupils: [3, 40],
  rounds: [1, 4],
  minutes: [0, 90],
  questions: 6,
  question: 240,
  answers: [2, 6],
  answer: 120,
  exits: 2,
  title: 40,
  bots: ['novice', 'relaxed', 'easy', 'keen', 'steady', 'strong'],
  names: ['pseudonyms', 'own'],
  doors: ['open', 'knock', 'pattern'],
  keeps: ['now', 'day', 'week'],
  turns: [0, 30, 60, 90, 120, 180],
  multipliers: [1, 2, 5, 10],
  aways: [20, 60, 120, 300, 0],
} as const;

export { plainText } from '../plainText';

/** The minutes of a lesson of 45: what stands on the page for teachers. */
const USUAL_MINUTES: Record<PhaseId, number> = { join: 3, example: 5, play: 20, debrief: 12, exit: 3, reserve: 2 };
const DECK_QUESTIONS = 3;

export type GameOfPlan = Pick<ReturnType<typeof describe>, 'name' | 'deckId' | 'players' | 'options'>;
export const gameOfPlan = (name: GameName, own: OwnGame): GameOfPlan => describe(name, own);

/**
 * The sizes a table of a class may have: two at a table only where the game is for no more, three where it is not for
 * teams.
 */
export function sizesOf(game: Pick<GameOfPlan, 'players'>): number[] {
  const some = game.players.allowed.filter(count => count >= 3 && count <= 6);
  const teams = some.includes(5) ? some : some.filter(count => count > 3);
  return teams.length > 0 ? teams : some.length > 0 ? some : game.players.allowed;
}

export function usualSize(game: Pick<GameOfPlan, 'players'>): number {
  const sizes = sizesOf(game);
  return sizes.includes(5) ? 5 : sizes.includes(4) ? 4 : sizes.at(-1)!;
}

/** What was chosen, with everything that does not fit (another game, another size) set to its usual value. */
export function fittingOptions(
  specs: OptionSpec[],
  players: number,
  chosen: Record<string, OptionValue>,
): Record<string, OptionValue> {
  const options: Record<string, OptionValue> = {};
  for (const option of specs) {
    const allowed = option.values(players, { ...chosen, ...options });
    const usual = option.initial(players);
    const wish = chosen[option.id];
    options[option.id] =
      wish !== undefined && allowed.includes(wish) ? wish : allowed.includes(usual) ? usual : allowed[0]!;
  }
  return options;
}

/** A plan with everything as most teachers would have it, changed as one of the game's ready plans says. */
export function readyPlan(game: GameOfPlan, wish: Partial<LessonWish> = {}): LessonPlan {
  const size = wish.size && game.players.allowed.includes(wish.size) ? wish.size : usualSize(game);
  return {
    title: '',
    game: game.name,
    deck: null,
    options: fittingOptions(game.options, size, wish.options ?? {}),
    pupils: 30,
    size,
    rounds: wish.rounds ?? 1,
    same_deal: wish.same_deal ?? true,
    bot: wish.bot ?? 'steady',
    coach: wish.coach ?? false,
    names: 'pseudonyms',
    door: 'open',
    turn_seconds: 0,
    multiplier: 1,
    away_seconds: 60,
    keep: 'day',
    starts: null,
    phases: PHASES.map(phase => ({ phase, minutes: wish.minutes?.[phase] ?? USUAL_MINUTES[phase] })),
    questions: Array.from({ length: DECK_QUESTIONS }, (_, deck) => ({ deck })),
  };
}

export const lengthOf = (plan: Pick<LessonPlan, 'phases'>): number =>
  plan.phases.reduce((sum, one) => sum + one.minutes, 0);
export const minutesOf = (plan: Pick<LessonPlan, 'phases'>, phase: PhaseId): number =>
  plan.phases.find(one => one.phase === phase)?.minutes ?? 0;

/** When each part begins and the last one ends, as clocks say it: from 10:00, or from 0:00 where no hour was said. */
export function clockOf(plan: Pick<LessonPlan, 'phases' | 'starts'>): string[] {
  const [hours, minutes] = (plan.starts ?? '0:00').split(':').map(Number);
  let at = hours! * 60 + minutes!;
  const told = () => `${Math.floor(at / 60) % 24}:${String(at % 60).padStart(2, '0')}`;
  return [told(), ...plan.phases.map(one => ((at += one.minutes), told()))];
}

/**
 * Moves the border after a part by so many minutes: what one part loses the next one gains, so the lesson stays as long
 * as it is.
 */
export function moveBorder(phases: PlannedPhase[], after: number, by: number): PlannedPhase[] {
  const [one, next] = [phases[after], phases[after + 1]];
  if (!one || !next) return phases;
  const step = Math.max(-one.minutes, Math.min(by, next.minutes));
  return phases.map((phase, at) => ({
    ...phase,
    minutes: phase.minutes + (at === after ? step : at === after + 1 ? -step : 0),
  }));
}

/**
 * What the server is told (docs/PROTOCOL.md). Options that only the client minds stay with it; the questions stay with
 * the teacher.
 */
export function wirePlan(plan: LessonPlan, form: readonly OptionForm[]): EntryRequests['open-class'] {
  const isSeat = (name: string) => form.find(option => option.name === name)?.kind === 'seat';
  const options = Object.fromEntries(
    Object.entries(plan.options).filter(([name]) => form.some(option => option.name === name) && !isSeat(name)),
  );
  // Tables have several sizes, and seats are drawn: who begins is the first seat everywhere, so that the teacher can
  // seat there who is to begin (T6).
  for (const option of form) if (isSeat(option.name) && option.when[0]?.default === null) options[option.name] = 0;
  return {
    game: plan.game,
    options: { ...options, ...(plan.deck ? { deck: plan.deck } : {}) },
    size: plan.size,
    same_deal: plan.same_deal,
    bot: plan.bot,
    names: plan.names,
    door: plan.door,
    until: plan.pupils,
    coach: plan.coach,
    turn_seconds: plan.turn_seconds,
    multiplier: plan.multiplier,
    keep: plan.keep,
    away_seconds: plan.away_seconds,
    ...(plan.title.trim() ? { title: plan.title.trim() } : {}),
    phases: plan.phases,
  };
}
