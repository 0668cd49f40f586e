// The questions of a lesson: those of the plan, kept on this device and never told to a server, or the deck's own.
import { lessonOf, type Deck } from '../table/deck';
import { keptPlan } from './plan/draft';

export function questionsOf(code: string, deck: Deck): string[] {
  const ofDeck = lessonOf(deck).questions ?? [];
  const planned =
    keptPlan(code)
      ?.questions.map(one => ('text' in one ? one.text : ofDeck[one.deck]))
      .filter((one): one is string => Boolean(one)) ?? [];
  return planned.length > 0 ? planned : ofDeck;
}
