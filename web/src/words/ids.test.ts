// What the program says and what the files of words hold are the same list: nothing missing (types hold it), nothing
// that nobody says.
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Words } from './words';

const root = join(import.meta.dirname, '..');
const files = readdirSync(root, { recursive: true }) as string[];
const english = files
  .filter(name => name.endsWith('.ftl') && name.includes('/en/'))
  .map(name => readFileSync(join(root, name), 'utf8'));
const ids = new Set(
  english.flatMap(text => [...new FluentResource(text).body].map(message => (message as { id: string }).id)),
);
const programs = files
  .filter(name => /\.tsx?$/.test(name) && !name.includes('.test.') && name !== 'words/ids.ts')
  .map(name => readFileSync(join(root, name), 'utf8'));

const AREAS = [...new Set([...ids].map(id => /^(?:victory-line|[a-z]+)/.exec(id)![0]))].join('|');
/**
 * Every text in quotation marks that looks like an id, and every one with a hole in it: `triples-role-${card.role}`.
 */
const whole = programs.flatMap(text =>
  [...text.matchAll(new RegExp(`'((?:${AREAS})-[\\w-]+)(?:\\.[\\w-]+)?'`, 'g'))].map(found => found[1]!),
);
const holes = programs.flatMap(text => [...text.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].map(found => found[1]!));
const patterns = holes
  .filter(text => new RegExp(`^(?:${AREAS}|\\$\\{[^}]*\\})-`).test(text))
  .map(
    text =>
      new RegExp(
        `^${text
          .split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
          .map(part => part.replace(/[.*+?^()[\]\\|]/g, '\\$&'))
          .join('[\\w-]+')}$`,
      ),
  )
  // A pattern that fits anything (`${a}-${b}`) would hide what is unused.
  .filter(pattern => pattern.source.replace(/\[\\w-\]\+/g, '').replace(/[^a-z]/g, '').length >= 4);

test('an id that no file has does not compile', () => {
  const say = ((id: string) => id) as unknown as Words;
  const role = String('x');
  expect([say('shell-yes'), say(`triples-band-${role}`), say(role ? 'shell-yes' : 'shell-no')]).toEqual([
    'shell-yes',
    'triples-band-x',
    'shell-yes',
  ]);
  // What follows each mark is an error for the compiler (the type check of the client), or the mark itself is one.
  // @ts-expect-error no such message
  say('shell-perhaps');
  // @ts-expect-error no message begins so
  say(`triples-bund-${role}`);
  // @ts-expect-error one of the two does not exist
  say(role ? 'shell-yes' : 'shell-nay');
  // @ts-expect-error any text may be no message
  say(role);
  // @ts-expect-error a message without that attribute
  say('shell-yes.title');
});

test('every message is said somewhere', () => {
  const used = new Set(whole);
  const inside = new Set(english.flatMap(text => [...text.matchAll(/\{ ([a-z][\w-]+) \}/g)].map(found => found[1]!)));
  const unused = [...ids].filter(id => !used.has(id) && !inside.has(id) && !patterns.some(pattern => pattern.test(id)));
  expect(unused).toEqual([]);
});
