// The view of this game with what is easier to ask of it in one place. No rules: only what is in the view.
import type { VictoryLineEvent, VictoryLineView } from '../../engine/types';
import type { AnyView, Step, Eyes } from '../../table/session';
import { turnedCells, type Cell, type Line, type Window } from './cells';
import { teamOf } from './teams';

export type View = VictoryLineView;
export type GameEvent = VictoryLineEvent;
export const asView = (view: AnyView): View => view as unknown as View;

export type Seen = {
  view: View;
  /** the seat that looks, or -1 */
  seat: number;
  team: number;
  hand: string[];
  turned: Set<Cell>;
  choices: Window[][];
};

export function seenBy(view: View, eyes: Eyes): Seen {
  const seat = eyes === 'spectator' ? -1 : eyes;
  const team = seat < 0 ? -1 : teamOf(seat, view.options.teams);
  const held = seat < 0 ? 0 : view.hands[seat];
  const mine = view.phase === 'line' && view.turn === seat;
  return {
    view,
    seat,
    team,
    hand: Array.isArray(held) ? held : [],
    turned: turnedCells(view.lines),
    choices: mine ? view.choices : [],
  };
}

export const linesOf = (view: View, team: number): Line[] => view.lines.filter(line => line.team === team);
export const heldBy = (view: View, seat: number): number => {
  const hand = view.hands[seat];
  return Array.isArray(hand) ? hand.length : (hand ?? 0);
};
export const deckSize = (view: View): number => (Array.isArray(view.deck) ? view.deck.length : view.deck);

/** What the last move did to the board: chips that came and lines that turned, for the eye to follow. */
export type LastMove = {
  seq: number;
  seat: number;
  card: string | null;
  placed: Cell | null;
  removed: Cell | null;
  lines: Line[];
};

export function lastMove(story: readonly Step[]): LastMove | null {
  for (let at = story.length - 1; at >= 0; at -= 1) {
    const step = story[at]!;
    const move: LastMove = { seq: step.seq, seat: -1, card: null, placed: null, removed: null, lines: [] };
    let found = false;
    for (const event of step.events as unknown as GameEvent[]) {
      if (event.event === 'opened') Object.assign(move, { seat: event.seat, card: event.card });
      else if (event.event === 'placed') move.placed = event.cell;
      else if (event.event === 'removed') move.removed = event.cell;
      else if (event.event === 'line') move.lines.push({ team: event.team, cells: event.cells });
      else continue;
      found = true;
    }
    if (found) return move;
  }
  return null;
}

/** The card this seat drew last, to be shown as new in the hand until it plays again. */
export function lastDrawn(story: readonly Step[], seat: number): string | null {
  for (let at = story.length - 1; at >= 0; at -= 1) {
    for (const event of story[at]!.events as unknown as GameEvent[]) {
      if (event.event === 'opened' && event.seat === seat) return null;
      if (event.event === 'drew' && event.seat === seat) return event.card ?? null;
    }
  }
  return null;
}
