// Five things to recall: something that belongs to one history card of the deck, and four cards to choose from.
import { keep, keptList } from '../../kept';
import type { HistoryText } from '../../games/module';

export type RecallItem = { clue: string; options: string[]; right: number; why: string };
const ITEMS = 5;
const CHOICES = 4;

const below = (n: number): number => Math.floor(Math.random() * n);

function shuffled<T>(list: readonly T[], lots: (n: number) => number): T[] {
  const all = [...list];
  for (let at = all.length - 1; at > 0; --at) {
    const other = lots(at + 1);
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all;
}

/** Each from another card. A clue that two cards share asks for nothing. */
export function drawRecall(cards: readonly HistoryText[], lots: (n: number) => number = below): RecallItem[] {
  const owners = new Map<string, number>();
  for (const clue of cards.flatMap(card => card.clues ?? [])) owners.set(clue, (owners.get(clue) ?? 0) + 1);
  return shuffled(
    cards
      .map(card => ({ card, clues: (card.clues ?? []).filter(clue => owners.get(clue) === 1) }))
      .filter(one => one.clues.length > 0),
    lots,
  )
    .slice(0, ITEMS)
    .map(({ card, clues }) => {
      const others = shuffled(
        cards.filter(one => one.title !== card.title),
        lots,
      ).slice(0, CHOICES - 1);
      const options = shuffled([card, ...others], lots);
      return {
        clue: clues[lots(clues.length)]!,
        options: options.map(one => one.title),
        right: options.indexOf(card),
        why: card.note,
      };
    });
}

// ---- what was recalled here

type Recalled = { home: string; at: string; right: number; of: number };
const STORE = 'stolik-recall';
const MOST = 30;

const all = (): Recalled[] =>
  keptList<Recalled>(
    STORE,
    one =>
      typeof one.home === 'string' &&
      /^\d{4}-\d\d-\d\d$/.test(one.at) &&
      Number.isInteger(one.right) &&
      Number.isInteger(one.of),
  );

export const recalledHere = (home: string): Recalled[] => all().filter(one => one.home === home);

export const keepRecalled = (recalled: Recalled): void => void keep(STORE, [recalled, ...all()].slice(0, MOST));
