// The check of the deck on the bench, as one types: one implementation, that of `stolik decks check`. Which field a
// fault belongs to.
import { useEffect, useState } from 'preact/hooks';
import { checkDeck, type DeckProblem, type DeckReport, type OwnSource } from '../../decks/check';
import { words } from '../../words/words';
import { fieldsOf } from './draft';
import type { Field, PageOf } from './parts';
import { at, isIn } from '../../decks/path';

/** So long after the last letter. */
const PAUSE = 150;

export type Checked = {
  /** null before the first answer */ report: DeckReport | null;
  /** it could not be loaded */ failed: boolean;
  /** of this very state of the deck */ fresh: boolean;
};

export function useCheck(source: OwnSource): Checked {
  const { language } = words;
  const [checked, setChecked] = useState<{ of: OwnSource; report: DeckReport | null; failed: boolean } | null>(null);
  useEffect(() => {
    let current = true;
    const timer = setTimeout(
      () => {
        checkDeck(source, language).then(
          report => current && setChecked({ of: source, report, failed: false }),
          error => {
            console.warn(error);
            if (current) setChecked({ of: source, report: null, failed: true });
          },
        );
      },
      checked ? PAUSE : 0,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [source, language]);
  return { report: checked?.report ?? null, failed: checked?.failed ?? false, fresh: checked?.of === source };
}

/**
 * Does a fault belong to this field of that language? One inside it does (an alias of the list), and one of something
 * that holds it does not; one of a picture does where it is shown.
 */
export function isAbout({ file, place }: DeckProblem, field: Field, language: string, source: OwnSource): boolean {
  if (file === 'pictures') return field.kind === 'picture' && place !== '' && at(source.deck, field.path) === place;
  return file === (field.of === 'facts' ? 'deck.json' : `${language}.json`) && place !== '' && isIn(place, field.path);
}

export const problemsOf = (problems: DeckProblem[], field: Field, language: string, source: OwnSource): string[] =>
  problems.filter(one => isAbout(one, field, language, source)).map(one => one.what);

export type Found = DeckProblem & { page: PageOf | null; field: Field | null; language: string };

/** Each fault with the page and the field where it can be mended. */
export function located(problems: DeckProblem[], pages: PageOf[], source: OwnSource): Found[] {
  return problems.map(problem => {
    const language = problem.file.replace(/\.json$/, '');
    for (const page of pages) {
      const field = fieldsOf(page).find(one => isAbout(problem, one, language, source));
      if (field) return { ...problem, page, field, language };
    }
    return { ...problem, page: null, field: null, language };
  });
}

/** The id of a field's control in the page. */
export const idOf = (field: Pick<Field, 'of' | 'path'>, language: string): string =>
  `wk-${field.of === 'facts' ? 'deck' : language}-${field.path.replaceAll(/[^\w-]/g, '-')}`;
