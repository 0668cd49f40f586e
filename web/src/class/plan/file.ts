// The file of a plan, NAME.stolik-lesson: JSON with a version (PROTOCOL-class.md). A file may come from anywhere: it is
// read member by member, nothing of it is believed before it was looked at, and what is wrong is told with its place.
// What a file leaves out has its usual value.
import { formOf } from '../../games/schema';
import type { OptionValue } from '../../games/option-words';
import { GAME_NAMES } from '../../games';
import type { GameName, Level } from '../../table/session';
import {
  fittingOptions,
  LIMITS,
  lengthOf,
  PHASES,
  plainText,
  readyPlan,
  sizesOf,
  type GameOfPlan,
  type LessonPlan,
  type PlannedPhase,
  type PlannedQuestion,
} from './plan';
import { fileName } from '../../ui/save';

const LESSON_VERSION = 1;
export const LESSON_ENDING = '.stolik-lesson';
/** A plan is less than a tenth of it. */
const LARGEST = 64 * 1024;

/** Why a file is no plan: `lesson-file-WHY`, with the place in it and what stands there. */
export class WrongPlan extends Error {
  constructor(
    readonly why: 'large' | 'no-json' | 'no-plan' | 'newer' | 'game' | 'member' | 'option' | 'long',
    readonly place = '',
    readonly value = '',
  ) {
    super(`${why} ${place} ${value}`.trim());
  }
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const told = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 60);

/** Empty fields are left out: nothing was said in them. */
export function planFile({ exit = [], ...plan }: LessonPlan): string {
  const filled = (texts: readonly string[]) => texts.filter(text => text.trim() !== '');
  const questions = plan.questions.flatMap((one): PlannedQuestion[] => {
    if ('deck' in one) return [one];
    const options = filled(one.options ?? []);
    return filled([one.text, ...options]).length > 0
      ? [{ text: one.text, ...(options.length > 0 && { options }) }]
      : [];
  });
  const own = filled(exit).length > 0 ? { exit } : {};
  return `${JSON.stringify({ 'stolik-lesson': LESSON_VERSION, ...plan, questions, ...own }, null, 1)}\n`;
}

export const planName = ({ title, game }: Pick<LessonPlan, 'title' | 'game'>): string =>
  `${fileName(title, game)}${LESSON_ENDING}`;

/** Which game a file is for: enough to load what the rest of it is read with. Throws WrongPlan. */
export function openPlan(text: string): { game: GameName; fields: Fields } {
  if (text.length > LARGEST) throw new WrongPlan('large');
  let fields: unknown;
  try {
    fields = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new WrongPlan('no-json');
  }
  const version = isFields(fields) ? fields['stolik-lesson'] : undefined;
  if (!isFields(fields) || typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    throw new WrongPlan('no-plan');
  if (version > LESSON_VERSION) throw new WrongPlan('newer', '', String(version));
  const game = fields.game;
  if (typeof game !== 'string' || !GAME_NAMES.includes(game)) throw new WrongPlan('game', 'game', told(game));
  return { game, fields };
}

/** Reads the rest. Throws WrongPlan. */
export function readPlan(fields: Fields, game: GameOfPlan): LessonPlan {
  const usual = readyPlan(game);
  const known = new Set(['stolik-lesson', ...Object.keys(usual), 'exit']);
  for (const name of Object.keys(fields)) if (!known.has(name)) throw new WrongPlan('member', name.slice(0, 60));
  const bad = (name: string, value: unknown = fields[name]) => new WrongPlan('member', name, told(value));
  const among = <T>(name: string, all: readonly T[], otherwise: T): T => {
    const value = fields[name];
    if (value === undefined) return otherwise;
    if (!all.includes(value as T)) throw bad(name);
    return value as T;
  };
  const whole = (value: unknown, [low, high]: readonly [number, number], name: string): number => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < low || value > high) throw bad(name, value);
    return value;
  };
  const flag = (name: string, otherwise: boolean) => among(name, [true, false], otherwise);
  const text = (value: unknown, most: number, name: string): string => {
    if (typeof value !== 'string') throw bad(name, value);
    if ([...value].length > most) throw new WrongPlan('long', name, String(most));
    if (plainText(value) !== value) throw bad(name, value);
    return value;
  };
  const listIn = (value: unknown, most: number, name: string): unknown[] | undefined => {
    if (value === undefined) return undefined;
    if (!Array.isArray(value)) throw bad(name, value);
    if (value.length > most) throw new WrongPlan('long', name, String(most));
    return value;
  };
  const list = (name: string, most: number) => listIn(fields[name], most, name);
  const texts = (value: unknown, most: number, longest: number, name: string): string[] =>
    (listIn(value, most, name) ?? []).map((one, at) => text(one, longest, `${name}[${at}]`));
  const number = (name: keyof LessonPlan, range: readonly [number, number]) =>
    fields[name] === undefined ? (usual[name] as number) : whole(fields[name], range, name);

  const size = among('size', sizesOf(game), usual.size);
  const plan: LessonPlan = {
    title: fields.title === undefined ? '' : text(fields.title, LIMITS.title, 'title'),
    game: game.name,
    deck: fields.deck === undefined || fields.deck === null ? null : text(fields.deck, 48, 'deck'),
    options: readOptions(fields.options, game, size),
    pupils: number('pupils', LIMITS.pupils),
    size,
    rounds: number('rounds', LIMITS.rounds),
    same_deal: flag('same_deal', usual.same_deal),
    bot: among<Level>('bot', LIMITS.bots, usual.bot),
    coach: flag('coach', usual.coach),
    names: among('names', LIMITS.names, usual.names),
    door: among('door', LIMITS.doors, usual.door),
    turn_seconds: among<number>('turn_seconds', LIMITS.turns, usual.turn_seconds),
    multiplier: among<number>('multiplier', LIMITS.multipliers, usual.multiplier),
    away_seconds: among<number>('away_seconds', LIMITS.aways, usual.away_seconds),
    keep: among('keep', LIMITS.keeps, usual.keep),
    starts: fields.starts === undefined || fields.starts === null ? null : text(fields.starts, 5, 'starts'),
    phases: usual.phases,
    questions: usual.questions,
  };
  if (plan.deck !== null && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(plan.deck)) throw bad('deck');
  if (plan.starts !== null && !/^([01]?\d|2[0-3]):[0-5]\d$/.test(plan.starts)) throw bad('starts');

  const phases = list('phases', PHASES.length);
  if (phases) {
    plan.phases = PHASES.map((phase): PlannedPhase => ({ phase, minutes: 0 }));
    phases.forEach((one, at) => {
      const place = plan.phases.find(known => isFields(one) && known.phase === one.phase);
      if (!isFields(one) || !place || Object.keys(one).length !== 2) throw bad(`phases[${at}]`, one);
      place.minutes = whole(one.minutes, LIMITS.minutes, `phases[${at}].minutes`);
    });
    if (lengthOf(plan) === 0) throw bad('phases');
  }
  const questions = list('questions', LIMITS.questions);
  if (questions) {
    plan.questions = questions.map((one, at): PlannedQuestion => {
      const place = `questions[${at}]`;
      const members = isFields(one) ? Object.keys(one) : [];
      if (!isFields(one) || !members.every(name => ['deck', 'text', 'options'].includes(name))) throw bad(place, one);
      if ('deck' in one) {
        if (members.length !== 1) throw bad(place, one);
        return { deck: whole(one.deck, [0, 2], `${place}.deck`) };
      }
      const words = text(one.text, LIMITS.question, `${place}.text`);
      const options = texts(one.options, LIMITS.answers[1], LIMITS.answer, `${place}.options`);
      if (words.trim() === '' && options.length === 0) throw bad(place, one);
      return { text: words, ...(options.length > 0 && { options }) };
    });
  }
  const exit = texts(fields.exit, LIMITS.exits, LIMITS.question, 'exit');
  if (exit.length > 0) plan.exit = exit;
  return plan;
}

/** By the schema of the game; one that it has not, or a value it does not take, is told by its name. */
function readOptions(value: unknown, game: GameOfPlan, players: number): Record<string, OptionValue> {
  if (value === undefined) return fittingOptions(game.options, players, {});
  if (!isFields(value)) throw new WrongPlan('member', 'options', told(value));
  for (const [name, chosen] of Object.entries(value)) {
    const spec = game.options.find(option => option.id === name);
    const form = formOf(game.name)?.options.find(option => option.name === name);
    if (!spec || form?.kind === 'deck') throw new WrongPlan('option', name.slice(0, 60));
    if (!spec.values(players, value).includes(chosen as OptionValue))
      throw new WrongPlan('member', `options.${name}`, told(chosen));
  }
  return fittingOptions(game.options, players, value as Record<string, OptionValue>);
}
