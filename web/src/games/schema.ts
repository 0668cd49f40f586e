// How games describe themselves (docs/PROTOCOL.md, "The schema"), taken from the engine when the client is built; and
// what a form shows of it. The client has words and an order for options, never what they may be.
import schema from 'virtual:stolik-schema';
import type { GameName, Level } from '../table/session';
import type { Described, OptionSpec, OptionWish, OwnGame } from './module';
import type { OptionValue } from './option-words';

export type Domain = {
  players: number[];
  values?: OptionValue[];
  from?: number;
  to?: number;
  null: boolean;
  default: OptionValue;
};
export type OptionForm = {
  name: string;
  kind: 'choice' | 'flag' | 'number' | 'seat' | 'deck';
  rule: string;
  kept: boolean;
  when: Domain[];
};
/**
 * A command: who gives it, and its parts by kind; where the game reads it in its own way, its shape: 'NUMBER [pay
 * GOODS]'.
 */
export type VerbForm = { verb: string; by: 'seat' | 'host' | 'nature'; rule: string; parts?: string[]; shape?: string };
type GameForm = {
  game: GameName;
  players: number[];
  /** with how many it is best: from, to */ best?: [number, number];
  options: OptionForm[];
  verbs: VerbForm[];
};

/** The levels of bots that are offered, the lowest first. */
export const LEVELS = (schema as { levels: Level[] }).levels;

/** A pace of bots: how long they wait before a move, and after one that was directed at a person. */
type Pace = { pace: 'calm' | 'brisk' | 'instant'; move_ms: number; to_you_ms: number };
const PACES = (schema as { paces: Pace[] }).paces;
export const paceOf = (name: string): Pace => PACES.find(one => one.pace === name) ?? PACES[0]!;

export const formOf = (game: GameName): GameForm | undefined =>
  (schema as { games: GameForm[] }).games.find(form => form.game === game);

/** A range so long is not offered as a row of choices: a game says which of it are (`offered`). */
const LONG = 24;

const domainAt = (form: OptionForm, players: number): Domain =>
  form.when.find(one => one.players.includes(players)) ?? form.when[0]!;

function valuesOf(domain: Domain, offered: number[] | undefined): OptionValue[] {
  if (domain.values) return domain.values;
  const { from = 0, to = 0 } = domain;
  const within = (value: number) => value >= from && value <= to;
  const some =
    offered?.filter(within) ??
    (to - from < LONG
      ? Array.from({ length: to - from + 1 }, (_, at) => from + at)
      : [domain.default].filter(value => value !== null));
  return domain.null ? [null, ...some] : some;
}

/** The deck that is played with unless another one is chosen; '' for a game that needs none. */
export function usualDeck(form: GameForm): string {
  const deck = form.options.find(option => option.kind === 'deck');
  return deck ? String(deck.when[0]?.default ?? '') : '';
}

/**
 * All options of a game as a form asks for them: first those that it has a wish for, in that order, then the others.
 */
export function optionSpecs(form: GameForm, wishes: OptionWish[] = []): OptionSpec[] {
  const rest = form.options
    .filter(option => option.kind !== 'deck' && !wishes.some(wish => wish.id === option.name))
    .map((option): OptionWish => ({ id: option.name, main: true }));
  return [...wishes, ...rest].map(({ id, main, listed, offered, fits, own }): OptionSpec => {
    const found = form.options.find(option => option.name === id);
    if (!found && !own) throw new Error(`${form.game} has no option ${id}`);
    const initial = (players: number) => (found ? domainAt(found, players).default : own![0]!);
    const values = (players: number) => (found ? valuesOf(domainAt(found, players), offered) : own!);
    return {
      id,
      main,
      ...(listed === false ? { listed } : {}),
      initial,
      values: (players, chosen) => (fits && !fits(chosen) ? [initial(players)] : values(players)),
    };
  });
}

export function describe(name: GameName, own: OwnGame): Described {
  const form = formOf(name);
  if (!form) throw new Error(`there is no game ${name}`);
  const allowed = form.players;
  return {
    name,
    deckId: usualDeck(form),
    players: {
      min: allowed[0]!,
      max: allowed.at(-1)!,
      allowed,
      enough: form.best?.[0] ?? allowed[0]!,
      advised: own.advised ?? allowed[Math.min(1, allowed.length - 1)]!,
    },
    options: optionSpecs(form, own.options),
    verbs: form.verbs.filter(verb => verb.by === 'seat'),
  };
}
