// What happened, in words for the log: names, never "you"; public facts only.
import type { TriplesEvent, TriplesView } from '../../engine/types';
import type { AnyEvent, AnyView, Step, Eyes } from '../../table/session';
import type { Language } from '../../words/words';
import type { GameModule, Telling } from '../module';
import { cardsOf } from './deck';
import { namesListed } from '../../words/listed';

/** A name inside quotation marks: the marks it has itself become the inner ones of the language. */
export function innerQuotes(name: string, language: Language): string {
  if (language === 'pl') return name.replace(/„([^”]*)”/g, '«$1»');
  if (language === 'ru') return name.replace(/«([^»]*)»/g, '„$1“');
  return name.replace(/“([^”]*)”/g, '‘$1’');
}

export function quoted(name: string, language: Language): string {
  const inner = innerQuotes(name, language);
  if (language === 'pl') return `„${inner}”`;
  return language === 'ru' ? `«${inner}»` : `“${inner}”`;
}

/** Names that cannot be declined ask for a frame of their own; English has no such trouble. */
export function plain({ words, names }: Telling, ...seats: number[]): 'yes' | 'no' {
  return words.language !== 'en' && seats.some(seat => names.gender(seat) === 'x') ? 'yes' : 'no';
}

const of = <K extends TriplesEvent['event']>(step: Step, kind: K): Extract<TriplesEvent, { event: K }> | undefined =>
  step.events.find(event => event.event === kind) as Extract<TriplesEvent, { event: K }> | undefined;

export function tell(any: AnyEvent, step: Step, telling: Telling): string | null {
  const { words, names, deck } = telling;
  const event = any as TriplesEvent;
  const cards = cardsOf(deck);
  const turn = of(step, 'turn');
  const next = turn
    ? words('triples-log-next', {
        who: names.of(turn.seat),
        'who-acc': names.of(turn.seat, 'acc'),
        'who-dat': names.of(turn.seat, 'dat'),
        plain: plain(telling, turn.seat),
      })
    : '';
  switch (event.event) {
    case 'dealt': {
      const all = step.events.filter(one => one.event === 'dealt') as unknown as { seat: number; count: number }[];
      if (event.seat !== all[0]?.seat) return null;
      return words('triples-log-dealt', { cards: all.reduce((sum, one) => sum + one.count, 0), players: all.length });
    }
    case 'began':
      return words('triples-log-began', { who: names.of(event.seat), plain: plain(telling, event.seat) });
    case 'asked': {
      const ask = words('triples-log-ask', {
        who: names.of(event.seat),
        whom: names.of(event.to),
        'whom-acc': names.of(event.to, 'acc'),
        'whom-gen': names.of(event.to, 'gen'),
        card: quoted(cards.card(event.card).name, words.language),
        plain: plain(telling, event.seat, event.to),
      });
      const who = names.of(event.seat);
      if (of(step, 'gave')) {
        const id = of(step, 'over') ? 'triples-log-gave-last' : 'triples-log-gave';
        return words(id, { ask, who, plain: plain(telling, event.seat) });
      }
      if (of(step, 'mistaken'))
        return words('triples-log-mistaken', {
          ask,
          who,
          'who-gen': names.of(event.seat, 'gen'),
          next,
          plain: plain(telling, event.seat),
        }).trim();
      return words('triples-log-refused', { ask, next }).trim();
    }
    case 'read': {
      const set = cards.set(event.set);
      return words('triples-log-read', {
        who: names.of(event.seat),
        number: set.number,
        title: set.title,
        next,
      }).trim();
    }
    case 'completed': {
      const set = cards.set(event.set);
      return words('triples-log-completed', { who: names.of(event.seat), number: set.number, title: set.title });
    }
    case 'over':
      return words('triples-log-over', {
        who: namesListed(telling, event.winners),
        count: event.winners.length,
      });
    // Told with the ask or the read they belong to.
    case 'gave':
    case 'refused':
    case 'mistaken':
    case 'turn':
      return null;
  }
}

export function status(any: AnyView, eyes: Eyes, telling: Telling): { text: string; mine: boolean } {
  const { words, names } = telling;
  const view = any as unknown as TriplesView;
  if (view.phase === 'over') {
    const who = namesListed(telling, view.winners);
    return { text: words('triples-status-over', { who, count: view.winners.length }), mine: false };
  }
  if (view.phase === 'deal' || view.turn === null) return { text: words('triples-status-deal'), mine: false };
  if (view.turn !== eyes) {
    return {
      text: words('triples-status-other', { who: names.of(view.turn), plain: plain(telling, view.turn) }),
      mine: false,
    };
  }
  const hand = view.hands[eyes];
  const empty = Array.isArray(hand) && hand.length === 0;
  const id = empty
    ? 'triples-status-mine-empty'
    : view.options.variant === 'advanced'
      ? 'triples-status-mine-read'
      : 'triples-status-mine';
  return { text: words(id, { who: names.of(eyes, 'voc') }), mine: true };
}

export const filters: GameModule['filters'] = [
  {
    id: 'triples-filter-mine',
    keeps: (event, eyes) => eyes !== 'spectator' && (event.seat === eyes || event.to === eyes),
  },
  { id: 'triples-filter-sets', keeps: event => event.event === 'completed' },
];

export function speak(what: 'hand' | 'table', any: AnyView, eyes: Eyes, { words, names, deck }: Telling): string {
  const view = any as unknown as TriplesView;
  const cards = cardsOf(deck);
  if (what === 'hand') {
    const hand = eyes === 'spectator' ? [] : view.hands[eyes];
    const held = Array.isArray(hand) ? hand.map(id => cards.card(id)).sort((a, b) => a.frame - b.frame) : [];
    return words('triples-speak-hand', { list: held.map(card => `${card.name} (${card.frame})`).join(', ') || '–' });
  }
  return view.hands
    .map((hand, seat) => {
      const sets = view.sets[seat] ?? [];
      const label = words('triples-seat-label', {
        name: names.of(seat),
        cards: words('triples-cards', { count: Array.isArray(hand) ? hand.length : hand }),
        sets: words('triples-sets', { count: sets.length }),
      });
      return sets.length > 0
        ? `${label} ${words('triples-seat-sets', { list: sets.map(id => cards.set(id).number).join(', ') })}`
        : label;
    })
    .join(' ');
}
