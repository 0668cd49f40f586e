// What fair match makes of one's finished games. The rule is the engine's (bots/fair_match.h).
import { engine, type FairMatch, type FairResult } from '../engine/engine';
import type { AnyView, FramedSession, GameName, Seat } from '../table/session';
import { readFair, writeFair, type Result } from './fair';

/** More than the rule looks at. */
const KEPT = 40;

export const resultsOf = (game: GameName): Result[] => readFair().games[game] ?? [];

/** The levels of so many opponents in one's next game. What was kept and cannot be read counts as no games. */
export async function nextMatch(game: GameName, opponents: number): Promise<FairMatch> {
  const rules = await engine();
  const results = resultsOf(game).map(({ share, sides, levels }) => ({ share, sides, levels }));
  try {
    return rules.fairMatch(results, opponents);
  } catch {
    return rules.fairMatch([], opponents);
  }
}

/** Whom a seat plays with, where several are one side. */
export type SideOf = (seat: Seat, view: AnyView) => number;

/** What a finished game of one person against bots says of that person; null for every other game. */
export function resultOf(session: FramedSession, sideOf: SideOf = seat => seat): FairResult | null {
  const seats = session.seats.value;
  const people = seats.filter(info => info.kind === 'person');
  const me = people[0];
  const alone = session.place === 'device' && people.length === 1 && !me!.standIn;
  if (!alone || !session.over.value || session.brokenOff.value || session.homework) return null;
  const view = session.view.value;
  const mine = sideOf(me!.seat, view);
  const levels = seats.filter(info => sideOf(info.seat, view) !== mine).map(info => info.level ?? 'random');
  if (levels.length === 0 || levels.includes('random')) return null;
  const sides = new Set(seats.map(info => sideOf(info.seat, view))).size;
  return { share: view.winners.includes(mine) ? 1 / view.winners.length : 0, sides, levels };
}

export function keepResult(game: GameName, name: string, result: FairResult): void {
  const kept = readFair();
  const before = kept.games[game] ?? [];
  if (before.some(one => one.name === name)) return;
  writeFair({ ...kept, games: { ...kept.games, [game]: [...before, { ...result, name }].slice(-KEPT) } });
}
