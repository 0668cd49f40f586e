// The table in sentences, for eyes that do not see it: a card of the shop, the queue.
import type { Words } from '../../words/words';
import type { Telling } from '../module';
import { cardName, cardOf, categoryName, goodsText, type Pawn, type View } from './deck';
import { kindsOf, lacking, type Bag } from './goods';

export type Seen = { view: View; words: Words; telling: Telling; hand: Bag | null; goods: string[] };

export const lackInWords = ({ hand, telling }: Pick<Seen, 'hand' | 'telling'>, cost: Bag): string =>
  goodsText(telling, kindsOf(lacking(hand ?? {}, cost)));

/** Every card that a thing costs by its name. */
export const costText = (telling: Telling, cost: Bag, goods: readonly string[]): string =>
  goodsText(
    telling,
    goods.flatMap(good => Array<string>(cost[good] ?? 0).fill(good)),
  );

export function cardInWords(seen: Seen, id: string): string {
  const { telling, words, hand } = seen;
  const card = cardOf(telling, id);
  const lack = hand ? lackInWords(seen, card.cost) : null;
  return words('rationing-card-said', {
    position: seen.view.row.indexOf(id) + 1,
    card: cardName(telling, id),
    category: categoryName(telling, card.category),
    n: card.icons,
    cost: costText(telling, card.cost, seen.goods),
    state: lack === null ? 'none' : lack ? 'lacking' : 'can',
    lack: lack ?? '',
  });
}

export const pawnName = ({ words, telling }: Pick<Seen, 'words' | 'telling'>, pawn: Pawn): string =>
  pawn === 'speculator' ? words('rationing-speculator') : telling.names.of(pawn);

export const queueInWords = (seen: Pick<Seen, 'words' | 'telling' | 'view'>): string =>
  seen.words('rationing-queue-said', {
    list: seen.view.queue.map((pawn, at) => `${at + 1}. ${pawnName(seen, pawn)}`).join(', '),
  });
