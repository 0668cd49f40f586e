// Where somebody's deck is chosen: how much of it nobody has written yet.
import { isEdition } from '../decks/shelf';
import { loadDeck } from '../table/deck';
import { useLoad } from '../ui/load';
import { words } from '../words/words';

/** A sentence, or '' where everything is written. */
export function useUnwritten(deck: string): string {
  const load = async () => ({
    deck,
    n: isEdition(deck) ? ((await loadDeck(deck, words.language)).unwritten?.length ?? 0) : 0,
  });
  const { value } = useLoad(load, [deck, words.language]);
  return value?.deck === deck && value.n > 0 ? words('shell-deck-unwritten', { n: value.n }) : '';
}
