// Cells of a spreadsheet in a deck: how they are read, what is guessed, where they go; and decks of more or fewer
// pages.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { serveFiles, testFiles } from '../../testing/files';
import { loadWords, wantWords, type Words } from '../../words/words';
import type { Draft } from './draft';

vi.mock('virtual:stolik-files', () => testFiles);
vi.mock('virtual:stolik-games', () => ({ names: ['triples', 'rationing', 'victory-line'] }));
const { checkDeck, newDeck } = await import('../../decks/check');
const { resized, withMore, withoutPages } = await import('./count');
const { sectionsOf } = await import('./pages');
const { loadWorkshop } = await import('./parts');
const { dateOf, guess, MARK, NOTHING, PART, paste, pasteSheets, readTable } = await import('./paste');

const HEADS = { mark: 'number, set', part: 'card, part' };
let words: Words;
beforeAll(async () => {
  serveFiles();
  words = await loadWords('en');
  for (const part of ['workshop', 'triples', 'victory-line', 'rationing'] as const) await wantWords(part);
});

const draftOf = async (game: string): Promise<Draft> => {
  const source = await newDeck(game, 'my-topic', 'en');
  return { key: 'k', changed: 0, source, blank: source };
};
const sheetsOf = async (game: string, { source }: Draft) =>
  pasteSheets(sectionsOf(await loadWorkshop(game), source, 'en', words));
const templates = async () => ({ en: await newDeck('triples', 'template', 'en') });
/** 36 rows as a spreadsheet copies them: set, name, other spellings. */
const ROWS = Array.from(
  { length: 36 },
  (_, at) => `${Math.floor(at / 3) + 1}\tThing ${at + 1}\tthing-${at + 1}, t${at + 1}`,
);

test('cells are read as spreadsheets copy them', () => {
  expect(readTable('a\tb\r\nc\t\r\n')).toEqual([
    ['a', 'b'],
    ['c', ''],
  ]);
  expect(readTable('x\t"two\nlines, and a ""word"""\ty')).toEqual([['x', 'two\nlines, and a "word"', 'y']]);
  // A single column keeps its commas, and what a spreadsheet saved has semicolons.
  expect(readTable('Oslo, 1940\nNarvik')).toEqual([['Oslo, 1940'], ['Narvik']]);
  expect(readTable('1;Oslo\n2;Narvik')).toEqual([
    ['1', 'Oslo'],
    ['2', 'Narvik'],
  ]);
  expect(readTable('  two \u00a0 spaces\tb')).toEqual([['two spaces', 'b']]);
  expect(['18.05.1944', '1944-05', '1944', '18 May'].map(dateOf)).toEqual(['1944-05-18', '1944-05', '1944', null]);
});

describe('36 rows for twelve sets', () => {
  test('are put where their numbers say, without a head', async () => {
    const draft = await draftOf('triples');
    const table = readTable(ROWS.join('\n'));
    const mapping = guess(table, await sheetsOf('triples', draft), HEADS)!;
    expect([mapping.heads, mapping.columns[0], mapping.sheet.rows.length]).toEqual([false, MARK, 36]);
    const aliases = mapping.sheet.columns.find(
      one => mapping.sheet.field(mapping.sheet.rows[0]!, one.id)!.kind === 'tags',
    )!;
    const columns = [MARK, mapping.columns[1]!, aliases.id];
    const { draft: after, cells, rows, wrong } = paste(draft, table, { ...mapping, columns }, 'en');
    expect([rows, cells, wrong]).toEqual([36, 72, []]);
    const sets = after.source.deck.sets as { cards: string[] }[];
    expect(sets.flatMap(set => set.cards.map(card => after.source.texts.en!.cards[card].name))).toEqual(
      Array.from({ length: 36 }, (_, at) => `Thing ${at + 1}`),
    );
    expect(after.source.texts.en!.cards[sets[1]!.cards[0]!].aliases).toEqual(['thing-4', 't4']);
    expect((await checkDeck(after.source, 'en')).problems).toEqual([]);
  });

  test('say in words of their own which card they are', async () => {
    const draft = await draftOf('triples');
    const roles = ['person', 'discovery', 'place'];
    const lines = ROWS.map((line, at) => `${line.split('\t')[0]}\t${roles[at % 3]}\tThing ${at + 1}`);
    // The second set in another order.
    const shuffled = [...lines.slice(0, 3), lines[5]!, lines[3]!, lines[4]!, ...lines.slice(6)];
    const table = readTable(['Set\tPart\tName', ...shuffled].join('\n'));
    const mapping = guess(table, await sheetsOf('triples', draft), HEADS)!;
    expect(mapping.columns.slice(0, 2)).toEqual([MARK, PART]);
    const { draft: after, rows, wrong } = paste(draft, table, mapping, 'en');
    expect([rows, wrong]).toEqual([36, []]);
    const sets = after.source.deck.sets as { cards: string[] }[];
    expect(sets.flatMap(set => set.cards.map(card => after.source.texts.en!.cards[card].name))).toEqual(
      Array.from({ length: 36 }, (_, at) => `Thing ${at + 1}`),
    );
  });

  test('as twelve rows of three names: a head "Place" over names of places is none of the map', async () => {
    const draft = await draftOf('triples');
    const lines = Array.from({ length: 12 }, (_, at) => [1, 2, 3].map(n => `Thing ${at * 3 + n}`).join(';'));
    const table = readTable(['Person;Discovery;Place on the map', ...lines].join('\n'));
    const mapping = guess(table, await sheetsOf('triples', draft), HEADS)!;
    const { draft: after, cells, wrong } = paste(draft, table, mapping, 'en');
    expect([mapping.heads, cells, wrong]).toEqual([true, 36, []]);
    const sets = after.source.deck.sets as { cards: string[] }[];
    expect(after.source.texts.en!.cards[sets[11]!.cards[2]!].name).toBe('Thing 36');
  });

  test('have their columns by their heads, in any order; what belongs to the set stands once', async () => {
    const draft = await draftOf('triples');
    const lines = ROWS.map((line, at) => {
      const [set, name] = line.split('\t');
      const first = at % 3 === 0;
      return [name, first ? `Set of ${name}` : '', first ? '59.91, 10.75' : '', first ? set : ''].join('\t');
    });
    const table = readTable(['Name\tHeading\tPlace on the map\tSet', ...lines].join('\n'));
    const sheets = (await sheetsOf('triples', draft)).filter(one => one.rows.length === 36);
    const { draft: after, wrong } = paste(draft, table, guess(table, sheets, HEADS)!, 'en');
    expect(wrong).toEqual([]);
    const [first] = after.source.deck.sets;
    expect(first.place).toMatchObject({ kind: 'point', points: [{ lat: 59.91, lon: 10.75 }], near_km: 100 });
    expect(after.source.texts.en!.sets[first.id].title).toBe('Set of Thing 1');
    expect(after.source.texts.en!.cards[after.source.deck.sets[11].cards[2]].name).toBe('Thing 36');
  });
});

test('a head in words of another language is a head', async () => {
  const sheets = (await sheetsOf('triples', await draftOf('triples'))).filter(one => one.rows.length === 36);
  const { heads, columns } = guess(readTable('Zestaw\tNazwa\n1\tA\n1\tB'), sheets, HEADS)!;
  expect([heads, columns[0]]).toEqual([true, MARK]);
  expect(guess(readTable('A\tB\nC\tD'), sheets, HEADS)!.heads).toBe(false);
});

test('a row that has no place, and a cell that is no place, are named; the others are put in', async () => {
  const draft = await draftOf('triples');
  const table = readTable('set\tname\tplace on the map\n1\tA\tsomewhere\n77\tB\t\n2\tC\t1, 2');
  const sheets = (await sheetsOf('triples', draft)).filter(one => one.rows.length === 36);
  const { wrong, rows, draft: after } = paste(draft, table, guess(table, sheets, HEADS)!, 'en');
  expect(wrong).toEqual([
    { row: 2, cell: 'somewhere', why: 'place' },
    { row: 3, cell: '77', why: 'row' },
  ]);
  expect(rows).toBe(2);
  expect(after.source.texts.en!.cards[after.source.deck.sets[1].cards[0]].name).toBe('C');
});

test('a column may say which card of a set it is', async () => {
  const draft = await draftOf('triples');
  const sheet = (await sheetsOf('triples', draft)).find(one => one.rows.length === 36)!;
  const parts = sheet.parts;
  const table = readTable(`3\t${parts[2]}\tLast\n3\t${parts[0]}\tFirst`);
  const mapping = guess(table, [sheet], HEADS)!;
  expect(mapping.columns.slice(0, 2)).toEqual([MARK, PART]);
  const { draft: after } = paste(draft, table, mapping, 'en');
  const cards = after.source.deck.sets[2].cards.map((card: string) => after.source.texts.en!.cards[card].name);
  expect([cards[0], cards[2]]).toEqual(['First', 'Last']);
});

test.each(['rationing', 'victory-line'])('decks of %s take rows, too', async game => {
  const draft = await draftOf(game);
  const sheets = await sheetsOf(game, draft);
  for (const sheet of sheets) {
    const column = sheet.columns.find(one => sheet.field(sheet.rows[0]!, one.id)!.kind === 'line');
    if (!column) continue;
    const table = sheet.rows.map((_, at) => [`Row ${at}`]);
    const { cells, wrong } = paste(draft, table, { sheet, heads: false, columns: [column.id] }, 'en');
    expect([cells, wrong], sheet.title).toEqual([sheet.rows.length, []]);
  }
  const mapping = guess(readTable('nothing\tof this'), sheets, HEADS)!;
  expect(mapping.columns).not.toContain(undefined);
  expect(mapping.columns.every(one => one === NOTHING || one !== MARK)).toBe(true);
});

test('a deck has as many sets as its author wants, from two to twelve; each can be taken out', async () => {
  const { count } = await loadWorkshop('triples');
  let draft = await draftOf('triples');
  const numbers = () => draft.source.deck.sets.map((set: { frame: { number: number } }) => set.frame.number);
  draft = resized(draft, count!, 4, await templates());
  expect(numbers()).toEqual([1, 2, 3, 4]);
  expect((await checkDeck(draft.source, 'en')).problems).toEqual([]);
  expect(Object.keys(draft.source.texts.en!.cards)).toHaveLength(12);
  draft = withoutPages(draft, count!, [1]);
  expect(numbers()).toEqual([1, 3, 4]);
  // A number that is free is taken again; what nobody wrote there counts as unwritten.
  draft = withMore(draft, count!, 12, await templates());
  expect(numbers()).toHaveLength(12);
  expect(new Set(numbers()).size).toBe(12);
  expect((await checkDeck(draft.source, 'en')).problems).toEqual([]);
  expect(draft.blank!.deck.sets).toEqual(draft.source.deck.sets);
});
