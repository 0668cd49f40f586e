// What the commands of the engine mean to a hand: from the list of legal commands and what is chosen to one proposal.
import { between, type Cell, type Window } from './cells';

const SPECIALS = ['+1', '-1', '-1/+1'] as const;
export const isSpecial = (card: string): boolean => (SPECIALS as readonly string[]).includes(card);

/** The legal commands, sorted by what they do. */
type Moves = {
  /** cards that can be opened as they are */
  plain: Set<string>;
  /** special cards and the cells they may go to */
  targets: Map<string, Cell[]>;
  exchange: Set<string>;
  giveUp: Set<string>;
  draw: boolean;
};

export function movesOf(legal: readonly string[]): Moves {
  const moves: Moves = { plain: new Set(), targets: new Map(), exchange: new Set(), giveUp: new Set(), draw: false };
  for (const command of legal) {
    const [verb, card = '', cell] = command.split(' ');
    if (verb === 'play' && cell) moves.targets.set(card, [...(moves.targets.get(card) ?? []), cell]);
    else if (verb === 'play') moves.plain.add(card);
    else if (verb === 'exchange') moves.exchange.add(card);
    else if (verb === 'give-up') moves.giveUp.add(card);
    else if (verb === 'draw') moves.draw = true;
  }
  return moves;
}

/** What the person has pointed at so far. `card` is one of the hand; a hand may hold a special card twice. */
export type Draft = { card: string | null; cell: Cell | null; window: number };
export const NOTHING: Draft = { card: null, cell: null, window: 0 };

export type Proposal =
  | { kind: 'none' }
  /** a card to look at while others move */
  | { kind: 'wait'; card: string; cell: Cell | null }
  | { kind: 'place'; card: string; cell: Cell; command: string }
  | { kind: 'dead'; card: string; cell: Cell; command: string; exchange: string | null }
  | { kind: 'no-chips'; card: string; cell: Cell; command: string }
  /** a special card that still needs a cell */
  | { kind: 'aim'; card: string; targets: Cell[] }
  | { kind: 'special'; card: string; cell: Cell; targets: Cell[]; command: string }
  | { kind: 'no-target'; card: string; command: string }
  | { kind: 'line'; windows: Window[]; index: number; command: string }
  /** table talk: a card must be chosen, then is given up */
  | { kind: 'choose-give-up' }
  | { kind: 'give-up'; card: string; command: string };

/** What the engine says of a card (docs/PROTOCOL.md, "Hints"). */
export type CardHint = {
  card: string;
  effect: 'place' | 'dead' | 'no-chips' | 'aim' | 'no-target';
  cells: Cell[];
  why_not: Record<string, Cell[]>;
};
export type Hints = { teams: number[][]; supply: number[]; hand: CardHint[] };

type Seen = {
  phase: string;
  /** what the engine says of each card of the hand */
  hand: readonly CardHint[];
  /** home cell of each event card */
  homes: ReadonlyMap<string, Cell>;
  /** the windows of the directions still open, for the one who chooses */
  choices: Window[][];
};

export function proposalOf(seen: Seen, moves: Moves, draft: Draft): Proposal {
  const windows = seen.choices[0];
  if (seen.phase === 'line' && windows) {
    const index = Math.max(0, Math.min(windows.length - 1, draft.window));
    return { kind: 'line', windows, index, command: `line ${windows[index]!.join(' ')}` };
  }
  const { card } = draft;
  if (moves.giveUp.size > 0) {
    return card && moves.giveUp.has(card)
      ? { kind: 'give-up', card, command: `give-up ${card}` }
      : { kind: 'choose-give-up' };
  }
  if (!card) return { kind: 'none' };
  const home = seen.homes.get(card) ?? null;
  const targets = moves.targets.get(card);
  if (targets) {
    return draft.cell && targets.includes(draft.cell)
      ? { kind: 'special', card, cell: draft.cell, targets, command: `play ${card} ${draft.cell}` }
      : { kind: 'aim', card, targets };
  }
  if (!moves.plain.has(card)) return { kind: 'wait', card, cell: home };
  const command = `play ${card}`;
  if (!home) return { kind: 'no-target', card, command };
  const effect = seen.hand.find(one => one.card === card)?.effect;
  if (effect === 'dead')
    return { kind: 'dead', card, cell: home, command, exchange: moves.exchange.has(card) ? `exchange ${card}` : null };
  return { kind: effect === 'no-chips' ? 'no-chips' : 'place', card, cell: home, command };
}

/** The cells of the six that would be turned. */
export const sixOf = (proposal: Proposal): Cell[] =>
  proposal.kind === 'line' ? between(proposal.windows[proposal.index]!) : [];

/** A hand in the order of the board, special cards last: so a card is found where its cell would be. */
export function sortHand(hand: readonly string[], places: ReadonlyMap<string, number>): string[] {
  const rank = (card: string): number => places.get(card) ?? 1000 + SPECIALS.indexOf(card as never);
  return [...hand].sort((a, b) => rank(a) - rank(b));
}

/** Why a cell cannot be the target of a special card: the id of the words. */
export function whyNot(card: string, cell: Cell, hand: readonly CardHint[]): string {
  const reasons = hand.find(one => one.card === card)?.why_not ?? {};
  return (Object.keys(reasons).find(reason => reasons[reason]!.includes(cell)) ?? 'no_chips').replace('_', '-');
}
