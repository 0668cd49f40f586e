// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { classAddress } from './live';

test('the link of a class carries its invitation, and says whether names are drawn there', () => {
  const hash = (...given: Parameters<typeof classAddress>) => new URL(classAddress(...given)).hash;
  expect(hash('51738264', 'a1b2', 'pseudonyms')).toBe('#/join/51738264?class&i=a1b2');
  expect(hash('51738264', 'a1b2', 'own')).toBe('#/join/51738264?class=own&i=a1b2');
  // A class that an older server opened has none.
  expect(hash('51738264', null, 'pseudonyms')).toBe('#/join/51738264?class');
});
