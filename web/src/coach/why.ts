// Why a bot made the move one looks at, once the game is over. A bot's choice follows from what it knew, so it is asked
// again; where it would now do something else (somebody stood in for it), nothing is said.
import type { ReplaySession } from '../table/replay';
import type { Level } from '../table/session';
import type { GameCoach, Mind, Move, Why } from './coach';

export type Reasoned = Move & { why: Why };

/** At which levels a bot of a server may answer in a hurry: never by lot. */
const LOWER: Partial<Record<Level, Level[]>> = {
  strong: ['steady', 'keen', 'easy'],
  steady: ['keen', 'easy'],
  keen: ['easy'],
};

export async function reasonAt(
  session: ReplaySession,
  position: number,
  mind: Mind,
  coach: GameCoach,
): Promise<Reasoned | null> {
  const made = session.before(position);
  const level = made && session.seats.peek().find(info => info.seat === made.seat && info.kind === 'bot')?.level;
  if (!made || !level) return null;
  const { seat, command, view } = made;
  if (level === 'random') return { seat, command, view, why: { code: 'chance' } };
  const choice = await mind.move(made.known, level);
  if (choice.do === command) return { seat, command, view, why: choice.why as Why };
  // Pressed for time, a server answers at a lower level; its reason is that level's, and says so.
  for (const lower of LOWER[level] ?? []) {
    const hurried = await mind.move(made.known, lower);
    if (hurried.do === command) return { seat, command, view, why: { ...(hurried.why as Why), hurried: true } };
  }
  const why = choice.do === null ? coach.waited?.(command) : null;
  return why ? { seat, command, view, why } : null;
}
