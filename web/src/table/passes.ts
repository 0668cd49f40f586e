// The passes that bring one back to tables. In sessionStorage for this tab, so that two tabs can be two people; in
// localStorage too, so that a closed tab or a restarted phone finds its seat again.
import { keep, keptObject, type Place } from '../kept';
import type { GameName, Name } from './session';
import type { Pass } from './wire';

/** At a table: a seat, or looking on. In a class: a pupil, the teacher's desk, the projector. */
export type Role = 'seat' | 'watch' | 'pupil' | 'desk' | 'screen';
/** What a table was when it was last seen here, so that the start screen can say what one comes back to. */
export type TableSeen = {
  game: GameName;
  phase: 'lobby' | 'playing' | 'over';
  /** one's own seat; null for one who stands */
  mine: number | null;
  seats: { seat: number; name: Name; bot: boolean }[];
};
type KeptPass = Pass & { at: number; own?: Record<string, unknown>; seen?: TableSeen; told?: number };

const STORE = 'stolik-passes';
/** Tables live a week at most on the server. */
const OLD = 8 * 24 * 3600 * 1000;

type Passes = Record<string, KeptPass>;

const STORES: Place[] = ['tab', 'browser'];

const read = (place: Place): Passes =>
  Object.fromEntries(
    Object.entries(keptObject<Passes>(STORE, place) as Passes).filter(([, pass]) => Date.now() - pass?.at < OLD),
  );

const write = (place: Place, passes: Passes) => void keep(STORE, passes, place);

export function keepPass(role: Role, pass: Pass | null, code: string | undefined, own?: Record<string, unknown>): void {
  const name = pass?.code ?? code;
  if (!name) return;
  for (const place of STORES) {
    const passes = read(place);
    const before = passes[`${role} ${name}`];
    if (pass)
      passes[`${role} ${name}`] = {
        ...pass,
        at: Date.now(),
        ...((own ?? before?.own) ? { own: own ?? before?.own ?? {} } : {}),
        ...(before?.seen ? { seen: before.seen } : {}),
        ...(before?.told ? { told: before.told } : {}),
      };
    else delete passes[`${role} ${name}`];
    write(place, passes);
  }
}

/** Keeps what is to be seen at a table one has a seat at. */
export const noteTable = (code: string, seen: TableSeen): void => note(code, { seen, at: Date.now() });

/** What a bot did there for this person is known to them, up to that number of the story. */
export const noteTold = (code: string, told: number): void => note(code, { told });
export const toldUpTo = (code: string): number => passFor('seat', code)?.told ?? 0;

function note(code: string, more: Partial<KeptPass>): void {
  for (const place of STORES) {
    const passes = read(place);
    const pass = passes[`seat ${code}`];
    if (!pass) continue;
    passes[`seat ${code}`] = { ...pass, ...more };
    write(place, passes);
  }
}

export function passFor(role: Role, code: string): KeptPass | null {
  for (const place of STORES) {
    const found = read(place)[`${role} ${code}`];
    if (found) return found;
  }
  return null;
}

/** Where one has a place to come back to: a seat at a table, a pupil's place or the desk of a class. */
const PLACES = ['seat', 'pupil', 'desk'];

/** The tables and classes this browser has a place at, the last one first. */
export function keptPasses(): (KeptPass & { role: Role })[] {
  const passes = { ...read('browser'), ...read('tab') };
  return Object.entries(passes)
    .map(([name, pass]) => ({ ...pass, role: name.split(' ')[0] as Role }))
    .filter(({ role }) => PLACES.includes(role))
    .sort((a, b) => b.at - a.at);
}
