// The events of the lines told in time: which, in which order, and where they and their names stand on a strip.
import { isCorner, placeOf, type Cell, type Line } from './cells';
import { dayOf, daysTo } from './dates';
import type { BoardDeck, BoardEvent } from './deck';

/**
 * The columns of a strip: `starts` are the years they begin with, each has so many `years`; days from `first` to before
 * `last` lie on it.
 */
type Periods = { starts: readonly number[]; years: number; first: number; last: number };

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const COLUMNS = 8;
const yearsOf = (event: BoardEvent): number => Number(event.date.slice(0, 4));

/** The years of a deck, one by one where they are few, else so many at once that there are few. */
export function periodsOf(deck: BoardDeck): Periods {
  const events = inTime([...deck.of.values()]);
  const [low, high] = [Math.min(...events.map(yearsOf)), Math.max(...events.map(yearsOf))];
  const years = STEPS.find(step => Math.floor(high / step) - Math.floor(low / step) < COLUMNS) ?? STEPS.at(-1)!;
  const begin = Math.floor(low / years) * years;
  const starts = Array.from({ length: Math.floor((high - begin) / years) + 1 }, (_, at) => begin + at * years);
  // The first of single years begins with the month in which anything happened.
  const months = events
    .filter(event => yearsOf(event) === low)
    .map(event => (event.precision === 'year' ? 1 : Number(event.date.slice(5, 7))));
  return {
    starts,
    years,
    first: daysTo(begin, years === 1 ? Math.min(...months) - 1 : 0),
    last: daysTo(starts.at(-1)! + years),
  };
}

/** In order of time; what happened on the same day in the order of the board. */
function inTime(events: readonly BoardEvent[]): BoardEvent[] {
  return [...events].sort((a, b) => dayOf(a) - dayOf(b) || placeOf(a.cell) - placeOf(b.cell));
}

export function eventsOf(cells: readonly Cell[], deck: BoardDeck): BoardEvent[] {
  return inTime(cells.filter(cell => !isCorner(cell)).flatMap(cell => deck.at.get(cell) ?? []));
}

/** All events of some lines, each once: lines may cross. */
export function storyOf(lines: readonly Line[], deck: BoardDeck): BoardEvent[] {
  return eventsOf([...new Set(lines.flatMap(line => line.cells))], deck);
}

export function dayAt(day: number, width: number, { first, last }: Periods): number {
  return ((Math.max(first, Math.min(last, day)) - first) / (last - first)) * width;
}

/** A strip on which every column has room for its names: where each begins, and where a day is within it. */
type Scale = {
  yearAt(year: number): number;
  dayAt(day: number): number;
  /** between these an event of that day stands, chip and all */ bounds(day: number): [number, number];
};

/** Columns with many events are drawn wider, so that none of them has to leave its own for its name to be read. */
export function scaleFor(rows: readonly { day: number; width: number }[][], width: number, periods: Periods): Scale {
  const { starts, years, first: from, last: to } = periods;
  const ends = starts.map(
    (year, at) => [Math.max(from, daysTo(year)), at === starts.length - 1 ? to : daysTo(year + years)] as const,
  );
  const columnOf = (day: number): number =>
    Math.max(
      0,
      ends.findLastIndex(([first]) => first <= day),
    );
  const wanted = starts.map((_, column) =>
    Math.max(
      0,
      ...rows.map(row => {
        const own = row.filter(one => columnOf(one.day) === column);
        return own.length === 0
          ? 0
          : Math.max(own.length * CHIP, own.reduce((sum, one) => sum + one.width + SPACE, 0) / 2) + CHIP;
      }),
    ),
  );
  const natural = ends.map(([first, last]) => dayAt(last, width, periods) - dayAt(first, width, periods));
  let wide = natural.map((one, at) => Math.max(one, wanted[at]!));
  // What is too much is taken from the years that have more than they need, and only then from all alike.
  const over = wide.reduce((sum, one) => sum + one, 0) - width;
  const spare = wide.map((one, at) => Math.max(0, one - Math.max(wanted[at]!, 44)));
  const all = spare.reduce((sum, one) => sum + one, 0);
  if (over > 0) wide = wide.map((one, at) => one - spare[at]! * Math.min(1, over / Math.max(1, all)));
  const sum = wide.reduce((total, one) => total + one, 0);
  wide = wide.map(one => (one * width) / sum);
  const begins = starts.map((_, at) => wide.slice(0, at).reduce((total, one) => total + one, 0));
  const within = (day: number): [number, number, number, number] => {
    const at = columnOf(day);
    return [begins[at]!, begins[at]! + wide[at]!, ...ends[at]!];
  };
  return {
    yearAt: year => begins[starts.indexOf(year)] ?? width,
    dayAt: day => {
      const [from, to, first, last] = within(day);
      return from + ((Math.max(first, Math.min(last, day)) - first) / (last - first)) * (to - from);
    },
    bounds: day => {
      const [from, to] = within(day);
      return [Math.min(from + 14, (from + to) / 2), Math.max(to - 14, (from + to) / 2)];
    },
  };
}

/** Above the line (-1) or below it (1), and where the name begins. */
type Label = { x: number; left: number; side: -1 | 1 };

const CHIP = 36;
const SPACE = 16;

/**
 * A chip for each event as near to its day as the names allow. Names stand above and below the line in turn, each
 * beginning at its chip; events of the same weeks move apart until every name can be read. The order in time stays.
 */
export function labels(
  days: readonly number[],
  widths: readonly number[],
  width: number,
  limits?: readonly [number, number][],
): Label[] {
  const places = [...days];
  const bound = (at: number) => width - Math.max(18, widths[at]! - 12);
  const gap = (from: number, to: number) => (to - from === 2 ? Math.max(widths[from]! + SPACE, 2 * CHIP) : CHIP);
  const pairs = places
    .flatMap(
      (_, at) =>
        [
          [at - 1, at],
          [at - 2, at],
        ] as const,
    )
    .filter(([from]) => from >= 0);
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
    places.forEach((place, at) => {
      const [least, most] = limits?.[at] ?? [14, bound(at)];
      places[at] = Math.max(least, Math.min(most, place));
    });
    if (still) break;
  }
  return places.map((x, at) => ({
    x,
    left: Math.max(0, Math.min(x - 12, width - widths[at]!)),
    side: at % 2 === 0 ? -1 : 1,
  }));
}

/**
 * How far from its line each name stands: 0 next to it, 1 beyond those, and so on. Where weeks are so full that names
 * cannot move apart, they stand above (below) each other instead.
 */
export function tiers(placed: readonly Label[], widths: readonly number[]): number[] {
  const ends: Record<string, number> = {};
  return placed.map(({ left, side }, at) => {
    let tier = 0;
    while ((ends[`${side} ${tier}`] ?? -Infinity) + SPACE / 2 > left) tier += 1;
    ends[`${side} ${tier}`] = left + widths[at]!;
    return tier;
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
