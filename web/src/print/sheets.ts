// The arithmetic of print: papers, grids of cells, modes. Everything that is cut out of paper is laid out here, and
// drawn by Page.tsx.
//
// Lengths are millimetres from the upper left corner of a page. `layOut` takes how many cells there are, how large one
// is and how it is to be printed, and gives the pages: on each, which cell's face lies in which box, where to cut,
// where to fold. It knows nothing of cards:
// `layOut({ count: 8, size: { width: 90, height: 60 }, backs: true, mode: 'duplex', paper: 'a4' })` is eight of
// anything with backs.
//
// What holds: cells lie edge to edge, so that one cut serves two; the grid is at the same place on every page of a
// group, so that a stack can be cut at once; a back lies exactly behind its front, mirrored (duplex), or beyond the
// fold, mirrored in it (fold).

export const PUZZLES = 'puzzles';

export type Size = { width: number; height: number };
export type Box = Size & { x: number; y: number };
export type Line = [x1: number, y1: number, x2: number, y2: number];

export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
  a3: { width: 297, height: 420 },
} as const satisfies Record<string, Size>;
export type Paper = keyof typeof PAPERS;
export const MODES = ['fold', 'duplex', 'apart', 'shop'] as const;
/** Fold over and glue; both sides at once; all fronts, then all backs; a page for each face, for a print shop. */
export type Mode = (typeof MODES)[number];

/** Cards of the usual size, and small ones. */
export const CARD: Size = { width: 63, height: 88 };
export const SMALL: Size = { width: 44, height: 63 };
/** What is printed beyond the cut, so that a cut that errs shows no white. */
export const BLEED = 3;
/** What printers leave white at the edge of a page. */
const EDGE = 5;
/** Between a fold and the cells on either side; a narrow paper gets less rather than a column fewer. */
const FOLD_GAPS = [6, 4, 2];

export const turned = ({ width, height }: Size): Size => ({ width: height, height: width });

export type Side = 'front' | 'back';
export type Face = { cell: number; side: Side; box: Box };
export type Plan = {
  page: Size;
  /** which side of the paper; 'both' where one page holds fronts and backs */
  side: Side | 'both';
  faces: Face[];
  /**
   * What the common pattern of backs covers, with its bleed: one piece, whatever lies in it. Null where there are no
   * backs.
   */
  pattern: Box | null;
  /** where the cells' edges are, left to right and top to bottom */
  xs: number[];
  ys: number[];
  marks: Line[];
  /** the fold, upright in the middle */
  fold: number | null;
  /** what is left after cutting, for a page that is one cell */
  trim: Box;
  /** the first cell and the last, counted from 0 */
  first: number;
  last: number;
};

export type Group = {
  count: number;
  size: Size;
  backs: boolean;
  mode: Mode;
  paper: Paper;
  /** how far the backs are moved on their pages */ shift?: { x: number; y: number };
};

/** The edges of `n` cells side by side, in the middle of a page. */
const edges = (n: number, cell: number, page: number): number[] => steps(n, cell, (page - n * cell) / 2);
const steps = (n: number, cell: number, from: number): number[] =>
  Array.from({ length: n + 1 }, (_, at) => from + at * cell);
const fitting = (room: number, cell: number): number => Math.floor(room / cell + 1e-9);

/** Between marks and cells there is room for a line of words, where a margin has so much. */
const WORDS = { margin: 10, height: 4.4 };

/** A narrow margin has none: no printer reaches them there, and they would hide marks. */
export const hasWords = (page: Size, ys: number[]): boolean =>
  ys[0]! >= WORDS.margin && page.height - ys.at(-1)! >= WORDS.margin;

/** Marks run from the page's edge to a little before the cells: they are still there when the first cut is made. */
function cutMarks(page: Size, xs: number[], ys: number[]): Line[] {
  const line = hasWords(page, ys) ? WORDS.height : 0;
  const [left, right, top, bottom] = [
    xs[0]! - BLEED,
    xs.at(-1)! + BLEED,
    ys[0]! - BLEED - line,
    ys.at(-1)! + BLEED + line,
  ];
  return [
    ...xs.flatMap((x): Line[] => [
      [x, 0, x, top],
      [x, bottom, x, page.height],
    ]),
    ...ys.flatMap((y): Line[] => [
      [0, y, left, y],
      [right, y, page.width, y],
    ]),
  ];
}

const grown = (xs: number[], ys: number[]): Box => ({
  x: xs[0]! - BLEED,
  y: ys[0]! - BLEED,
  width: xs.at(-1)! - xs[0]! + 2 * BLEED,
  height: ys.at(-1)! - ys[0]! + 2 * BLEED,
});
const whole = (page: Size): Box => ({ x: 0, y: 0, ...page });
const moved = ({ x, y, ...size }: Box, by: { x: number; y: number }): Box => ({ x: x + by.x, y: y + by.y, ...size });
const mirrored = (box: Box, width: number): Box => ({ ...box, x: width - box.x - box.width });

export function perSheet(group: Omit<Group, 'count'>): number {
  if (group.mode === 'shop') return 1;
  const { xs, ys } = group.backs && group.mode === 'fold' ? foldedGrid(group) : flatGrid(group);
  return (xs.length - 1) * (ys.length - 1);
}

function flatGrid({ size, paper }: Pick<Group, 'size' | 'paper'>): { page: Size; xs: number[]; ys: number[] } {
  const page = PAPERS[paper];
  const columns = Math.max(1, fitting(page.width - 2 * EDGE, size.width));
  const rows = Math.max(1, fitting(page.height - 2 * EDGE, size.height));
  return { page, xs: edges(columns, size.width, page.width), ys: edges(rows, size.height, page.height) };
}

function foldedGrid({ size, paper }: Pick<Group, 'size' | 'paper'>): { page: Size; xs: number[]; ys: number[] } {
  const page = turned(PAPERS[paper]);
  const columnsAt = (gap: number) => fitting(page.width / 2 - EDGE - gap, size.width);
  const columns = Math.max(1, ...FOLD_GAPS.map(columnsAt));
  const gap = FOLD_GAPS.find(one => columnsAt(one) >= columns) ?? FOLD_GAPS.at(-1)!;
  const rows = Math.max(1, fitting(page.height - 2 * EDGE, size.height));
  return {
    page,
    xs: steps(columns, size.width, page.width / 2 - gap - columns * size.width),
    ys: edges(rows, size.height, page.height),
  };
}

/** The box of a cell in its grid, row by row. */
const boxAt = (place: number, xs: number[], ys: number[], size: Size): Box => ({
  x: xs[place % (xs.length - 1)]!,
  y: ys[Math.floor(place / (xs.length - 1))]!,
  ...size,
});

const chunks = (count: number, per: number): number[][] =>
  Array.from({ length: Math.ceil(count / per) }, (_, at) =>
    Array.from({ length: Math.min(per, count - at * per) }, (_, to) => at * per + to),
  );

/** All pages of a group, in the order in which they are printed. */
export function layOut(group: Group): Plan[] {
  if (group.mode === 'shop') return shopPages(group);
  if (group.backs && group.mode === 'fold') return foldedPages(group);
  const { size, backs, mode, shift = { x: 0, y: 0 } } = group;
  const { page, xs, ys } = flatGrid(group);
  const sheets = chunks(group.count, perSheet(group));
  const plan = (cells: number[], side: Side): Plan => {
    const by = side === 'back' ? shift : { x: 0, y: 0 };
    const [across, down] = [xs.map(x => x + by.x), ys.map(y => y + by.y)];
    return {
      page,
      side,
      xs: across,
      ys: down,
      marks: cutMarks(page, across, down),
      fold: null,
      trim: whole(page),
      first: cells[0]!,
      last: cells.at(-1)!,
      pattern: side === 'back' ? grown(across, down) : null,
      faces: cells.map((cell, place) => {
        const front = boxAt(place, xs, ys, size);
        return { cell, side, box: side === 'front' ? front : moved(mirrored(front, page.width), by) };
      }),
    };
  };
  if (!backs) return sheets.map(cells => plan(cells, 'front'));
  if (mode === 'duplex') return sheets.flatMap(cells => [plan(cells, 'front'), plan(cells, 'back')]);
  return [...sheets.map(cells => plan(cells, 'front')), ...sheets.map(cells => plan(cells, 'back'))];
}

function foldedPages(group: Group): Plan[] {
  const { page, xs, ys } = foldedGrid(group);
  const far = xs.map(x => page.width - x).reverse();
  return chunks(group.count, perSheet(group)).map(cells => ({
    page,
    side: 'both',
    xs: [...xs, ...far],
    ys,
    fold: page.width / 2,
    trim: whole(page),
    first: cells[0]!,
    last: cells.at(-1)!,
    marks: cutMarks(page, [...xs, ...far], ys),
    pattern: grown(far, ys),
    faces: cells.flatMap((cell, place): Face[] => {
      const front = boxAt(place, xs, ys, group.size);
      return [
        { cell, side: 'front', box: front },
        { cell, side: 'back', box: mirrored(front, page.width) },
      ];
    }),
  }));
}

/** As print shops want it: nothing but the card and its bleed, fronts and backs by turns. */
function shopPages({ count, size, backs }: Group): Plan[] {
  const page = { width: size.width + 2 * BLEED, height: size.height + 2 * BLEED };
  const trim = { x: BLEED, y: BLEED, ...size };
  return Array.from({ length: count }, (_, cell) =>
    (['front', 'back'] as const)
      .filter(side => side === 'front' || backs)
      .map((side): Plan => ({
        page,
        side,
        faces: [{ cell, side, box: trim }],
        pattern: side === 'back' ? whole(page) : null,
        xs: [trim.x, trim.x + size.width],
        ys: [trim.y, trim.y + size.height],
        marks: [],
        fold: null,
        trim,
        first: cell,
        last: cell,
      })),
  ).flat();
}

/**
 * The calibration page is held against the light, front towards the eye: the cross of the back is seen so far to the
 * right and so far down.
 */
export const shiftOf = ({ right, down }: { right: number; down: number }): { x: number; y: number } => ({
  x: right + 0,
  y: -down + 0,
});

// ---- things larger than a page

/**
 * One page's part of something large: what of it is seen, where it lies, and which of its edges are glued under the
 * next sheet.
 */
export type Tile = {
  page: Size;
  /** the part of the whole, without the strips */ part: Box;
  /** where that part lies on the page */ at: { x: number; y: number };
  number: number;
  column: number;
  row: number;
  /** the sheet that is glued onto the strip */ right: number | null;
  below: number | null;
};

/** How wide the strips are onto which the next sheet is glued. */
export const OVERLAP = 8;

/**
 * Cuts something into pages of its own, `columns` by `rows` of equal parts; each but the last has a strip at its right
 * and below for the next.
 */
export function tiles({
  whole: { width, height },
  columns,
  rows,
  page,
}: {
  whole: Size;
  columns: number;
  rows: number;
  page: Size;
}): Tile[] {
  const [w, h] = [width / columns, height / rows];
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const number = at + 1;
    const room = { width: w + (columns > 1 ? OVERLAP : 0), height: h + (rows > 1 ? OVERLAP : 0) };
    return {
      page,
      number,
      column,
      row,
      part: { x: column * w, y: row * h, width: w, height: h },
      at: { x: (page.width - room.width) / 2, y: (page.height - room.height) / 2 },
      right: column + 1 < columns ? number + 1 : null,
      below: row + 1 < rows ? number + columns : null,
    };
  });
}

// ---- booklets

/**
 * Which page of a booklet lies where on a sheet: left and right half; null stays white. `upside`: the back of a sheet
 * that is turned over its long edge.
 */
type Spread = { left: number | null; right: number | null; side: Side; upside: boolean };

/**
 * The order of the halves. Printed on both sides: sheets that are laid into each other and folded once. On one side:
 * each sheet is folded in the middle with its print outside, and the open edges are stapled; so any printer will do.
 */
export function spreads(pages: number, mode: Mode): Spread[] {
  const one = (page: number) => (page < pages ? page : null);
  if (mode === 'fold' || mode === 'shop')
    return Array.from({ length: Math.ceil(pages / 2) }, (_, at) => ({
      left: 2 * at,
      right: one(2 * at + 1),
      side: 'front',
      upside: false,
    }));
  const all = Math.ceil(pages / 4) * 4;
  const sheets = Array.from({ length: all / 4 }, (_, at) => at);
  const front = (at: number): Spread => ({
    left: one(all - 1 - 2 * at),
    right: one(2 * at),
    side: 'front',
    upside: false,
  });
  const back = (at: number): Spread => ({
    left: one(2 * at + 1),
    right: one(all - 2 - 2 * at),
    side: 'back',
    upside: true,
  });
  return mode === 'duplex' ? sheets.flatMap(at => [front(at), back(at)]) : [...sheets.map(front), ...sheets.map(back)];
}

/**
 * Blocks of these heights, one after another, on pages of this height: how many blocks each page takes. A block higher
 * than a page has one to itself.
 */
export function packed(heights: number[], room: number): number[][] {
  const pages: number[][] = [];
  let left = 0;
  heights.forEach((height, at) => {
    if (pages.length === 0 || height > left + 0.01) {
      pages.push([]);
      left = room;
    }
    pages.at(-1)!.push(at);
    left -= height;
  });
  return pages;
}
