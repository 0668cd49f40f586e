import 'fake-indexeddb/auto';
import { beforeAll, expect, test, vi } from 'vitest';
import { testEngine } from '../testing/engine';
import { builtIn, serveFiles, testFiles } from '../testing/files';

vi.mock('virtual:stolik-files', () => testFiles);
// The settings are those of a page, and there is none here.
vi.mock('../settings', () => ({ settings: { pace: { value: 'instant' } } }));
vi.mock('../engine/engine', async original => {
  const engine = testEngine(3);
  return { ...(await original<typeof import('../engine/engine')>()), engine: () => engine };
});
const { checkDeck, newDeck } = await import('./check');
const { DeckRefused, editionOf, findEdition, forgetDeck, isEdition, keepDeck, ownDecks, ownEditions } =
  await import('./shelf');
const { decksOf, loadDeck } = await import('../table/deck');
const { createDeviceTable, deviceTable } = await import('../table/open');
const { at, put } = await import('./path');

beforeAll(serveFiles);

test('what is wrong is said in the language asked for, with its place', async () => {
  const source = builtIn('psz');
  expect(await checkDeck(source, 'pl')).toMatchObject({ count: 0, problems: [] });
  source.texts.pl.cards.anders.name = 'x'.repeat(41);
  const { problems } = await checkDeck(source, 'pl');
  expect(problems).toMatchObject([
    { file: 'pl.json', place: 'cards.anders.name', what: 'za długie: 41 znaków, najwyżej 38; skróć' },
  ]);
  expect((await checkDeck(source, 'en')).problems[0]!.what).toBe('41 characters, at most 38; shorten it');
  expect((await checkDeck(source, 'ru')).problems[0]!.what).toBe(
    'слишком длинно: 41 знаков, можно не больше 38; сократите',
  );
});

for (const game of ['triples', 'rationing', 'victory-line'] as const) {
  test(`a deck of one's own is made, kept, listed and played at once: ${game}`, async () => {
    const source = await newDeck(game, 'my-topic', 'pl');
    const report = await keepDeck({ key: game, source, changed: 1 });
    expect(report.count).toBe(0);
    const [id] = await ownEditions(game);
    expect(isEdition(id!)).toBe(true);
    expect(await decksOf(game, 'usual', false)).toEqual(['usual', id]);
    const deck = await loadDeck(id!, 'ru');
    expect(deck).toMatchObject({ id, texts: source.texts.pl, facts: { id, game }, own: { author: null, key: null } });
    const seats = [0, 1, 2].map(seat => ({ name: { typed: `P${seat}` } }));
    const session = (await deviceTable(await createDeviceTable({ game, options: { deck: id }, seats })))!;
    expect(session.view.value).toMatchObject({ options: { deck: id } });
    // Its cards stay on the device, whatever becomes of the deck.
    await forgetDeck(game);
    expect(await ownEditions(game)).toEqual([]);
    expect((await loadDeck(id!, 'pl')).texts).toEqual(source.texts.pl);
    session.close();
  });
}

test('a deck with a problem is kept, is no edition, and another change is another edition', async () => {
  const source = await newDeck('triples', 'half', 'en');
  const first = await editionOf(source);
  source.texts.en.title = 'Another title';
  const second = await editionOf(source);
  expect(second).not.toBe(first);
  expect((await findEdition(first))!.contents).not.toContain('Another title');
  source.texts.en.title = '';
  expect((await keepDeck({ key: 'half', source, changed: 2 })).count).toBe(1);
  expect((await ownDecks()).map(deck => [deck.key, deck.edition])).toEqual([['half', undefined]]);
  expect(await ownEditions('triples')).toEqual([]);
  await expect(editionOf(source)).rejects.toThrow(DeckRefused);
});

test('a store that refuses is told to who asks for the decks; who chooses one has ours all the same', async () => {
  const refuses = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new Error('no store');
  });
  await expect(ownDecks()).rejects.toThrow('no store');
  expect(await ownEditions('triples')).toEqual([]);
  expect(await findEdition(`own-${'0'.repeat(32)}`)).toBeNull();
  expect(await decksOf('triples', 'usual', false)).toEqual(['usual']);
  refuses.mockRestore();
});

/** Where a game's first card names its picture, in an empty deck; the board has one of its own there. */
const PICTURED = {
  triples: 'sets[0].pictures[0]',
  rationing: 'shopping[0].picture',
  'victory-line': 'events[0].picture',
};

test.each(['triples', 'rationing', 'victory-line'] as const)(
  'an own picture stands where its name stood, as an image that cannot act: %s',
  async game => {
    const source = await newDeck(game, 'pictures', 'en');
    source.pictures['own-lamp'] =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
    source.deck = put(source.deck, PICTURED[game], 'own-lamp');
    const deck = await loadDeck(await editionOf(source), 'en');
    expect(at(deck.facts, PICTURED[game])).toBe(
      `data:image/svg+xml,${encodeURIComponent(source.pictures['own-lamp'])}`,
    );
    source.pictures['own-lamp'] = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>1</script></svg>';
    expect((await checkDeck(source, 'en')).problems.map(({ file, place }) => [file, place])).toContainEqual([
      'pictures',
      'own-lamp',
    ]);
  },
);
