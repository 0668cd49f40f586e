// All that words about the game at this table are made of: the game itself, its deck in this language, the names.
import { useEffect, useState } from 'preact/hooks';
import { loadGame } from '../../games';
import type { GameModule, Telling } from '../../games/module';
import { dataFile, loadDeck, type Deck } from '../../table/deck';
import type { GameName, SeatInfo } from '../../table/session';
import { namesOf, type Pseudonym } from '../../words/names';
import { useWords } from '../../words/words';

export type Known = { game: GameModule; pseudonyms: Pseudonym[]; deck: Deck };

/** Null until all of it is loaded. After a change of language the old deck stays until the new one is there. */
export function useGame(name: GameName | null): { known: Known | null; failed: boolean; again(): void } {
  const { language } = useWords();
  const [known, setKnown] = useState<Known | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!name) return;
    let current = true;
    document.documentElement.dataset.game = name;
    setFailed(false);
    const load = async () => {
      const [game, pseudonyms] = await Promise.all([loadGame(name), dataFile('pseudonyms.json') as Promise<Pseudonym[]>]);
      const deck = await loadDeck(game.deckId, language);
      if (current) setKnown({ game, pseudonyms, deck });
    };
    load().catch(() => current && setFailed(true));
    return () => void (current = false);
  }, [name, language, tries]);
  return { known: known?.game.name === name ? known : null, failed, again: () => setTries(tries + 1) };
}

export function tellingOf(known: Known, seats: SeatInfo[], words: Telling['words']): Telling {
  return { words, names: namesOf(seats, known.pseudonyms, words.language), deck: known.deck };
}
