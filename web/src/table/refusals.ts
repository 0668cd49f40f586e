// Refusals: kept in one place for each table, and in words: the code says what is wrong, the rule where it is written.
import type { Signal } from '@preact/signals';
import type { Refusal, Answer } from '../engine/engine';
import type { Refused } from './session';
import { words } from '../words/words';

export function refusalText({ code, message = '' }: Pick<Refusal, 'code'> & Partial<Refusal>): string {
  const id = `table-refused-${code}`;
  return words.has(id) ? words(id, { why: message }) : words('table-refused-unknown', { code });
}

/** Hands an answer on, and keeps what was refused where screens look for it. */
export async function noted(refused: Signal<Refused | null>, command: string, answer: Refusal | null | Answer): Answer {
  const refusal = await answer;
  refused.value = refusal && { ...refusal, command };
  return refusal;
}
