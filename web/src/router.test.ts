import { beforeAll, expect, test, vi } from 'vitest';

let router: typeof import('./router');
beforeAll(async () => {
  vi.stubGlobal('location', { hash: '#/new/triples?place=bots' });
  vi.stubGlobal('addEventListener', () => {});
  router = await import('./router');
});

test('an address has a path and a query', () => {
  expect(router.here.value.path).toBe('new/triples');
  expect(router.here.value.query.get('place')).toBe('bots');
  expect(router.parse('').path).toBe('');
  expect(router.parse('#/table/abc/').path).toBe('table/abc');
});

test('a pattern gives its names, and only to what fits', () => {
  expect(router.fit('', '')).toEqual({});
  expect(router.fit('new/:game', 'new/triples')).toEqual({ game: 'triples' });
  expect(router.fit('new/:game', 'new')).toBeNull();
  expect(router.fit('new/:game', 'new/triples/more')).toBeNull();
  expect(router.fit('watch/:rest*', 'watch/a/b')).toEqual({ rest: 'a/b' });
});
