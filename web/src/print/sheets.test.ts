// The arithmetic of print: everything on its page, backs behind their fronts, the same grid on every page.
import { describe, expect, test } from 'vitest';
import {
  BLEED,
  CARD,
  layOut,
  MODES,
  packed,
  PAPERS,
  perSheet,
  shiftOf,
  SMALL,
  spreads,
  tiles,
  turned,
  type Group,
  type Plan,
} from './sheets';

const GROUPS: Group[] = (['a4', 'letter'] as const).flatMap(paper =>
  MODES.flatMap(mode =>
    [CARD, SMALL, { width: 37.2, height: 46 }].flatMap(size =>
      [true, false].flatMap(backs => [1, 7, 36, 152].map(count => ({ count, size, backs, mode, paper }))),
    ),
  ),
);
const name = ({ paper, mode, size, backs, count }: Group) =>
  `${count} of ${size.width} x ${size.height}, ${mode}, ${paper}${backs ? ', with backs' : ''}`;
const near = (a: number, b: number) => Math.abs(a - b) < 1e-6;

test('four cards, or nine small ones, lie on a sheet that is folded; nine on both sides', () => {
  for (const paper of ['a4', 'letter'] as const) {
    expect(perSheet({ size: CARD, backs: true, mode: 'fold', paper })).toBe(4);
    expect(perSheet({ size: SMALL, backs: true, mode: 'fold', paper })).toBe(9);
    expect(perSheet({ size: CARD, backs: true, mode: 'duplex', paper })).toBe(9);
  }
  // Margins of the design.
  const [plan] = layOut({ count: 9, size: CARD, backs: true, mode: 'duplex', paper: 'a4' });
  expect([plan!.xs[0], plan!.ys[0]]).toEqual([10.5, 16.5]);
  const [small] = layOut({ count: 9, size: SMALL, backs: true, mode: 'fold', paper: 'a4' });
  expect([small!.xs[0], small!.ys[0], small!.fold]).toEqual([10.5, 10.5, 148.5]);
});

/** What is wrong with the pages of a group; nothing, it is hoped. */
function flaws(group: Group): string[] {
  const plans = layOut(group);
  const faces = plans.flatMap(plan => plan.faces);
  const found: string[] = [];
  const want = (holds: boolean, what: string) => void (holds || found.push(`${name(group)}: ${what}`));
  for (const side of ['front', 'back'] as const) {
    const cells = faces
      .filter(face => face.side === side)
      .map(face => face.cell)
      .sort((a, b) => a - b);
    want(
      cells.join() ===
        (side === 'front' || group.backs ? Array.from({ length: group.count }, (_, at) => at).join() : ''),
      `each ${side} once`,
    );
  }
  const room = group.mode === 'shop' ? BLEED : 5;
  for (const { page, xs, ys, marks, faces: here } of plans) {
    for (const { box } of here) {
      want(
        box.x >= room - 1e-9 &&
          box.y >= room - 1e-9 &&
          box.x + box.width <= page.width - room + 1e-9 &&
          box.y + box.height <= page.height - room + 1e-9,
        'on the page',
      );
      want(box.width === group.size.width && box.height === group.size.height, 'its size');
      want(
        [box.x, box.x + box.width].every(x => xs.some(one => near(one, x))) &&
          [box.y, box.y + box.height].every(y => ys.some(one => near(one, y))),
        'cut at its edges',
      );
    }
    want(marks.length === (group.mode === 'shop' ? 0 : 2 * (xs.length + ys.length)), 'two marks for each cut');
    want(
      marks.every(([x1, y1, x2, y2]) => near(x1, 0) || near(y1, 0) || near(x2, page.width) || near(y2, page.height)),
      'marks to the edge of the page',
    );
  }
  want(
    new Set(plans.map(plan => JSON.stringify([plan.page, plan.xs, plan.ys]))).size === 1,
    'the same grid on every page',
  );
  return found;
}

test('every group on every paper in every mode', () => expect(GROUPS.flatMap(flaws)).toEqual([]));

/** Where a point of a back lies when the paper is looked at from its front. */
const seenFromFront = (plan: Plan, x: number) => plan.page.width - x;

test('a back lies exactly behind its front', () => {
  const wrong: string[] = [];
  for (const group of GROUPS.filter(one => one.backs && one.mode !== 'shop' && one.count < 100)) {
    const faces = layOut(group).flatMap(plan => plan.faces.map(face => ({ ...face, plan })));
    for (const front of faces.filter(face => face.side === 'front')) {
      const back = faces.find(face => face.side === 'back' && face.cell === front.cell)!;
      // Folding in the middle and turning over are the same mirror.
      if (!near(seenFromFront(back.plan, back.box.x + back.box.width), front.box.x) || !near(back.box.y, front.box.y))
        wrong.push(`${name(group)}: ${front.cell}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('what the calibration page tells moves the backs the other way', () => {
  const group: Group = { count: 9, size: CARD, backs: true, mode: 'duplex', paper: 'a4' };
  const error = { right: 1.2, down: -0.7 };
  const [, back] = layOut({ ...group, shift: shiftOf(error) });
  const [, plain] = layOut(group);
  // A printer that errs by so much brings the moved back to where the plain one should have been.
  const printed = { x: back!.faces[0]!.box.x - error.right, y: back!.faces[0]!.box.y + error.down };
  expect(near(printed.x, plain!.faces[0]!.box.x) && near(printed.y, plain!.faces[0]!.box.y)).toBe(true);
  expect(near(back!.xs[0]!, plain!.xs[0]! + 1.2) && near(back!.ys[0]!, plain!.ys[0]! + 0.7)).toBe(true);
  const [front] = layOut({ ...group, shift: shiftOf(error) });
  expect(front!.xs[0]).toBe(10.5);
});

test('fronts and backs by turns, apart, or each on a page of its own', () => {
  const sides = (mode: Group['mode'], count = 20) =>
    layOut({ count, size: CARD, backs: true, mode, paper: 'a4' }).map(plan => plan.side);
  expect(sides('duplex')).toEqual(['front', 'back', 'front', 'back', 'front', 'back']);
  expect(sides('apart')).toEqual(['front', 'front', 'front', 'back', 'back', 'back']);
  expect(sides('fold')).toEqual(['both', 'both', 'both', 'both', 'both']);
  expect(sides('shop', 2)).toEqual(['front', 'back', 'front', 'back']);
  expect(layOut({ count: 1, size: CARD, backs: true, mode: 'shop', paper: 'a4' })[0]!.page).toEqual({
    width: 69,
    height: 94,
  });
});

describe('things larger than a page', () => {
  test('a board of 12 x 12 in four parts: every part once, strips named by the sheet that goes there', () => {
    for (const cell of [24, 30]) {
      const found = tiles({ whole: { width: 12 * cell, height: 12 * cell }, columns: 2, rows: 2, page: PAPERS.a4 });
      expect(found.map(tile => [tile.part.x, tile.part.y])).toEqual([
        [0, 0],
        [6 * cell, 0],
        [0, 6 * cell],
        [6 * cell, 6 * cell],
      ]);
      expect(found.map(tile => [tile.right, tile.below])).toEqual([
        [2, 3],
        [null, 4],
        [4, null],
        [null, null],
      ]);
      for (const tile of found) expect(tile.at.x >= 5 && tile.at.x + tile.part.width + 8 <= 205).toBe(true);
    }
  });
});

describe('booklets', () => {
  test('folded sheets read in order', () => {
    for (const pages of [1, 3, 4, 5, 8, 11]) {
      for (const mode of ['duplex', 'apart'] as const) {
        const all = spreads(pages, mode);
        const fronts = all.filter(one => one.side === 'front');
        const backs = all.filter(one => one.side === 'back');
        // Turning the leaves of the nested sheets: the right half of a front, then the left half of its back, … and
        // home again.
        const going = fronts.flatMap((front, at) => [front.right, backs[at]!.left]);
        const coming = fronts.flatMap((front, at) => [front.left, backs[at]!.right]).reverse();
        expect([...going, ...coming].filter(page => page !== null)).toEqual(
          Array.from({ length: pages }, (_, at) => at),
        );
      }
      const single = spreads(pages, 'fold')
        .flatMap(one => [one.left, one.right])
        .filter(page => page !== null);
      expect(single).toEqual(Array.from({ length: pages }, (_, at) => at));
    }
  });
  test('blocks fill pages in order, and none is higher than its page unless it is alone', () => {
    const heights = [30, 80, 20, 50, 50, 120, 10, 90];
    const pages = packed(heights, 100);
    expect(pages.flat()).toEqual(heights.map((_, at) => at));
    for (const page of pages)
      expect(page.length === 1 || page.reduce((sum, at) => sum + heights[at]!, 0) <= 100).toBe(true);
    expect(pages).toEqual([[0], [1, 2], [3, 4], [5], [6, 7]]);
  });
  test('paper can be turned', () => expect(turned(PAPERS.a4)).toEqual({ width: 297, height: 210 }));
});
