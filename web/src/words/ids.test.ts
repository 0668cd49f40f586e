// What the program says and what the files of words hold are the same list: nothing missing, nothing that nobody says.
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = readdirSync(root, { recursive: true }) as string[];
const english = files.filter(name => name.endsWith('.ftl') && name.includes('/en/')).map(name => readFileSync(join(root, name), 'utf8'));
const ids = new Set(english.flatMap(text => [...new FluentResource(text).body].map(message => (message as { id: string }).id)));
const programs = files.filter(name => /\.tsx?$/.test(name) && !name.includes('.test.')).map(name => ({ name, text: readFileSync(join(root, name), 'utf8') }));

const AREAS = [...new Set([...ids].map(id => /^(?:victory-line|[a-z]+)/.exec(id)![0]))].join('|');
/** Every text in quotation marks that looks like an id, and every one with a hole in it: `triples-role-${card.role}`. */
const whole = programs.flatMap(({ name, text }) => [...text.matchAll(new RegExp(`'((?:${AREAS})-[\\w-]+)(?:\\.[\\w-]+)?'`, 'g'))].map(found => ({ name, id: found[1]! })));
/** A beginning and its endings: choices('shell-settings-theme', ['system', 'light', 'dark']). */
const listed = programs.flatMap(({ text }) => [...text.matchAll(/'([\w-]+)', \[((?:'[\w-]+'(?:, )?)+)\]/g)].flatMap(found => found[2]!.split(', ').map(end => `${found[1]}-${end.slice(1, -1)}`)));
const holes = programs.flatMap(({ text }) => [...text.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].map(found => found[1]!));
const patterns = holes
  .filter(text => new RegExp(`^(?:${AREAS}|\\$\\{[^}]*\\})-`).test(text))
  .map(text => new RegExp(`^${text.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/).map(part => part.replace(/[.*+?^()[\]\\|]/g, '\\$&')).join('[\\w-]+')}$`))
  // A pattern that fits anything (`${a}-${b}`) would hide what is unused.
  .filter(pattern => pattern.source.replace(/\[\\w-\]\+/g, '').replace(/[^a-z]/g, '').length >= 4);

test('every message that is said exists', () => {
  const said = programs.flatMap(({ name, text }) => [...text.matchAll(/words(?:\.has)?\(\s*(?:[^'`()]*\? )?'([\w.-]+)'(?:\s*:\s*'([\w.-]+)')?/g)].flatMap(found => [found[1], found[2]].filter(id => id !== undefined).map(id => ({ name, id: id.split('.')[0]! }))));
  expect(said.length).toBeGreaterThan(400);
  expect(said.filter(({ id }) => !ids.has(id)).map(({ name, id }) => `${name}: ${id}`)).toEqual([]);
});

test('every message is said somewhere', () => {
  const used = new Set([...whole.map(({ id }) => id), ...listed]);
  const inside = new Set(english.flatMap(text => [...text.matchAll(/\{ ([a-z][\w-]+) \}/g)].map(found => found[1]!)));
  const unused = [...ids].filter(id => !used.has(id) && !inside.has(id) && !patterns.some(pattern => pattern.test(id)));
  expect(unused).toEqual([]);
});
