// What the teacher ticked when somebody explained something to the class: full, in part, not. It stays on this device,
// beside the plan of the class, and stands in its report; no server hears of it.
import { keep, keptList } from '../kept';
export const TICKS = ['full', 'part', 'none'] as const;
export type Tick = (typeof TICKS)[number];
export type Explained = { person: number; about: string; tick: Tick };

const key = (code: string) => `stolik-explained-${code}`;

export const explainedIn = (code: string): Explained[] =>
  keptList<Explained>(
    key(code),
    one => Number.isInteger(one.person) && typeof one.about === 'string' && TICKS.includes(one.tick),
  );

/** The last word on one pupil and one card counts. */
export function keepExplained(code: string, said: Explained): Explained[] {
  const all = [...explainedIn(code).filter(one => one.person !== said.person || one.about !== said.about), said];
  keep(key(code), all);
  return all;
}

export const forgetExplained = (code: string): void => void keep(key(code), null);
