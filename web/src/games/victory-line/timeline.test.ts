import { describe, expect, test } from 'vitest';
import { between } from './cells';
import { dayOf } from './dates';
import { dayAt, eventsOf, labels, periodsOf, scaleFor, spread, storyOf, tiers } from './timeline';
import { testDeck } from './testing';

const deck = testDeck('pl').board;
const periods = periodsOf(deck);

test('events are told in order of time, each once, corners never', () => {
  const lines = [
    { team: 0, cells: between(['a1', 'f6']) },
    { team: 0, cells: between(['c3', 'h3']) },
  ];
  const story = storyOf(lines, deck);
  expect(story).toHaveLength(10);
  expect(story.every((event, at) => at === 0 || dayOf(story[at - 1]!) <= dayOf(event))).toBe(true);
  expect(new Set(story.map(event => event.id)).size).toBe(10);
  expect(eventsOf(['a1', 'l12'], deck)).toEqual([]);
});

test('all events of the deck lie on the strip', () => {
  // 1 June 1941 to the end of 1945, in days since 1941 began.
  const [first, last] = [151, 1826];
  expect(periods).toEqual({ starts: [1941, 1942, 1943, 1944, 1945], years: 1, first, last });
  for (const event of deck.of.values()) {
    expect(dayOf(event)).toBeGreaterThanOrEqual(first);
    expect(dayOf(event)).toBeLessThan(last);
  }
  expect([first, last, 0, 9999].map(day => dayAt(day, 1000, periods))).toEqual([0, 1000, 0, 1000]);
});

test('the strip of a deck of one’s own has the years of its events, many of them together', () => {
  const dated = (...dates: string[]) => ({
    ...deck,
    of: new Map(
      [...deck.of.values()].slice(0, dates.length).map((event, at) => [
        event.id,
        {
          ...event,
          date: dates[at]!,
          precision: (['year', 'month', 'day'] as const)[dates[at]!.split('-').length - 1]!,
        },
      ]),
    ),
  });
  const columns = (...dates: string[]) => {
    const { starts, years } = periodsOf(dated(...dates));
    return [starts, years];
  };
  expect(columns('1900', '1900')).toEqual([[1900], 1]);
  expect(columns('1853-03-31', '1859')).toEqual([[1853, 1854, 1855, 1856, 1857, 1858, 1859], 1]);
  expect(columns('1853', '1928')).toEqual([[1850, 1860, 1870, 1880, 1890, 1900, 1910, 1920], 10]);
  expect(columns('1853', '1930')).toEqual([[1840, 1860, 1880, 1900, 1920], 20]);
  expect(columns('0966', '1989')).toEqual([[800, 1000, 1200, 1400, 1600, 1800], 200]);
  expect(columns('0044-03-15', '0044')).toEqual([[44], 1]);
  // Each lies in its column, from the first day to the last.
  for (const dates of [
    ['1900', '1900'],
    ['1853-03-31', '1928-12-31'],
    ['0966-04-14', '1989'],
    ['0044-03-15', '0044-12-31'],
  ]) {
    const own = dated(...dates);
    const found = periodsOf(own);
    const row = [...own.of.values()].map(event => ({ day: dayOf(event), width: 100 }));
    const scale = scaleFor([row], 1000, found);
    [...own.of.values()].forEach((event, at) => {
      const start = found.starts.findLast(year => year <= Number(event.date.slice(0, 4)))!;
      const x = scale.dayAt(row[at]!.day);
      expect([x >= scale.yearAt(start), x <= scale.yearAt(start + found.years)], `${event.date}: ${x}`).toEqual([
        true,
        true,
      ]);
    });
    expect(scale.yearAt(found.starts.at(-1)! + found.years)).toBe(1000);
  }
});

test('names that cannot move apart stand above each other: none covers another', () => {
  for (const language of ['pl', 'ru', 'en'] as const) {
    const { board } = testDeck(language);
    for (let row = 1; row <= 12; row += 1) {
      for (const from of ['b', 'c', 'd', 'e', 'f']) {
        const events = eventsOf(
          between([`${from}${row}`, `${String.fromCharCode(from.charCodeAt(0) + 5)}${row}`]),
          board,
        );
        const own = events.map(event => ({ day: dayOf(event), width: event.name.length * 8 + 8 }));
        const widths = own.map(one => one.width);
        for (const width of [620, 1100]) {
          const scale = scaleFor([own], width, periods);
          const placed = labels(
            own.map(({ day }) => scale.dayAt(day)),
            widths,
            width,
            own.map(({ day }) => scale.bounds(day)),
          );
          const tier = tiers(placed, widths);
          placed.forEach((one, at) =>
            placed.slice(0, at).forEach((other, before) => {
              const apart =
                one.side !== other.side ||
                tier[at] !== tier[before] ||
                other.left + widths[before]! <= one.left ||
                one.left + widths[at]! <= other.left;
              expect(apart, `${language} ${row}${from}: ${events[before]!.name}, ${events[at]!.name}`).toBe(true);
            }),
          );
        }
      }
    }
  }
});

describe('names on the strip', () => {
  const check = (days: number[], widths: number[], width: number) => {
    const placed = labels(days, widths, width);
    const wrong = placed.filter(
      (one, at) =>
        one.left < 0 ||
        one.left + widths[at]! > width + 0.5 ||
        (at > 0 && one.x < placed[at - 1]!.x + 35.5) ||
        (at > 1 && one.left < placed[at - 2]!.left + widths[at - 2]! + 10),
    );
    expect(wrong).toEqual([]);
    return placed;
  };
  test('stay at their day where there is room', () =>
    expect(check([100, 300, 500, 700, 900, 1100], Array(6).fill(150), 1300).map(one => one.x)).toEqual([
      100, 300, 500, 700, 900, 1100,
    ]));
  test('move apart where events crowd, at both ends of the strip too', () => {
    check([20, 22, 24, 26, 28, 30], Array(6).fill(180), 1190);
    check([1180, 1182, 1184, 1186, 1188, 1190], Array(6).fill(180), 1190);
    check([600, 600, 600, 600, 600, 600], [60, 210, 120, 90, 210, 200], 760);
  });
  test('every row of the board can be told on a desktop and on a tablet', () => {
    for (const width of [700, 1190]) {
      for (let row = 1; row <= 12; row += 1) {
        for (const from of ['b', 'c', 'd', 'e', 'f']) {
          const to = String.fromCharCode(from.charCodeAt(0) + 5);
          const events = eventsOf(between([`${from}${row}`, `${to}${row}`]), deck);
          check(
            events.map(event => dayAt(dayOf(event), width, periods)),
            events.map(event => event.name.length * 7.5 + 8),
            width,
          );
        }
      }
    }
  });
});

test('points on the map part until none covers another', () => {
  const points = spread(
    [
      { x: 10, y: 10 },
      { x: 10, y: 10 },
      { x: 11, y: 10 },
      { x: 200, y: 200 },
    ],
    20,
  );
  for (let i = 0; i < points.length; i += 1)
    for (let j = i + 1; j < points.length; j += 1) {
      expect(Math.hypot(points[i]!.x - points[j]!.x, points[i]!.y - points[j]!.y)).toBeGreaterThan(19);
    }
  expect(points[3]).toEqual({ x: 200, y: 200 });
});

test('every event stands in its own year, however many there are', () => {
  const rows = [
    [180, 190, 200, 242, 250, 300].map(day => ({ day, width: 170 })),
    [500, 800, 810, 1100, 1400, 1800].map(day => ({ day, width: 200 })),
  ];
  for (const width of [700, 1100, 1600]) {
    const scale = scaleFor(rows, width, periods);
    for (const row of rows) {
      const placed = labels(
        row.map(one => scale.dayAt(one.day)),
        row.map(one => one.width),
        width,
        row.map(one => scale.bounds(one.day)),
      );
      placed.forEach(({ x }, at) => {
        const year = new Date(Date.UTC(1941, 0, 1 + row[at]!.day)).getUTCFullYear();
        expect([x >= scale.yearAt(year), x <= scale.yearAt(year + 1)]).toEqual([true, true]);
      });
      expect(placed.map(({ x }) => x)).toEqual(placed.map(({ x }) => x).toSorted((a, b) => a - b));
    }
    expect(scale.yearAt(1946)).toBeCloseTo(width);
  }
});
