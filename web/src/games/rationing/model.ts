// What the parts of the table share: the view with what follows from it, and what has been tapped but not yet sent.
import { batch, signal, type Signal } from '@preact/signals';
import type { Answer } from '../../engine/engine';
import { refusalText } from '../../table/refusals';
import type { Refused, Session } from '../../table/session';
import type { Words } from '../../words/words';
import type { Telling } from '../module';
import { goodsOf, handOf, viewOf, type Hints, type Offer, type View } from './deck';
import { EMPTY, within, type Bag } from './goods';
import { BLANK, parseWant, suggestPay, type Draft, type Flags } from './offers';
import { flagsNow } from './story';

export type Sheet = 'offer' | 'speculator' | 'discards' | 'bought' | { card: string };

/** Things tapped on this screen. Nobody else knows of them. */
export type Desk = {
  draft: Signal<Draft>;
  /** the offer that is being countered, to find the way back */
  counters: Signal<number | null>;
  tab: Signal<'players' | 'speculator'>;
  pay: Signal<Bag>;
  payFor: Signal<'card' | 'place'>;
  /** the card of the shop that is being looked at or bought */
  chosen: Signal<string | null>;
  sheet: Signal<Sheet | null>;
  muted: Signal<ReadonlySet<number>>;
  /** what would be paid for the choice part of an offer */
  choices: Signal<Readonly<Record<number, Bag>>>;
};

export function newDesk(): Desk {
  return {
    draft: signal(BLANK),
    counters: signal(null),
    tab: signal('players'),
    pay: signal(EMPTY),
    payFor: signal('card'),
    chosen: signal(null),
    sheet: signal(null),
    muted: signal(new Set()),
    choices: signal({}),
  };
}

export const changeDraft = (desk: Desk, change: Partial<Draft>): void =>
  void (desk.draft.value = { ...desk.draft.peek(), ...change });

/** The slip for an offer, or for trading with the speculator. */
export function openSheet(desk: Desk, sheet: 'offer' | 'speculator'): void {
  desk.tab.value = sheet === 'offer' ? 'players' : sheet;
  desk.sheet.value = sheet;
}

export type Model = {
  session: Session;
  telling: Telling;
  words: Words;
  desk: Desk;
  view: View;
  me: number | null;
  hand: Bag | null;
  goods: string[];
  flags: Map<number, Flags>;
  /** the top spins and trading goes on (an interruption by the speculator included) */
  trading: boolean;
  /** seats this one may address */
  partners: number[];
  mayAll: boolean;
  triesLeft: number;
  /** offers one may answer, of seats that are not muted; one's own; those between others */
  toMe: Offer[];
  /** those of them that one's hand can meet */
  payable: ReadonlySet<number>;
  mine: Offer[];
  others: Offer[];
  /** these eyes throw the die for the speculator (R22) */
  throws: boolean;
  refused: string | null;
  send(command: string, extra?: { strength?: number }): Answer;
};

export function modelOf(session: Session, telling: Telling, desk: Desk): Model {
  const view = viewOf(session.view.value);
  const eyes = session.eyes.value;
  const me = eyes === 'spectator' ? null : eyes;
  const trading = view.phase === 'spinning' || view.resume === 'spinning';
  const hints = session.hints.value as Hints;
  const answerable = (offer: Offer) => hints.offers.some(one => one.id === offer.id && one.answerable);
  const muted = desk.muted.value;
  return {
    session,
    telling,
    words: telling.words,
    desk,
    view,
    me,
    trading,
    partners: hints.partners,
    triesLeft: hints.tries_left,
    hand: handOf(view, me),
    goods: goodsOf(telling),
    flags: flagsNow(session.story.value, session.saidBefore?.value ?? {}, view),
    mayAll: hints.all,
    payable: new Set(hints.offers.filter(one => one.payable).map(one => one.id)),
    toMe: view.offers.filter(offer => answerable(offer) && !muted.has(offer.from)),
    mine: view.offers.filter(offer => offer.from === me),
    others: view.offers.filter(offer => offer.from !== me && !answerable(offer)),
    throws:
      session.throwNow !== undefined &&
      view.phase === 'speculator' &&
      me !== null &&
      (session.place === 'device' || me === view.active),
    refused: session.refused.value && refusalInWords(telling.words, session.refused.value),
    send: (command, extra) => session.send(command, extra),
  };
}

const KNOWN = new Set(['not-your-turn', 'wrong-phase', 'illegal', 'not-held', 'no-such-offer', 'lesson']);
export function refusalInWords(words: Words, refusal: Refused): string {
  const { command } = refusal;
  // R13: an acceptance that came after the fall.
  if (refusal.code === 'wrong-phase' && /^(accept|offer|speculate|say)/.test(command))
    return words('rationing-refused-fallen');
  return KNOWN.has(refusal.code)
    ? words(`rationing-refused-${refusal.code}`, { rule: refusal.rule || '–' })
    : refusalText(refusal);
}

/** Why a command cannot be given now, in words; null if it can. The engine decides. */
export function reasonAgainst(model: Model, command: string): string | null {
  const refusal = model.session.check(command);
  return refusal && refusalInWords(model.words, { ...refusal, command });
}

/** Drops what was tapped and no longer fits: the spin is over, or cards are gone. */
export function tidyDesk(desk: Desk, view: View, hand: Bag | null): void {
  const trading = view.phase === 'spinning' || view.resume === 'spinning';
  batch(() => {
    if (!trading) {
      if (desk.draft.peek() !== BLANK) desk.draft.value = BLANK;
      if (desk.counters.peek() !== null) desk.counters.value = null;
      if (desk.muted.peek().size) desk.muted.value = new Set();
      if (desk.sheet.peek() === 'offer' || desk.sheet.peek() === 'speculator') desk.sheet.value = null;
      if (Object.keys(desk.pay.peek()).length) desk.pay.value = EMPTY;
    } else if (hand) {
      const draft = desk.draft.peek();
      const give = within(hand, draft.give);
      if (JSON.stringify(give) !== JSON.stringify(draft.give)) desk.draft.value = { ...draft, give };
      const pay = within(hand, desk.pay.peek());
      if (JSON.stringify(pay) !== JSON.stringify(desk.pay.peek())) desk.pay.value = pay;
    }
    const counters = desk.counters.peek();
    if (counters !== null && !view.offers.some(offer => offer.id === counters)) desk.counters.value = null;
    const chosen = desk.chosen.peek();
    if (chosen && !view.row.includes(chosen)) desk.chosen.value = null;
  });
}

/** What one would pay for an offer's choice: as tapped, or a first proposal. Null if the hand cannot fill it. */
export function payOf(model: Model, offer: Offer): Bag | null {
  return model.desk.choices.value[offer.id] ?? suggestPay(model.hand ?? EMPTY, parseWant(offer.want));
}

/** Whom the draft goes to: as tapped, else the only one there is. */
export function addressee(model: Model): number | 'all' | null {
  const { to } = model.desk.draft.value;
  if (to !== null && (to === 'all' ? model.mayAll : model.partners.includes(to))) return to;
  if (model.partners.length === 1) return model.partners[0]!;
  return model.mayAll ? 'all' : null;
}
