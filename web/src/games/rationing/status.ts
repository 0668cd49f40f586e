// The status sentence: what is expected from whom, as these eyes see it.
import type { AnyView } from '../../table/session';
import type { Telling } from '../module';
import { viewOf, type Hints } from './deck';
import { joined, named } from './speech';

export function status(
  any: AnyView,
  eyes: number | 'spectator',
  telling: Telling,
  hints: unknown,
): { text: string; mine: boolean } {
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
        if (me === view.active)
          return words('rationing-status-spin-mine', {
            ...named(telling, active),
            try: view.tries + 1,
            final: view.final ? 'yes' : 'no',
          });
        return words('rationing-status-spin', {
          name: names.of(active),
          try: view.tries + 1,
          final: view.final ? 'yes' : 'no',
        });
      case 'spinning':
        if (view.final)
          return words(me === null ? 'rationing-status-final-watch' : 'rationing-status-final', { n: to });
        if (me === view.active) return words('rationing-status-trade-mine', { ...named(telling, active), n: to });
        return words(me === null ? 'rationing-status-trade-watch' : 'rationing-status-trade', {
          ...named(telling, active),
          n: to,
        });
      case 'shopping':
        if (typeof head !== 'number') return '';
        if (me === head) return words('rationing-status-shop-mine', named(telling, head));
        return words('rationing-status-shop', { name: names.of(head) });
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
          : words('rationing-status-drawn', {
              names: joined(
                telling,
                view.winners.map(seat => names.of(seat)),
              ),
            });
    }
  };
  return { text: text(), mine };
}
