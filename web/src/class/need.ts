// Which table wants the teacher first. Colour, picture, words and place in the order say the same.
import type { Hand, TableState } from './model';

/** No command for so long: look there; for so long: go there. */
const SLOW_AFTER = 90_000;
const STUCK_AFTER = 180_000;
/** So many refusals by one rule are no slip any more. */
const TRIPS = 3;

export type Need =
  | { kind: 'stuck'; since: number }
  | { kind: 'hand'; person: number; since: number }
  | { kind: 'slow'; since: number }
  | { kind: 'trips'; rule: string; count: number }
  | { kind: 'line'; people: number[] }
  | { kind: 'paused' }
  | { kind: 'fine' }
  | { kind: 'over' };

const ORDER: Record<Need['kind'], number> = {
  stuck: 0,
  hand: 1,
  slow: 2,
  trips: 3,
  line: 4,
  paused: 5,
  fine: 6,
  over: 7,
};

/** Does a person of this table sit, think or report there? */
export function peopleOf(table: TableState): number[] {
  return [
    ...table.seats.flatMap(seat => (seat.person === null ? [] : [seat.person])),
    ...table.guests.map(guest => guest.person),
  ];
}

export function needOf(table: TableState, hands: readonly Hand[], here: ReadonlySet<number>, now: number): Need {
  const people = peopleOf(table);
  // A hand up is a hand up after the game too.
  const hand = hands.filter(one => people.includes(one.person)).sort((a, b) => a.since - b.since)[0];
  const idle = table.over || table.paused ? 0 : now - table.since;
  if (idle >= STUCK_AFTER) return { kind: 'stuck', since: table.since };
  if (hand) return { kind: 'hand', person: hand.person, since: hand.since };
  if (table.over) return { kind: 'over' };
  if (idle >= SLOW_AFTER) return { kind: 'slow', since: table.since };
  const trip = table.trips.filter(one => one.count >= TRIPS).sort((a, b) => b.count - a.count)[0];
  if (trip) return { kind: 'trips', ...trip };
  const away = table.seats.flatMap(seat => (seat.person !== null && !here.has(seat.person) ? [seat.person] : []));
  if (away.length > 0) return { kind: 'line', people: away };
  return table.paused ? { kind: 'paused' } : { kind: 'fine' };
}

/** The tables by need, those alike by their number: a card jumps only when its need changes. */
export function byNeed(
  tables: readonly TableState[],
  hands: readonly Hand[],
  here: ReadonlySet<number>,
  now: number,
): { table: TableState; need: Need }[] {
  const weighed = tables.map(table => ({ table, need: needOf(table, hands, here, now) }));
  const since = (need: Need) => ('since' in need ? need.since : 0);
  return weighed.sort(
    (a, b) =>
      ORDER[a.need.kind] - ORDER[b.need.kind] ||
      (a.need.kind === 'hand' || a.need.kind === 'stuck' ? since(a.need) - since(b.need) : 0) ||
      a.table.table - b.table.table,
  );
}

/** 190000 as '3:10'. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
