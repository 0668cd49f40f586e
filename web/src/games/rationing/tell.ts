// The log in words: names only, present tense, so that no sentence needs to know who is a he and who a she.
import type { AnyEvent, Step } from '../../table/session';
import type { GameModule, Telling } from '../module';
import { cardName, eventOf, goodAcc, goodsText, textsOf, type Event } from './deck';
import { kindsOf, parseBag } from './goods';
import { cardsInWords, named, offerInWords } from './speech';
import { namesListed } from '../../words/listed';

export function tell(any: AnyEvent, step: Step, telling: Telling): string | null {
  const event = eventOf(any);
  const { words, names } = telling;
  const has = (what: Event['event']) => step.events.some(one => one.event === what);
  const name = 'seat' in event ? names.of(event.seat) : '';
  const cards = (list: string) => cardsInWords(telling, parseBag(list));
  switch (event.event) {
    case 'dealt':
    case 'laid':
    case 'swapped': // told with the deal that brought it
    case 'queued':
    case 'die': // told with what he takes
      return null;
    case 'began':
      return words('rationing-log-began', { first: names.of(event.first), name });
    case 'drew':
      return event.card
        ? words('rationing-log-drew-card', { name, good: goodAcc(telling, event.card) })
        : words('rationing-log-drew', { name });
    case 'reshuffled':
      return words('rationing-log-reshuffled', { n: event.count });
    case 'spun':
      return words('rationing-log-spun', { name, try: event.try });
    case 'failed':
      return words('rationing-log-failed', { left: 3 - event.try });
    case 'fell':
      return words('rationing-log-fell');
    case 'stopped':
      return words('rationing-log-stopped', { name, spun: has('fell') ? 'yes' : 'no' });
    case 'offered': {
      const deal = offerInWords(telling, event);
      if (event.to === 'all') return words('rationing-log-offered-all', { name, deal });
      return words('rationing-log-offered', { name, ...named(telling, event.to, 'to'), deal });
    }
    case 'accepted': {
      const shape =
        event.gave && event.paid
          ? event.places
            ? 'both-places'
            : 'both'
          : event.gave
            ? 'give-places'
            : event.paid
              ? 'want-places'
              : 'places';
      return words('rationing-log-accepted', {
        shape,
        name: names.of(event.from),
        other: names.of(event.seat),
        gave: cards(event.gave),
        paid: cards(event.paid),
      });
    }
    case 'declined':
      return words('rationing-log-declined', { name, ...named(telling, event.from, 'to') });
    case 'withdrawn':
      return words('rationing-log-withdrawn', { name });
    case 'gone':
      return words('rationing-log-gone', { ...named(telling, event.from, 'from') });
    case 'said':
      return words('rationing-log-said', {
        name,
        said: saidInWords(telling, event.need, event.have),
      });
    case 'speculated':
      return words('rationing-log-speculated', {
        name,
        for: event.for,
        paid: cards(event.paid),
      });
    case 'bought':
      return words('rationing-log-bought', {
        name,
        card: cardName(telling, event.card),
        paid: cards(event.paid),
        end: has('queued') ? 'yes' : 'no',
      });
    case 'passed':
      return words('rationing-log-passed', { name, end: has('queued') ? 'yes' : 'no' });
    case 'refilled':
      return words('rationing-log-refilled', { card: cardName(telling, event.card) });
    case 'taken': {
      const die = step.events.map(eventOf).find(one => one.event === 'die');
      return words('rationing-log-taken', {
        face: die?.event === 'die' ? die.face : 0,
        card: cardName(telling, event.card),
      });
    }
    case 'turn':
      return words('rationing-log-turn', { name });
    case 'final-round':
      return words('rationing-log-final', { name });
    case 'revealed':
      return words('rationing-log-revealed', { name, n: event.points });
    case 'over':
      return words('rationing-log-over', {
        winners: event.winners.length,
        names: namesListed(telling, event.winners),
      });
  }
}

/** The deck's own phrases: "I need: butter, meat." */
export function saidInWords(telling: Telling, need: string, have: string): string {
  const { phrases } = textsOf(telling.deck);
  const say = (phrase: string | undefined, goods: string) =>
    goods && phrase?.replace('…', goodsText(telling, kindsOf(parseBag(goods))));
  return [say(phrases.need, need), say(phrases.spare, have)].filter(Boolean).join('. ');
}

const TRADES = new Set(['offered', 'accepted', 'declined', 'withdrawn', 'gone', 'said', 'speculated']);
const SHOPPING = new Set(['bought', 'passed', 'taken', 'refilled', 'final-round', 'revealed', 'over']);
const SEATS = ['seat', 'to', 'from'] as const;

export const filters: GameModule['filters'] = [
  { id: 'rationing-filter-trades', keeps: event => TRADES.has(event.event) },
  { id: 'rationing-filter-shopping', keeps: event => SHOPPING.has(event.event) },
  {
    id: 'rationing-filter-mine',
    keeps: (event, eyes) => SEATS.some(member => event[member] === eyes && eyes !== 'spectator'),
  },
];
