// Why a bot made the move one looks at, once the game is over. A bot's choice follows from what it knew, so it is asked
// again; where it would now do something else (somebody stood in for it), nothing is said.
import type { ReplaySession } from '../table/replay';
import type { Mind, Move, Why } from './coach';

export type Reasoned = Move & { why: Why };

export async function reasonAt(session: ReplaySession, position: number, mind: Mind): Promise<Reasoned | null> {
  const made = session.before(position);
  const level = made && session.seats.peek().find(info => info.seat === made.seat && info.kind === 'bot')?.level;
  if (!made || !level) return null;
  const { seat, command, view } = made;
  if (level === 'random') return { seat, command, view, why: { code: 'chance' } };
  const choice = await mind.move(made.known, level);
  if (choice.do === command) return { seat, command, view, why: choice.why as Why };
  // A bot that has nothing to say for a while stops its top.
  return choice.do === null && command === 'stop' ? { seat, command, view, why: { code: 'tired' } } : null;
}
