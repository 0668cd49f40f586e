// Nine signs, each with a shape and a name of its own in every language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signAt, SIGNS } from './signs';

test('are nine, numbered from 1', () => {
  expect(new Set(SIGNS).size).toBe(9);
  expect([signAt(0), signAt(1), signAt(9), signAt(10)]).toEqual([undefined, SIGNS[0], SIGNS[8], undefined]);
});

test.each(['pl', 'ru', 'en'])('have short and different names in %s', language => {
  const text = readFileSync(join(import.meta.dirname, `../words/messages/${language}/lesson.ftl`), 'utf8');
  const names = SIGNS.map(sign => new RegExp(`^lesson-sign-${sign} = (.*)$`, 'm').exec(text)?.[1]);
  expect(new Set(names).size).toBe(9);
  for (const name of names) expect(name!.length).toBeLessThanOrEqual(9);
  // Their first letters do not decide: said aloud they differ too.
  expect(new Set(names.map(name => name!.slice(0, 3))).size).toBe(9);
});
