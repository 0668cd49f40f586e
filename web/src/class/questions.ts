// The questions of a lesson: those of the plan, kept on this device and told to a server only when they are asked, or
// the deck's own.
import type { LessonQuestion } from '../engine/types';
import { lessonOf, type Deck } from '../table/deck';
import { words } from '../words/words';
import { keptPlan } from './plan/draft';
import { LIMITS, type OwnQuestion } from './plan/plan';

const filled = (texts: readonly string[] = []): string[] => texts.map(text => text.trim()).filter(Boolean);

/** With answers where there are enough to vote on. One that the deck has not, or without words, is left out. */
export function questionsOf(code: string, deck: Deck): OwnQuestion[] {
  const ofDeck = lessonOf(deck).questions ?? [];
  const planned = (keptPlan(code)?.questions ?? []).flatMap((one): OwnQuestion[] => {
    const text = 'text' in one ? one.text.trim() : ofDeck[one.deck];
    const options = 'text' in one ? [...new Set(filled(one.options))] : [];
    return text ? [{ text, ...(options.length >= LIMITS.answers[0] && { options }) }] : [];
  });
  return planned.length > 0 ? planned : ofDeck.map(text => ({ text }));
}

/** What the exit card asks where the teacher wrote questions; none: the usual two. */
export const exitQuestionsOf = (code: string): string[] => filled(keptPlan(code)?.exit);

export function exitQuestions(question: LessonQuestion | null): string[] {
  const told: unknown = question?.asked.sense === 'exit' ? question.asked.questions : undefined;
  const own = Array.isArray(told) ? told.filter((one): one is string => typeof one === 'string' && one !== '') : [];
  return own.length > 0 ? own.slice(0, LIMITS.exits) : [0, 1].map(number => words('class-exit-question', { number }));
}
