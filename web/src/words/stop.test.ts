// A name may end in a full stop, a sentence ends in one.
import { expect, test } from 'vitest';
import { LANGUAGES, loadWords } from './words';

test.each(LANGUAGES)('%s: a name that ends in a full stop brings no second one', async language => {
  const words = await loadWords(language);
  const said = words('class-note-where', { name: 'Ola', table: 'K.' });
  expect(said).toMatch(/K\.$/);
  expect(said).not.toContain('..');
  // Three dots are three dots.
  expect(words('class-table', { number: 'a...' })).toContain('a...');
});
