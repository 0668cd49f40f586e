// The link of a homework carries all of it: the game, the key of the class's deal, and what was reached at each seat,
// without persons. So it needs no server, and nothing of what is played at home is told to one. A link may come from
// anywhere: it is looked at before it is believed.
import { keep, keptList } from '../../kept';
import { GAME_NAMES } from '../../games';
import { hasPuzzles, type AnyPuzzle } from '../../games/puzzles';
import { formOf } from '../../games/schema';
import type { OptionValue } from '../../games/option-words';
import type { GameName, Level } from '../../table/session';
import { LIMITS, plainText } from '../plan/plan';

export type Homework = {
  title: string;
  game: GameName;
  options: Record<string, OptionValue>;
  players: number;
  round: number;
  /** 64 hexadecimal digits (docs/FAIRNESS.md, "A class") */
  key: string;
  bot: Level;
  /** by seats: what those who sat there in the class have reached, in order of size, no persons */
  results: number[][];
};

const LONGEST = 4000;
const MOST_TABLES = 40;
const MOST_PUZZLES = 3;

const toText = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0));

/** '#/homework?d=…' */
export const homeworkHash = (homework: Homework): string =>
  `#/homework?d=${toText(new TextEncoder().encode(JSON.stringify({ v: 1, ...homework })))}`;

export function readHomework(data: string | null): Homework | null {
  if (!data || data.length > LONGEST) return null;
  let told: Record<string, unknown>;
  try {
    told = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(toBytes(data))) as Record<string, unknown>;
  } catch {
    return null;
  }
  if (typeof told !== 'object' || told === null || told.v !== 1) return null;
  const { title, game, options, players, round, key, bot, results } = told;
  const form = typeof game === 'string' && GAME_NAMES.includes(game) ? formOf(game) : undefined;
  if (!form || typeof title !== 'string' || title.length > LIMITS.title || plainText(title) !== title) return null;
  if (typeof players !== 'number' || !form.players.includes(players)) return null;
  if (typeof round !== 'number' || !Number.isInteger(round) || round < 1 || round > 99) return null;
  if (typeof key !== 'string' || !/^[0-9a-f]{64}$/.test(key)) return null;
  if (!LIMITS.bots.some(level => level === bot)) return null;
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return null;
  for (const [name, value] of Object.entries(options)) {
    if (
      !form.options.some(option => option.name === name) ||
      (value !== null && !['string', 'number', 'boolean'].includes(typeof value)) ||
      String(value).length > 60
    )
      return null;
  }
  const seat = (row: unknown) =>
    Array.isArray(row) &&
    row.length <= MOST_TABLES &&
    row.every(one => Number.isInteger(one) && Math.abs(one as number) < 100_000);
  if (!Array.isArray(results) || results.length !== players || !results.every(seat)) return null;
  return {
    title,
    game: form.game,
    options: options as Homework['options'],
    players,
    round,
    key,
    bot: bot as Level,
    results: results as number[][],
  };
}

/** A result beside those of the class at the same seat. */
export function compared(mine: number, others: number[]): { better: number; equal: number; of: number } {
  return {
    better: others.filter(one => one < mine).length,
    equal: others.filter(one => one === mine).length,
    of: others.length,
  };
}

type Told = {
  title: string;
  game: GameName;
  options: Record<string, unknown>;
  round: number;
  same_deal: boolean;
  bot?: string;
  fair: { seed: string | null; nonces: string[] };
};
type Rows = {
  tables?: { round: number; table: number; standings: number[] }[];
  people?: { rounds?: { round: number; table: number; seat: number }[] }[];
};

/**
 * The homework of each size of table in the last round, once the seed is open; none where tables had their own deals.
 */
export function homeworksOf(told: Told, report: Rows, classKey: (seed: string, nonces: string) => string): Homework[] {
  if (!told.same_deal || !told.fair.seed) return [];
  const nonces = told.fair.nonces.toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
  const key = classKey(told.fair.seed, nonces.map(one => `${one};`).join(''));
  if (key === '') return [];
  const known = formOf(told.game)?.options.map(option => option.name) ?? [];
  const options = Object.fromEntries(
    Object.entries(told.options).filter(([name]) => known.includes(name)),
  ) as Homework['options'];
  // What bots have reached is no measure for anybody.
  const seated = new Set(
    (report.people ?? []).flatMap(one => one.rounds ?? []).map(one => `${one.round} ${one.table} ${one.seat}`),
  );
  const tables = (report.tables ?? []).filter(table => table.round === told.round);
  return [...new Set(tables.map(table => table.standings.length))]
    .sort((one, other) => other - one)
    .map(players => ({
      title: plainText(told.title).slice(0, LIMITS.title),
      game: told.game,
      options,
      players,
      round: told.round,
      key,
      bot: LIMITS.bots.find(level => level === told.bot) ?? 'steady',
      results: Array.from({ length: players }, (_, seat) =>
        tables
          .filter(table => table.standings.length === players && seated.has(`${table.round} ${table.table} ${seat}`))
          .map(table => table.standings[seat]!)
          .sort((one, other) => one - other),
      ),
    }));
}

/**
 * What the server tells of a class that is over (PROTOCOL-class.md): a task for each deal that was the same at several
 * tables.
 */
export function homeworkFrom(told: unknown): Homework[] {
  const all = told as { title?: unknown; game?: unknown; bot?: unknown; deals?: unknown };
  const deals = Array.isArray(all?.deals)
    ? (all.deals as {
        round: number;
        players: number;
        options: Record<string, OptionValue>;
        key: string | null;
        results: number[][];
        people: boolean[][];
      }[])
    : [];
  return deals.flatMap(deal => {
    if (!deal.key) return [];
    const known = formOf(String(all.game))?.options.map(option => option.name) ?? [];
    const options = Object.fromEntries(Object.entries(deal.options ?? {}).filter(([name]) => known.includes(name)));
    // What bots have reached is no measure for anybody.
    const results = Array.from({ length: deal.players }, (_, seat) =>
      deal.results
        .filter((_, table) => deal.people?.[table]?.[seat])
        .map(table => table[seat]!)
        .sort((one, other) => one - other),
    );
    const task = {
      title: plainText(String(all.title ?? '')).slice(0, LIMITS.title),
      game: all.game,
      options,
      players: deal.players,
      round: deal.round,
      key: deal.key,
      bot: all.bot,
      results,
    } as Homework;
    // It is looked at like any other.
    const read = readHomework(homeworkHash(task).slice('#/homework?d='.length));
    return read ? [read] : [];
  });
}

/**
 * Moments of the class's own games at which one could have known (puzzles/README.md); none of them says whose it was.
 */
export function puzzlesFrom(told: unknown): AnyPuzzle[] {
  const { game, puzzles } = (told ?? {}) as { game?: unknown; puzzles?: unknown };
  const known = GAME_NAMES.find(name => name === game);
  if (!known || !hasPuzzles(known) || !Array.isArray(puzzles)) return [];
  return (puzzles as AnyPuzzle[])
    .filter(
      one =>
        one?.game === known &&
        typeof one.id === 'string' &&
        typeof one.deck === 'string' &&
        Number.isInteger(one.grade),
    )
    .slice(0, MOST_PUZZLES);
}

// ---- what was played here

type Played = { home: string; table: string; seat: number };
const STORE = 'stolik-homework';
const MOST = 30;

const played = (): Played[] =>
  keptList<Played>(STORE, one => typeof one.table === 'string' && Number.isInteger(one.seat));
export const playedHere = (home: string): Played[] => played().filter(one => one.home === home);

/** Where it cannot be kept, the table is there and the comparison is not. */
export const keepPlayed = (now: Played): void => void keep(STORE, [now, ...played()].slice(0, MOST));
