import { expect, test } from 'vitest';
import { pseudo, typeset } from './typography';

test('no single letter is left at the end of a Polish line', () => {
  expect(typeset('Ala i As w domu', 'pl')).toBe('Ala i\u00a0As w\u00a0domu');
  expect(typeset('a w domu', 'pl')).toBe('a\u00a0w\u00a0domu');
  expect(typeset('W kolejce', 'pl')).toBe('W\u00a0kolejce');
});

test('nor of a Russian one, and a dash stays with what stands before it', () => {
  expect(typeset('Это — линия', 'ru')).toBe('Это\u00a0— линия');
  expect(typeset('карта и в очереди', 'ru')).toBe('карта и\u00a0в\u00a0очереди');
});

test('nor before a value that is put in, and a unit stays with its number', () => {
  expect(typeset('Najlepiej w ', 'pl')).toBe('Najlepiej w\u00a0');
  expect(typeset(' i ', 'pl')).toBe(' i\u00a0');
  expect(typeset('просит у ', 'ru')).toBe('просит у\u00a0');
  expect(typeset(' km od celu', 'pl')).toBe('\u00a0km od celu');
  expect(typeset(' км', 'ru')).toBe('\u00a0км');
  expect(typeset(' kmieci', 'pl')).toBe(' kmieci');
});

test('an ending stays with its number, also with one that is put in', () => {
  expect(typeset('303-я эскадрилья', 'ru')).toBe('303-\u2060я эскадрилья');
  expect(typeset('-е место', 'ru')).toBe('-\u2060е место');
  expect(typeset('Монте-Кассино, 1941-44', 'ru')).toBe('Монте-Кассино, 1941-44');
});

test('English keeps its spaces', () => expect(typeset('a table in a room', 'en')).toBe('a table in a room'));

test('the long form is about 40 % longer', () => {
  const text = 'Nie udało się otworzyć stołu';
  expect(pseudo(text).length / text.length).toBeGreaterThan(1.35);
  expect(pseudo('12')).toBe('12');
});
