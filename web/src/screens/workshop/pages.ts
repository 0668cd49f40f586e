// The pages of a deck on the bench: what it is as a whole, which every game has, then those of the game.
import type { OwnSource } from '../../decks/check';
import type { Words } from '../../words/words';
import { titleOf } from './draft';
import type { Block, GameWorkshop, PageOf, Section } from './parts';

export const ABOUT = 'about';

function aboutPage(game: GameWorkshop, source: OwnSource, language: string, words: Words): PageOf {
  const blocks: Block[] = [
    {
      id: 'deck',
      fields: [
        { of: 'texts', path: 'title', kind: 'line', label: words('workshop-deck-title'), max: 60 },
        {
          of: 'facts',
          path: 'author',
          kind: 'line',
          label: words('workshop-author'),
          hint: words('workshop-author-why'),
          max: 60,
          optional: true,
        },
        { of: 'texts', path: 'about', kind: 'text', label: words('workshop-about'), max: 260, wide: true },
      ],
    },
    {
      id: 'lesson',
      title: words('workshop-lesson'),
      fields: [
        { of: 'facts', path: 'age', kind: 'number', label: words('workshop-age'), range: [3, 18], optional: true },
        { of: 'facts', path: 'licence', kind: 'line', label: words('workshop-licence'), max: 60, optional: true },
        {
          of: 'texts',
          path: 'content_note',
          kind: 'text',
          label: words('workshop-content-note'),
          hint: words('workshop-content-note-why'),
          max: 260,
          optional: true,
          wide: true,
        },
        ...[0, 1, 2].map(at => ({
          of: 'texts' as const,
          path: `questions[${at}]`,
          kind: 'line' as const,
          label: words('workshop-question', { number: at + 1 }),
          max: 240,
          wide: true as const,
        })),
      ],
    },
    ...(game.about?.(source, language, words) ?? []),
  ];
  return { id: ABOUT, title: titleOf(source, language), blocks, shows: [] };
}

export function sectionsOf(game: GameWorkshop, source: OwnSource, language: string, words: Words): Section[] {
  return [
    { title: words('workshop-whole'), pages: [aboutPage(game, source, language, words)] },
    ...game.sections(source, language, words),
  ];
}
