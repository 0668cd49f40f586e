import { expect, test } from 'vitest';
import { dayOf, longDate, shortDate, type EventDate } from './dates';
import { testDeck } from './testing';

const day = (date: string, date_end: string | null = null, precision: EventDate['precision'] = 'day'): EventDate => ({
  date,
  date_end,
  precision,
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a day, a month and a year as people say them', () => {
  expect((['pl', 'ru', 'en'] as const).map(language => plain(longDate(day('1943-07-05'), language)))).toEqual([
    '5 lipca 1943',
    '5 июля 1943',
    '5 July 1943',
  ]);
  expect(
    (['pl', 'ru', 'en'] as const).map(language => plain(longDate(day('1942-06', null, 'month'), language))),
  ).toEqual(['czerwiec 1942', 'июнь 1942', 'June 1942']);
  expect(plain(longDate(day('1942-05-01', null, 'month'), 'ru'))).toBe('май 1942');
  expect(plain(longDate(day('1942', null, 'year'), 'pl'))).toBe('1942');
});

test('spans name a month and a year once where they can', () => {
  expect(plain(longDate(day('1941-06-22', '1941-06-30'), 'ru'))).toBe('22–30 июня 1941');
  expect(plain(longDate(day('1943-07-05', '1943-08-23'), 'ru'))).toBe('5 июля — 23 августа 1943');
  expect(plain(longDate(day('1941-10-30', '1942-07-04'), 'pl'))).toBe('30 października 1941 – 4 lipca 1942');
  expect(plain(longDate(day('1943-07-05', '1943-07-05'), 'en'))).toBe('5 July 1943');
});

test('short dates fit a card', () => {
  expect(plain(shortDate(day('1943-07-05'), 'ru'))).toBe('5 июл 1943');
  expect(plain(shortDate(day('1943-05-05'), 'ru'))).toBe('5 мая 1943');
  expect(plain(shortDate(day('1943-05', null, 'month'), 'ru'))).toBe('май 1943');
  expect(plain(shortDate(day('1943-07-05'), 'pl', false))).toBe('5 lip');
});

test('all dates of the deck can be said and lie in the order of the board', () => {
  for (const language of ['pl', 'ru', 'en'] as const) {
    for (const event of testDeck(language).board.of.values()) {
      expect(longDate(event, language)).toMatch(/^[\p{L}\d–— \u00a0]+$/u);
      expect(longDate(event, language)).toContain(event.date.slice(0, 4));
    }
  }
  expect(dayOf(day('1941-01-01'))).toBe(0);
  expect(dayOf(day('1942-01-01'))).toBe(365);
});
