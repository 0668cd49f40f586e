// One word for one thing: GLOSSARY.md beside this test against everything that players read.
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const repository = join(source, '../..');
const LANGUAGES = ['pl', 'ru', 'en'] as const;
const GAMES = ['triples', 'rationing', 'victory-line'] as const;
type Language = (typeof LANGUAGES)[number];

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').toLowerCase();

/** The words of the messages alone: no ids, no names of values, no keys. */
type Part = string | { type?: string; selector?: Part; variants?: { value: Part | Part[] }[] };
const flat = (part: Part | Part[] | null): string => {
  if (part === null) return '';
  if (typeof part === 'string') return part;
  if (Array.isArray(part)) return part.map(flat).join('');
  return part.variants ? ` ${part.variants.map(one => flat(one.value)).join(' | ')} ` : '…';
};
const messages = (text: string) =>
  [...new FluentResource(text).body].map(one => flat((one as unknown as { value: Part[] | null }).value)).join('\n');

type Text = { where: string; game: string; language: Language | null; text: string };
const texts: Text[] = [];
for (const name of readdirSync(source, { recursive: true }) as string[]) {
  const language = /\/(pl|ru|en)\/[^/]*\.ftl$/.exec(name)?.[1] as Language | undefined;
  if (language)
    texts.push({
      where: name,
      game: /games\/([^/]*)\//.exec(name)?.[1] ?? 'all',
      language,
      text: plain(messages(readFileSync(join(source, name), 'utf8'))),
    });
}
for (const game of GAMES) {
  for (const language of LANGUAGES)
    texts.push({
      where: `content/rules/${game}.${language}.md`,
      game,
      language,
      text: plain(readFileSync(join(repository, `content/rules/${game}.${language}.md`), 'utf8').replaceAll('*', '')),
    });
}
// The terminal has the three languages of a sentence side by side.
for (const game of ['all', ...GAMES]) {
  const file = `tools/${game === 'all' ? 'terminal' : game.replace('-', '_')}/words.json`;
  const sentences = JSON.parse(readFileSync(join(repository, file), 'utf8')) as Record<string, unknown>;
  for (const [at, language] of (['en', 'pl', 'ru'] as const).entries())
    texts.push({
      where: file,
      game,
      language,
      text: plain(
        Object.values(sentences)
          .map(sentence => (Array.isArray(sentence) ? String(sentence[at]) : ''))
          .join('\n'),
      ),
    });
}

type Term = { thing: string; where: string[]; words: Record<Language, string>; never: string[] };
const terms: Term[] = readFileSync(join(source, 'words/GLOSSARY.md'), 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| ') && !line.startsWith('| thing'))
  .map(line => {
    const [thing, where, pl, ru, en, never] = line
      .slice(1, -1)
      .split('|')
      .map(cell => cell.trim());
    return {
      thing: thing!,
      where: where!.split(', '),
      words: { pl: pl!, ru: ru!, en: en! },
      never: never!.split('; ').filter(word => word !== ''),
    };
  });

const concerns = (term: Term, text: Text) => term.where.includes('all') || term.where.includes(text.game);
const asPattern = (word: string) =>
  new RegExp(`(?<![\\p{L}])${word.replace(/[.*+?^()[\]\\|]/g, '\\$&').replace('\\*', '\\p{L}*')}(?![\\p{L}])`, 'u');

test('who is spoken to has a capital letter in Polish', () => {
  const wrong = (readdirSync(source, { recursive: true }) as string[])
    .filter(name => /\/pl\/[^/]*\.ftl$/.test(name))
    .flatMap(name =>
      [
        ...messages(readFileSync(join(source, name), 'utf8')).matchAll(
          /.{0,30}(?<!\p{L})(?:twój|two[ij]\p{L}*|ciebie|cię|tobie|tobą)(?!\p{L}).{0,30}/gu,
        ),
      ].map(found => `${name}: ${found[0]}`),
    );
  expect(wrong).toEqual([]);
});

test('the page is read', () => expect(terms.length).toBeGreaterThan(25));

describe.each(terms)('$thing', term => {
  test('is never called otherwise', () => {
    const wrong = term.never.flatMap(word => {
      const pattern = asPattern(word.toLowerCase());
      return texts
        .filter(text => concerns(term, text))
        .flatMap(text => {
          const found = pattern.exec(text.text);
          return found ? [`${text.where}: …${text.text.slice(Math.max(0, found.index - 40), found.index + 40)}…`] : [];
        });
    });
    expect(wrong).toEqual([]);
  });

  test.each(LANGUAGES)('is called so in %s', language => {
    // Endings change, so the beginning of every word of the term is looked for.
    const stems = term.words[language]
      .toLowerCase()
      .split(' ')
      .filter(word => word !== '')
      .map(word => word.slice(0, Math.max(2, word.length - 3)));
    const lines = texts.filter(text => concerns(term, text) && text.language === language).flatMap(text => text.text);
    expect(stems.every(stem => lines.some(line => line.includes(stem)))).toBe(true);
  });
});
