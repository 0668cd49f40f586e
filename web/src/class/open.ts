// Lines to classes, by the place one has there: so that going to another screen and back does not break them.
import type { EntryRequests } from '../engine/types';
import { keepPass, passFor } from '../table/passes';
import { deckFor, NotOpened, silence } from '../table/open';
import type { Pass } from '../table/wire';
import { ClassLive } from './live';

export type ClassRole = 'pupil' | 'desk' | 'screen';
const lives = new Map<string, ClassLive>();

/** Opens a class from a plan, as the wire has it; returns its code, for `#/desk/CODE`. */
export async function openClass(
  plan: EntryRequests['open-class'],
  /** how much of a deck of one's own is there, from 0 to 1 */ told?: (handed: number | null) => void,
): Promise<string> {
  const live = new ClassLive(null, pass => keepPass('desk', pass, live.wire.pass?.code));
  live.wire.brings = await deckFor((plan.options as Record<string, unknown> | undefined)?.deck);
  if (told) live.wire.handed.subscribe(told);
  live.line.open();
  const refusal = await Promise.race([live.wire.enter('open-class', plan), silence(live.wire)]);
  if (refusal) {
    live.close();
    throw new NotOpened(refusal);
  }
  const { code } = live.wire.pass!;
  lives.set(`desk ${code}`, live);
  return code;
}

/**
 * The line to a class one has a place in: the one that is open, or by the pass that was kept or came in a link. Null
 * without one.
 */
export function classAt(
  role: ClassRole,
  code: string,
  link?: { table: string; token: string } | null,
): ClassLive | null {
  const key = `${role} ${code}`;
  const there = lives.get(key);
  if (there && there.wire.standing.value !== 'gone' && (!link || there.wire.pass?.token === link.token)) return there;
  there?.close();
  const kept = passFor(role, code);
  const pass: Pass | null = link ? { ...link, person: 0, code } : kept;
  if (!pass) return null;
  const live = new ClassLive(pass, next => keepPass(role, next, code));
  live.line.open();
  lives.set(key, live);
  return live;
}

export function hangUp(role: ClassRole, code: string): void {
  lives.get(`${role} ${code}`)?.close();
  lives.delete(`${role} ${code}`);
}
