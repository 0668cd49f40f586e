// Days as they are written, and which of their puzzles were solved on this device. Nobody else hears of it.
import { keep, keptObject } from '../../kept';

export const FIRST_DAY = '2026-11-01';
const STORE = 'stolik-puzzles';
const DAY = 86_400_000;

/** How one solved it: at which try, with how many hints. */
export type Solved = { tries: number; hints: number };

const written = (time: number) => new Date(time).toISOString().slice(0, 10);
const timeOf = (date: string) => Date.parse(`${date}T12:00:00Z`);

export function today(now = new Date()): string {
  return (
    `${now.getFullYear()}-` + `${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
  );
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(timeOf(text)) && written(timeOf(text)) === text;
export const dayAfter = (date: string, days: number): string => written(timeOf(date) + days * DAY);

export function weekOf(date: string): string[] {
  const monday = dayAfter(date, -((new Date(timeOf(date)).getUTCDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, at) => dayAfter(monday, at));
}

type Kept = Record<string, Record<string, Solved>>;

const read = (): Kept => keptObject<Kept>(STORE) as Kept;

const isSolved = (one: unknown): one is Solved =>
  typeof (one as Solved | undefined)?.tries === 'number' && typeof (one as Solved).hints === 'number';

export const solvedOn = (game: string, date: string): Solved | null => {
  const found = read()[game]?.[date];
  return isSolved(found) ? found : null;
};

/** The first time counts. False where this browser keeps nothing. */
export function keepSolved(game: string, date: string, how: Solved): boolean {
  const kept = read();
  if (isSolved(kept[game]?.[date])) return true;
  return keep(STORE, { ...kept, [game]: { ...kept[game], [date]: how } });
}

/** How many days in a row up to today, or up to yesterday while today's is still open. */
export function streak(game: string, date: string): number {
  let day = solvedOn(game, date) ? date : dayAfter(date, -1);
  let count = 0;
  for (; solvedOn(game, day); day = dayAfter(day, -1)) ++count;
  return count;
}
