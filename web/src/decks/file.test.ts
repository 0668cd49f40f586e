import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { builtIn, serveFiles, testFiles } from '../testing/files';

vi.mock('virtual:stolik-files', () => testFiles);
const { authorKey, DECK_FILE_LIMIT, DeckFileError, readDeckFile, readDeckLink, writeDeckFile, writeDeckLink } =
  await import('./file');
const { keepDeck, ownDecks } = await import('./shelf');
const { newDeck } = await import('./check');

const kept = new Map<string, string>();
beforeAll(() => {
  serveFiles();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
beforeEach(() => kept.set('stolik-author', '07'.repeat(32)));

test('a deck is saved and opened again, with who signed it', async () => {
  const source = builtIn('psz');
  const plain = await writeDeckFile(source, false);
  expect(await readDeckFile(plain, 'pl')).toMatchObject({ source, signed: null, report: { count: 0 } });
  const signed = await writeDeckFile(source, true);
  const read = await readDeckFile(signed, 'pl');
  expect(read).toMatchObject({ source, file: signed, report: { count: 0 }, signed: { key: await authorKey() } });
  // Somebody else's file stays as they signed it until it is changed.
  await keepDeck({ key: 'one', source: read.source, file: read.file, changed: 1 });
  const [deck] = await ownDecks();
  expect(deck).toMatchObject({ file: signed, edition: read.report.id });
  expect(await writeDeckFile(deck!, false)).toBe(signed);
  await keepDeck({
    ...deck!,
    source: { ...deck!.source, texts: { ...deck!.source.texts, pl: { ...deck!.source.texts.pl, title: 'Inna' } } },
  });
  expect((await ownDecks())[0]!.file).toBeUndefined();
});

test('the native program signs the same bytes', async () => {
  // tests/decks_bundle_test.cpp has the same numbers.
  expect(await authorKey()).toBe('ea4a6c63e29c520abef5507b132ec5f9954776aebebe7b92421eea691446d22c');
  const { default: library } = await import('libsodium-wrappers');
  const keys = library.crypto_sign_seed_keypair(library.from_hex('07'.repeat(32)));
  expect(library.to_hex(library.crypto_sign_detached('stolik deck 1\n{}', keys.privateKey))).toBe(
    'cf9cb2c1a3b385472a0adb85d4e3e089953241a5d449df7' +
      'ad21d313ef46df039995eaea7adc78e0fb94e852b417f95afc3f95b1e1ca366b049be784877d14709',
  );
});

test('what was changed after it was signed, or is no deck, is refused in words', async () => {
  const signed = await writeDeckFile(builtIn('prl'), true);
  const changed = signed.replace('"game":"rationing"', '"game":"triples__"');
  await expect(readDeckFile(changed, 'pl')).rejects.toMatchObject({
    code: 'forged',
    message: 'podpis nie pasuje: plik zmieniono po podpisaniu',
  });
  await expect(readDeckFile('<script>alert(1)</script>', 'ru')).rejects.toMatchObject({
    code: 'broken',
    message: 'это не колода: первая строка этого не говорит',
  });
  await expect(readDeckFile(`{"stolik_deck":1}\n${'['.repeat(5000)}`, 'en')).rejects.toThrow(DeckFileError);
  await expect(readDeckFile(`{"stolik_deck":1}\n${' '.repeat(DECK_FILE_LIMIT)}`, 'en')).rejects.toMatchObject({
    code: 'too-large',
  });
  // Members that JavaScript would take for its own.
  const odd = await readDeckFile('{"stolik_deck":1}\n{"deck":{"__proto__":{"x":1}},"texts":{}}', 'en');
  expect(odd.report.count).toBeGreaterThan(0);
  expect(({} as { x?: number }).x).toBeUndefined();
});

test('files that are damaged anywhere are read or refused, and nothing else happens', async () => {
  const file = await writeDeckFile(await newDeck('triples', 'my-topic', 'en'), false);
  let state = 1;
  const below = (n: number) => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) % n;
  for (let round = 0; round < 20; ++round) {
    const at = below(file.length);
    const damaged =
      file.slice(0, at) + ['', '"', '{', ']', '\\u0000', '<svg', '9e999'][below(7)] + file.slice(at + below(40));
    await readDeckFile(damaged, 'en').then(
      read => expect(read.report.count).toBeGreaterThanOrEqual(0),
      error => expect(error).toBeInstanceOf(DeckFileError),
    );
  }
});

test('a small deck is a link, a large one is not, and a link that unpacks without end is refused', async () => {
  const file = await writeDeckFile(await newDeck('triples', 'my-topic', 'pl'), false);
  const link = await writeDeckLink(file);
  expect(link).toMatch(/^[\w-]+$/);
  expect(await readDeckLink(link!)).toBe(file);
  expect(await writeDeckLink(await writeDeckFile(builtIn('gpw'), false))).toBeNull();
  const bomb = await writeDeckLink(' '.repeat(DECK_FILE_LIMIT + 1));
  await expect(readDeckLink(bomb!)).rejects.toMatchObject({ code: 'too-large' });
  await expect(readDeckLink('%%%')).rejects.toMatchObject({ code: 'broken' });
});
