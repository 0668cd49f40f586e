// Refusals in words: the code says what is wrong, the rule where it is written.
import type { Refusal } from '../engine/engine';
import type { Words } from '../words/words';

export function refusalText(words: Words, { code }: Pick<Refusal, 'code'>): string {
  const id = `table-refused-${code}`;
  return words.has(id) ? words(id) : words('table-refused-unknown', { code });
}
