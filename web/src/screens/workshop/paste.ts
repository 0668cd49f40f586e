// A deck filled in from a spreadsheet: the cells that were copied, what their columns are, and what becomes of the
// deck.
//
// Which rows and columns there can be follows from the pages of the deck: a row for each page of one kind, or for each
// of the cards on such pages; a column for each of their fields. No game is known here.
import { changed, holdsIn, valueOf, type Draft } from './draft';
import type { Block, Field, PageOf, Section } from './parts';
import { placeWith, readPoint } from './points';

/** A column for which no field is meant. */
export const NOTHING = '';
/** The column that says which page a row is of: a set's number, a cell. */
export const MARK = 'mark';
/** The column that says which card of a page it is: what the card is called on it. */
export const PART = 'part';

type SheetRow = { page: PageOf; /** the card on it */ block: Block | null };
type SheetColumn = { id: string; label: string; /** the first field of a card */ first: boolean };
export type PasteSheet = {
  id: string;
  /** what the pages are, in words of the deck */
  title: string;
  /** which cards of a page have rows of their own; none: the page has one */
  parts: string[];
  rows: SheetRow[];
  columns: SheetColumn[];
  field(row: SheetRow, column: string): Field | null;
};

const PASTED = new Set(['line', 'text', 'lines', 'tags', 'date', 'number', 'choice', 'points', 'point']);
const pasted = (block: Block): Field[] => block.fields.filter(field => PASTED.has(field.kind));
const labelsOf = (block: Block): string =>
  pasted(block)
    .map(field => field.label)
    .join('\n');
const ofBlock = (at: number, field: number) => `${at}.${field}`;

/** The kinds of sheets that fit pages which look alike, the one with more rows last. */
function sheetsOf(pages: PageOf[], title: string): PasteSheet[] {
  const [first] = pages;
  if (!first) return [];
  const blocks = first.blocks.map((block, at) => ({ block, at }));
  const alike = blocks.filter(({ block }) => blocks.filter(one => labelsOf(one.block) === labelsOf(block)).length > 1);
  const column = ({ block, at }: (typeof blocks)[number], named: boolean): SheetColumn[] =>
    pasted(block).map((field, number) => ({
      id: ofBlock(at, number),
      label: named && block.title ? `${block.title}: ${field.label}` : field.label,
      first: number === 0 && alike.some(one => one.block === block),
    }));
  const whole: PasteSheet = {
    id: `${first.id} page`,
    title,
    parts: [],
    rows: pages.map(page => ({ page, block: null })),
    columns: blocks.flatMap(one => column(one, alike.includes(one))),
    field: ({ page }, id) => {
      const [block, field] = id.split('.').map(Number);
      return pasted(page.blocks[block!]!)[field!] ?? null;
    },
  };
  const among = alike[0];
  if (!among) return [whole];
  const numbers = alike.filter(one => labelsOf(one.block) === labelsOf(among.block)).map(one => one.at);
  return [
    whole,
    {
      id: `${first.id} card`,
      title,
      parts: numbers.map(at => first.blocks[at]!.title ?? ''),
      rows: pages.flatMap(page => numbers.map(at => ({ page, block: page.blocks[at]! }))),
      columns: [
        ...column(among, false),
        ...blocks.filter(one => !numbers.includes(one.at)).flatMap(one => column(one, true)),
      ],
      field: ({ page, block }, id) => {
        const [at, field] = id.split('.').map(Number);
        const from = at === among.at && block ? block : page.blocks[at!]!;
        return pasted(from)[field!] ?? null;
      },
    },
  ];
}

/** All sheets of a deck: pages with the same fields belong together. */
export function pasteSheets(sections: Section[]): PasteSheet[] {
  const kinds = new Map<string, { title: string; pages: PageOf[] }>();
  for (const { title, pages } of sections) {
    for (const page of pages) {
      const kind = page.blocks.map(labelsOf).join('\n\n');
      const before = kinds.get(kind);
      const named = before === undefined || before.title === title ? title : '';
      kinds.set(kind, { title: named, pages: [...(before?.pages ?? []), page] });
    }
  }
  return [...kinds.values()].flatMap(({ title, pages }) =>
    pages.length > 1 ? sheetsOf(pages, title || rangeOf(pages)) : [],
  );
}
const rangeOf = (pages: PageOf[]): string =>
  [pages[0]!, pages.at(-1)!].map(page => page.mark ?? page.title).join(' … ');

/** The cells of what was copied: as spreadsheets copy them, else with semicolons, else a column of lines. */
export function readTable(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n');
  const filled = lines.split('\n').filter(line => line.trim() !== '');
  const semicolons = filled.map(line => line.split(';').length);
  const between = lines.includes('\t')
    ? '\t'
    : semicolons[0]! > 1 && semicolons.every(count => count === semicolons[0])
      ? ';'
      : null;
  if (between === null) return filled.map(line => [cellText(line)]);
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < lines.length; ++at) {
    const sign = lines[at]!;
    if (quoted && sign === '"' && lines[at + 1] === '"') ((cell += '"'), ++at);
    else if (sign === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (!quoted && (sign === between || sign === '\n')) {
      rows.at(-1)!.push(cellText(cell));
      cell = '';
      if (sign === '\n') rows.push([]);
    } else cell += sign;
  }
  rows.at(-1)!.push(cellText(cell));
  const most = Math.max(...rows.map(row => row.length));
  return rows.filter(row => row.some(one => one !== '')).map(row => [...row, ...Array(most - row.length).fill('')]);
}
/** Lines within a cell stay; spaces that a deck would refuse do not. */
const cellText = (cell: string): string =>
  cell
    .split('\n')
    .map(line => line.replace(/[\s\u00a0]+/gu, ' ').trim())
    .filter(Boolean)
    .join('\n');

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLocaleLowerCase();

export type Mapping = { sheet: PasteSheet; heads: boolean; columns: string[] };

/** Words that a head may have, with commas between them: for a page's number, and for what a card is on it. */
type Heads = { mark: string; part: string };

/** What the columns are, as far as their heads and their cells tell. Each field has one column at most. */
export function guess(table: string[][], sheets: PasteSheet[], heads: Heads): Mapping | null {
  const [first = []] = table;
  const named = (sheet: PasteSheet) => first.map(cell => columnNamed(cell, sheet, heads));
  const known = (sheet: PasteSheet) => named(sheet).filter(Boolean).length;
  const best = Math.max(0, ...sheets.map(known));
  // With a head one name is enough: no card is called as a column is.
  const rows = table.length - (best > 0 ? 1 : 0);
  const sheet =
    sheets.find(one => known(one) === best && rows <= one.rows.length && best > 0) ??
    sheets.find(one => rows <= one.rows.length) ??
    sheets.at(-1);
  if (!sheet) return null;
  const isHead = known(sheet) > 0;
  // A head in words that are not ours is one all the same: below it stand numbers, places or dates.
  const hasHead = isHead || (table.length > 1 && first.some((_, at) => isTold(table, at, sheet)));
  const body = hasHead ? table.slice(1) : table;
  const told = guessed(body, sheet);
  // "Place" over names of places is none of the map.
  const columns =
    isHead && named(sheet).some((id, at) => fits(body, at, id, sheet))
      ? named(sheet).map((id, at) => (id !== null && fits(body, at, id, sheet) ? id : NOTHING))
      : told;
  return { sheet, heads: hasHead, columns: columns.map((id, at) => (columns.indexOf(id) === at ? id : NOTHING)) };
}

function columnNamed(cell: string, sheet: PasteSheet, heads: Heads): string | null {
  const name = folded(cell);
  if (name === '') return null;
  const among = (all: string) => all.split(',').map(folded).includes(name);
  if (among(heads.mark)) return MARK;
  if (sheet.parts.length > 0 && among(heads.part)) return PART;
  const at = (fits: (label: string) => boolean) => sheet.columns.find(column => fits(column.label))?.id ?? null;
  const last = (label: string) => folded(label.split(': ').at(-1)!);
  return (
    at(label => folded(label) === name) ??
    at(label => last(label) === name) ??
    at(label => name.length >= SHORTEST && last(label).startsWith(name))
  );
}

/** Is all of a column but its first cell of one kind that can be told? */
function isTold(table: string[][], at: number, sheet: PasteSheet): boolean {
  const [head = '', ...below] = table.map(row => row[at]!);
  const filled = below.filter(Boolean);
  const kinds = [
    (cell: string) => pagesMarked(sheet, cell).length > 0,
    (cell: string) => readPoint(cell) !== null,
    (cell: string) => dateOf(cell) !== null,
  ];
  return head !== '' && filled.length > 0 && kinds.some(is => filled.every(is) && !is(head));
}

/** Can what stands below a head be read as what it names? Of points and dates one that can is enough. */
function fits(body: string[][], at: number, id: string | null, sheet: PasteSheet): boolean {
  if (id === null || id === MARK || id === PART) return id !== null;
  const kind = sheet.field(sheet.rows[0]!, id)?.kind;
  const is = kind === 'point' || kind === 'points' ? readPoint : kind === 'date' ? dateOf : null;
  const filled = body.map(row => row[at]!).filter(Boolean);
  return is === null || filled.length === 0 || filled.some(cell => is(cell.split('\n')[0]!) !== null);
}

/** Of a longer label the beginning is enough: "name" for "name on the card". */
const SHORTEST = 4;

/** Longer ones are told at length. */
const LONG = 60;
function guessed(table: string[][], sheet: PasteSheet): string[] {
  const taken = new Set<string>();
  const kindOf = (id: string) => sheet.field(sheet.rows[0]!, id)?.kind;
  // The name of each card of a page comes before what else its cards have.
  const order = [...sheet.columns].sort((one, other) => Number(other.first) - Number(one.first));
  const next = (...kinds: (string | undefined)[]) => {
    const free = order.find(({ id }) => !taken.has(id) && kinds.includes(kindOf(id)));
    if (free) taken.add(free.id);
    return free?.id ?? NOTHING;
  };
  return (table[0] ?? []).map((_, at) => {
    const cells = table.map(row => row[at]!).filter(Boolean);
    const all = (fits: (cell: string) => boolean) => cells.length > 0 && cells.every(fits);
    if (!taken.has(MARK) && all(cell => pagesMarked(sheet, cell).length > 0)) return (taken.add(MARK), MARK);
    if (!taken.has(PART) && all(cell => partAt(sheet, cell) >= 0)) return (taken.add(PART), PART);
    if (all(cell => readPoint(cell) !== null)) return next('points', 'point');
    if (all(cell => dateOf(cell) !== null)) return next('date');
    if (cells.reduce((sum, cell) => sum + cell.length, 0) > LONG * cells.length) return next('text');
    return next('line', 'tags');
  });
}

const pagesMarked = (sheet: PasteSheet, cell: string): SheetRow[] =>
  sheet.rows.filter(({ page }) => page.mark !== undefined && folded(page.mark) === folded(cell));
const partAt = (sheet: PasteSheet, cell: string): number =>
  sheet.parts.findIndex(part => part !== '' && folded(part) === folded(cell));

/** Which part each of these cells means; as many other words as there are parts mean them in their order. */
function partsMeant(sheet: PasteSheet, cells: string[]): Map<string, number> {
  const said = [...new Set(cells.filter(Boolean).map(folded))];
  const known = said.map(cell => partAt(sheet, cell));
  const isOwn = said.length === sheet.parts.length && known.every(at => at < 0);
  return new Map(said.map((cell, at) => [cell, isOwn ? at : known[at]!]));
}

/** "1944-05-18", and "18.05.1944" as spreadsheets have it. */
export function dateOf(cell: string): string | null {
  const found = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(cell);
  if (found) return `${found[3]}-${found[2]!.padStart(2, '0')}-${found[1]!.padStart(2, '0')}`;
  return /^\d{4}(-\d{2}(-\d{2})?)?$/.test(cell) ? cell : null;
}

/** What a cell says in a field; null: it cannot be read so. */
function read(field: Field, cell: string, before: unknown): unknown {
  switch (field.kind) {
    case 'lines':
      return cell.split('\n');
    case 'tags':
      return cell.split(/[,\n]/).flatMap(one => one.trim() || []);
    case 'date':
      return dateOf(cell);
    case 'number':
      return /^\d+$/.test(cell) ? Number(cell) : null;
    case 'choice':
      return field.choices?.find(one => [one.label, one.value].map(folded).includes(folded(cell)))?.value ?? null;
    case 'point':
      return readPoint(cell);
    case 'points': {
      const points = cell.split('\n').map(readPoint);
      return points.includes(null)
        ? null
        : placeWith(before as object | undefined, points as { lat: number; lon: number }[], false);
    }
    default:
      return cell.replaceAll('\n', ' ');
  }
}

type Wrong = { row: number; cell: string; why: 'place' | 'cell' | 'row' };
type Pasted = { draft: Draft; pages: Set<string>; rows: number; cells: number; wrong: Wrong[] };

/** The deck with those cells in it. Empty ones leave what is there; of a page's own fields the first cell counts. */
export function paste(draft: Draft, table: string[][], { sheet, heads, columns }: Mapping, language: string): Pasted {
  const wrong: Wrong[] = [];
  const written = new Set<string>();
  const used = new Set<SheetRow>();
  let after = draft;
  let cells = 0;
  const body = heads ? table.slice(1) : table;
  const inTable = (at: number) => at + (heads ? 2 : 1);
  const cellOf = (row: string[], id: string) => (columns.includes(id) ? row[columns.indexOf(id)]! : '');
  const parts = partsMeant(
    sheet,
    body.map(row => cellOf(row, PART)),
  );
  let page: PageOf | null = null;
  body.forEach((row, at) => {
    const mark = cellOf(row, MARK);
    const part = cellOf(row, PART);
    // A number that stands for all rows below it: spreadsheets write it once.
    if (mark !== '') page = pagesMarked(sheet, mark)[0]?.page ?? null;
    const marked = columns.includes(MARK);
    const free = sheet.rows.filter(one => !used.has(one) && (!marked || one.page === page));
    const found =
      part === ''
        ? free[0]
        : free.find(
            one => one.block?.title !== undefined && parts.get(folded(part)) === sheet.parts.indexOf(one.block.title),
          );
    if (!found) return void wrong.push({ row: inTable(at), cell: [mark, part].filter(Boolean).join(' '), why: 'row' });
    used.add(found);
    row.forEach((cell, column) => {
      const id = columns[column]!;
      if (cell === '' || [NOTHING, MARK, PART].includes(id)) return;
      const field = sheet.field(found, id);
      const of = field?.of === 'facts' ? '' : language;
      if (!field || !holdsIn(field, language) || written.has(`${of} ${field.path}`)) return;
      const value = read(field, cell, valueOf(after.source, field, of));
      if (value === null)
        return void wrong.push({ row: inTable(at), cell, why: field.kind.startsWith('point') ? 'place' : 'cell' });
      written.add(`${of} ${field.path}`);
      cells += 1;
      after = { ...after, source: changed(after.source, field, of, value) };
    });
  });
  return { draft: after, pages: new Set([...used].map(row => row.page.id)), rows: used.size, cells, wrong };
}
