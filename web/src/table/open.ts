// The door to tables: opening new ones and finding those that were begun.
import { keptText } from '../kept';
import type { Refusal, Answer } from '../engine/engine';
import { dataFile, engineWith } from './deck';
import { bringsFor, CannotBring } from './own-deck';
import { isEdition } from '../decks/shelf';
import { DeviceSession, engineOptions, type DeviceSetup } from './device';
import { parseJournal } from './journal';
import { connect, onlineSession, type Link, type OnlineSession } from './online';
import { keepPass, passFor, type Role } from './passes';
import { forgetPages } from './pages';
import { refusalText } from './refusals';
import { words } from '../words/words';
import { paceOf } from '../games/schema';
import { settings, type BotsPace } from '../settings';
import { until } from './until';
import type { Pass, Wire } from './wire';
import {
  EarlierLinesLost,
  forgetTable as forgetKept,
  keepLines,
  keptLines,
  outdatedTables,
  unfinishedTables,
  WrittenElsewhere,
  type KeptTable,
} from './store';

export type { DeviceSetup } from './device';
export type { KeptTable } from './store';

/** So many random signs a-z2-7. No randomUUID: it does not exist over plain http in a local network. */
export function randomName(signs: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(signs));
  return Array.from(bytes, byte => 'abcdefghijklmnopqrstuvwxyz234567'[byte & 31]!).join('');
}

/** Tests wait so many times as long for bots as people do; 1 unless told. */
export const pace = () => {
  const told = Number(keptText('stolik-pace') ?? '1');
  return told >= 0 && told <= 10_000 ? told : 1;
};

/** Sessions of this page, so that going to the menu and back does not open a table twice. */
const opened = new Map<string, DeviceSession>();
/** What is under way into the store, by table. */
const writing = new Map<string, Promise<void>>();
const forgotten = new Set<string>();

/** Opens a table that runs in this page; returns its id, for `#/table/ID`. */
export async function createDeviceTable(setup: DeviceSetup): Promise<string> {
  const id = randomName(12);
  opened.set(id, new DeviceSession(await engineWith(setup.options.deck), setup, help(id)));
  void forgetOutdated();
  return id;
}

/** A device on which a class plays every day does not keep all of its games for ever. */
async function forgetOutdated(): Promise<void> {
  for (const id of await outdatedTables()) {
    // A store that refuses is asked again with the next table.
    if (!opened.has(id)) await forgetTable(id).catch(() => undefined);
  }
}

/** The deck a journal was written with, by its second line. */
function deckOf(lines: string[]): unknown {
  try {
    return parseJournal(lines.slice(0, 2).join('\n')).options.deck;
  } catch {
    return null;
  }
}

/** What was kept of a table cannot be played on: it was damaged, or follows other rules. */
export class BrokenJournal extends Error {}

/** The table of that id: the one that is open, or the one that was kept. Null if there is none. */
export async function deviceTable(id: string): Promise<DeviceSession | null> {
  for (const other of Array.from(opened.keys())) if (other !== id) putAway(other);
  const there = opened.get(id);
  if (there && there.keeping.value !== 'elsewhere') return there;
  await writing.get(id);
  const lines = await keptLines(id);
  if (!lines || lines.length === 0) return null;
  const rules = await engineWith(deckOf(lines));
  try {
    opened.set(id, new DeviceSession(rules, null, { ...help(id, lines.length), lines }));
  } catch (error) {
    throw new BrokenJournal('this table cannot be opened', { cause: error });
  }
  return opened.get(id)!;
}

/**
 * Another table is looked at now. One that the store could not take stays open here, without its bots; others are let
 * go.
 */
function putAway(id: string): void {
  const session = opened.get(id);
  session?.dismissBots();
  void (writing.get(id) ?? Promise.resolve()).then(() => {
    if (session && session.keeping.value !== 'not-kept' && opened.get(id) === session) leaveDeviceTable(id);
  });
}

/** So many tables are open in this page: for tests, that nothing is left behind. */
export const openTables = (): number => opened.size;

/** Puts a table away; it stays kept. */
function leaveDeviceTable(id: string): void {
  opened.get(id)?.close();
  opened.delete(id);
}

/** Throws a table away for good. */
export async function forgetTable(id: string): Promise<void> {
  leaveDeviceTable(id);
  forgetPages(id);
  forgotten.add(id);
  await writing.get(id);
  await forgetKept(id);
}

export { unfinishedTables };

// ---- online

/** What the setup screen hands over for a table on a server: all seats are open but those of bots. */
type OnlineSetup = {
  game: DeviceSetup['game'];
  players: number;
  options: Record<string, unknown>;
  bots: DeviceSetup['seats'];
  pace: BotsPace;
};

/**
 * Why a table could not be opened or entered: a code of the wire, or 'offline'. Its message is in the reader's
 * language.
 */
export class NotOpened extends Error {
  constructor(readonly refusal: Refusal) {
    super(words.value ? refusalText(refusal) : refusal.code);
  }
}

/** Lines that are open, by role and code, so that going to another screen and back does not break them. */
const links = new Map<string, Link>();
const keyOf = (role: Role, code: string) => `${role} ${code}`;
const NO_SERVER_AFTER = 10_000;

/** Opens a table on the server of this page; returns its code, for `#/online/CODE`. */
export async function createOnlineTable(
  setup: OnlineSetup,
  /** how much of a deck of one's own is there, from 0 to 1 */ told?: (brought: number | null) => void,
): Promise<string> {
  const { game, players, bots, pace } = setup;
  const options = engineOptions(await engineWith(setup.options.deck), setup, players);
  const { coach, multiplier = 1, ...chosen } = setup.options;
  const own = Object.fromEntries(Object.entries(chosen).filter(([name]) => !(name in options)));
  const link: Link = connect(null, pass => keepPass('seat', pass, link.wire.room.value?.code, own));
  link.wire.brings = await deckFor(setup.options.deck);
  if (told) link.wire.handed.subscribe(told);
  const seats = Array.from({ length: players }, (_, seat) => {
    const bot = bots[seat - (players - bots.length)];
    return bot ? (bot.bot ? `bot:${bot.bot}` : 'bot') : 'open';
  });
  await entered(
    link,
    link.wire.enter('create', {
      game,
      seats,
      options,
      multiplier: Number(multiplier),
      pace,
      ...(coach === true ? { coach } : {}),
    }),
  );
  links.set(keyOf('seat', link.wire.pass!.code), link);
  void sitDown(link);
  return link.wire.pass!.code;
}

/** What has to be brought for a table with this deck. */
export async function deckFor(deck: unknown): Promise<Wire['brings']> {
  try {
    return await bringsFor(deck);
  } catch (error) {
    if (!(error instanceof CannotBring)) throw error;
    throw new NotOpened({ code: error.code, rule: '', message: '' });
  }
}

/** Resolves when a server has not been heard for so long. */
export function silence(wire: Wire): Promise<Refusal> {
  return new Promise(resolve => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = wire.handed.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => (stop(), resolve({ code: 'offline', rule: '', message: '' })), NO_SERVER_AFTER);
    });
  });
}

/** Takes the first free seat, or the next one if somebody was quicker. */
async function sitDown({ wire }: Link): Promise<void> {
  for (let tries = 0; tries < 12; ++tries) {
    const room = await until(wire.room, room => room !== null);
    const me = wire.me.value;
    if (room!.phase !== 'lobby' || room!.seats.some(chair => chair.person === me)) return;
    const seat = room!.seats.findIndex(chair => chair.kind === 'open');
    if (seat < 0 || !(await wire.say('sit', { seat }))) return;
  }
}

/** Where somebody plays with a deck of their own, one is told whose it is and sits down oneself. */
async function comeToTable(link: Link): Promise<void> {
  const room = await until(link.wire.room, room => room !== null);
  if (!isEdition(String(room!.options.deck))) await sitDown(link);
}

type Knock = {
  code: string;
  invitation?: string;
  name?: string;
  watch?: boolean;
  /** of a class: the signs on its projector, and what the device is called there */ pattern?: number[];
  device?: string;
};

/** Knocks at a table. The link is there at once: it says whether one still waits outside, is in, or was turned away. */
export function knockAt(
  { code, invitation, name, watch, pattern, device }: Knock,
  id?: string,
): { link: Link; answer: Answer } {
  const role: Role = watch ? 'watch' : 'seat';
  const link = connect(null, pass => keepPass(role, pass, code));
  const door = invitation ? { invitation } : { code };
  const answer = link.wire.enter(
    'knock',
    {
      ...door,
      ...(name ? { name } : {}),
      ...(watch ? { watch } : {}),
      ...(pattern ? { pattern } : {}),
      ...(device ? { device } : {}),
    },
    id,
  );
  link.line.open();
  links.get(keyOf(role, code))?.line.close();
  links.set(keyOf(role, code), link);
  if (!watch) void answer.then(refusal => (refusal || link.wire.inClass ? undefined : comeToTable(link)));
  return { link, answer };
}

/** No name has such a sign: a table that is there says so, and nobody at it hears of the knock. */
const NO_NAME = '?';
const ASKS_FOR = 5_000;

/**
 * What is behind a code: nothing (and why), a table, or a class that draws names itself and let one in at once. Null
 * where it cannot be told now.
 */
export async function behind(code: string): Promise<{ refused: Refusal } | { pupil: Pass } | 'table' | null> {
  const { wire, line } = connect(null, () => {});
  const answer = wire.enter('knock', { code, name: NO_NAME });
  line.open();
  const silence = new Promise<'silence'>(resolve => setTimeout(() => resolve('silence'), ASKS_FOR));
  // A class that draws names lets one knock without: its teacher need not hear of it twice.
  const knocks = until(wire.standing, standing => standing === 'knocking').then(() => 'knocks' as const);
  const told = await Promise.race([answer, silence, knocks]);
  line.close();
  if (wire.inClass) return { pupil: wire.inClass };
  if (told === 'knocks') return 'table';
  if (told === null || told === 'silence') return null;
  if (told.code === 'bad-name') return 'table';
  return SAYS_NO.has(told.code) ? { refused: told } : null;
}
const SAYS_NO = new Set(['no-such-table', 'too-many', 'not-serving']);

/** Goes away from the door again, for a seat or for looking on. Lines of those who are inside stay open. */
export function stopKnocking(code: string): void {
  for (const role of ['seat', 'watch'] as const)
    if (links.get(keyOf(role, code))?.wire.standing.value !== 'inside') hangUp(role, code);
}

/** The line to a table one has been at: open, or to be opened with the pass that was kept. Null without one. */
export function linkTo(role: Role, code: string): Link | null {
  const there = links.get(keyOf(role, code));
  if (there && there.wire.standing.value !== 'gone') return there;
  const pass = passFor(role, code);
  if (!pass) return null;
  const link = connect(pass, kept => keepPass(role, kept, code));
  link.line.open();
  links.set(keyOf(role, code), link);
  return link;
}

/** Gives a seat up without going there: the pass is thrown away. */
export function forgetSeat(code: string): void {
  hangUp('seat', code);
  keepPass('seat', null, code);
}

export function hangUp(role: Role, code: string): void {
  links.get(keyOf(role, code))?.line.close();
  links.delete(keyOf(role, code));
}

export async function sessionOf(link: Link, role: Role = 'seat'): Promise<OnlineSession> {
  const pseudonyms = (await dataFile('pseudonyms.json')) as { id: string }[];
  const own = link.wire.pass ? passFor(role, link.wire.pass.code)?.own : undefined;
  return onlineSession(
    link,
    pseudonyms.map(one => one.id),
    own,
  );
}

async function entered(link: Link, answer: Answer): Promise<void> {
  link.line.open();
  const refusal = await Promise.race([answer, silence(link.wire)]);
  if (!refusal) return;
  link.line.close();
  throw new NotOpened(refusal);
}

/** A store that refused is asked again after so long, and with every new line. */
const KEEPS_AGAIN = 3_000;

function help(id: string, from = 0) {
  /**
   * So many lines are acknowledged by the store; everything after them is written with the next line, so that there is
   * no hole.
   */
  let count = from;
  let begun = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  return {
    id,
    pace: pace(),
    waits: () => paceOf(settings.pace.value),
    again: createDeviceTable,
    keep(_: string[], session: DeviceSession) {
      begun ||= session.story.value[0]?.at ?? Date.now();
      const write = async (): Promise<void> => {
        const fresh = session.lines.slice(count);
        if (fresh.length === 0 || forgotten.has(id)) return;
        const table: KeptTable = {
          id,
          game: session.game,
          seats: session.setup.seats,
          begun,
          changed: Date.now(),
          over: session.over.value,
          moves: session.moves,
        };
        try {
          await keepLines(table, count, fresh);
          count += fresh.length;
        } catch (error) {
          if (!(error instanceof EarlierLinesLost)) throw error;
          count = 0;
          await write();
        }
      };
      const kept = () => void (session.keeping.value = 'kept');
      const refused = (error: unknown) => {
        session.keeping.value = error instanceof WrittenElsewhere ? 'elsewhere' : 'not-kept';
        if (error instanceof WrittenElsewhere) return session.close();
        clearTimeout(again);
        again = setTimeout(() => this.keep(_, session), KEEPS_AGAIN);
      };
      writing.set(id, (writing.get(id) ?? Promise.resolve()).then(write).then(kept, refused));
    },
  };
}
