// What the teacher ticked when somebody explained something to the class: full, in part, not. It stays on this device,
// beside the plan of the class, and stands in its report; no server hears of it.
export const TICKS = ['full', 'part', 'none'] as const;
export type Tick = (typeof TICKS)[number];
export type Explained = { person: number; about: string; tick: Tick };

const key = (code: string) => `stolik-explained-${code}`;

export function explainedIn(code: string): Explained[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key(code)) ?? '[]') as unknown;
    return Array.isArray(kept)
      ? (kept as Explained[]).filter(
          one => Number.isInteger(one?.person) && typeof one.about === 'string' && TICKS.includes(one.tick),
        )
      : [];
  } catch {
    return [];
  }
}

/** The last word on one pupil and one card counts. */
export function keepExplained(code: string, said: Explained): Explained[] {
  const all = [...explainedIn(code).filter(one => one.person !== said.person || one.about !== said.about), said];
  try {
    localStorage.setItem(key(code), JSON.stringify(all));
  } catch {
    // Then it stands on this page until it is closed.
  }
  return all;
}

export function forgetExplained(code: string): void {
  try {
    localStorage.removeItem(key(code));
  } catch {
    // There was nothing.
  }
}
