import { describe, expect, test } from 'vitest';
import {
  between,
  bridges,
  cellAt,
  CELLS,
  columnOf,
  cornerTeams,
  isCell,
  isCorner,
  loupeAt,
  nextOf,
  placeOf,
  rowOf,
  runOf,
  spanLabel,
  step,
  turnedCells,
  windowWith,
} from './cells';

describe('cells', () => {
  test('have a column, a row and a place, and come back from them', () => {
    expect(CELLS).toHaveLength(144);
    expect([CELLS[0], CELLS[11], CELLS[12], CELLS[143]]).toEqual(['a1', 'l1', 'a2', 'l12']);
    for (const cell of CELLS)
      expect([cellAt(columnOf(cell), rowOf(cell)), CELLS[placeOf(cell)], isCell(cell)]).toEqual([cell, cell, true]);
    expect(CELLS.filter(isCorner)).toEqual(['a1', 'l1', 'a12', 'l12']);
    for (const no of ['m1', 'a0', 'a13', 'a', '1a', 'A1']) expect(isCell(no)).toBe(false);
  });

  test('arrows stop at the edge; Home and End go to it', () => {
    expect([step('d7', 'ArrowUp'), step('d7', 'ArrowLeft'), step('a1', 'ArrowUp'), step('l12', 'ArrowRight')]).toEqual([
      'd6',
      'c7',
      'a1',
      'l12',
    ]);
    expect([
      step('d7', 'Home'),
      step('d7', 'End'),
      step('d7', 'PageUp'),
      step('d7', 'PageDown'),
      step('d7', 'x'),
    ]).toEqual(['a7', 'l7', 'd1', 'd12', null]);
  });

  test('the cells between two ends run along rows, columns and both diagonals', () => {
    expect(between(['b1', 'g1'])).toEqual(['b1', 'c1', 'd1', 'e1', 'f1', 'g1']);
    expect(between(['c4', 'c9'])).toEqual(['c4', 'c5', 'c6', 'c7', 'c8', 'c9']);
    expect(between(['d3', 'i8'])).toEqual(['d3', 'e4', 'f5', 'g6', 'h7', 'i8']);
    expect(between(['c8', 'h3'])).toEqual(['c8', 'd7', 'e6', 'f5', 'g4', 'h3']);
    expect(spanLabel(between(['d3', 'i8']))).toBe('D3–I8');
  });
});

describe('choosing which six', () => {
  const windows: [string, string][] = [
    ['b6', 'g6'],
    ['c6', 'h6'],
    ['d6', 'i6'],
  ];
  test('the run covers all windows', () => expect(spanLabel(runOf(windows))).toBe('B6–I6'));
  test('pointing at a cell takes the nearest window with it', () => {
    expect(windowWith(windows, 0, 'i6')).toBe(2);
    expect(windowWith(windows, 2, 'b6')).toBe(0);
    expect(windowWith(windows, 0, 'h6')).toBe(1);
    expect(windowWith(windows, 1, 'e6')).toBe(1);
    expect(windowWith(windows, 1, 'e7')).toBe(-1);
  });
});

describe('lines', () => {
  const row = { team: 0, cells: between(['a1', 'f1']) };
  const slant = { team: 0, cells: between(['a1', 'f6']) };
  test('five bridges for each, one for a step that two lines share', () => {
    expect(bridges([row])).toHaveLength(5);
    expect(bridges([row])[0]).toEqual({ team: 0, column: 0, row: 0, across: 1, down: 0 });
    expect(bridges([slant])[4]).toEqual({ team: 0, column: 4, row: 4, across: 1, down: 1 });
    expect(bridges([row, slant])).toHaveLength(10);
    expect(bridges([row, row])).toHaveLength(5);
    expect(bridges([{ team: 1, cells: between(['c8', 'h3']) }])[0]).toEqual({
      team: 1,
      column: 2,
      row: 7,
      across: 1,
      down: -1,
    });
  });
  test('a corner bears no chip but knows whose lines go through it', () => {
    expect(turnedCells([row]).has('a1')).toBe(false);
    expect(turnedCells([row]).size).toBe(5);
    expect(cornerTeams([row, slant, { team: 2, cells: between(['a1', 'a6']) }], 'a1')).toEqual([0, 2]);
    expect(cornerTeams([row], 'l12')).toEqual([]);
  });
});

test('the loupe stays on the board', () => {
  expect([loupeAt('a1', 5), loupeAt('l12', 5), loupeAt('f6', 5)]).toEqual([
    { column: 0, row: 0 },
    { column: 7, row: 7 },
    { column: 3, row: 3 },
  ]);
});

test('the next target goes round, forwards and back', () => {
  const cells = ['c7', 'a2', 'l12'];
  expect([nextOf(cells, 'a1'), nextOf(cells, 'a2'), nextOf(cells, 'l12')]).toEqual(['a2', 'c7', 'a2']);
  expect([nextOf(cells, 'c7', true), nextOf(cells, 'a1', true), nextOf([], 'a1')]).toEqual(['a2', 'l12', null]);
});
