// What the keys H and B read aloud.
import type { AnyView, Eyes } from '../../table/session';
import type { Telling } from '../module';
import { boughtCount, goodsOf, handOf, handSize, viewOf } from './deck';
import { sizeOf } from './goods';
import { cardInWords, queueInWords } from './said';
import { handInWords } from './speech';

export function speak(what: 'hand' | 'table', any: AnyView, eyes: Eyes, telling: Telling): string {
  const { words, names } = telling;
  const view = viewOf(any);
  const hand = handOf(view, eyes === 'spectator' ? null : eyes);
  if (what === 'hand')
    return hand ? words('rationing-hand-said', { n: sizeOf(hand), list: handInWords(telling, hand) }) : '';
  const seen = { view, words, telling, hand, goods: goodsOf(telling) };
  const seats = Array.from(
    { length: view.players },
    (_, seat) =>
      `${names.of(seat)}: ` +
      `${words('rationing-seat-counts', { cards: handSize(view, seat), bought: boughtCount(view, seat) })}.`,
  );
  return [...view.row.map(id => cardInWords(seen, id)), queueInWords(seen), ...seats].join(' ');
}
