// Sixty pseudonyms, each with all the forms that a sentence may need, none that could be taken for another.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameText, type Pseudonym } from './names';

const list = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../content/pseudonyms.json'), 'utf8'),
) as Pseudonym[];

test('are enough for two sections of a class', () => {
  expect(list.length).toBe(60);
  expect(new Set(list.map(one => one.id)).size).toBe(60);
  expect(list.every(one => /^[a-z]+$/.test(one.id))).toBe(true);
});

test.each(['pl', 'ru', 'en'] as const)('differ in %s, however they are looked at', language => {
  const names = list.map(one => nameText({ pseudonym: one.id }, list, language));
  expect(new Set(names.map(name => name.toLocaleLowerCase(language))).size).toBe(60);
  for (const name of names) expect(name).toMatch(/^\p{Lu}\p{Ll}{1,11}$/u);
});

test('have all their forms', () => {
  for (const { id, pl, ru } of list) {
    expect([id, ...Object.keys(pl)]).toEqual([id, 'nom', 'gen', 'dat', 'acc', 'ins', 'loc', 'voc', 'gender']);
    expect([id, ...Object.keys(ru)]).toEqual([id, 'nom', 'gen', 'dat', 'acc', 'ins', 'pre', 'gender']);
    for (const forms of [pl, ru]) {
      const { gender, ...said } = forms;
      expect(['m', 'f']).toContain(gender);
      for (const form of Object.values(said)) expect(form).toMatch(/^\p{Lu}\p{Ll}+$/u);
      // Persons: a masculine accusative is the genitive.
      if (gender === 'm') expect([id, said.acc]).toEqual([id, said.gen]);
    }
  }
});
