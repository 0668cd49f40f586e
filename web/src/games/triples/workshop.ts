// A deck of the asking game on the bench: 2 to 12 sets of three cards, each with its knowledge card.
import type { Block, Field, GameWorkshop, PageCount, PageOf } from '../../screens/workshop/parts';
import { given, line, note, sources, text } from '../../screens/workshop/fields';
import type { Words } from '../../words/words';
import type { CardTexts, OwnRole, SetFacts, SetTexts } from './deck';
import { Picture, PICTURES } from './pictures';
import { frameOf } from './PictureCard';

type Facts = { sets: SetFacts[]; roles?: OwnRole[] };
type TriplesTexts = {
  sets: Record<string, SetTexts>;
  cards: Record<string, CardTexts>;
  roles?: Record<string, { name: string }>;
};

const LETTERS = 'abc';
const OURS = ['commander', 'unit', 'battle'] as const;

/** What the parts of a set are in this deck: words and drawings. */
function rolesOf(
  facts: Facts,
  texts: TriplesTexts | undefined,
  words: Words,
): Map<string, { name: string; picture: string }> {
  if (!facts.roles)
    return new Map(
      OURS.map(role => [role as string, { name: words(`triples-role-${role}`), picture: `role-${role}` }]),
    );
  return new Map(facts.roles.map(({ id, picture }) => [id, { name: texts?.roles?.[id]?.name ?? id, picture }]));
}

function cardBlock(
  words: Words,
  set: SetFacts,
  number: number,
  at: number,
  role: { name: string; picture: string },
): Block {
  const path = `cards.${set.cards[at]}`;
  return {
    id: `card-${LETTERS[at]}`,
    title: role.name,
    sign: role.picture,
    fields: [
      line(`${path}.name`, words('workshop-triples-name'), 38),
      line(`${path}.short`, words('workshop-triples-short'), 20, { optional: true }),
      {
        of: 'texts',
        path: `${path}.aliases`,
        kind: 'tags',
        label: words('workshop-triples-aliases'),
        hint: words('workshop-triples-aliases-why'),
        max: 60,
        items: [0, 24],
      },
      given('picture', `sets[${number}].pictures[${at}]`, words('workshop-triples-picture')),
    ],
  };
}

function setPage(words: Words, facts: Facts, texts: TriplesTexts | undefined, number: number): PageOf {
  const set = facts.sets[number]!;
  const [fact, told] = [`sets[${number}]`, `sets.${set.id}`];
  const roles = rolesOf(facts, texts, words);
  const names = set.cards.map(card => texts?.cards[card]?.name ?? '').filter(Boolean);
  const dates = set.facts.flatMap((_, at): Field[] => [
    given('date', `${fact}.facts[${at}]`, words('workshop-triples-fact-date', { number: at + 1 })),
    line(`${told}.facts[${at}]`, words('workshop-triples-fact', { number: at + 1 }), 160, { wide: true }),
  ]);
  return {
    id: set.id,
    title: texts?.sets[set.id]?.title ?? set.id,
    mark: String(set.frame.number),
    style: frameOf(set.frame.number),
    blocks: [
      ...set.cards.map((_, at) =>
        cardBlock(words, set, number, at, roles.get(set.roles[at]!) ?? { name: set.roles[at]!, picture: '' }),
      ),
      {
        id: 'knowledge',
        title: words('workshop-triples-knowledge'),
        fields: [
          line(`${told}.title`, words('workshop-triples-set-title'), 40, { wide: true }),
          text(`${told}.knowledge`, words('workshop-triples-text'), { words: [60, 90], names }),
          line(`${told}.date`, words('workshop-triples-date'), 80),
          line(`${told}.place`, words('workshop-triples-place'), 80),
        ],
      },
      {
        id: 'when',
        title: words('workshop-triples-when'),
        fields: [
          given('date', `${fact}.date.start`, words('workshop-triples-start')),
          given('date', `${fact}.date.end`, words('workshop-triples-end')),
          given('points', `${fact}.place`, words('workshop-triples-points'), {
            hint: words('workshop-triples-points-why'),
            wide: true,
          }),
          ...dates,
        ],
      },
      {
        id: 'sources',
        title: words('workshop-sources'),
        fields: [sources(words, `${fact}.sources`, 1), note(words, `${told}.note`)],
      },
    ],
    shows: [
      ...set.cards.map((_, at) => ({
        part: 'cards',
        at: number * 3 + at,
        label: roles.get(set.roles[at]!)?.name ?? '',
      })),
      { part: 'knowledge', at: number, label: words('workshop-triples-knowledge') },
    ],
  };
}

/** T1: two sets at least, twelve at most; each has a number, and with it a frame, of its own. */
const count: PageCount = {
  least: 2,
  most: 12,
  label: words => words('workshop-triples-count'),
  of: source => (source.deck as Facts).sets.length,
  list: 'sets',
  textsOf: (set: SetFacts) => [
    { group: 'sets', ids: [set.id] },
    { group: 'cards', ids: set.cards },
  ],
  fits: (set: SetFacts, source) => {
    const { sets, roles } = source.deck as Facts;
    const taken = new Set(sets.flatMap(one => [one.id, ...one.cards]));
    const isFree =
      !sets.some(one => one.frame.number === set.frame.number) && ![set.id, ...set.cards].some(id => taken.has(id));
    return isFree ? { ...set, ...(roles && { roles: roles.map(role => role.id) }) } : null;
  },
};

export const workshop: GameWorkshop = {
  count,
  map: async () => (await import('./map/PointMap')).PointMap,
  pictures: { names: PICTURES, Draw: Picture },
  sections: (source, language, words) => {
    const facts = source.deck as Facts;
    return [
      {
        title: words('workshop-triples-sets'),
        pages: facts.sets.map((_, number) =>
          setPage(words, facts, source.texts[language] as TriplesTexts | undefined, number),
        ),
      },
    ];
  },
  about: (source, _, words) =>
    (source.deck as Facts).roles?.map((role, at) => ({
      id: `role-${role.id}`,
      title: words('workshop-triples-role', { number: at + 1 }),
      sign: role.picture,
      fields: [
        line(`roles.${role.id}.name`, words('workshop-triples-role-name'), 20, {
          hint: words('workshop-triples-role-why'),
        }),
        given('picture', `roles[${at}].picture`, words('workshop-triples-role-sign')),
      ],
    })) ?? [],
  acts: (source, words) =>
    (source.deck as Facts).roles
      ? []
      : [
          {
            id: 'roles',
            text: words('workshop-triples-own-roles'),
            does: before => {
              const facts = before.deck as Facts & object;
              const roles = OURS.map((role, at) => ({ id: `part-${at + 1}`, picture: `role-${role}` }));
              const texts = Object.fromEntries(
                Object.entries(before.texts).map(([language, text]) => [
                  language,
                  {
                    ...text,
                    roles: Object.fromEntries(
                      OURS.map((_, at) => [
                        `part-${at + 1}`,
                        { name: ROLE_NAMES[language]?.[at] ?? ROLE_NAMES.en![at] },
                      ]),
                    ),
                  },
                ]),
              );
              const sets = facts.sets.map(set => ({
                ...set,
                roles: set.roles.map(role => `part-${(OURS as readonly string[]).indexOf(role) + 1 || 1}`),
              }));
              return { ...before, deck: { ...facts, roles, sets }, texts } as typeof before;
            },
          },
        ],
};

/** What the parts of a set are called until somebody calls them otherwise. */
const ROLE_NAMES: Record<string, string[]> = {
  pl: ['osoba', 'rzecz', 'miejsce'],
  ru: ['человек', 'предмет', 'место'],
  en: ['person', 'thing', 'place'],
};
