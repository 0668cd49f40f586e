// Lists as a reader's language writes them: "butter, meat and sugar", "butter or meat".
import type { Case } from './names';
import type { Words } from './words';

type Reader = Pick<Words, 'language'>;
const forms = new Map<string, Intl.ListFormat>();

/** A whole log is told anew after every step, so the form of its lists is made once. */
export function listed({ language }: Reader, items: string[], type: Intl.ListFormatType = 'conjunction'): string {
  const key = `${language} ${type}`;
  if (!forms.has(key)) forms.set(key, new Intl.ListFormat(language, { type }));
  return forms.get(key)!.format(items);
}
export const either = (words: Reader, items: string[]): string => listed(words, items, 'disjunction');

type Told = { words: Reader; names: { of(seat: number, form?: Case): string } };
/** The names of several seats. */
export const namesListed = ({ words, names }: Told, seats: readonly number[]): string =>
  listed(
    words,
    seats.map(seat => names.of(seat)),
  );
