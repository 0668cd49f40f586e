import { describe, expect, test } from 'vitest';
import { sortKey } from './deck';
import { pszCards } from './testing';
import { fold, keeps, recognise, slips } from './search';

const psz = pszCards;

describe('folding', () => {
  test('letters lose case and diacritics, signs go', () => {
    expect(fold('ORP „Piorun”')).toBe('orppiorun');
    expect(fold('Władysław')).toBe('wladyslaw');
    expect(fold('ЁЖ й')).toBe('ежи');
    expect(fold('Clos-du-Doubs')).toBe('closdudoubs');
  });
});

describe('the list', () => {
  test('is alphabetical and leaves numbers in front out of account', () => {
    expect(sortKey('1. Dywizja Pancerna')).toBe('Dywizja Pancerna');
    expect(sortKey('2-й Польский корпус')).toBe('Польский корпус');
    expect(sortKey('1st Armoured Division')).toBe('Armoured Division');
    const names = psz('pl').alphabetical.map(card => card.name);
    expect(names.indexOf('bitwa o Anglię')).toBeLessThan(names.indexOf('1. Dywizja Pancerna'));
    expect(names.indexOf('1. Dywizja Pancerna')).toBeGreaterThan(names.indexOf('gen. Władysław Anders'));
  });
  test('has commanders in the place of their surnames', () => {
    for (const language of ['pl', 'ru', 'en'] as const) {
      const { alphabetical } = psz(language);
      const order = new Intl.Collator(language, { sensitivity: 'base', numeric: true, ignorePunctuation: true });
      const commanders = alphabetical.filter(card => card.role === 'commander');
      for (const card of commanders) expect(card.sortedBy).toBe(card.name.split(' ').at(-1));
      const keys = alphabetical.map(card =>
        card.role === 'commander' ? card.name.split(' ').at(-1)! : sortKey(card.name),
      );
      expect(keys).toEqual(keys.toSorted(order.compare));
    }
  });
  test('T2: holds all 36 cards, each once', () => {
    for (const language of ['pl', 'ru', 'en'] as const) {
      const cards = psz(language);
      expect(new Set(cards.alphabetical.map(card => card.id)).size).toBe(36);
    }
  });
  test('is narrowed by beginnings of words, whatever the diacritics', () => {
    const { alphabetical } = psz('pl');
    const found = (typed: string) => alphabetical.filter(card => keeps(card, typed)).map(card => card.id);
    expect(found('sosab')).toEqual(['sosabowski']);
    expect(found('monte cas')).toEqual(['monte-cassino']);
    expect(found('brygada strzelcow')).toHaveLength(2);
    expect(found('')).toHaveLength(36);
    expect(found('xyz')).toEqual([]);
  });
});

describe('typing from memory', () => {
  const name = (typed: string, language: 'pl' | 'ru' | 'en' = 'pl') => {
    const found = recognise(typed, psz(language).alphabetical);
    return found.kind === 'card' ? found.card.id : found.kind;
  };
  test('slips are letters missing, too many, wrong or swapped', () => {
    expect(slips('anders', 'anders', 2)).toBe(0);
    expect(slips('andres', 'anders', 2)).toBe(1);
    expect(slips('ander', 'anders', 2)).toBe(1);
    expect(slips('falaize', 'falaise', 2)).toBe(1);
    expect(slips('abcdef', 'uvwxyz', 2)).toBe(3);
  });
  test('knows whole names, aliases and at most two slips', () => {
    expect(name('gen. Władysław Anders')).toBe('anders');
    expect(name('wladyslaw anders')).toBe('anders');
    expect(name('Sosabowsky')).toBe('sosabowski');
    expect(name('monte casino')).toBe('monte-cassino');
    expect(name('Бисмарк', 'ru')).not.toBe('card');
    expect(name('ген. Мачек', 'ru')).toBe('maczek');
  });
  test('never completes: a beginning is no name', () => {
    expect(name('an')).toBe('short');
    expect(name('sosab')).toBe('none');
    expect(name('bitwa o')).toBe('none');
    expect(name('gen. Stanisław')).toBe('none');
  });
  test('numbers must be right, and nonsense is nothing', () => {
    expect(name('1. Dywizja Pancerna')).toBe('1-dywizja-pancerna');
    expect(name('2. Dywizja Pancerna')).not.toBe('1-dywizja-pancerna');
    expect(name('kajak na jeziorze')).toBe('none');
  });
  test('every name and alias of the deck finds its own card', () => {
    const wrong: string[] = [];
    for (const language of ['pl', 'ru', 'en'] as const) {
      const { alphabetical } = psz(language);
      for (const card of alphabetical) {
        for (const typed of [card.name, ...card.aliases]) {
          if (fold(typed).length < 3) continue;
          const found = recognise(typed, alphabetical);
          if (found.kind !== 'card' || found.card !== card) wrong.push(`${language}: ${typed}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
