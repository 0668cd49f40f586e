import { expect, test } from 'vitest';
import { inline, readRules } from './marks';

test('a rule has its number, its title and its text', () => {
  const { title, sections } = readRules(
    '# Rules\n\nBefore.\n\n## T1 Aim\nCollect *sets*.\nAlso **much**.\n\n- one\n- two, see T10\n\n## Words\nNo number.',
  );
  expect(title).toBe('Rules');
  expect(sections.map(section => section.id)).toEqual([null, 'T1', null]);
  expect(sections[1]!.title).toBe('Aim');
  expect(sections[1]!.blocks[0]).toEqual({
    kind: 'text',
    text: ['Collect ', { stress: ['sets'] }, '. Also ', { strong: ['much'] }, '.'],
  });
  expect(sections[1]!.blocks[1]).toEqual({
    kind: 'list',
    ordered: false,
    items: [['one'], ['two, see ', { rule: 'T10' }]],
  });
});

test('a table keeps its cells', () => {
  const { sections } = readRules('## R1 Cards\n| a | b |\n|---|---|\n| 1 | 2 |');
  expect(sections[0]!.blocks).toEqual([
    {
      kind: 'table',
      rows: [
        [['a'], ['b']],
        [['1'], ['2']],
      ],
    },
  ]);
});

test('a number in the text leads to the rule', () =>
  expect(inline('By V17, not T17.', 'V')).toEqual(['By ', { rule: 'V17' }, ', not T17.']));
