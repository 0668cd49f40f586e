// The status sentence: what is expected from whom, as these eyes see it.
import type { AnyView, Eyes } from '../../table/session';
import type { Telling } from '../module';
import { viewOf, type Hints } from './deck';
import { named } from './speech';
import { namesListed } from '../../words/listed';

export function status(any: AnyView, eyes: Eyes, telling: Telling, hints: unknown): { text: string; mine: boolean } {
  const view = viewOf(any);
  const { words, names } = telling;
  const me = eyes === 'spectator' ? null : eyes;
  const active = view.active ?? 0;
  const head = view.queue[0];
  const mine =
    view.phase === 'spinning' || view.phase === 'speculator'
      ? me === view.active
      : me !== null && view.awaiting.includes(me);
  // Those one cannot meet wait for nothing.
  const to = (hints as Hints).offers.filter(offer => offer.answerable && offer.payable).length;
  const text = () => {
    switch (view.phase) {
      case 'deal':
        return words('rationing-status-deal');
      case 'allocation':
        return words(me === view.active ? 'rationing-status-spin-mine' : 'rationing-status-spin', {
          ...named(telling, active),
          try: view.tries + 1,
          final: view.final ? 'yes' : 'no',
        });
      case 'spinning':
        if (view.final)
          return words(me === null ? 'rationing-status-final-watch' : 'rationing-status-final', { n: to });
        return words(`rationing-status-trade${me === view.active ? '-mine' : me === null ? '-watch' : ''}`, {
          ...named(telling, active),
          n: to,
        });
      case 'shopping':
        if (typeof head !== 'number') return '';
        return words(me === head ? 'rationing-status-shop-mine' : 'rationing-status-shop', named(telling, head));
      case 'draw':
        return words('rationing-status-draw');
      case 'refill':
        return words('rationing-status-refill');
      case 'speculator':
        return words('rationing-status-speculator', {
          mine: me === view.active ? 'yes' : 'no',
          name: names.of(active),
        });
      case 'over':
        return view.winners.length === 1
          ? words('rationing-status-over', { name: names.of(view.winners[0]!) })
          : words('rationing-status-drawn', { names: namesListed(telling, view.winners) });
    }
  };
  return { text: text(), mine };
}
