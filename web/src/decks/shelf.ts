// Decks made on this device, in IndexedDB. A *deck* is what somebody writes; an *edition* is a copy that a table, a
// class or a sheet was made with: it stays as it is, whatever becomes of the deck, and its id is made of its contents.
import { checkContents, contentsOf, type DeckReport, type OwnSource } from './check';
import { filled, marked, unmarked } from './unwritten';
import { answer, databaseOf, done } from '../table/database';
import type { GameName } from '../table/session';

export type OwnDeck = {
  /** random; stays whatever changes */
  key: string;
  source: OwnSource;
  /** what it began with: a text that is still the same has not been written yet. None for a copy or a file. */
  blank?: OwnSource | undefined;
  changed: number;
  /** the .stolik-deck it came in, while nothing of it was changed */
  file?: string | undefined;
  /** the edition it would be now; missing while it cannot be played */
  edition?: string | undefined;
};
/** As the first line of a file says it, hexadecimal. */
export type Signed = { key: string; signature: string };
/** `key` is that of who signed it, '' if nobody did. */
export type Edition = {
  id: string;
  game: GameName;
  contents: string;
  key: string;
  signature?: string | undefined;
  used: number;
};

/** The deck has problems: it cannot be played. */
export class DeckRefused extends Error {
  constructor(readonly report: DeckReport) {
    super(report.problems[0]?.what ?? 'the deck cannot be played');
  }
}

/** So many editions are kept, the last used ones. */
const KEPT_EDITIONS = 60;

const database = databaseOf('stolik-decks', 1, { decks: { keyPath: 'key' }, editions: { keyPath: 'id' } });

type Store = 'decks' | 'editions';
const ask = async <T>(store: Store, what: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  answer(what((await database()).transaction(store).objectStore(store)));
async function change(store: Store, what: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = (await database()).transaction(store, 'readwrite');
  what(transaction.objectStore(store));
  return done(transaction);
}

/**
 * All decks of this device, the one last changed first. Throws where nothing can be kept: those who only choose take it
 * as none.
 */
export async function ownDecks(): Promise<OwnDeck[]> {
  const all = await ask<OwnDeck[]>('decks', store => store.getAll());
  return all.sort((a, b) => b.changed - a.changed);
}
const decksIfAny = (): Promise<OwnDeck[]> => ownDecks().catch(() => []);

const contentsIn = (file: string): string => file.slice(file.indexOf('\n') + 1);
/** Whether a file still says what its deck says. */
function sameAs(file: string, source: OwnSource): boolean {
  try {
    return contentsOf(unmarked(JSON.parse(contentsIn(file)) as OwnSource).source) === contentsOf(source);
  } catch {
    return false;
  }
}
type Made = Pick<OwnDeck, 'source' | 'file' | 'blank'>;

/**
 * What of a deck is played, printed and handed on: the file it came in, or what is written of it with marks at what is
 * not, and what the check says of that.
 */
async function contentsAndReport({ source, file, blank }: Made): Promise<{ contents: string; report: DeckReport }> {
  if (file !== undefined) return { contents: contentsIn(file), report: await checkContents(contentsIn(file), 'en') };
  const places = blank ? await (await import('../screens/workshop/missing')).missingIn({ source, blank }) : [];
  const plain = contentsOf(marked(source, places));
  const whole = blank ? contentsOf(marked(filled(source, blank), places)) : plain;
  const report = await checkContents(whole, 'en');
  // A name from another language may be one that this one has already: then each stays with its own.
  return whole === plain || report.count === 0
    ? { contents: whole, report }
    : { contents: plain, report: await checkContents(plain, 'en') };
}
export const contentsToHandOn = async (deck: Made): Promise<string> => (await contentsAndReport(deck)).contents;

/** Puts it there, or puts it in the place of what it was. Returns what is wrong with it. */
export async function keepDeck(deck: OwnDeck): Promise<DeckReport> {
  const file = deck.file !== undefined && sameAs(deck.file, deck.source) ? deck.file : undefined;
  const { report } = await contentsAndReport({ ...deck, file });
  await change('decks', store => store.put({ ...deck, file, edition: report.count > 0 ? undefined : report.id }));
  return report;
}
export const forgetDeck = (key: string): Promise<void> => change('decks', store => store.delete(key));

/** Keeps a copy that nothing changes any more; its id is what `options.deck` of a table names. Throws DeckRefused. */
export async function editionOf(deck: OwnSource | OwnDeck): Promise<string> {
  const made: Made = 'source' in deck ? deck : { source: deck };
  const { contents, report } = await contentsAndReport(made);
  if (report.count > 0) throw new DeckRefused(report);
  await keepEdition(report.id!, contents, signedIn(made.file));
  return report.id!;
}

/** Who signed a file that was looked at before. */
const signedIn = (file: string | undefined): Signed | null => {
  if (file === undefined) return null;
  const { key, signature } = JSON.parse(file.slice(0, file.indexOf('\n'))) as Partial<Signed>;
  return key && signature ? { key, signature } : null;
};

export async function keepEdition(id: string, contents: string, signed: Signed | null = null): Promise<void> {
  const { game } = (JSON.parse(contents) as OwnSource).deck as { game: GameName };
  await change('editions', store =>
    store.put({ id, game, contents, key: '', ...signed, used: Date.now() } satisfies Edition),
  );
  const all = await ask<Edition[]>('editions', store => store.getAll());
  const old = all.sort((a, b) => b.used - a.used).slice(KEPT_EDITIONS);
  if (old.length > 0) await change('editions', store => old.forEach(one => store.delete(one.id)));
}

/** An edition of this device, or what a deck of it would be; null if there is none of that id. */
export async function findEdition(id: string): Promise<Edition | null> {
  if (!isEdition(id)) return null;
  const kept = await ask<Edition | undefined>('editions', store => store.get(id)).catch(() => undefined);
  if (kept) return kept;
  const deck = (await decksIfAny()).find(one => one.edition === id);
  return deck
    ? {
        id,
        game: deck.source.deck.game as GameName,
        contents: await contentsToHandOn(deck),
        key: '',
        ...signedIn(deck.file),
        used: 0,
      }
    : null;
}

/** What a table is made with stays. */
export async function freezeEdition(id: string): Promise<void> {
  const found = await findEdition(id);
  if (found) await keepEdition(id, found.contents, signedOf(found));
}

/** None for those that were kept before signatures were. */
export const signedOf = ({ key, signature }: Edition): Signed | null => (key && signature ? { key, signature } : null);

export const isEdition = (id: string): boolean => /^own-[0-9a-f]{32}$/.test(id);

/** The decks of this device that a game can be played with, by the ids of their editions. */
export async function ownEditions(game: GameName): Promise<string[]> {
  return (await decksIfAny())
    .filter(deck => deck.edition !== undefined && deck.source.deck.game === game)
    .map(deck => deck.edition!);
}
