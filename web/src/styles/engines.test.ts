// What one of the engines draws otherwise than the others is not used.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sheets = (readdirSync(root, { recursive: true }) as string[]).filter(name => name.endsWith('.css')).map(name => ({ name, text: readFileSync(join(root, name), 'utf8') }));

test('no stop of a repeating gradient is a mixed colour: Firefox makes a flat tint of it', () => {
  expect(sheets.length).toBeGreaterThan(40);
  const wrong = sheets.flatMap(({ name, text }) => [...text.matchAll(/repeating-\w+-gradient\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g)].filter(([found]) => found.includes('color-mix')).map(([found]) => `${name}: ${found}`));
  expect(wrong).toEqual([]);
});

// The lowest versions of README: :has is Firefox 121, color-mix Chrome 111, lh Safari 16.4; each of the three has the other two by then.
test('the notice for old browsers appears below the versions the build is made for', () => {
  const config = readFileSync(join(root, '../vite.config.ts'), 'utf8');
  expect(config).toContain("target: ['chrome111', 'edge111', 'firefox121', 'safari16.4']");
  const base = sheets.find(({ name }) => name === 'styles/base.css')!.text;
  // The notice is there unless a browser says that it can: one that is too old to be asked sees it, too.
  expect(base).toContain('@supports (selector(:has(a))) and (color: color-mix(in srgb, red, blue)) and (width: 1lh) { #app { display: flex; } #old { display: none; } }');
  expect(base).toMatch(/#app \{[^}]*display: none; \}/);
  const readme = readFileSync(join(root, '../../README.md'), 'utf8');
  expect(readme).toContain('Chrome and Edge from 111, Firefox from 121, Safari from 16.4');
});
