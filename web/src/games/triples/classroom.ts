// What the screens of a class say of `triples`.
import type { TriplesView } from '../../engine/types';
import type { AnyView } from '../../table/session';
import { shortName } from '../../table/deck';
import type { GameClassroom } from '../module';
import { cardsOf } from './deck';

const viewOf = (view: AnyView) => view as unknown as TriplesView;

export const classroom: GameClassroom = {
  progress(any, { words, deck }) {
    const done = viewOf(any).sets.reduce((sum, sets) => sum + sets.length, 0);
    const of = cardsOf(deck, viewOf(any).options.sets).sets.length;
    return { done, of, text: words('class-triples-progress', { done, of }) };
  },
  far: words => words('class-triples-far'),
  measures: [
    {
      name: 'sets',
      of: (view, seat) => viewOf(view).sets[seat]?.length ?? 0,
      text: (words, count) => words('triples-sets', { count }),
      head: words => words('class-triples-by-sets'),
    },
  ],
  act(command, _view, { words, names, deck }) {
    const [verb, what = '', card = ''] = command.split(' ');
    if (verb === 'read') return words('class-triples-read', { number: cardsOf(deck).set(what).number });
    return words('class-triples-ask', { whom: names.of(Number(what)), card: cardsOf(deck).card(card).name });
  },
  hand(any, seat, { deck }) {
    const held = viewOf(any).hands[seat];
    if (!Array.isArray(held)) return [];
    return held
      .map(id => cardsOf(deck).card(id))
      .sort((a, b) => a.frame - b.frame)
      .map(({ id, name, frame }) => ({ text: name, short: shortName(deck, id), frame }));
  },
  cards({ deck }) {
    return cardsOf(deck).sets.map(({ id, title, members, texts, facts }) => ({
      id,
      title,
      note: [texts.date, texts.place].filter(Boolean).join(' · '),
      text: texts.knowledge,
      facts: texts.facts,
      sources: facts.sources,
      ...(texts.note ? { aside: texts.note } : {}),
      clues: members.filter(card => card.role !== 'battle').map(card => card.name),
    }));
  },
  mistake({ do: command, weighed, events }, { words, deck }) {
    if (weighed?.mistake !== true && !events?.some(({ event }) => event === 'mistaken')) return null;
    const card = cardsOf(deck).card(command.split(' ')[2] ?? '');
    return { rule: 'T10', text: words('class-triples-mistake', { number: card.frame }) };
  },
  instead: words => words('class-triples-instead'),
  // Seats are drawn: where the first one begins it is by chance, unless the teacher seats somebody there.
  opening: ({ youngest }) => (typeof youngest === 'number' ? { rule: 'T6', begins: youngest } : null),
  map: () => import('./map/ClassMap'),
  worth({ permille }, { words }) {
    if (typeof permille !== 'number') return null;
    return { share: permille / 1000, text: words('class-triples-worth', { count: Math.round(permille / 10) }) };
  },
};
