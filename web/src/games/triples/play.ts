// One look at the table: what the view says, in the shape the parts draw, and the few things a person can do with it.
// No rules: what can be done comes from `session.legal` and `session.check`.
import type { TriplesHints, TriplesView } from '../../engine/types';
import type { Refusal } from '../../engine/engine';
import type { Seat, Session, Step, Eyes } from '../../table/session';
import type { Names } from '../../words/names';
import type { Words } from '../../words/words';
import type { Telling } from '../module';
import { refusalText } from '../../table/refusals';
import { cardsOf, type Cards, type GameCard } from './deck';
import { stateOf, type TableState } from './store';

export type Play = {
  session: Session;
  telling: Telling;
  words: Words;
  names: Names;
  cards: Cards;
  state: TableState;
  view: TriplesView;
  eyes: Eyes;
  /** the other seats, from the left; all seats for a spectator */
  others: Seat[];
  held: Set<string>;
  inPlay: GameCard[];
  /** missing names on the knowledge cards one has opened in this turn (T11): they stand on top of the list */
  onTop: GameCard[];
  advanced: boolean;
  /** How often one may still read aloud; null where there is no limit (T16). */
  readsLeft: number | null;
  /** names are typed from memory, there is no list (option recall: typed) */
  typedOnly: boolean;
  /** the cards show no picture (option pictures: false) */
  plain: boolean;
  going: boolean;
  mine: boolean;
  /** the sentence is whole and may be said */
  ready: boolean;
  reason: string | null;
  refused: string | null;
  last: Step | null;
  handSize(seat: Seat): number;
  owner(set: string): Seat | null;
  choose(seat: Seat): void;
  pick(card: string): void;
  /** a name on an open knowledge card that can be put into the sentence */
  canPick(card: string): boolean;
  ask(): Promise<void>;
  cancel(): void;
  read(set: string): Promise<void>;
  whyNotRead(set: string): string | null;
  toSearch(): void;
};

export function playOf(session: Session, telling: Telling, typedOnly: boolean): Play {
  const { words, names, deck } = telling;
  const state = stateOf(session);
  const now = session.view.value as unknown as TriplesView;
  // Until the answer is given nobody sees what came of the ask: neither counts nor turn nor sets say it.
  const view = state.shown.value?.stage === 'asked' ? (state.before as unknown as TriplesView) : now;
  const eyes = session.eyes.value;
  const cards = cardsOf(deck, view.options.sets);
  const size = view.players;
  const done = new Set(view.sets.flat());
  const inPlay = cards.alphabetical.filter(card => !done.has(cards.setOf(card.id).id));
  const hand = eyes === 'spectator' ? [] : now.hands[eyes];
  const held = new Set(Array.isArray(hand) ? hand : []);
  const advanced = view.options.variant === 'advanced';
  const onTop = advanced
    ? []
    : state.opened.value.flatMap(set =>
        cards.set(set).members.filter(card => !held.has(card.id) && inPlay.includes(card)),
      );
  const going = view.phase === 'play';
  const mine = going && view.turn === eyes;
  const target = state.target.value;
  const card = state.card.value;
  const command = target !== null && card !== null ? `ask ${target} ${card}` : null;
  const sending = session.sending.value !== null;

  const reasonOf = (refusal: Refusal | null): string | null => {
    if (!refusal) return null;
    // The lesson asks for one thing at a time and says so itself.
    return refusal.code === 'lesson' ? refusal.message : refusalText(refusal);
  };
  const reason = (): string | null => {
    if (target === null && card === null) return words('triples-need-both');
    if (target === null) return words('triples-need-whom');
    if (card === null) return words('triples-need-card');
    if (sending) return words('triples-sent');
    return mine ? reasonOf(session.check(command!)) : words('triples-not-turn');
  };
  const why = reason();
  const readsLeft = (session.hints.value as TriplesHints | null)?.reads_left ?? null;

  return {
    session,
    telling,
    words,
    names,
    cards,
    state,
    view,
    eyes,
    held,
    inPlay,
    onTop,
    going,
    mine,
    typedOnly,
    advanced,
    readsLeft,
    plain: session.chosen?.value.pictures === false,
    others: Array.from({ length: eyes === 'spectator' ? size : size - 1 }, (_, i) =>
      eyes === 'spectator' ? i : (eyes + 1 + i) % size,
    ),
    ready: why === null,
    reason: why,
    refused: reasonOf(session.refused.value),
    last: session.story.value.at(-1) ?? null,
    handSize: seat => {
      const cardsOfSeat = view.hands[seat];
      return Array.isArray(cardsOfSeat) ? cardsOfSeat.length : (cardsOfSeat ?? 0);
    },
    owner: set => {
      const seat = view.sets.findIndex(sets => sets.includes(set));
      return seat < 0 ? null : seat;
    },
    choose: seat => {
      state.target.value = seat;
      session.refused.value = null;
    },
    pick: id => {
      if (held.has(id)) return;
      state.card.value = id;
      session.refused.value = null;
    },
    canPick: id => eyes !== 'spectator' && going && !typedOnly && !held.has(id) && inPlay.includes(cards.card(id)),
    async ask() {
      if (!command || why) return;
      if (await session.send(command)) return;
      state.card.value = null;
      // Whoever was asked may have no cards left now. Of two players there is no other to choose.
      if (size > 2) state.target.value = null;
      state.query.value = '';
      state.typed.value = '';
    },
    cancel() {
      for (const one of [state.target, state.card, state.open, session.refused]) one.value = null;
      for (const one of [state.query, state.typed]) one.value = '';
    },
    async read(set) {
      if (!(await session.send(`read ${set}`))) state.open.value = null;
    },
    whyNotRead: set => {
      if (!mine) return words('triples-read-not-turn');
      if (readsLeft === 0) return words('triples-read-left', { count: 0 });
      return reasonOf(session.check(`read ${set}`));
    },
    toSearch: () => {
      const focus = () => document.querySelector<HTMLElement>('.tr [data-find]')?.focus();
      if (!state.folded.value) return focus();
      state.folded.value = false;
      requestAnimationFrame(focus);
    },
  };
}
