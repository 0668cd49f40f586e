import { describe, expect, test } from 'vitest';
import { between } from './cells';
import { dayOf } from './dates';
import { dayAt, eventsOf, FIRST_DAY, labels, LAST_DAY, scaleFor, spread, storyOf, tiers, yearAt } from './timeline';
import { testDeck } from './testing';

const deck = testDeck('pl').board;

test('events are told in order of time, each once, corners never', () => {
  const lines = [{ team: 0, cells: between(['a1', 'f6']) }, { team: 0, cells: between(['c3', 'h3']) }];
  const story = storyOf(lines, deck);
  expect(story).toHaveLength(10);
  expect(story.every((event, at) => at === 0 || dayOf(story[at - 1]!) <= dayOf(event))).toBe(true);
  expect(new Set(story.map(event => event.id)).size).toBe(10);
  expect(eventsOf(['a1', 'l12'], deck)).toEqual([]);
});

test('all events of the deck lie on the strip', () => {
  for (const event of deck.of.values()) {
    expect(dayOf(event)).toBeGreaterThanOrEqual(FIRST_DAY);
    expect(dayOf(event)).toBeLessThanOrEqual(LAST_DAY);
  }
  expect([dayAt(FIRST_DAY, 1000), dayAt(LAST_DAY, 1000), dayAt(0, 1000), dayAt(9999, 1000)]).toEqual([0, 1000, 0, 1000]);
  expect(yearAt(1942, 1000)).toBeGreaterThan(yearAt(1941, 1000));
});

test('names that cannot move apart stand above each other: none covers another', () => {
  for (const language of ['pl', 'ru', 'en'] as const) {
    const { board } = testDeck(language);
    for (let row = 1; row <= 12; row += 1) {
      for (const from of ['b', 'c', 'd', 'e', 'f']) {
        const events = eventsOf(between([`${from}${row}`, `${String.fromCharCode(from.charCodeAt(0) + 5)}${row}`]), board);
        const own = events.map(event => ({ day: dayOf(event), width: event.name.length * 8 + 8 }));
        const widths = own.map(one => one.width);
        for (const width of [620, 1100]) {
          const scale = scaleFor([own], width);
          const placed = labels(own.map(({ day }) => scale.dayAt(day)), widths, width, own.map(({ day }) => scale.bounds(day)));
          const tier = tiers(placed, widths);
          placed.forEach((one, at) => placed.slice(0, at).forEach((other, before) => {
            const apart = one.side !== other.side || tier[at] !== tier[before] || other.left + widths[before]! <= one.left || one.left + widths[at]! <= other.left;
            expect(apart, `${language} ${row}${from}: ${events[before]!.name}, ${events[at]!.name}`).toBe(true);
          }));
        }
      }
    }
  }
});

describe('names on the strip', () => {
  const check = (days: number[], widths: number[], width: number) => {
    const placed = labels(days, widths, width);
    const wrong = placed.filter((one, at) => one.left < 0 || one.left + widths[at]! > width + 0.5
      || (at > 0 && one.x < placed[at - 1]!.x + 35.5) || (at > 1 && one.left < placed[at - 2]!.left + widths[at - 2]! + 10));
    expect(wrong).toEqual([]);
    return placed;
  };
  test('stay at their day where there is room', () => expect(check([100, 300, 500, 700, 900, 1100], Array(6).fill(150), 1300).map(one => one.x)).toEqual([100, 300, 500, 700, 900, 1100]));
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
          check(events.map(event => dayAt(dayOf(event), width)), events.map(event => event.name.length * 7.5 + 8), width);
        }
      }
    }
  });
});

test('points on the map part until none covers another', () => {
  const points = spread([{ x: 10, y: 10 }, { x: 10, y: 10 }, { x: 11, y: 10 }, { x: 200, y: 200 }], 20);
  for (let i = 0; i < points.length; i += 1) for (let j = i + 1; j < points.length; j += 1) {
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
    const scale = scaleFor(rows, width);
    for (const row of rows) {
      const placed = labels(row.map(one => scale.dayAt(one.day)), row.map(one => one.width), width, row.map(one => scale.bounds(one.day)));
      placed.forEach(({ x }, at) => {
        const year = new Date(Date.UTC(1941, 0, 1 + row[at]!.day)).getUTCFullYear();
        expect([x >= scale.yearAt(year), x <= scale.yearAt(year + 1)]).toEqual([true, true]);
      });
      expect(placed.map(({ x }) => x)).toEqual(placed.map(({ x }) => x).toSorted((a, b) => a - b));
    }
    expect(scale.yearAt(1946)).toBeCloseTo(width);
  }
});
