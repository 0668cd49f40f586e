// @vitest-environment happy-dom
// What is on the screen follows the language, also where it only calls `words`.
import { render } from 'preact';
import { useMemo } from 'preact/hooks';
import { expect, test } from 'vitest';
import { loadWords, words } from './words';

const Plain = () => <button type="button">{words('shell-yes')}</button>;
const Kept = () => <p lang={words.language}>{useMemo(() => words('shell-no'), [words.value])}</p>;

test('what says words is drawn again when another language comes', async () => {
  words.value = await loadWords('pl');
  const root = document.createElement('div');
  render(
    <>
      <Plain />
      <Kept />
    </>,
    root,
  );
  expect(root.textContent).toBe('taknie');
  words.value = await loadWords('en');
  await expect.poll(() => root.textContent).toBe('yesno');
  expect(root.querySelector('p')!.lang).toBe('en');
  expect(words.has('shell-yes')).toBe(true);
  expect(words.has('shell-maybe')).toBe(false);
});
