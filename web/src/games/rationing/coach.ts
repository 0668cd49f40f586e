// The coach of `rationing`: what offers are worth to both sides, and what is within reach at the counter.
import { cardName, viewOf } from './deck';
import { goodShort } from './deck';
import { parseBag } from './goods';
import { parseWant } from './offers';
import { cardsInWords, dealInWords, named, offerInWords } from './speech';
import type { Telling } from '../module';
import type { Advice } from '../../table/bots';
import type { AnyView } from '../../table/session';
import { composed } from '../../coach/composed';
import {
  kindOfGain,
  number,
  percent,
  points,
  sentences,
  type Fact,
  type GameCoach,
  type Move,
  type Part,
  type Scene,
  type Why,
} from '../../coach/coach';

/** A loss beyond all measure says that the cards are not there. */
const CANNOT = -90_000;

const offerOf = (view: AnyView, id: unknown) => viewOf(view).offers.find(offer => offer.id === Number(id));

/** "offer 2 give butter want sugar places" */
export function parseOffer(command: string) {
  const [, to = '', ...rest] = command.split(' ');
  const after = (word: string) => (rest.includes(word) ? rest[rest.indexOf(word) + 1]! : '');
  return {
    to: to === 'all' ? ('all' as const) : Number(to),
    give: parseBag(after('give')),
    want: parseWant(after('want')),
    places: rest.includes('places'),
  };
}

function partnerOf({ command, view }: Move): number | null {
  const [verb, what] = command.split(' ');
  if (verb === 'offer') return what === 'all' ? null : Number(what);
  return offerOf(view, what)?.from ?? null;
}

function dealReason(why: Why, move: Move, telling: Telling): string {
  const { words, names } = telling;
  const gain = points(number(why.gain), telling);
  const theirs = number(why.theirs);
  const partner = partnerOf(move);
  if (partner === null || theirs <= 0) return words('coach-rationing-deal-accept-alone', { gain });
  const values = {
    gain,
    theirs: points(theirs, telling),
    who: names.of(partner),
    percent: percent(number(why.permille), telling),
  };
  return words(move.command.startsWith('offer') ? 'coach-rationing-deal-offer' : 'coach-rationing-deal-accept', values);
}

function reason(why: Why, move: Move, telling: Telling): string | null {
  const { words } = telling;
  const gain = number(why.gain);
  const games =
    number(why.games) > 0
      ? words('coach-rationing-games', { percent: percent(number(why.permille), telling), games: number(why.games) })
      : null;
  switch (why.code) {
    case 'chance':
      return words('coach-why-lot');
    case 'spins':
    case 'nothing':
    case 'tired':
      return words(`coach-rationing-${why.code}`);
    case 'deal':
      return dealReason(why, move, telling);
    case 'poor-deal':
      return words('coach-rationing-poor', {
        kind: gain <= CANNOT ? 'cannot' : gain < 0 ? 'loses' : 'little',
        gain: points(gain, telling),
      });
    case 'speculator':
      return words('coach-rationing-speculator', {
        games: number(why.games),
        percent: percent(number(why.permille), telling),
      });
    case 'needs':
      return words('coach-rationing-needs', {
        card: cardName(telling, why.card as string),
        good: goodShort(telling, why.good as string),
      });
    case 'first':
      return words('coach-rationing-first', { points: number(why.points) });
    case 'cannot-pay':
      return words('coach-rationing-cannot-pay');
    case 'buys':
      return sentences(words('coach-rationing-buys', { points: number(why.points) }), games);
    case 'saves':
      return sentences(words('coach-rationing-saves'), games);
    default:
      return null;
  }
}

function move(made: Move, telling: Telling): string | null {
  const { words } = telling;
  const [verb, what = '', , paid = ''] = made.command.split(' ');
  const partner = partnerOf(made);
  const who = partner === null ? {} : named(telling, partner, 'who');
  switch (verb) {
    case 'spin':
    case 'stop':
    case 'pass':
      return words(`coach-rationing-move-${verb}`);
    case 'buy':
      return words('coach-rationing-move-buy', { card: cardName(telling, what) });
    case 'offer': {
      const { to, give, want, places } = parseOffer(made.command);
      const deal = dealInWords(telling, give, want.cards, want.choice, places);
      return words(to === 'all' ? 'coach-rationing-move-offer-all' : 'coach-rationing-move-offer', { ...who, deal });
    }
    case 'accept':
      if (partner === null) return null;
      return words(paid ? 'coach-rationing-move-accept-pay' : 'coach-rationing-move-accept', {
        ...who,
        paid: cardsInWords(telling, parseBag(paid)),
      });
    case 'decline':
      return partner === null ? null : words('coach-rationing-move-decline', who);
    case 'speculate':
      return words('coach-rationing-move-speculate', {
        for: what,
        paid: cardsInWords(telling, parseBag(made.command.split(' ').at(-1)!)),
      });
    default:
      return null;
  }
}

function offerFact(advice: Advice, { view }: Scene, telling: Telling): Fact | null {
  const { words, names } = telling;
  const offer = offerOf(view, advice.offer);
  if (!offer) return null;
  const values = {
    who: names.of(offer.from),
    deal: offerInWords(telling, offer),
    gain: points(number(advice.gain), telling),
  };
  const theirs = number(advice.theirs);
  return {
    text: words(`coach-rationing-${advice.code === 'cannot' ? 'cannot' : kindOfGain(number(advice.gain))}`, values),
    why: theirs > 0 ? words('coach-rationing-theirs', { who: values.who, theirs: points(theirs, telling) }) : undefined,
  };
}

function purchase(advice: Advice, telling: Telling): Fact {
  const { words } = telling;
  const lacks = advice.lacks as string[];
  const goods = [...new Set(lacks)]
    .map(good =>
      words('rationing-count', { n: lacks.filter(one => one === good).length, good: goodShort(telling, good) }),
    )
    .join(', ');
  return {
    text: words('coach-rationing-purchase', {
      card: cardName(telling, advice.card as string),
      points: number(advice.points),
      doubled: advice.doubled ? 'yes' : 'no',
    }),
    why: lacks.length > 0 ? words('coach-rationing-lacks', { goods }) : words('coach-rationing-have'),
  };
}

function parts(advice: Advice[], scene: Scene, telling: Telling): Part[] {
  const offers = advice.filter(one => one.offer !== undefined).sort((a, b) => number(b.gain) - number(a.gain));
  const near = advice
    .filter(one => one.code === 'purchase')
    .sort((a, b) => (a.lacks as string[]).length - (b.lacks as string[]).length || number(b.points) - number(a.points));
  return [
    {
      title: 'coach-rationing-offers',
      facts: offers.map(one => offerFact(one, scene, telling)).filter(one => one !== null),
    },
    { title: 'coach-rationing-counter', facts: near.map(one => purchase(one, telling)) },
  ];
}

type Partner = { seat: number; permille: number; gain?: number; theirs?: number };

function weighed(answer: Why, _command: string, _scene: Scene, telling: Telling): Fact[] {
  const { words, names } = telling;
  if (answer.code !== 'offer') return [];
  return (answer.partners as Partner[]).map(({ seat, permille, gain, theirs = 0 }) => {
    const who = names.of(seat);
    if (gain === undefined) return { text: words('coach-rationing-offer-cannot', { who }) };
    return {
      text: words('coach-rationing-offer', { who, kind: kindOfGain(gain), gain: points(gain, telling) }),
      why:
        permille > 0
          ? words('coach-rationing-offer-chance', {
              who,
              theirs: points(theirs, telling),
              percent: percent(permille, telling),
            })
          : words('coach-rationing-offer-no', { who }),
    };
  });
}

/** A bot that has nothing to say for a while stops its top. */
const waited = (command: string): Why | null => (command === 'stop' ? { code: 'tired' } : null);

export const coach: GameCoach = { reason, waited, move, parts, weighed, composed: () => composed.value };
