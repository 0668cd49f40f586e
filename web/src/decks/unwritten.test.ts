// A deck in several languages of which one is written: whoever reads another gets that, wherever the deck goes.
import 'fake-indexeddb/auto';
import { beforeAll, expect, test, vi } from 'vitest';
import { testEngine } from '../testing/engine';
import { serveFiles, testFiles } from '../testing/files';

vi.mock('virtual:stolik-files', () => testFiles);
vi.mock('virtual:stolik-games', () => ({ names: ['triples', 'rationing', 'victory-line'] }));
vi.mock('../engine/engine', async original => {
  const engine = testEngine(3);
  return { ...(await original<typeof import('../engine/engine')>()), engine: () => engine };
});
const { checkDeck, newDeck } = await import('./check');
const { readDeckFile, readDeckLink, writeDeckFile, writeDeckLink } = await import('./file');
const { editionOf, findEdition, keepDeck, ownDecks } = await import('./shelf');
const { filled, isUnwritten } = await import('./unwritten');
const { sectionsOf } = await import('../screens/workshop/pages');
const { loadWorkshop } = await import('../screens/workshop/parts');
const { changed, withLanguage, written } = await import('../screens/workshop/draft');
const { loadDeck } = await import('../table/deck');
type Draft = import('./shelf').OwnDeck;

const kept = new Map<string, string>();
beforeAll(() => {
  serveFiles();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

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
  expect(JSON.parse((await findEdition(id))!.contents).texts).toMatchObject({
    pl: { events: both.source.texts.pl!.events },
    ru: { events: both.source.texts.ru!.events },
  });
});

/** The deck as somebody else has it who opens the file, or the link. */
const opened = async (draft: Draft): Promise<Draft> => {
  const file = await readDeckLink((await writeDeckLink(await writeDeckFile(draft, false)))!);
  const { source, blank, report } = await readDeckFile(file, 'en');
  expect(report.count).toBe(0);
  return { key: 'opened', changed: 0, source, blank };
};
const progress = async ({ source, blank }: Draft, language: string) => {
  const pages = sectionsOf(await loadWorkshop('triples'), source, language, (() => '') as never).flatMap(
    one => one.pages,
  );
  return written({ source, blank }, pages, language);
};

test('a file and a link say what is not written yet, whoever opens them', async () => {
  const source = await newDeck('triples', 'my-topic', 'pl');
  const alone = write({ key: 'k', changed: 0, source, blank: source }, TITLE, 'pl', 'Wynalazki');
  const there = await opened(alone);
  expect(await progress(there, 'pl')).toEqual(await progress(alone, 'pl'));
  expect(there.source.texts.pl!.unwritten).toBeUndefined();
  // What may be missing and nobody wrote is missing: no placeholder stands as a warning to teachers.
  expect([alone.source.texts.pl!.content_note, there.source.texts.pl!.content_note]).toEqual([
    expect.any(String),
    undefined,
  ]);
  // In two languages: what stands there in the words of the other one is still to be written.
  const both = write(
    withLanguage(alone, 'ru', await loadWorkshop('triples')),
    { path: 'questions[0]' },
    'ru',
    'Почему?',
  );
  const copy = await opened(both);
  for (const language of ['pl', 'ru']) expect(await progress(copy, language)).toEqual(await progress(both, language));
  expect(copy.source.texts.ru!.title).toBe('Wynalazki');
  // Written there, it is written.
  const after = write(copy, { path: 'sets.set-3.title' }, 'pl', 'Nafta');
  expect((await progress(after, 'pl')).done).toBe((await progress(copy, 'pl')).done + 1);
  expect(await progress(await opened(after), 'pl')).toEqual(await progress(after, 'pl'));
});

test('a deck that somebody signed stays as they signed it, with its marks', async () => {
  const source = await newDeck('triples', 'signed', 'pl');
  const file = await writeDeckFile({ source, blank: source }, true);
  const read = await readDeckFile(file, 'pl');
  await keepDeck({ key: 'signed', changed: 0, ...read });
  const deck = (await ownDecks()).find(one => one.key === 'signed')!;
  expect(await writeDeckFile(deck, false)).toBe(file);
});

test('on paper the cards say it, too', async () => {
  const source = await newDeck('triples', 'paper', 'pl');
  const draft = write(
    { key: 'k', changed: 0, source, blank: source },
    { path: 'cards.card-1.name' },
    'pl',
    'Łukasiewicz',
  );
  const deck = await loadDeck(await editionOf(draft), 'pl', 'paper');
  expect(isUnwritten('cards.card-1', deck.unwritten!)).toBe(false);
  expect(isUnwritten('cards.card-2', deck.unwritten!)).toBe(true);
  expect(isUnwritten('sets.set-1', deck.unwritten!)).toBe(true);
});

test('what is written in no language is counted for who chooses the deck', async () => {
  const draft = await begun('triples');
  const missing = async (one: Draft) => {
    await keepDeck(one);
    return (await loadDeck((await ownDecks()).find(deck => deck.key === one.key)!.edition!, 'pl')).unwritten!.length;
  };
  const before = await missing(draft);
  expect(before).toBeGreaterThan(100);
  expect(await missing(write(draft, TITLE, 'ru', 'Изобретения'))).toBe(before - 1);
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
