// What the table reads of a deck of this game (docs/DECKS.md), and the view it draws.
import type { RationingEvent, RationingView } from '../../engine/types';
import type { Deck } from '../../table/deck';
import type { AnyEvent, AnyView, Step } from '../../table/session';
import type { Telling } from '../module';
import { sizeOf, type Bag } from './goods';

export type View = RationingView;
export type Event = RationingEvent;
export type Offer = View['offers'][number];
export type Pawn = View['queue'][number];

export type ShoppingCard = { id: string; cost: Bag; category: string; icons: number; picture: string };
export type VisitCard = { id: string; doubles: string[]; picture: string };
export type HistoryCard = { id: string; figures: { date: string; source: string }[] };
export type Facts = {
  goods: Record<string, number>;
  shopping: ShoppingCard[];
  visits: VisitCard[];
  history: HistoryCard[];
  sources?: string[];
};

type Good = { name: string; short: string; gen?: string; acc?: string; ration: string; flavour: string };
type Named = { name: string; short?: string; flavour: string };
export type Texts = {
  title: string;
  about: string;
  goods: Record<string, Good>;
  categories: Record<string, { name: string }>;
  shopping: Record<string, Named>;
  visits: Record<string, Named>;
  history: Record<string, { title: string; text: string; figures: string[] }>;
  phrases: Record<string, string>;
};

/** What the engine says of trading (docs/PROTOCOL.md, "Hints"). */
export type Hints = {
  partners: number[];
  all: boolean;
  tries_left: number;
  offers: { id: number; answerable: boolean; payable: boolean }[];
};
export const viewOf = (view: AnyView): View => view as unknown as View;
export const eventOf = (event: AnyEvent): Event => event as unknown as Event;
export const eventsOf = (story: readonly Step[]): Event[] => story.flatMap(step => step.events.map(eventOf));

export const factsOf = (deck: Deck): Facts => deck.facts as Facts;
export const textsOf = (deck: Deck): Texts => deck.texts as Texts;

export const goodsOf = (telling: Telling): string[] => Object.keys(factsOf(telling.deck).goods);
export const goodName = (telling: Telling, good: string): string => textsOf(telling.deck).goods[good]?.name ?? good;
export const goodShort = (telling: Telling, good: string): string => textsOf(telling.deck).goods[good]?.short ?? good;
export const goodAcc = (telling: Telling, good: string): string =>
  textsOf(telling.deck).goods[good]?.acc ?? goodShort(telling, good);
export const goodsText = (telling: Telling, goods: readonly string[]): string =>
  goods.map(good => goodShort(telling, good)).join(', ');

/**
 * Ration cards of each kind in the deck: `n` where all kinds have the same number, else 0 and a number at each kind.
 */
export function cardsInGame(telling: Telling): { n: number; goods: string } {
  const counts = Object.entries(factsOf(telling.deck).goods);
  const n = counts.every(([, count]) => count === counts[0]![1]) ? counts[0]![1] : 0;
  const named = counts.map(([good, count]) => (n ? goodName(telling, good) : `${goodName(telling, good)} ${count}`));
  return { n, goods: named.join(', ') };
}

const cards = new WeakMap<object, Map<string, ShoppingCard>>();
export function cardOf(telling: Telling, id: string): ShoppingCard {
  const facts = factsOf(telling.deck);
  let found = cards.get(facts);
  if (!found) cards.set(facts, (found = new Map(facts.shopping.map(card => [card.id, card]))));
  return found.get(id) ?? { id, cost: {}, category: 'cake', icons: 0, picture: '' };
}
export const cardName = (telling: Telling, id: string): string => textsOf(telling.deck).shopping[id]?.name ?? id;
export const visitOf = (telling: Telling, id: string): VisitCard | undefined =>
  factsOf(telling.deck).visits.find(one => one.id === id);
export const visitName = (telling: Telling, id: string): string => textsOf(telling.deck).visits[id]?.name ?? id;
export const categoryName = (telling: Telling, id: string): string => textsOf(telling.deck).categories[id]?.name ?? id;
export const categoryNames = (telling: Telling, ids: readonly string[] = []): string =>
  ids.map(id => categoryName(telling, id)).join(', ');
/** "cake, 2 points" */
export const pointsText = (telling: Telling, { category, icons }: Pick<ShoppingCard, 'category' | 'icons'>): string =>
  telling.words('rationing-card-points', { category: categoryName(telling, category), n: icons });

/** The hand of a seat as these eyes see it: its cards, or null where only their number is known. */
export function handOf(view: View, seat: number | null): Bag | null {
  const hand = seat === null ? undefined : view.hands[seat];
  return hand === undefined || typeof hand === 'number' ? null : hand;
}
export function handSize(view: View, seat: number): number {
  const hand = view.hands[seat] ?? 0;
  return typeof hand === 'number' ? hand : sizeOf(hand);
}
export function boughtCount(view: View, seat: number): number {
  const bought = view.bought[seat] ?? 0;
  return typeof bought === 'number' ? bought : bought.length;
}
export const stackSize = (view: View): number => (typeof view.stack === 'number' ? view.stack : sizeOf(view.stack));
export const shopSize = (view: View): number => (typeof view.shop === 'number' ? view.shop : view.shop.length);
