// The frame knows no game: whatever belongs to one lies in its folder, and nothing outside names it.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const games = import.meta.dirname;
const source = join(games, '..');
const names = readdirSync(games).filter(name => statSync(join(games, name)).isDirectory());
/** Tests take their examples where they like; types are written by programs. */
const ELSEWHERE = /\.test\.tsx?$|^testing\/|^engine\/types\.ts$|^words\/ids\.ts$/;

const files = (readdirSync(source, { recursive: true }) as string[]).filter(
  path =>
    /\.(tsx?|css|ftl|js)$/.test(path) &&
    !ELSEWHERE.test(path) &&
    !names.some(name => path.startsWith(`games/${name}/`)),
);

test('there are games, and a frame around them', () => {
  expect(names.length).toBeGreaterThan(0);
  expect(files).toContain('screens/table/Frame.tsx');
  expect(files).toContain('styles/tokens.css');
});

test('no file of the frame names a game', () => {
  const found = files.flatMap(path =>
    readFileSync(join(source, path), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        new RegExp(`\\b(${names.join('|')})\\b`).test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

test.each(names)('nothing but the list of games reaches into %s', name => {
  const others = (readdirSync(source, { recursive: true }) as string[]).filter(
    path => /\.tsx?$/.test(path) && !ELSEWHERE.test(path) && !path.startsWith(`games/${name}/`),
  );
  expect(
    others
      .filter(path => new RegExp(`from '[^']*/${name}(/[^']*)?'`).test(readFileSync(join(source, path), 'utf8')))
      .map(path => relative('.', path)),
  ).toEqual([]);
});
