// Ration cards and deals in words: declined by the deck, counted by the language.
import type { Telling } from '../module';
import { goodAcc, goodShort, goodsOf } from './deck';
import { inOrder, parseBag, type Bag } from './goods';
import { parseWant, type Choice } from './offers';
import { either, listed } from '../../words/listed';

/** "butter and 2 cards for sugar", in the accusative. */
export function cardsInWords(telling: Telling, bag: Bag, choice: Choice | null = null): string {
  const parts = inOrder(bag, goodsOf(telling)).map(([good, n]) =>
    telling.words('rationing-cards', { n, good: goodAcc(telling, good) }),
  );
  if (choice) parts.push(choiceInWords(telling, choice));
  return listed(telling.words, parts);
}

export function choiceInWords(telling: Telling, { kinds, count: n }: Choice): string {
  if (kinds.length === 0) return telling.words('rationing-cards-any', { n });
  return telling.words('rationing-cards-either', {
    n,
    goods: either(
      telling.words,
      kinds.map(good => goodAcc(telling, good)),
    ),
  });
}

/** "butter, 2× sugar": how a hand is listed, in the nominative. */
export function handInWords(telling: Telling, bag: Bag): string {
  const parts = inOrder(bag, goodsOf(telling)).map(([good, n]) =>
    telling.words('rationing-count', { n, good: goodShort(telling, good) }),
  );
  return parts.length ? parts.join(', ') : telling.words('rationing-nothing');
}

/** What is given for what, as the object of "offers": "sugar for butter and a swap of places". */
export function dealInWords(telling: Telling, give: Bag, want: Bag, choice: Choice | null, places: boolean): string {
  const gives = cardsInWords(telling, give);
  const wants = cardsInWords(telling, want, choice);
  const shape = places ? (gives ? (wants ? 'both-places' : 'give-places') : wants ? 'want-places' : 'places') : 'both';
  return telling.words('rationing-deal', { shape, give: gives || '…', want: wants || '…' });
}

export function offerInWords(telling: Telling, offer: { give: string; want: string; places: boolean }): string {
  const { cards, choice } = parseWant(offer.want);
  return dealInWords(telling, parseBag(offer.give), cards, choice, offer.places);
}

/** A name in the cases a message may ask for; `name` is "typed" where it cannot be declined. */
export function named(telling: Telling, seat: number, as = ''): Record<string, string> {
  const { names } = telling;
  const key = (form: string) => (as ? `${as}${form}` : form.toLowerCase() || 'name');
  return {
    [as ? as : 'name']: names.of(seat),
    [key('Gen')]: names.of(seat, 'gen'),
    [key('Dat')]: names.of(seat, 'dat'),
    [key('Ins')]: names.of(seat, 'ins'),
    [key('Voc')]: names.of(seat, 'voc'),
    [key('Kind')]: names.gender(seat) === 'x' ? 'typed' : 'declined',
  };
}
