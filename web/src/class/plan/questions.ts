// The questions of a plan in words: the deck's own in the reader's language, the teacher's as they were typed.
import { lessonOf, type Deck } from '../../table/deck';
import type { PlannedQuestion } from './plan';

/** One that the deck has not is left out. */
export function questionTexts(questions: PlannedQuestion[], deck: Deck): string[] {
  const own = lessonOf(deck).questions ?? [];
  return questions
    .map(one => ('text' in one ? one.text : own[one.deck]))
    .filter((text): text is string => text !== undefined && text !== '');
}
