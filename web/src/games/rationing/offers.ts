// Offers (R16-R19): from what was tapped to the text of the command, and from the text of an offer to what would change
// hands.
import { add, countOf, EMPTY, kindsOf, lacking, minus, parseBag, plus, printBag, sizeOf, type Bag } from './goods';

/** "any three" (no kinds) or "two of sugar or meat": the one who accepts chooses. */
export type Choice = { kinds: readonly string[]; count: number };
const CHOICE_MAX = 5;
/** So many more or fewer of a choice; none of it is none. */
export const stepped = (choice: Choice | null, by: number): Choice | null =>
  choice && choice.count + by > 0 ? { ...choice, count: Math.min(CHOICE_MAX, choice.count + by) } : null;
/** "any", and one more of it. */
export const oneMoreAny = (choice: Choice | null): Choice =>
  (choice?.kinds.length === 0 ? stepped(choice, 1) : null) ?? { kinds: [], count: 1 };

export type Draft = {
  to: number | 'all' | null;
  give: Bag;
  want: Bag;
  choice: Choice | null;
  places: boolean;
};
export const BLANK: Draft = { to: null, give: EMPTY, want: EMPTY, choice: null, places: false };

export type Want = { cards: Bag; choice: Choice | null };

export function parseWant(text: string): Want {
  const fixed: string[] = [];
  let choice: Choice | null = null;
  for (const part of text.split(',')) {
    if (part === '') continue;
    const [names, count = '1'] = part.split('*');
    if (names === 'any') choice = { kinds: [], count: Number(count) };
    else if (names!.includes('|')) choice = { kinds: names!.split('|'), count: Number(count) };
    else fixed.push(part);
  }
  return { cards: parseBag(fixed.join(',')), choice };
}

export function printWant(cards: Bag, choice: Choice | null): string {
  const parts = [printBag(cards)];
  // One alternative is no choice: it is that good.
  if (choice?.kinds.length === 1) return printWant(add(cards, choice.kinds[0]!, choice.count), null);
  if (choice)
    parts.push(
      (choice.kinds.length ? [...choice.kinds].sort().join('|') : 'any') + (choice.count > 1 ? `*${choice.count}` : ''),
    );
  return parts.filter(Boolean).join(',');
}

/** The command, or null while nobody is addressed. Whether it may be given is the engine's to say. */
export function offerText({ to, give, want, choice, places }: Draft): string | null {
  if (to === null) return null;
  const wanted = printWant(want, choice);
  return ['offer', to, sizeOf(give) > 0 && `give ${printBag(give)}`, wanted && `want ${wanted}`, places && 'places']
    .filter(part => part === to || part)
    .join(' ');
}

/** What is not yet filled in, in the order in which one would fill it in. */
export type Gap = 'to' | 'nothing' | 'give' | 'want';
export function gapOf({ to, give, want, choice, places }: Draft): Gap | null {
  const gives = sizeOf(give) > 0;
  const wants = sizeOf(want) > 0 || choice !== null;
  if (!gives && !wants && !places) return 'nothing';
  if (!gives && !places) return 'give';
  if (!wants && !places) return 'want';
  return to === null ? 'to' : null;
}

/** A first proposal of what to pay for a choice: what one has most of. Null if the hand cannot fill it. */
export function suggestPay(hand: Bag, want: Want): Bag | null {
  if (!want.choice) return EMPTY;
  let left = fitting(hand, want);
  let pay = EMPTY;
  for (let paid = 0; paid < want.choice.count; ++paid) {
    const best = kindsOf(left).sort((a, b) => left[b]! - left[a]! || a.localeCompare(b))[0];
    if (!best) return null;
    pay = add(pay, best);
    left = add(left, best, -1);
  }
  return pay;
}
/** What of a hand can go towards a choice. */
function fitting(hand: Bag, { cards, choice }: Want): Bag {
  const kinds = choice?.kinds ?? [];
  return Object.fromEntries(
    Object.entries(minus(hand, cards)).filter(([good]) => kinds.length === 0 || kinds.includes(good)),
  );
}

/** What of a choice the hand cannot fill: how many cards are short. */
export function shortOfChoice(hand: Bag, want: Want): number {
  return want.choice ? Math.max(0, want.choice.count - sizeOf(fitting(hand, want))) : 0;
}

/** One more of this good towards the choice; the oldest other one makes room. */
export function payWith(pay: Bag, good: string, count: number): Bag {
  const more = add(pay, good);
  if (sizeOf(more) <= count) return more;
  const other = kindsOf(pay).find(one => one !== good);
  return other ? add(more, other, -1) : pay;
}

export function acceptText(id: number, want: Want, pay: Bag | null): string {
  return want.choice && pay ? `accept ${id} pay ${printBag(pay)}` : `accept ${id}`;
}

/** As they are shown one at a time: what can be taken before what one lacks the cards for. */
export function takeableFirst<T extends { id: number }>(offers: readonly T[], payable: ReadonlySet<number>): T[] {
  return [...offers].sort((a, b) => Number(payable.has(b.id)) - Number(payable.has(a.id)));
}

export const handAfter = (hand: Bag, gives: Bag, gets: Bag): Bag => plus(minus(hand, gives), gets);

/** The same deal seen from the other side: where a counter-offer begins. */
export function counterDraft(offer: { from: number; give: string; want: string; places: boolean }, hand: Bag): Draft {
  const want = parseWant(offer.want);
  const asked = plus(want.cards, suggestPay(hand, want) ?? EMPTY);
  const held = minus(asked, lacking(hand, asked));
  return { to: offer.from, give: held, want: parseBag(offer.give), choice: null, places: offer.places };
}

/** From a flag "gives butter" of a seat: butter for the first thing they want that one holds. */
export function quickDraft(
  seat: number,
  flags: { need: readonly string[]; have: readonly string[] },
  tapped: { good: string; as: 'need' | 'have' },
  hand: Bag,
): Draft {
  const want = tapped.as === 'have' ? tapped.good : flags.have[0];
  const give = tapped.as === 'need' ? tapped.good : flags.need.find(good => countOf(hand, good) > 0 && good !== want);
  return {
    ...BLANK,
    to: seat,
    give: give && countOf(hand, give) > 0 ? { [give]: 1 } : EMPTY,
    want: want ? { [want]: 1 } : EMPTY,
  };
}

/** What a seat says it needs and could give: `say need butter,meat have sugar`. */
export type Flags = { need: string[]; have: string[] };
export function parseSay(text: string): Flags {
  const part = (word: string) => new RegExp(`\\b${word} ([^ ]+)`).exec(text)?.[1] ?? '';
  return { need: kindsOf(parseBag(part('need'))), have: kindsOf(parseBag(part('have'))) };
}
export function sayText({ need, have }: Flags): string | null {
  if (need.length + have.length === 0) return null;
  const part = (word: string, goods: string[]) => goods.length > 0 && `${word} ${[...goods].sort().join(',')}`;
  return ['say', part('need', need), part('have', have)].filter(Boolean).join(' ');
}
/** Once: "I need it"; twice: "I could give it"; then neither. */
export function nextFlags(flags: Flags, good: string): Flags {
  const rest = { need: flags.need.filter(one => one !== good), have: flags.have.filter(one => one !== good) };
  if (flags.need.includes(good)) return { ...rest, have: [...rest.have, good] };
  if (flags.have.includes(good)) return rest;
  return { ...rest, need: [...rest.need, good] };
}
