// What the screens of a class say of `rationing`.
import type { GameClassroom } from '../module';
import { parseOffer } from './coach';
import { boughtCount, cardName, factsOf, goodShort, handOf, shopSize, textsOf, viewOf } from './deck';
import { parseBag } from './goods';
import { EVENTS, reportOf } from './report';
import { cardsInWords, dealInWords } from './speech';

export const classroom: GameClassroom = {
  report: { events: EVENTS, of: reportOf },
  progress(any, { words, deck }) {
    const view = viewOf(any);
    const of = factsOf(deck).shopping.length;
    // What left the shop: bought by people or by the speculator.
    const done = of - shopSize(view) - view.row.length;
    return { done, of, text: words('class-rationing-progress', { done, of }) };
  },
  far: words => words('class-rationing-far'),
  // Points are counted at the end: of a table that broke off only the purchases are known.
  measures: [
    {
      name: 'points',
      of: (view, seat) => viewOf(view).points?.[seat] ?? null,
      text: (words, count) => words('class-rationing-points', { count }),
      head: words => words('class-rationing-by-points'),
    },
    {
      name: 'bought',
      of: (view, seat) => boughtCount(viewOf(view), seat),
      text: (words, count) => words('class-rationing-bought', { count }),
      head: words => words('class-rationing-by-bought'),
    },
  ],
  act(command, any, telling) {
    const { words, names } = telling;
    const [verb = '', what = ''] = command.split(' ');
    const from = viewOf(any).offers.find(offer => offer.id === Number(what))?.from;
    switch (verb) {
      case 'buy':
        return words('class-rationing-buy', { card: cardName(telling, what) });
      case 'offer': {
        const { to, give, want, places } = parseOffer(command);
        const deal = dealInWords(telling, give, want.cards, want.choice, places);
        return to === 'all'
          ? words('class-rationing-offer-all', { deal })
          : words('class-rationing-offer', { whom: names.of(to), deal });
      }
      case 'accept':
      case 'decline':
      case 'withdraw':
        return words(`class-rationing-${verb}`, { whom: from === undefined ? '?' : names.of(from) });
      case 'speculate':
        return words('class-rationing-speculate', {
          for: what,
          paid: cardsInWords(telling, parseBag(command.split(' ').at(-1)!)),
        });
      case 'spin':
      case 'stop':
      case 'pass':
      case 'say':
        return words(`class-rationing-${verb}`);
      default:
        return command;
    }
  },
  instead: words => words('class-rationing-instead'),
  cards({ deck }) {
    const { history } = textsOf(deck);
    return factsOf(deck).history.flatMap(({ id, figures }) => {
      const told = history[id];
      return told
        ? [
            {
              id,
              title: told.title,
              note: '',
              text: told.text,
              facts: told.figures,
              sources: [...new Set(figures.map(one => one.source))],
              clues: told.figures,
            },
          ]
        : [];
    });
  },
  hand(any, seat, telling) {
    return Object.entries(handOf(viewOf(any), seat) ?? {})
      .filter(([, count]) => count > 0)
      .map(([good, count]) => ({ text: `${count} × ${goodShort(telling, good)}`, count }));
  },
};
