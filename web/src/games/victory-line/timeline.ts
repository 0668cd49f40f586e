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

/** Moves places apart until neighbours are `gap` away, as little as possible and inside the strip; the order stays. */
export function apart(places: readonly number[], gap: number, width: number): number[] {
  const moved = [...places];
  for (let at = 1; at < moved.length; at += 1) moved[at] = Math.max(moved[at]!, moved[at - 1]! + gap);
  // What was pushed to the right shares the way with those before it.
  let run = 0;
  for (let at = 1; at <= moved.length; at += 1) {
    if (at < moved.length && moved[at]! - moved[at - 1]! < gap + 0.01) continue;
    const pushed = moved.slice(run, at).reduce((sum, place, index) => sum + place - places[run + index]!, 0) / (at - run);
    const room = run === 0 ? moved[0]! : moved[run]! - (moved[run - 1]! + gap);
    const back = Math.min(pushed, Math.max(0, room));
    for (let index = run; index < at; index += 1) moved[index] = moved[index]! - back;
    run = at;
  }
  const over = Math.max(0, (moved[moved.length - 1] ?? 0) - width);
  if (over > 0) for (let at = moved.length - 1; at >= 0; at -= 1) moved[at] = Math.min(moved[at]!, width - (moved.length - 1 - at) * gap);
  return moved;
}

export type Label = {
  /** where its chip stands */
  x: number;
  /** where the name begins */
  left: number;
  /** above (negative) or below (positive): -1 and 1 are next to the line */
  tier: number;
};

/** Names over and under a line of chips so that none covers another: each goes to the nearest free tier, above and below in turn. */
export function labels(places: readonly number[], widths: readonly number[], width: number): Label[] {
  const taken = new Map<number, [number, number][]>();
  return places.map((x, at) => {
    const long = widths[at]!;
    const left = Math.max(0, Math.min(x - 12, width - long));
    const free = (tier: number) => (taken.get(tier) ?? []).every(([from, to]) => left > to + 14 || left + long + 14 < from)
      // A stalk to a farther tier must not run through a name nearer to the line.
      && Array.from({ length: Math.abs(tier) - 1 }, (_, step) => Math.sign(tier) * (step + 1)).every(inner => (taken.get(inner) ?? []).every(([from, to]) => x < from - 4 || x > to + 4));
    const side = at % 2 === 0 ? -1 : 1;
    const order = [side, -side, 2 * side, -2 * side, 3 * side, -3 * side, 4 * side, -4 * side, 5 * side, -5 * side, 6 * side];
    const tier = order.find(free) ?? side * 6;
    taken.set(tier, [...(taken.get(tier) ?? []), [left, left + long]]);
    return { x, left, tier };
  });
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
