// Where a deck of this device is chosen for others: how much of it nobody has written yet.
import { isEdition } from '../decks/shelf';
import { useLoad } from '../ui/load';
import { useWords } from '../words/words';

/** A sentence, or '' where everything is written or nobody here is making this deck. */
export function useUnwritten(deck: string): string {
  const words = useWords();
  const load = async () => ({
    deck,
    n: isEdition(deck) ? await (await import('./workshop/missing')).placeholdersIn(deck) : 0,
  });
  const { value } = useLoad(load, [deck]);
  return value?.deck === deck && value.n > 0 ? words('shell-deck-unwritten', { n: value.n }) : '';
}
