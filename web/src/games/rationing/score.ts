// The scores card by card, and which sentence explains the order (R29, R30). The engine counted; this only shows its
// sum.
import type { Telling } from '../module';
import { boughtCount, cardOf, handSize, visitOf, type View } from './deck';

export type ScoredCard = { id: string; category: string; icons: number; times: 1 | 2; points: number };
export type Scored = {
  seat: number;
  visit: string | null;
  cards: ScoredCard[];
  points: number;
  bought: number;
  hand: number;
  won: boolean;
};

export function scoresOf(view: View, telling: Telling): Scored[] {
  const scored = view.bought.map((bought, seat): Scored => {
    const visit = view.visits[seat] ?? null;
    const doubles = visit ? (visitOf(telling, visit)?.doubles ?? []) : [];
    const cards = (typeof bought === 'number' ? [] : bought).map((id): ScoredCard => {
      const { category, icons } = cardOf(telling, id);
      const times = doubles.includes(category) ? 2 : 1;
      return { id, category, icons, times, points: icons * times };
    });
    return {
      seat,
      visit,
      cards,
      points: view.points?.[seat] ?? 0,
      bought: boughtCount(view, seat),
      hand: handSize(view, seat),
      won: view.winners.includes(seat),
    };
  });
  return scored.sort(
    (a, b) =>
      Number(b.won) - Number(a.won) || b.points - a.points || b.bought - a.bought || b.hand - a.hand || a.seat - b.seat,
  );
}

/** What decided between the first and the next: points, then cards bought, then ration cards left, or nothing did. */
export type Decided = 'points' | 'bought' | 'hand' | 'draw';
export function decidedBy(scored: readonly Scored[]): Decided {
  const [first, second] = scored;
  if (!first || !second || first.points > second.points) return 'points';
  if (first.bought > second.bought) return 'bought';
  if (first.hand > second.hand) return 'hand';
  return 'draw';
}

/** The place of one among all: those who are equal in everything that decides share it. */
export function placeOf(one: Scored, scored: readonly Scored[]): number {
  if (one.won) return 1;
  const worth = ({ points, bought, hand }: Scored) => [points, bought, hand];
  const above = (other: Scored) => {
    const [theirs, mine] = [worth(other), worth(one)];
    const at = theirs.findIndex((value, index) => value !== mine[index]);
    return at >= 0 && theirs[at]! > mine[at]!;
  };
  return 1 + scored.filter(other => other.won || above(other)).length;
}
