// What lies on the table, read from a view alone: whose it is, and whether it is known or only counted.
import type { Engine } from '../engine/engine';
import type { AnyView, GameName } from '../table/session';
import type { Telling } from '../games/module';
import { described, thing, value, word } from './saying';

export type Zone = {
  member: string;
  label: string;
  /** what lies there, each with its name; null where only the number is known */
  items: { id: string; text: string }[] | null;
  count: number;
  /** instead of items: something said, not lying there */
  text?: string;
};
type Zones = { seats: Zone[][]; common: Zone[] };

/** What the frame shows already. */
const SHOWN = new Set(['game', 'players', 'options', 'phase', 'awaiting', 'winners', 'turn', 'next_offer']);

/** What a view does not say by itself, found out at tables nobody sits at. */
export type Shape = {
  /** members that hold one entry for each seat: those that grow with the number of players */
  perSeat: ReadonlySet<string>;
  /** members in which a number stands for things that these eyes may not see */
  counted: ReadonlySet<string>;
};

export function shapeOf(engine: Engine, game: GameName, counts: number[]): Shape {
  const fresh = counts.slice(0, 2).map(players => {
    const table = engine.open(game, players);
    const seen = [table.view('spectator'), table.view('all')] as [AnyView, AnyView];
    table.close();
    return seen;
  });
  const members = Object.keys(fresh[0]![0]).filter(member => !SHOWN.has(member));
  const perSeat = members.filter(member =>
    fresh.every(([view], at) => Array.isArray(view[member]) && view[member].length === counts[at]),
  );
  const one = (found: unknown, member: string): unknown => (perSeat.includes(member) ? (found as unknown[])[0] : found);
  const [view, all] = fresh[0]!;
  const counted = members.filter(
    member => typeof one(view[member], member) === 'number' && typeof one(all[member], member) === 'object',
  );
  return { perSeat: new Set(perSeat), counted: new Set(counted) };
}

function zone(member: string, found: unknown, view: AnyView, telling: Telling, counted: boolean): Zone {
  const { players } = view;
  const label = word('members', member, telling);
  const entry = (one: unknown) => ({
    id: String(one),
    text: typeof one === 'string' ? thing(one, telling) : value(member, one, players, telling),
  });
  if (Array.isArray(found)) {
    const lying = found.filter(one => one !== null);
    return {
      member,
      label,
      items: lying.map(one =>
        one && typeof one === 'object' && !Array.isArray(one)
          ? { id: JSON.stringify(one), text: described(one as Record<string, unknown>, players, telling) }
          : entry(one),
      ),
      count: lying.length,
    };
  }
  if (typeof found === 'number' && counted) return { member, label, items: null, count: found };
  if (found && typeof found === 'object') {
    const held = Object.entries(found as Record<string, unknown>);
    const all = held.every(([, count]) => typeof count === 'number');
    if (all)
      return {
        member,
        label,
        items: held.map(([id, count]) => ({ id, text: `${thing(id, telling)}: ${String(count)}` })),
        count: held.length,
      };
    return { member, label, items: [], count: 0, text: described(found as Record<string, unknown>, players, telling) };
  }
  return { member, label, items: [], count: 0, text: value(member, found, players, telling) };
}

const empty = (found: Zone) => found.text === '';

export function zonesOf(view: AnyView, { perSeat, counted }: Shape, telling: Telling): Zones {
  const seats: Zone[][] = Array.from({ length: view.players }, () => []);
  const common: Zone[] = [];
  for (const [member, found] of Object.entries(view)) {
    if (SHOWN.has(member)) continue;
    if (perSeat.has(member) && Array.isArray(found) && found.length === view.players) {
      found.forEach((one, seat) => {
        // One card face up before a seat, or none yet.
        const made =
          one === null ? null : zone(member, typeof one === 'string' ? [one] : one, view, telling, counted.has(member));
        if (made && !empty(made)) seats[seat]!.push(made);
      });
      continue;
    }
    const made = zone(member, found, view, telling, counted.has(member));
    if (!empty(made)) common.push(made);
  }
  return { seats, common };
}
