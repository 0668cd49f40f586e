// The check of `stolik decks check` in the page: one implementation, as a module that is loaded with the workshop.
import { files } from 'virtual:stolik-files';
import {
  loadDecks,
  type DeckRead,
  type DeckReport,
  type Decks,
  type OwnSource,
} from '../../../bindings/wasm/decks.mjs';
import type { GameName } from '../table/session';
import type { Language } from '../words/words';

export type { DeckProblem, DeckRead, DeckReport, OwnSource } from '../../../bindings/wasm/decks.mjs';

let loading: Promise<Decks> | null = null;

/** Loaded once; a failed load may be tried again. */
function decks(): Promise<Decks> {
  loading ??= loadDecks(fetch(files['decks.wasm']!)).catch(error => {
    loading = null;
    throw error;
  });
  return loading;
}

/** The bytes by which a deck is known and signed (docs/DECKS.md). */
export const contentsOf = ({ deck, texts, pictures }: OwnSource): string =>
  JSON.stringify({ deck, texts, ...(Object.keys(pictures ?? {}).length > 0 && { pictures }) });

/** What is wrong with it, in that language. It can be played if `count` is 0. */
export const checkDeck = (source: OwnSource, language: Language): Promise<DeckReport> =>
  checkContents(contentsOf(source), language);
export async function checkContents(contents: string, language: Language): Promise<DeckReport> {
  return (await decks()).check(contents, language);
}

const examples = import.meta.glob<Record<string, unknown>>('../../../content/examples/*/*.json', { import: 'default' });

/** A deck to fill in: a copy of the game's example, whose placeholders pass the check. */
export async function newDeck(game: GameName, id: string, language: Language): Promise<OwnSource> {
  const file = (name: string) => examples[`../../../content/examples/${game}/${name}.json`]!();
  const [deck, texts] = structuredClone(await Promise.all([file('deck'), file(language)]));
  return { deck: { ...deck, id, languages: [language] }, texts: { [language]: texts }, pictures: {} };
}

/** The text of a .stolik-deck, read and checked; its signature is only told. */
export async function readDeckText(text: string, language: Language): Promise<DeckRead> {
  return (await decks()).read(text, language);
}
