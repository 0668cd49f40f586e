// The questions of a lesson: the teacher's own, kept with the plan on this device, or those of the deck.
import type { Deck } from '../table/deck';

export function questionsOf(code: string, deck: Deck): string[] {
  const own = keptQuestions(code);
  if (own.length > 0) return own;
  const told = (deck.texts as { questions?: unknown } | undefined)?.questions;
  return Array.isArray(told) ? told.filter((one): one is string => typeof one === 'string') : [];
}

function keptQuestions(code: string): string[] {
  try {
    const kept = JSON.parse(globalThis.sessionStorage?.getItem(`stolik-lesson:${code}`) ?? globalThis.localStorage?.getItem(`stolik-lesson:${code}`) ?? 'null') as { questions?: unknown } | null;
    return Array.isArray(kept?.questions) ? kept.questions.map(one => (typeof one === 'string' ? one : String((one as { text?: unknown }).text ?? ''))).filter(Boolean) : [];
  } catch {
    return [];
  }
}
