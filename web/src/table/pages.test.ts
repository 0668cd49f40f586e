// Notes are kept for one person in one game, and go with the table.
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetPages, keepPage, keptPage } from './pages';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

test('a page is found again by the same seat of the same game only', () => {
  keepPage('abc', 1, { anders: { 2: 'no' } });
  expect(keptPage('abc', 1)).toEqual({ anders: { 2: 'no' } });
  expect(keptPage('abc', 2)).toBeUndefined();
  expect(keptPage('abcd', 1)).toBeUndefined();
});

test('an emptied page and the pages of a forgotten table are gone', () => {
  keepPage('abc', 0, { maczek: { 1: 'yes' } });
  keepPage('abc', 0, {});
  expect(keptPage('abc', 0)).toBeUndefined();
  keepPage('abc', 0, { maczek: { 1: 'yes' } });
  keepPage('def', 0, { maczek: { 1: 'maybe' } });
  forgetPages('abc');
  expect(keptPage('abc', 0)).toBeUndefined();
  expect(keptPage('def', 0)).toEqual({ maczek: { 1: 'maybe' } });
});

test('a browser that keeps nothing is no error', () => {
  vi.stubGlobal('localStorage', undefined);
  keepPage('abc', 0, { maczek: { 1: 'yes' } });
  expect(keptPage('abc', 0)).toBeUndefined();
});

test('what is older than a table on a server is forgotten', () => {
  vi.useFakeTimers({ now: 0 });
  keepPage('abc', 0, { maczek: { 1: 'yes' } });
  vi.setSystemTime(9 * 24 * 3600 * 1000);
  expect(keptPage('abc', 0)).toBeUndefined();
  vi.useRealTimers();
});
