// All that words about the game at this table are made of: the game itself, its deck in this language, the names.
import { useEffect } from 'preact/hooks';
import { loadGame } from '../../games';
import { fingerprint } from '../../decks/file';
import type { GameModule, Telling } from '../../games/module';
import { dataFile, loadDeck, type Deck } from '../../table/deck';
import type { GameName, SeatInfo } from '../../table/session';
import { useColours } from '../../ui/colours';
import { useLoad } from '../../ui/load';
import { namesOf, type Pseudonym } from '../../words/names';
import { words } from '../../words/words';

export type Known = { game: GameModule; pseudonyms: Pseudonym[]; deck: Deck };

/** Null until all of it is loaded. After a change of language the old deck stays until the new one is there. */
export function useGame(
  name: GameName | null,
  /** the deck that was chosen; the game's own unless told */ deckId?: unknown,
  /** the colours that were chosen at this table */ colours?: unknown,
): { known: Known | null; failed: boolean; again(): void } {
  const { language } = words;
  useColours(colours);
  const load = async (): Promise<Known> => {
    const [game, pseudonyms] = await Promise.all([
      loadGame(name!),
      dataFile('pseudonyms.json') as Promise<Pseudonym[]>,
    ]);
    return { game, pseudonyms, deck: await loadDeck(typeof deckId === 'string' ? deckId : game.deckId, language) };
  };
  const { value, failed, again } = useLoad(name ? load : null, [name, language, deckId]);
  useEffect(() => void (name && (document.documentElement.dataset.game = name)), [name]);
  return { known: value?.game.name === name ? value : null, failed, again };
}

export function tellingOf(known: Known, seats: SeatInfo[], words: Telling['words']): Telling {
  return { words, names: namesOf(seats, known.pseudonyms, words.language), deck: known.deck };
}

/** What the deck is called; its id where it has no title. */
export const deckTitle = (deck: Deck): string =>
  String((deck.texts as { title?: string } | undefined)?.title ?? deck.id);

/** At a table with others: that it is somebody's own is said, too. */
export const deckTag = (deck: Deck): string =>
  deck.own ? words('table-own-deck-tag', { title: deckTitle(deck) }) : deckTitle(deck);

/** Whose deck it is, for those who did not choose it. */
export function ownDeckText(deck: Deck): string {
  const { author, key } = deck.own ?? { author: null, key: null };
  const title = deckTitle(deck);
  const text = author ? words('table-own-deck-by', { title, author }) : words('table-own-deck-nobody', { title });
  return key ? `${text} ${words('table-own-deck-signed', { key: fingerprint(key) })}` : text;
}

/** Where it is chosen: with its author, if it tells one. */
export function deckLabel(deck: Deck): string {
  const { author } = deck.facts as { author?: unknown };
  return typeof author === 'string' ? words('shell-deck-by', { title: deckTitle(deck), author }) : deckTitle(deck);
}
