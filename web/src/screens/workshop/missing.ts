// What is still to be written of a deck on the bench: the shelf asks for it before the deck is handed on.
import type { Place } from '../../decks/unwritten';
import type { OwnDeck } from '../../decks/shelf';
import type { Words } from '../../words/words';
import { fieldsOf, gameOf, holdsIn, isBlank, languagesOf } from './draft';
import { sectionsOf } from './pages';
import { loadWorkshop, MAKEABLE } from './parts';

/** Only where the fields are counts, not what they are called. */
const unsaid = (() => '') as unknown as Words;

/** Places that say what the deck began with. */
export async function missingIn(draft: Pick<OwnDeck, 'source' | 'blank'>): Promise<Place[]> {
  const { source, blank } = draft;
  const game = gameOf(source);
  if (!blank || !MAKEABLE.includes(game)) return [];
  const workshop = await loadWorkshop(game);
  const languages = languagesOf(source);
  const fields = sectionsOf(workshop, source, languages[0]!, unsaid)
    .flatMap(section => section.pages)
    .flatMap(fieldsOf);
  return fields.flatMap(field =>
    (field.of === 'facts' ? [''] : languages.filter(language => holdsIn(field, language)))
      .filter(language => isBlank(draft, field, language))
      .map(language => ({ language, path: field.path, optional: field.optional ?? false })),
  );
}
