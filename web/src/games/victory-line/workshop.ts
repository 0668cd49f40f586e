// A deck of the board on the bench: 140 events, row by row.
import type { GameWorkshop, PageOf } from '../../screens/workshop/parts';
import { given, line, note, sources, text } from '../../screens/workshop/fields';
import { Icon } from '../../ui/Icon';
import type { Words } from '../../words/words';
import { cellAt, isCorner, label, SIDE } from './cells';
import { pictureOf, type EventFacts, type EventTexts } from './deck';

type Facts = { cells: Record<string, string>; events: EventFacts[] };
const CATEGORIES = [
  'allies',
  'award',
  'battle',
  'command',
  'culture',
  'diplomacy',
  'home_front',
  'liberation',
  'memory',
  'partisan',
  'siege',
  'victory',
] as const;

function eventPage(
  words: Words,
  facts: Facts,
  texts: Record<string, EventTexts> | undefined,
  cell: string,
  at: number,
): PageOf {
  const event = facts.events[at]!;
  const [fact, told] = [`events[${at}]`, `events.${event.id}`];
  return {
    id: event.id,
    title: texts?.[event.id]?.name ?? event.id,
    mark: label(cell),
    blocks: [
      {
        id: 'names',
        sign: pictureOf(event),
        title: label(cell),
        fields: [
          line(`${told}.name`, words('workshop-victory-line-name'), 28),
          line(`${told}.brief`, words('workshop-victory-line-brief'), 12),
          line(`${told}.code`, words('workshop-victory-line-code'), 3, {
            hint: words('workshop-victory-line-code-why'),
            ready: true,
          }),
          line(`${told}.place`, words('workshop-victory-line-place'), 40),
          text(`${told}.text`, words('workshop-victory-line-text'), { words: [25, 45] }),
          note(words, `${told}.note`),
        ],
      },
      {
        id: 'facts',
        title: words('workshop-victory-line-facts'),
        fields: [
          given('date', `${fact}.date`, words('workshop-victory-line-date')),
          given('date', `${fact}.date_end`, words('workshop-victory-line-date-end'), { orNull: true }),
          given('choice', `${fact}.precision`, words('workshop-victory-line-precision'), {
            choices: (['day', 'month', 'year'] as const).map(value => ({
              value,
              label: words(`workshop-victory-line-precision-${value}`),
            })),
          }),
          given('choice', `${fact}.category`, words('workshop-victory-line-category'), {
            hint: words('workshop-victory-line-category-why'),
            choices: CATEGORIES.map(value => ({ value, label: words(`workshop-victory-line-category-${value}`) })),
          }),
          given('picture', `${fact}.picture`, words('workshop-victory-line-picture'), {
            optional: true,
            otherwise: `ev-${event.category}`,
          }),
          given('switch', `${fact}.memory`, words('workshop-victory-line-memory'), {
            hint: words('workshop-victory-line-memory-why'),
          }),
          given('point', `${fact}.point`, words('workshop-victory-line-point'), { optional: true }),
          sources(words, `${fact}.sources`, 0),
        ],
      },
    ],
    shows: [{ part: 'events', at, label: words('workshop-victory-line-card') }],
  };
}

export const workshop: GameWorkshop = {
  map: async () => (await import('./PointMap')).PointMap,
  pictures: { names: [], Draw: Icon },
  sections: (source, language, words) => {
    const facts = source.deck as Facts;
    const texts = (source.texts[language] as { events?: Record<string, EventTexts> } | undefined)?.events;
    const places = new Map(facts.events.map((event, at) => [event.id, at]));
    return Array.from({ length: SIDE }, (_, row) => ({
      title: words('workshop-victory-line-row', { row: row + 1 }),
      pages: Array.from({ length: SIDE }, (__, column) => cellAt(column, row))
        .filter(cell => !isCorner(cell))
        .flatMap(cell => {
          const at = places.get(facts.cells[cell] ?? '');
          return at === undefined ? [] : [eventPage(words, facts, texts, cell, at)];
        }),
    }));
  },
};
