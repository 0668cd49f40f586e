// The coach of `triples`: where cards must be, and why; how sure an ask is.
import type { TriplesEvent } from '../../engine/types';
import { cardsOf } from './deck';
import { stateOf } from './store';
import { plain, quoted } from './tell';
import type { Telling } from '../module';
import type { Advice } from '../../table/bots';
import {
  number,
  percent,
  sentences,
  type Fact,
  type GameCoach,
  type Move,
  type Part,
  type Scene,
  type Why,
} from '../../coach/coach';
import { either, namesListed } from '../../words/listed';

const card = (telling: Telling, id: string) => quoted(cardsOf(telling.deck).card(id).name, telling.words.language);
/** Beyond so many deals a share says more than the counts. */
const COUNTED = 99_999;
const counted = (why: Why) => why.deals !== undefined && number(why.deals) <= COUNTED;

function asked(command: string): { whom: number; card: string } | null {
  const [verb, whom, id] = command.split(' ');
  return verb === 'ask' && id ? { whom: Number(whom), card: id } : null;
}

function forgot(why: Why, telling: Telling): string | null {
  const slip = why.forgot as { fact: string; seat: number; card: string } | undefined;
  if (!slip) return null;
  return telling.words('coach-triples-forgot', {
    fact: slip.fact,
    who: telling.names.of(slip.seat),
    card: card(telling, slip.card),
  });
}

function reason(why: Why, { command }: Move, telling: Telling): string | null {
  const { words, names } = telling;
  if (why.code === 'chance') return words('coach-why-lot');
  const ask = asked(command);
  if (!ask) return null;
  const values = {
    whom: names.of(ask.whom),
    card: card(telling, ask.card),
    percent: percent(number(why.permille), telling),
    hits: number(why.hits),
    deals: number(why.deals),
  };
  if (why.code === 'remembers' || why.code === 'guesses')
    return sentences(words(`coach-triples-${why.code}`, values), forgot(why, telling));
  return sentences(
    words(`coach-triples-${why.code}${counted(why) ? '' : '-plain'}`, values),
    why.completes ? words('coach-triples-completes') : null,
    why.code !== 'sure' && why.promised ? words('coach-triples-promised', values) : null,
  );
}

function move({ command }: Move, telling: Telling): string | null {
  const { words, names } = telling;
  const ask = asked(command);
  if (!ask) return null;
  return words('coach-triples-move', {
    whom: names.of(ask.whom),
    'whom-acc': names.of(ask.whom, 'acc'),
    'whom-gen': names.of(ask.whom, 'gen'),
    card: card(telling, ask.card),
    plain: plain(telling, ask.whom),
  });
}

/**
 * The words and deeds behind "told": who saw the card go there, or which ask gave it away. The story may begin late.
 */
function told(advice: Advice, { story }: Scene, telling: Telling): string {
  const { words, names } = telling;
  const seat = advice.seat as number;
  const members = new Set(
    cardsOf(telling.deck)
      .setOf(advice.card as string)
      .members.map(one => one.id),
  );
  const events = story.flatMap(step => step.events) as unknown as TriplesEvent[];
  for (const event of events.reverse()) {
    if (event.event === 'gave' && event.card === advice.card && event.to === seat)
      return words('coach-triples-must-gave');
    if (event.event === 'asked' && event.seat === seat && event.card !== advice.card && members.has(event.card)) {
      return words('coach-triples-must-asked', { who: names.of(seat), asked: card(telling, event.card) });
    }
  }
  return words('coach-triples-must-told');
}

function because(advice: Advice, scene: Scene, telling: Telling): string {
  const { words } = telling;
  if (advice.because === 'counting') return words('coach-triples-must-counting');
  if (advice.because === 'others-lack') {
    const lack = (advice.lack as number[] | undefined) ?? [];
    return words('coach-triples-must-lack', {
      count: lack.length,
      list: namesListed(telling, lack),
    });
  }
  return told(advice, scene, telling);
}

function fact(advice: Advice, scene: Scene, telling: Telling): Fact | null {
  const { words, names } = telling;
  const who = typeof advice.seat === 'number' ? names.of(advice.seat) : '';
  switch (advice.code) {
    case 'must-hold':
      return {
        text: words('coach-triples-must', { who, card: card(telling, advice.card as string) }),
        why: because(advice, scene, telling),
      };
    case 'one-of-two': {
      const list = either(
        words,
        (advice.seats as number[]).map(seat => names.of(seat)),
      );
      return { text: words('coach-triples-two', { card: card(telling, advice.card as string), list }) };
    }
    case 'any-of': {
      const list = either(
        words,
        (advice.cards as string[]).map(id => card(telling, id)),
      );
      return { text: words('coach-triples-any', { who, list }), why: words('coach-triples-any-why', { who }) };
    }
    default:
      return null;
  }
}

const ORDER = ['must-hold', 'any-of', 'one-of-two'];
const OPEN = 4;
/** What can be asked for at once comes first: cards of sets one holds a card of. The rest is folded. */
function parts(advice: Advice[], scene: Scene, telling: Telling): Part[] {
  const sorted = [...advice].sort(
    (a, b) => ORDER.indexOf(a.code) - ORDER.indexOf(b.code) || number(b.own) - number(a.own),
  );
  const facts = (those: Advice[]) => those.map(one => fact(one, scene, telling)).filter(one => one !== null);
  const near = (one: Advice) => number(one.own) > 0 && one.code !== 'one-of-two';
  const first = sorted.filter(near);
  const rest = sorted.filter(one => !near(one));
  first.push(...rest.splice(0, Math.max(0, OPEN - first.length)));
  return [{ title: 'coach-sure', facts: facts(first), more: facts(rest) }];
}

function weighed(answer: Why, command: string, _scene: Scene, telling: Telling): Fact[] {
  const { words, names } = telling;
  const ask = asked(command);
  if (answer.code !== 'ask' || !ask) return [];
  const permille = number(answer.permille);
  const values = {
    whom: names.of(ask.whom),
    card: card(telling, ask.card),
    percent: percent(permille, telling),
    hits: number(answer.hits),
    deals: number(answer.deals),
  };
  const exact = answer.deals !== undefined;
  const never = exact ? answer.hits === 0 : permille === 0;
  const sure = exact ? answer.hits === answer.deals : permille === 1000;
  const id = never ? 'never' : sure ? 'sure' : counted(answer) ? '' : 'plain';
  return [
    {
      text: words(`coach-triples-ask${id ? `-${id}` : ''}`, values),
      why: answer.mistake
        ? words('coach-triples-ask-mistake')
        : answer.completes && !never
          ? words('coach-triples-completes')
          : undefined,
    },
  ];
}

export const coach: GameCoach = {
  reason,
  move,
  parts,
  weighed,
  composed: session => {
    const { target, card: chosen } = stateOf(session);
    return target.value !== null && chosen.value !== null ? `ask ${target.value} ${chosen.value}` : null;
  },
};
