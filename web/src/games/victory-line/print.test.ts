import { describe, expect, test } from 'vitest';
import { quoted } from './deck';
import { hyphenated } from './hyphens';
import { linesAt, printOf, widthOf } from './print';
import { testDeck } from './testing';

const soft = (text: string) => text.replaceAll('\u00ad', '-');

describe('soft hyphens', () => {
  test('Russian words part by their syllables', () => {
    expect(soft(hyphenated('Сталинградская', 'ru'))).toBe('Ста-лин-град-ская');
    expect(soft(hyphenated('Нюрнбергский', 'ru'))).toBe('Нюрн-берг-ский');
    expect(soft(hyphenated('Освобождение', 'ru'))).toBe('Осво-бож-де-ние');
  });
  test('Polish pairs of letters stay together', () => {
    expect(soft(hyphenated('Ojczyźnianej', 'pl'))).not.toMatch(/c-z|r-z|s-z|d-z|c-h/);
    expect(soft(hyphenated('Konstantynopolitańczyk', 'pl'))).not.toMatch(/-..$|^..-/);
  });
  test('no long word of the deck is left for the browser to break anywhere', () => {
    for (const language of ['pl', 'ru', 'en'] as const) {
      const words = [...testDeck(language).board.of.values()].flatMap(
        event => event.name.match(/[\p{L}’]{10,}/gu) ?? [],
      );
      expect(words.length).toBeGreaterThan(20);
      expect(
        words.filter(word => !hyphenated(word, language).includes('\u00ad')),
        language,
      ).toEqual([]);
    }
  });
  test('short words stay whole, and nothing but hyphens is added', () => {
    const wrong: string[] = [];
    for (const language of ['pl', 'ru', 'en'] as const) {
      expect(hyphenated('Brest', language)).toBe('Brest');
      for (const event of testDeck(language).board.of.values()) {
        const text = hyphenated(event.name, language);
        if (
          text.replaceAll('\u00ad', '') !== event.name ||
          /(^|[ -])\p{L}{1,2}\u00ad|\u00ad\p{L}{1,2}($|[ -])/u.test(text)
        )
          wrong.push(soft(text));
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('print', () => {
  test('lines break at spaces, hyphens and soft hyphens only', () => {
    expect(linesAt('aaaa aaaa', widthOf('aaaa aaaa'))).toBe(1);
    expect(linesAt('aaaa aaaa', widthOf('aaaa'))).toBe(2);
    expect(linesAt('aaaa\u00a0aaaa', widthOf('aaaa'))).toBe(Infinity);
    expect(linesAt('aaaa\u00adaaaa', widthOf('aaaa-'))).toBe(2);
  });
  test('every name fits its cell in every language, free and taken', () => {
    const wrong: string[] = [];
    for (const language of ['pl', 'ru', 'en'] as const) {
      for (const event of testDeck(language).board.of.values()) {
        const free = printOf(event, 'names', false, language);
        if (free.text.replaceAll('\u00ad', '') !== event.name) wrong.push(free.text);
        const taken = printOf(event, 'names', true, language);
        if (linesAt(taken.text, { '': 480, s: 515, xs: 0 }[taken.print]) > 2) wrong.push(taken.text);
        if (printOf(event, 'codes', false, language).text !== event.code) wrong.push(event.code);
      }
    }
    expect(wrong).toEqual([]);
  });
});

test('quotation marks inside a quoted name become the inner ones', () => {
  expect(quoted('Blokada', 'pl')).toBe('„Blokada”');
  expect(quoted('Pieśń „Święta wojna”', 'pl')).toBe('„Pieśń «Święta wojna»”');
  expect(quoted('„Za zwycięstwo nad Niemcami”', 'pl')).toBe('„Za zwycięstwo nad Niemcami”');
  expect(quoted('Песня «Священная война»', 'ru')).toBe('«Песня „Священная война“»');
});
