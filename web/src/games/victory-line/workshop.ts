// A deck of the board on the bench: 140 events, row by row.
import type { GameWorkshop, PageOf } from '../../screens/workshop/parts';
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
          { of: 'texts', path: `${told}.name`, kind: 'line', label: words('workshop-victory-line-name'), max: 28 },
          { of: 'texts', path: `${told}.brief`, kind: 'line', label: words('workshop-victory-line-brief'), max: 12 },
          {
            of: 'texts',
            path: `${told}.code`,
            kind: 'line',
            label: words('workshop-victory-line-code'),
            hint: words('workshop-victory-line-code-why'),
            max: 3,
            ready: true,
          },
          { of: 'texts', path: `${told}.place`, kind: 'line', label: words('workshop-victory-line-place'), max: 40 },
          {
            of: 'texts',
            path: `${told}.text`,
            kind: 'text',
            label: words('workshop-victory-line-text'),
            words: [25, 45],
            wide: true,
          },
          {
            of: 'texts',
            path: `${told}.note`,
            kind: 'text',
            label: words('workshop-note'),
            max: 260,
            optional: true,
            wide: true,
          },
        ],
      },
      {
        id: 'facts',
        title: words('workshop-victory-line-facts'),
        fields: [
          { of: 'facts', path: `${fact}.date`, kind: 'date', label: words('workshop-victory-line-date') },
          {
            of: 'facts',
            path: `${fact}.date_end`,
            kind: 'date',
            label: words('workshop-victory-line-date-end'),
            orNull: true,
          },
          {
            of: 'facts',
            path: `${fact}.precision`,
            kind: 'choice',
            label: words('workshop-victory-line-precision'),
            choices: (['day', 'month', 'year'] as const).map(value => ({
              value,
              label: words(`workshop-victory-line-precision-${value}`),
            })),
          },
          {
            of: 'facts',
            path: `${fact}.category`,
            kind: 'choice',
            label: words('workshop-victory-line-category'),
            hint: words('workshop-victory-line-category-why'),
            choices: CATEGORIES.map(value => ({ value, label: words(`workshop-victory-line-category-${value}`) })),
          },
          {
            of: 'facts',
            path: `${fact}.picture`,
            kind: 'picture',
            label: words('workshop-victory-line-picture'),
            optional: true,
            otherwise: `ev-${event.category}`,
          },
          {
            of: 'facts',
            path: `${fact}.memory`,
            kind: 'switch',
            label: words('workshop-victory-line-memory'),
            hint: words('workshop-victory-line-memory-why'),
          },
          {
            of: 'facts',
            path: `${fact}.point`,
            kind: 'point',
            label: words('workshop-victory-line-point'),
            optional: true,
          },
          {
            of: 'facts',
            path: `${fact}.sources`,
            kind: 'lines',
            label: words('workshop-sources-label'),
            hint: words('workshop-sources-why'),
            example: words('workshop-sources-form'),
            max: 240,
            items: [0, 5],
            optional: true,
            wide: true,
          },
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
