// What the publishers' sheets say and what is our ruling is told apart: in docs/rules by [R], in what players read by
// the same words.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRules, type Block, type Inline } from './marks';

const repository = join(import.meta.dirname, '../../..');
const GAMES = ['triples', 'rationing', 'victory-line'] as const;
const MARK = { pl: 'Zasada stołu:', ru: 'Правило стола:', en: 'House rule:' } as const;
type Language = keyof typeof MARK;

/** The rules of docs/rules with a ruling in them. */
function rulings(game: string): string[] {
  const text = readFileSync(join(repository, `docs/rules/${game}.md`), 'utf8');
  const rules = [...text.matchAll(/^- \*\*([TRV]\d+)\*\*((?:.|\n(?!- \*\*|\n|\||#))*)/gm)];
  return rules.filter(rule => rule[2]!.includes('[R]')).map(rule => rule[1]!);
}

const said = (parts: Inline[]): string[] =>
  parts.flatMap(part => (typeof part === 'string' ? [] : 'stress' in part ? [part.stress.join('')] : []));
const stressed = (block: Block): string[] =>
  block.kind === 'text' || block.kind === 'heading' ? said(block.text) : [];
const sections = (game: string, language: Language) =>
  readRules(readFileSync(join(repository, `content/rules/${game}.${language}.md`), 'utf8')).sections;

describe.each(GAMES)('%s', game => {
  test.each(['pl', 'ru', 'en'] as const)('%s marks the rulings of docs/rules, and no others', language => {
    const marked = sections(game, language)
      .filter(section => section.id && section.blocks.some(block => stressed(block).includes(MARK[language])))
      .map(section => section.id);
    expect(rulings(game).length).toBeGreaterThan(5);
    expect(marked).toEqual(rulings(game));
  });
  test.each(['pl', 'ru', 'en'] as const)('%s says before the first rule what the mark means', language => {
    expect(sections(game, language)[0]!.blocks.flatMap(stressed)).toContain(MARK[language].slice(0, -1));
  });
  test('all languages tell the same rules', () => {
    const ids = (language: Language) => sections(game, language).map(section => section.id);
    expect(ids('ru')).toEqual(ids('pl'));
    expect(ids('en')).toEqual(ids('pl'));
  });
});
