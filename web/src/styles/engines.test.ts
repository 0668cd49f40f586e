// What one of the engines draws otherwise than the others is not used.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sheets = (readdirSync(root, { recursive: true }) as string[])
  .filter(name => name.endsWith('.css'))
  .map(name => ({ name, text: readFileSync(join(root, name), 'utf8') }));

test('no stop of a repeating gradient is a mixed colour: Firefox makes a flat tint of it', () => {
  expect(sheets.length).toBeGreaterThan(40);
  const wrong = sheets.flatMap(({ name, text }) =>
    [...text.matchAll(/repeating-\w+-gradient\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g)]
      .filter(([found]) => found.includes('color-mix'))
      .map(([found]) => `${name}: ${found}`),
  );
  expect(wrong).toEqual([]);
});

// The lowest versions of README: :has is Firefox 121, color-mix Chrome 111, lh Safari 16.4; each of the three has the
// other two by then.
test('the notice for old browsers appears below the versions the build is made for', () => {
  const config = readFileSync(join(root, '../vite.config.ts'), 'utf8');
  expect(config).toContain("target: ['chrome111', 'edge111', 'firefox121', 'safari16.4']");
  const inOneLine = (text: string) => text.replace(/\s+/g, ' ');
  const base = inOneLine(sheets.find(({ name }) => name === 'styles/base.css')!.text);
  // The notice is there unless a browser says that it can: one that is too old to be asked sees it, too.
  expect(base).toContain(
    '@supports (selector(:has(a))) and (color: color-mix(in srgb, red, blue)) and (width: 1lh) { #app { display: ' +
      'flex; } #old { display: none; } }',
  );
  expect(base).toMatch(/#app \{[^}]*display: none; \}/);
  const readme = inOneLine(readFileSync(join(root, '../../README.md'), 'utf8'));
  expect(readme).toContain('Chrome and Edge from 111, Firefox from 121, Safari from 16.4');
});

/**
 * What came after one of the lowest versions, with the version it came with. What is asked for first
 * (`showPopover?.()`) may be newer.
 */
const TOO_NEW: [RegExp, string][] = [
  [/\.checkVisibility\(/, 'Safari 17.4'],
  [/\bPromise\.(withResolvers|try)\(/, 'Safari 17.4'],
  [/\b(Object|Map)\.groupBy\(/, 'Safari 17.4'],
  [/\bArray\.fromAsync\(/, 'Chrome 121'],
  [/\.(union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/, 'Firefox 127'],
  [/\.(values|keys|entries)\(\)\.(map|filter|some|every|find|reduce|take|drop|flatMap|toArray)\(/, 'Safari 18.4'],
  [/\bmatchAll\([^()]*\)\.(map|filter|some|every|find|reduce|toArray)\(/, 'Safari 18.4'],
  [/\bURL\.canParse\(/, 'Safari 17'],
  [/\bAbortSignal\.any\(/, 'Firefox 124'],
  [/\bstartViewTransition\(/, 'Firefox 144'],
  [/\.(showPopover|hidePopover|togglePopover)\(/, 'Safari 17'],
  [/\bCloseWatcher\b/, 'Chrome 126'],
  [/\b(toBase64|fromBase64|toHex|fromHex)\(/, 'Chrome 140'],
  [/\bIntl\.DurationFormat\b/, 'Chrome 129'],
  [/\brequestIdleCallback\(/, 'no Safari'],
  [/\bArrayBuffer\.prototype\.transfer\b|\.transferToFixedLength\(/, 'Safari 17.4'],
];

test('nothing is called that the lowest versions do not have', () => {
  const scripts = (readdirSync(root, { recursive: true }) as string[]).filter(
    name => /\.(tsx?|js)$/.test(name) && !/\.test\.|^testing/.test(name),
  );
  expect(scripts.length).toBeGreaterThan(200);
  const wrong = scripts.flatMap(name => {
    const text = readFileSync(join(root, name), 'utf8');
    return TOO_NEW.filter(([call]) => call.test(text)).map(
      ([call, since]) => `${name}: ${call.exec(text)![0]} (${since})`,
    );
  });
  expect(wrong).toEqual([]);
});
