// A deck in several languages of which one is written: whoever reads another gets that, wherever the deck goes.
import 'fake-indexeddb/auto';
import { beforeAll, expect, test, vi } from 'vitest';
import { serveFiles, testFiles } from '../testing/files';

vi.mock('virtual:stolik-files', () => testFiles);
vi.mock('virtual:stolik-games', () => ({ names: ['triples', 'rationing', 'victory-line'] }));
const { checkDeck, newDeck } = await import('./check');
const { readDeckFile, writeDeckFile } = await import('./file');
const { editionOf, findEdition, keepDeck, ownDecks } = await import('./shelf');
const { filled } = await import('./unwritten');
const { loadWorkshop } = await import('../screens/workshop/parts');
const { changed, withLanguage } = await import('../screens/workshop/draft');
const { placeholdersIn } = await import('../screens/workshop/missing');
type Draft = import('./shelf').OwnDeck;

beforeAll(serveFiles);

const TITLE = { of: 'texts' as const, path: 'title' };
const begun = async (game: string): Promise<Draft> => {
  const source = await newDeck(game, 'my-topic', 'pl');
  const draft = { key: game, changed: 0, source, blank: source };
  return withLanguage(draft, 'ru', await loadWorkshop(game));
};
const write = (draft: Draft, field: { path: string }, language: string, text: string): Draft => ({
  ...draft,
  source: changed(draft.source, { of: 'texts', ...field }, language, text),
});

test.each(['triples', 'rationing', 'victory-line'])(
  'a text of one language stands where another has none: %s',
  async game => {
    const draft = write(await begun(game), TITLE, 'pl', 'Wynalazki');
    const whole = filled(draft.source, draft.blank!);
    expect([whole.texts.pl!.title, whole.texts.ru!.title, whole.texts.ru!.language]).toEqual([
      'Wynalazki',
      'Wynalazki',
      'ru',
    ]);
    // Once it is written it stays, and the other way round as well.
    const both = write(draft, TITLE, 'ru', 'Изобретения');
    expect(filled(both.source, both.blank!)).toBe(both.source);
    const other = write(await begun(game), TITLE, 'ru', 'Изобретения');
    expect(filled(other.source, other.blank!).texts.pl!.title).toBe('Изобретения');
    expect(draft.source.texts.ru!.title).not.toBe('Wynalazki');
    expect((await checkDeck(whole, 'en')).problems).toEqual([]);
  },
);

test('so it is played, found again by its edition, and handed on as a file', async () => {
  const draft = write(await begun('triples'), TITLE, 'pl', 'Wynalazki');
  await keepDeck(draft);
  const [kept] = await ownDecks();
  const found = JSON.parse((await findEdition(kept!.edition!))!.contents);
  expect([found.texts.ru.title, await editionOf(kept!)]).toEqual(['Wynalazki', kept!.edition]);
  expect((await readDeckFile(await writeDeckFile(kept!, false), 'en')).source.texts.ru!.title).toBe('Wynalazki');
  // The deck on the bench is as it was: there it is still to be translated.
  expect(kept!.source.texts.ru!.title).not.toBe('Wynalazki');
});

test('a text that another card of that language has already stays away', async () => {
  const pl = write(await begun('victory-line'), { path: 'events.event-1.code' }, 'pl', 'Lam');
  const both = write(pl, { path: 'events.event-2.code' }, 'ru', 'Lam');
  expect((await checkDeck(filled(both.source, both.blank!), 'en')).count).toBe(2);
  const id = await editionOf(both);
  expect(JSON.parse((await findEdition(id))!.contents).texts).toEqual(both.source.texts);
});

test('what is written in no language is counted for who chooses the deck', async () => {
  const draft = await begun('triples');
  const missing = async (one: Draft) => {
    await keepDeck(one);
    return placeholdersIn((await ownDecks()).find(deck => deck.key === one.key)!.edition!);
  };
  const before = await missing(draft);
  expect(before).toBeGreaterThan(100);
  expect(await missing(write(draft, TITLE, 'ru', 'Изобретения'))).toBe(before - 1);
  expect(await placeholdersIn(`own-${'0'.repeat(32)}`)).toBe(0);
  // Goods, kinds and phrases of a new deck are words, not placeholders.
  const rationing = await begun('rationing');
  expect((await missing(rationing)) + 7 * 5 + 4 + 12).toBe(
    Object.values(rationing.source.texts.pl!).flatMap(leaves).length - 1 - 1,
  );
});

/** All texts below. */
const leaves = (json: unknown): string[] =>
  typeof json === 'string'
    ? [json]
    : typeof json === 'object' && json !== null
      ? Object.values(json).flatMap(leaves)
      : [];
