// A deck: facts that hold in every language, and its texts in one.
import { files } from 'virtual:stolik-files';
import { findEdition, isEdition, ownEditions, freezeEdition, type Edition } from '../decks/shelf';
import { placeholdersOf } from '../decks/unwritten';
import { deckThere } from './own-deck';
import { engine, type Engine } from '../engine/engine';
import { unbroken } from '../words/typography';
import type { Language } from '../words/words';
import type { GameName } from './session';

/**
 * `facts` is content/decks/ID/deck.json, `texts` the file of the language beside it. docs/DECKS.md says what is in
 * them.
 */
export type Deck<Facts = any, Texts = any> = {
  id: string;
  language: Language;
  facts: Facts;
  texts: Texts;
  own?: OwnMark | undefined;
  /** places in `texts` at which a placeholder stands: nobody has written them yet, in no language */
  unwritten?: string[] | undefined;
};
/** Of a deck that somebody made: `key` is there if it is signed. That says who, never that it is right. */
export type OwnMark = { author: string | null; key: string | null };

/** What a deck may bring for a lesson, in whichever game. */
type LessonFacts = { age?: number | undefined };
type LessonTexts = {
  title: string;
  about: string;
  content_note?: string | undefined;
  questions?: string[] | undefined;
};

export const lessonOf = (deck: Deck): LessonFacts & LessonTexts => ({
  age: (deck.facts as LessonFacts).age,
  title: (deck.texts as LessonTexts).title ?? deck.id,
  about: (deck.texts as LessonTexts).about ?? '',
  content_note: (deck.texts as LessonTexts).content_note,
  questions: (deck.texts as LessonTexts).questions ?? [],
});

/** The name of a card for a narrow place, whatever kind of card it is. */
export function shortName(deck: Deck, id: string): string {
  for (const group of Object.values(
    deck.texts as Record<string, Record<string, { name?: string; short?: string; brief?: string }> | string>,
  )) {
    const entry = typeof group === 'object' && group !== null ? group[id] : undefined;
    if (entry?.name !== undefined)
      return entry.short ?? (entry.name.length > 20 ? entry.brief : undefined) ?? entry.name;
  }
  return id;
}

const fetched = new Map<string, Promise<unknown>>();

export function dataFile(name: string): Promise<unknown> {
  const address = files[name];
  if (!address) return Promise.reject(new Error(`there is no file ${name}`));
  let found = fetched.get(name);
  if (!found) {
    found = fetch(address).then(answer => {
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      return answer.json();
    });
    found.catch(() => fetched.delete(name));
    fetched.set(name, found);
  }
  return found;
}

/**
 * '' is the deck of a game that needs none. On paper texts stay as they were written: who searches the file for them
 * finds them.
 */
export async function loadDeck(id: string, language: Language, medium: 'screen' | 'paper' = 'screen'): Promise<Deck> {
  const deck = await writtenDeck(id, language);
  return medium === 'screen' ? { ...deck, texts: typesetAll(deck.texts) } : deck;
}

async function writtenDeck(id: string, language: Language): Promise<Deck> {
  if (id === '') return { id, language, facts: {}, texts: {} };
  if (!files[`${id}/deck.json`]) return ownDeck(id, language);
  const [facts, texts] = await Promise.all([dataFile(`${id}/deck.json`), dataFile(`${id}/${language}.json`)]);
  return { id, language, facts, texts };
}

export function typesetAll<T>(texts: T): T {
  if (typeof texts === 'string') return unbroken(texts) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return (
    Array.isArray(texts)
      ? texts.map(typesetAll)
      : Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, typesetAll(value)]))
  ) as T;
}

// ---- decks of the server's own, beside those that come with the client

type DeckInfo = { id: string; game: GameName; built_in: boolean };

async function fromServer(path: string): Promise<unknown> {
  const answer = await fetch(new URL(path, document.baseURI), { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/**
 * The decks of a game that can be played here: those of the client first, then the server's own where there is one,
 * then those of this device, where they can be used.
 */
export async function decksOf(game: GameName, usual: string, server = true, device = true): Promise<string[]> {
  const listed = server
    ? await fromServer('decks.json').then(
        found => (found as { decks: DeckInfo[] }).decks,
        () => [] as DeckInfo[],
      )
    : [];
  const served = listed.filter(deck => deck.game === game).map(deck => deck.id);
  return Array.from(new Set([usual, ...served, ...(device ? await ownEditions(game) : [])]));
}

/** The facts of decks that did not come with the client, as the engine and the bots read them. */
export const ownFacts = new Map<string, string>();

/**
 * With it the engine learns the deck too: a table can be opened and judged by it. A language it has not is read in one
 * that it has.
 */
async function ownDeck(id: string, language: Language): Promise<Deck> {
  const edition = (await findEdition(id)) ?? (isEdition(id) ? await deckThere(id) : null);
  const {
    facts,
    texts,
    pictures = {},
  } = edition ? contentsOf(edition) : brought((await fromServer(`decks/${id}.json`)) as Contents);
  const rules = await engine();
  if (!ownFacts.has(id)) {
    const text = JSON.stringify(facts);
    const wrong = rules.addDeck(text);
    if (wrong) throw new Error(wrong);
    ownFacts.set(id, text);
  }
  const shown = texts[language] ? language : texts.en ? 'en' : Object.keys(texts)[0]!;
  const words = texts[shown];
  const unwritten = placeholdersOf(texts, shown);
  if (!isEdition(id)) return { id, language, facts, texts: words, unwritten };
  const author = typeof facts.author === 'string' ? facts.author : null;
  return {
    id,
    language,
    facts: withPictures(facts, pictures),
    texts: words,
    own: { author, key: edition?.key || null },
    unwritten,
  };
}

type Contents = { facts: Record<string, unknown>; texts: Record<string, unknown>; pictures?: Record<string, string> };
/** An edition is known by the id that its contents make, whatever its author called it. */
function contentsOf(edition: Edition): Contents {
  const { deck, texts, pictures } = JSON.parse(edition.contents) as { deck: Record<string, unknown> } & Omit<
    Contents,
    'facts'
  >;
  return { facts: { ...deck, id: edition.id }, texts, ...(pictures && { pictures }) };
}

/** A server tells a deck's pictures among its facts. */
function brought({ facts: { pictures, ...facts }, texts }: Contents): Contents {
  return { facts, texts, pictures: (pictures ?? {}) as Record<string, string> };
}

/** An own picture as an address that an image shows: in it nothing acts and nothing is fetched. */
const pictureAddress = (picture: string): string =>
  picture.startsWith('<svg') ? `data:image/svg+xml,${encodeURIComponent(picture)}` : picture;

/**
 * What draws the picture of that name: an own one's address, else its name. An address in the place of a name draws
 * nothing.
 */
export const pictureIn = (pictures: Record<string, string>, name: string): string =>
  Object.hasOwn(pictures, name) ? pictureAddress(pictures[name]!) : name.startsWith('data:image/') ? '' : name;

/** The facts with own pictures in the places of their names. */
export function withPictures(
  facts: Record<string, unknown>,
  pictures: Record<string, string>,
): Record<string, unknown> {
  const shown = (value: unknown): unknown => {
    if (typeof value === 'string') return pictureIn(pictures, value);
    if (Array.isArray(value)) return value.map(shown);
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, shown(inside)]))
      : value;
  };
  return shown(facts) as Record<string, unknown>;
}

/** The engine, knowing that deck; null is the usual one. */
export async function engineWith(deck: unknown): Promise<Engine> {
  if (typeof deck === 'string' && !files[`${deck}/deck.json`]) {
    await ownDeck(deck, 'en');
    await freezeEdition(deck).catch(() => undefined);
  }
  return engine();
}
