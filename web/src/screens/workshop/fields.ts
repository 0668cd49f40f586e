// What the benches of all games ask for, each with what it needs to be one.
import type { Words } from '../../words/words';
import type { Field } from './parts';

type More = Partial<Field>;

/** A line of the texts, of at most so many characters. */
export const line = (path: string, label: string, max: number, more: More = {}): Field =>
  ({ of: 'texts', path, kind: 'line', label, max, ...more }) as Field;
/** A paragraph of the texts. */
export const text = (path: string, label: string, more: More): Field =>
  ({ of: 'texts', path, kind: 'text', label, wide: true, ...more }) as Field;
export const note = (words: Words, path: string): Field =>
  text(path, words('workshop-note'), { max: 260, optional: true });
/** What is the same in all languages. */
export const given = (kind: Field['kind'], path: string, label: string, more: More = {}): Field =>
  ({ of: 'facts', path, kind, label, ...more }) as Field;
export const sources = (words: Words, path: string, least: number): Field =>
  given('lines', path, words('workshop-sources-label'), {
    hint: words('workshop-sources-why'),
    example: words('workshop-sources-form'),
    max: 240,
    items: [least, 5],
    ...(least === 0 && { optional: true }),
    wide: true,
  });
