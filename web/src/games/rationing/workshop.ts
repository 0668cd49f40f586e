// A deck of the game of ration cards on the bench: goods, what can be bought for them, who announced a visit, and the
// history cards.
import type { Block, Field, GameWorkshop, PageOf } from '../../screens/workshop/parts';
import { given, line, sources, text } from '../../screens/workshop/fields';
import type { Words } from '../../words/words';
import { Icon } from '../../ui/Icon';
import { PICTURES } from './art';
import type { Facts, Texts } from './deck';

type Told = Partial<Texts> | undefined;
const CATEGORIES = ['cake', 'dinner', 'party', 'renovation'];
/** Languages that decline: a sentence needs more forms of a good. */
const DECLINED = ['pl', 'ru'];

function goodPage(words: Words, facts: Facts, texts: Told, good: string): PageOf {
  const path = `goods.${good}`;
  const before = Object.keys(facts.goods)
    .slice(0, Object.keys(facts.goods).indexOf(good))
    .reduce((sum, one) => sum + facts.goods[one]!, 0);
  return {
    id: `good-${good}`,
    title: texts?.goods?.[good]?.name ?? good,
    blocks: [
      {
        id: 'good',
        fields: [
          line(`${path}.name`, words('workshop-rationing-name'), 24, { ready: true }),
          line(`${path}.short`, words('workshop-rationing-short'), 12, { ready: true }),
          line(`${path}.gen`, words('workshop-rationing-gen'), 16, {
            languages: DECLINED,
            hint: words('workshop-rationing-gen-why'),
            ready: true,
          }),
          line(`${path}.acc`, words('workshop-rationing-acc'), 16, {
            languages: DECLINED,
            hint: words('workshop-rationing-acc-why'),
            ready: true,
          }),
          line(`${path}.ration`, words('workshop-rationing-ration'), 24, { ready: true }),
          line(`${path}.flavour`, words('workshop-rationing-flavour'), 90, { wide: true }),
          given('number', path, words('workshop-rationing-many'), {
            hint: words('workshop-rationing-many-why'),
            range: [1, 9],
          }),
        ],
      },
    ],
    shows: [{ part: 'coupons', at: before, label: words('workshop-rationing-coupon') }],
  };
}

const named = (words: Words, path: string): Field[] => [
  line(`${path}.name`, words('workshop-rationing-name'), 36),
  line(`${path}.short`, words('workshop-rationing-short'), 20, { optional: true }),
  line(`${path}.flavour`, words('workshop-rationing-flavour'), 90, { wide: true }),
];
const nameOf = (texts: Told, category: string) => texts?.categories?.[category]?.name ?? category;

function shoppingPage(words: Words, facts: Facts, texts: Told, at: number): PageOf {
  const card = facts.shopping[at]!;
  const fact = `shopping[${at}]`;
  return {
    id: card.id,
    title: texts?.shopping?.[card.id]?.name ?? card.id,
    mark: String(at + 1),
    blocks: [
      { id: 'texts', fields: named(words, `shopping.${card.id}`) },
      {
        id: 'rules',
        title: words('workshop-rationing-rules'),
        fields: [
          given('counts', `${fact}.cost`, words('workshop-rationing-cost'), {
            hint: words('workshop-rationing-cost-why'),
            range: [0, 3],
            choices: Object.keys(facts.goods).map(good => ({
              value: good,
              label: texts?.goods?.[good]?.short ?? good,
            })),
            wide: true,
          }),
          given('choice', `${fact}.category`, words('workshop-rationing-category'), {
            choices: CATEGORIES.map(one => ({ value: one, label: nameOf(texts, one) })),
          }),
          given('number', `${fact}.icons`, words('workshop-rationing-icons'), {
            hint: words('workshop-rationing-icons-why'),
            range: [1, 9],
          }),
          given('picture', `${fact}.picture`, words('workshop-picture')),
        ],
      },
    ],
    shows: [{ part: 'shopping', at, label: words('workshop-rationing-card') }],
  };
}

const visitPage = (words: Words, facts: Facts, texts: Told, at: number): PageOf => ({
  id: facts.visits[at]!.id,
  title: texts?.visits?.[facts.visits[at]!.id]?.name ?? facts.visits[at]!.id,
  mark: String(at + 1),
  blocks: [
    {
      id: 'visit',
      title: words('workshop-rationing-doubles', {
        first: nameOf(texts, facts.visits[at]!.doubles[0]!),
        second: nameOf(texts, facts.visits[at]!.doubles[1]!),
      }),
      fields: [
        ...named(words, `visits.${facts.visits[at]!.id}`),
        given('picture', `visits[${at}].picture`, words('workshop-picture')),
      ],
    },
  ],
  shows: [{ part: 'visits', at, label: words('workshop-rationing-card') }],
});

const historyPage = (words: Words, facts: Facts, texts: Told, at: number): PageOf => {
  const card = facts.history[at]!;
  return {
    id: card.id,
    title: texts?.history?.[card.id]?.title ?? card.id,
    mark: String(at + 1),
    blocks: [
      {
        id: 'text',
        fields: [
          line(`history.${card.id}.title`, words('workshop-rationing-heading'), 40, { wide: true }),
          text(`history.${card.id}.text`, words('workshop-rationing-text'), { words: [60, 95] }),
        ],
      },
      {
        id: 'figures',
        title: words('workshop-rationing-figures'),
        fields: card.figures.flatMap((_, number): Field[] => [
          given(
            'date',
            `history[${at}].figures[${number}].date`,
            words('workshop-rationing-figure-date', { number: number + 1 }),
          ),
          line(
            `history.${card.id}.figures[${number}]`,
            words('workshop-rationing-figure', { number: number + 1 }),
            160,
            { wide: true },
          ),
          given(
            'line',
            `history[${at}].figures[${number}].source`,
            words('workshop-rationing-figure-source', { number: number + 1 }),
            { max: 240, wide: true },
          ),
        ]),
      },
    ],
    shows: [],
  };
};

const phrases = (words: Words, texts: Told): PageOf => ({
  id: 'phrases',
  title: words('workshop-rationing-phrases'),
  blocks: [
    {
      id: 'phrases',
      title: words('workshop-rationing-phrases-why'),
      fields: Object.keys(texts?.phrases ?? {}).map((id, at) =>
        line(`phrases.${id}`, words('workshop-rationing-phrase', { number: at + 1 }), 40, { ready: true }),
      ),
    },
  ],
  shows: [],
});

export const workshop: GameWorkshop = {
  pictures: { names: PICTURES, Draw: Icon },
  sections: (source, language, words) => {
    const facts = source.deck as Facts;
    const texts = source.texts[language] as Told;
    const each = (list: unknown[], page: (words: Words, facts: Facts, texts: Told, at: number) => PageOf) =>
      list.map((_, at) => page(words, facts, texts, at));
    return [
      {
        title: words('workshop-rationing-goods'),
        pages: Object.keys(facts.goods).map(good => goodPage(words, facts, texts, good)),
      },
      { title: words('workshop-rationing-shopping'), pages: each(facts.shopping, shoppingPage) },
      { title: words('workshop-rationing-visits'), pages: each(facts.visits, visitPage) },
      {
        title: words('workshop-rationing-history'),
        pages: [...each(facts.history, historyPage), phrases(words, texts)],
      },
    ];
  },
  about: (_, __, words): Block[] => [
    {
      id: 'categories',
      title: words('workshop-rationing-categories'),
      fields: CATEGORIES.map((id, at) =>
        line(`categories.${id}.name`, words('workshop-rationing-category-number', { number: at + 1 }), 20, {
          ready: true,
        }),
      ),
    },
    {
      id: 'sources',
      title: words('workshop-sources'),
      fields: [sources(words, 'sources', 1)],
    },
  ],
  translated: (texts: Texts, language) => ({
    ...texts,
    goods: Object.fromEntries(
      Object.entries(texts.goods).map(([id, good]) => [
        id,
        DECLINED.includes(language) ? { ...good, gen: good.gen ?? good.short, acc: good.acc ?? good.short } : good,
      ]),
    ),
  }),
};
