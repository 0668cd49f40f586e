// The pages say the same in every language: as many sections, columns, items and minutes, and the same people and
// years.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAGES, readPage, type PageName } from './pages';

const LANGUAGES = ['pl', 'ru', 'en'] as const;
const file = (name: PageName, language: string) =>
  readFileSync(join(import.meta.dirname, `../../../../content/pages/${name}.${language}.md`), 'utf8');

describe.each(PAGES)('%s', name => {
  test('has a title, a lead and the same shape in every language', () => {
    const shapes = LANGUAGES.map(language => {
      const page = readPage(file(name, language));
      expect(page.title).not.toBe('');
      expect(page.lead.length).toBe(1);
      return page.sections.map(section =>
        section.groups.map(group => [
          group.title !== null,
          ...group.blocks.map(block =>
            block.kind === 'list' ? block.items.length : block.kind === 'table' ? block.rows.length : block.kind,
          ),
        ]),
      );
    });
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });
});

test.each(LANGUAGES)('about in %s credits the author, the publisher and the year of each sheet', language => {
  const text = file('about', language);
  for (const one of [
    /Мадай|Madaj/,
    /Завистовский|Zawistowski/,
    /Институт национальной памяти|Instytut Pamięci Narodowej/,
    /2014/,
    /Сергей Бутов/,
    /ИП Бутов СВ/,
    /Руф Якушенко/,
    /MIT/,
    /SIL Open Font License 1\.1/,
  ])
    expect(text).toMatch(one);
});

test.each(LANGUAGES)('the lesson in %s takes 45 minutes', language => {
  const table = readPage(file('teachers', language))
    .sections.flatMap(section => section.groups.flatMap(group => group.blocks))
    .find(block => block.kind === 'table');
  const minutes = table?.kind === 'table' ? table.rows.slice(1).map(row => Number(row[0]!.join(''))) : [];
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(45);
});

test.each(LANGUAGES)('privacy in %s names every member of a record and leaves the school its own', language => {
  const [parents, record] = readPage(file('privacy', language)).sections;
  expect(parents!.groups.length).toBe(7);
  const items = record!.groups[0]!.blocks.find(block => block.kind === 'list');
  // Controller, processor, activity, purpose, basis, people, data, special categories, recipients, erasure, backups,
  // security, decisions, risk, entry.
  expect(items?.kind === 'list' ? items.items.length : 0).toBe(15);
  expect(file('privacy', language).match(/\[[^\]]+\]/g)!.length).toBeGreaterThanOrEqual(8);
});
