// The map exercise (T18): whose set comes next, where the pins stand, what was said. It changes nothing in the game.
import { signal, type Signal } from '@preact/signals';
import type { TriplesView } from '../../../engine/types';
import type { Session, Eyes } from '../../../table/session';
import type { Cards, LatLon } from '../deck';
import type { Band } from '../../module';
import { measure, type Measured } from './distance';
import { WHOLE, type Window } from './projection';

/** Together: all seats, one after another. Own: the sets of one seat. All: every set, for somebody alone. */
export type Way = 'together' | 'own' | 'all';
export type Item = { seat: number | null; set: string };
export type Rating = 'full' | 'part' | 'none';
export type Reasons = { who: string; what: string; here: string };
export type Answer = { pin: LatLon; measured: Measured; reasons: Reasons; rating: Rating | null };

export type Exercise = {
  way: Way;
  items: Item[];
  at: Signal<number>;
  pin: Signal<LatLon | null>;
  window: Signal<Window>;
  reasons: Signal<Reasons>;
  answers: Signal<Record<string, Answer>>;
  labels: Signal<boolean>;
};

export const REASONS_MAX = 240;
const NOTHING: Reasons = { who: '', what: '', here: '' };

/**
 * Beginning with the winner's left neighbour would be odd: the seats go in their order, each with its sets by number.
 */
export function itemsOf(way: Way, view: Pick<TriplesView, 'sets'>, eyes: Eyes, cards: Cards): Item[] {
  const number = (set: string) => cards.set(set).number;
  const of = (seat: number): Item[] =>
    [...(view.sets[seat] ?? [])].sort((a, b) => number(a) - number(b)).map(set => ({ seat, set }));
  if (way === 'together') return view.sets.flatMap((_, seat) => of(seat));
  if (way === 'own' && eyes !== 'spectator') return of(eyes);
  return cards.sets.map(set => ({ seat: null, set: set.id }));
}

export function begin(way: Way, items: Item[]): Exercise {
  return {
    way,
    items,
    at: signal(0),
    pin: signal(null),
    window: signal(WHOLE),
    reasons: signal(NOTHING),
    answers: signal({}),
    labels: signal(true),
  };
}

export function commit(exercise: Exercise, cards: Cards): void {
  const item = exercise.items[exercise.at.value];
  const pin = exercise.pin.value;
  if (!item || !pin || exercise.answers.value[item.set]) return;
  const measured = measure(pin, cards.set(item.set).facts.place);
  exercise.answers.value = {
    ...exercise.answers.value,
    [item.set]: { pin, measured, reasons: exercise.reasons.value, rating: null },
  };
}

export function rate(exercise: Exercise, set: string, rating: Rating): void {
  const answer = exercise.answers.value[set];
  if (answer) exercise.answers.value = { ...exercise.answers.value, [set]: { ...answer, rating } };
}

export function goTo(exercise: Exercise, at: number): void {
  exercise.at.value = at;
  const set = exercise.items[at]?.set;
  const answer = set ? exercise.answers.value[set] : undefined;
  exercise.pin.value = answer?.pin ?? null;
  exercise.reasons.value = answer?.reasons ?? NOTHING;
  exercise.window.value = WHOLE;
}

/** What is worth looking at again: far off, or not explained. */
export function weak(exercise: Exercise): string[] {
  const poor: Band[] = ['region', 'far'];
  return exercise.items
    .map(item => item.set)
    .filter(set => {
      const answer = exercise.answers.value[set];
      return !answer || poor.includes(answer.measured.band) || answer.rating === 'none';
    });
}

const running = new WeakMap<object, Signal<Exercise | null>>();

/** The exercise that goes on at this table's end, if one does. */
export function exerciseOf(session: Session): Signal<Exercise | null> {
  let found = running.get(session.view);
  if (!found) running.set(session.view, (found = signal<Exercise | null>(null)));
  return found;
}
