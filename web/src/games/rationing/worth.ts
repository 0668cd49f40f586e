// The debrief: what things were worth at this table, from the deals in its story. Nothing here is needed to play.
import type { Step } from '../../table/session';
import { eventsOf } from './deck';
import { countOf, parseBag, sizeOf } from './goods';

/** One round: for each good the cards that were given for one of it, or null where nobody traded it. */
export type Round = { number: number; final: boolean; worth: Record<string, number>; deals: number };

export type Debrief = {
  rounds: Round[];
  deals: number;
  /** places that changed hands between players, and the cards given for those that were bought with cards alone */
  places: { count: number; cards: number; sold: number };
  speculator: { cards: number; forCard: number; forPlace: number; purchases: string[] };
  /** false where the beginning of the story is not known */
  whole: boolean;
};

export function debriefOf(story: readonly Step[]): Debrief {
  const events = eventsOf(story);
  const whole = events.some(event => event.event === 'began');
  const result: Debrief = {
    rounds: [],
    deals: 0,
    places: { count: 0, cards: 0, sold: 0 },
    speculator: { cards: 0, forCard: 0, forPlace: 0, purchases: [] },
    whole,
  };
  // Cards given and got, summed up within a round: the mean weighs every single card alike.
  let given: Record<string, { units: number; price: number }> = {};
  let round: Round = { number: 1, final: false, worth: {}, deals: 0 };
  const close = () => {
    round.worth = Object.fromEntries(Object.entries(given).map(([good, { units, price }]) => [good, price / units]));
    result.rounds.push(round);
    given = {};
  };
  const weigh = (side: string, other: string) => {
    const here = parseBag(side);
    const rate = sizeOf(parseBag(other)) / sizeOf(here);
    for (const good of Object.keys(here)) {
      const sum = (given[good] ??= { units: 0, price: 0 });
      sum.units += countOf(here, good);
      sum.price += rate * countOf(here, good);
    }
  };
  for (const event of events) {
    if (event.event === 'turn') {
      close();
      round = { number: round.number + 1, final: false, worth: {}, deals: 0 };
    } else if (event.event === 'final-round') {
      round.final = true;
    } else if (event.event === 'accepted') {
      round.deals += 1;
      result.deals += 1;
      if (event.places) {
        result.places.count += 1;
        const cards = sizeOf(parseBag(event.gave)) + sizeOf(parseBag(event.paid));
        if (cards > 0 && (event.gave === '' || event.paid === '')) {
          result.places.sold += 1;
          result.places.cards += cards;
        }
      } else if (event.gave && event.paid) {
        weigh(event.gave, event.paid);
        weigh(event.paid, event.gave);
      }
    } else if (event.event === 'speculated') {
      result.speculator.cards += sizeOf(parseBag(event.paid));
      result.speculator[event.for === 'card' ? 'forCard' : 'forPlace'] += 1;
    } else if (event.event === 'taken') {
      result.speculator.purchases.push(event.card);
    }
  }
  close();
  return result;
}

/** The good of the most deals: the one the chart begins with. */
export function mostTraded(debrief: Debrief, goods: readonly string[]): string {
  const rounds = (good: string) => debrief.rounds.filter(round => round.worth[good] !== undefined).length;
  return [...goods].sort((a, b) => rounds(b) - rounds(a))[0] ?? goods[0] ?? '';
}
