// The board as geometry: cells, lines and what lies between them. No rules: what may be done comes from the engine.

export const SIDE = 12;
const COLUMNS = 'abcdefghijkl';

/** 'a1' … 'l12': column a–l, row 1 on top (V1). */
export type Cell = string;
export type Line = { team: number; cells: Cell[] };
export type Window = [Cell, Cell];

export const columnOf = (cell: Cell): number => COLUMNS.indexOf(cell[0]!);
export const rowOf = (cell: Cell): number => Number(cell.slice(1)) - 1;
export const cellAt = (column: number, row: number): Cell => `${COLUMNS[column]}${row + 1}`;
/** Place in reading order, 0 to 143. */
export const placeOf = (cell: Cell): number => rowOf(cell) * SIDE + columnOf(cell);

export const CELLS: readonly Cell[] = Array.from({ length: SIDE * SIDE }, (_, place) =>
  cellAt(place % SIDE, Math.floor(place / SIDE)),
);
const CORNERS = new Set(['a1', 'l1', 'a12', 'l12']);
export const isCorner = (cell: Cell): boolean => CORNERS.has(cell);
export const isCell = (text: string): boolean => /^[a-l]([1-9]|1[0-2])$/.test(text);

export const label = (cell: Cell): string => cell.toUpperCase();
/** D3–I8. */
export const spanLabel = (cells: readonly Cell[]): string => `${label(cells[0]!)}–${label(cells[cells.length - 1]!)}`;

/** All cells from one end to the other, both among them; the two are in one row, column or diagonal. */
export function between([from, to]: Window): Cell[] {
  const across = Math.sign(columnOf(to) - columnOf(from));
  const down = Math.sign(rowOf(to) - rowOf(from));
  const steps = Math.max(Math.abs(columnOf(to) - columnOf(from)), Math.abs(rowOf(to) - rowOf(from)));
  return Array.from({ length: steps + 1 }, (_, step) =>
    cellAt(columnOf(from) + across * step, rowOf(from) + down * step),
  );
}

/** The whole run that a direction's windows cover, in order. */
export function runOf(windows: readonly Window[]): Cell[] {
  return between([windows[0]![0], windows[windows.length - 1]![1]]);
}

/** The window nearest to the one chosen now that has this cell; -1 if none has. */
export function windowWith(windows: readonly Window[], now: number, cell: Cell): number {
  let best = -1;
  windows.forEach((window, index) => {
    if (!between(window).includes(cell)) return;
    if (best < 0 || Math.abs(index - now) < Math.abs(best - now)) best = index;
  });
  return best;
}

/** The gap between two neighbours of a turned line, drawn in the team's ink. */
type Bridge = { team: number; column: number; row: number; across: number; down: number };

export function bridges(lines: readonly Line[]): Bridge[] {
  const seen = new Set<string>();
  const found: Bridge[] = [];
  for (const { team, cells } of lines) {
    for (let at = 1; at < cells.length; at += 1) {
      const [a, b] = [cells[at - 1]!, cells[at]!];
      const key = [a, b].sort().join();
      if (seen.has(key)) continue;
      seen.add(key);
      found.push({
        team,
        column: columnOf(a),
        row: rowOf(a),
        across: columnOf(b) - columnOf(a),
        down: rowOf(b) - rowOf(a),
      });
    }
  }
  return found;
}

/** Cells whose chip shows its star. Corners bear no chip: their teams are in `cornerTeams`. */
export function turnedCells(lines: readonly Line[]): Set<Cell> {
  return new Set(lines.flatMap(line => line.cells).filter(cell => !isCorner(cell)));
}

export function cornerTeams(lines: readonly Line[], corner: Cell): number[] {
  return [...new Set(lines.filter(line => line.cells.includes(corner)).map(line => line.team))].sort();
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-SIDE, 0],
  End: [SIDE, 0],
  PageUp: [0, -SIDE],
  PageDown: [0, SIDE],
};
const within = (value: number): number => Math.max(0, Math.min(SIDE - 1, value));

/** Where a key leads from a cell, or null if it is no key of the board. */
export function step(cell: Cell, key: string): Cell | null {
  const way = STEPS[key];
  return way ? cellAt(within(columnOf(cell) + way[0]), within(rowOf(cell) + way[1])) : null;
}

/** The part of the board that a loupe of so many cells shows around a cell: its first column and row. */
export function loupeAt(cell: Cell, size: number): { column: number; row: number } {
  const first = (value: number) => Math.max(0, Math.min(SIDE - size, value - Math.floor(size / 2)));
  return { column: first(columnOf(cell)), row: first(rowOf(cell)) };
}

/** The next cell of a list in reading order after (or before) this one; goes round. */
export function nextOf(cells: readonly Cell[], from: Cell, back = false): Cell | null {
  if (cells.length === 0) return null;
  const ordered = [...cells].sort((a, b) => placeOf(a) - placeOf(b));
  const here = placeOf(from);
  return back
    ? ([...ordered].reverse().find(cell => placeOf(cell) < here) ?? ordered[ordered.length - 1]!)
    : (ordered.find(cell => placeOf(cell) > here) ?? ordered[0]!);
}
