// What is still to be written of a deck of this device, for those who choose one; it comes with the first choice of
// such a deck.
import { ownDecks } from '../../decks/shelf';
import type { Words } from '../../words/words';
import { gameOf, languagesOf, placeholders } from './draft';
import { sectionsOf } from './pages';
import { loadWorkshop, MAKEABLE } from './parts';

/** Only where the fields are counts, not what they are called. */
const unsaid = (() => '') as unknown as Words;

/** In so many places everybody would read a placeholder; 0 where nobody here is making this deck. */
export async function placeholdersIn(edition: string): Promise<number> {
  const draft = (await ownDecks()).find(deck => deck.edition === edition);
  if (!draft?.blank || !MAKEABLE.includes(gameOf(draft.source))) return 0;
  const workshop = await loadWorkshop(gameOf(draft.source));
  return placeholders(
    draft,
    sectionsOf(workshop, draft.source, languagesOf(draft.source)[0]!, unsaid).flatMap(section => section.pages),
  );
}
