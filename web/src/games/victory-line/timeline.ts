// The events of the lines told in time: which, in which order, and where they and their names stand on a strip.
import { isCorner, placeOf, type Cell, type Line } from './cells';
import { dayOf } from './dates';
import type { BoardDeck, BoardEvent } from './deck';

/** 1 June 1941 to the end of 1945, in days since 1941 began. */
export const FIRST_DAY = 151;
export const LAST_DAY = 1826;
export const YEARS = [1941, 1942, 1943, 1944, 1945];

/** In order of time; what happened on the same day in the order of the board. */
export function inTime(events: readonly BoardEvent[]): BoardEvent[] {
  return [...events].sort((a, b) => dayOf(a) - dayOf(b) || placeOf(a.cell) - placeOf(b.cell));
}

export function eventsOf(cells: readonly Cell[], deck: BoardDeck): BoardEvent[] {
  return inTime(cells.filter(cell => !isCorner(cell)).flatMap(cell => deck.at.get(cell) ?? []));
}

/** All events of some lines, each once: lines may cross. */
export function storyOf(lines: readonly Line[], deck: BoardDeck): BoardEvent[] {
  return eventsOf([...new Set(lines.flatMap(line => line.cells))], deck);
}

/** A place on the strip for a day, from 0 to `width`. */
export function dayAt(day: number, width: number): number {
  return (Math.max(FIRST_DAY, Math.min(LAST_DAY, day)) - FIRST_DAY) / (LAST_DAY - FIRST_DAY) * width;
}
export const yearAt = (year: number, width: number): number => dayAt((Date.UTC(year, 0, 1) - Date.UTC(1941, 0, 1)) / 86_400_000, width);

/** Above the line (-1) or below it (1), and where the name begins. */
export type Label = { x: number; left: number; side: -1 | 1 };

const CHIP = 36;
const SPACE = 16;

/**
 * A chip for each event as near to its day as the names allow. Names stand above and below the line in turn, each beginning at its chip;
 * events of the same weeks move apart until every name can be read. The order in time stays.
 */
export function labels(days: readonly number[], widths: readonly number[], width: number): Label[] {
  const places = [...days];
  const bound = (at: number) => width - Math.max(18, widths[at]! - 12);
  const gap = (from: number, to: number) => (to - from === 2 ? Math.max(widths[from]! + SPACE, 2 * CHIP) : CHIP);
  const pairs = places.flatMap((_, at) => [[at - 1, at], [at - 2, at]] as const).filter(([from]) => from >= 0);
  // Neighbours that are too close push each other, half the way each, until all are content.
  for (let round = 0; round < 400; round += 1) {
    let still = true;
    for (const [from, to] of pairs) {
      const missing = gap(from, to) - (places[to]! - places[from]!);
      if (missing <= 0.01) continue;
      still = false;
      places[from] = places[from]! - missing / 2;
      places[to] = places[to]! + missing / 2;
    }
    places.forEach((place, at) => (places[at] = Math.max(14, Math.min(bound(at), place))));
    if (still) break;
  }
  return places.map((x, at) => ({ x, left: Math.max(0, Math.min(x - 12, width - widths[at]!)), side: at % 2 === 0 ? -1 : 1 }));
}

/** Points that would cover each other move apart around their common middle. */
export function spread<T extends { x: number; y: number }>(points: readonly T[], gap: number): T[] {
  const moved = points.map(point => ({ ...point }));
  for (let round = 0; round < 40; round += 1) {
    let still = true;
    for (let i = 0; i < moved.length; i += 1) {
      for (let j = i + 1; j < moved.length; j += 1) {
        const [a, b] = [moved[i]!, moved[j]!];
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const far = Math.hypot(dx, dy);
        if (far >= gap) continue;
        still = false;
        // Two on one spot part along a direction of their own, the same each time.
        const angle = far > 0.01 ? Math.atan2(dy, dx) : (i * 2.4 + j) % (2 * Math.PI);
        const step = (gap - far) / 2 + 0.05;
        a.x -= Math.cos(angle) * step;
        a.y -= Math.sin(angle) * step;
        b.x += Math.cos(angle) * step;
        b.y += Math.sin(angle) * step;
      }
    }
    if (still) break;
  }
  return moved;
}
