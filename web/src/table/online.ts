// A table on a server: the same face as one in this page, with a line between.
import type { ClassWire } from '../class/wire';
import { computed, signal } from '@preact/signals';
import { engine, type Answer, type Engine, type Refusal } from '../engine/engine';
import type { Person, TableRequests } from '../engine/types';
import { listenForDecks } from './own-deck';
import { Line, type Socket } from './line';
import { noted } from './refusals';
import type {
  AnyView,
  Connection,
  FramedSession,
  GameName,
  HostControls,
  Name,
  Refused,
  Seat,
  SeatInfo,
  Eyes,
} from './session';
import { ChanceShare, tabKeeper } from './share';
import { OnlineTalk } from './talking';
import { Wire, type Pass } from './wire';
import { SCREEN } from '../words/names';

export type Link = { wire: Wire; line: Line };

/** A view before there is any: screens of a game are drawn only once it was dealt. */
const NOTHING: AnyView = { game: '', players: 0, options: {}, phase: 'deal', awaiting: [], winners: [] };
const LATER = 600;
/** Between the names of two bots side by side in the list of names. */
const BOT_STRIDE = 7;

/** A table of another cell is at home on that cell's page, which the same address leads in to (docs/CLUSTER.md). */
function goToCell(at: string, code: string): void {
  const inside = location.hash.includes(code) ? location.hash : `#/join/${code}`;
  location.assign(new URL(at, document.baseURI).href + inside);
}

/** Opens a line to the server of this page, for somebody with a pass or without. */
export function connect(
  pass: Pass | null,
  keep: (pass: Pass | null) => void,
  make: () => Socket = browserSocket,
): Link {
  const link: Partial<Link> = {};
  const wire = new Wire(
    { send: text => link.line?.send(text), keep, later: again => void setTimeout(again, LATER), elsewhere: goToCell },
    pass,
  );
  return Object.assign(link, { wire, line: lineUnder(wire, make) }) as Link;
}

/** The line of a wire: it ends when there is nothing more to hear. */
export function lineUnder(wire: Wire | ClassWire, make: () => Socket = browserSocket): Line {
  const line: Line = new Line(
    {
      opened: () => wire.opened(),
      heard: text => {
        wire.heard(text);
        if (wire.standing.value === 'gone') line.close();
      },
      closed: () => wire.closed(),
    },
    make,
  );
  listenForDecks(wire, line.wanted);
  return line;
}

export function browserSocket(): Socket {
  const address = new URL('ws', document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  return new WebSocket(address) as Socket;
}

export class OnlineSession implements FramedSession {
  readonly place = 'online';
  readonly wire: Wire;
  readonly line: Line;
  private share: ChanceShare | null = null;

  constructor(
    private readonly rules: Engine,
    link: Link,
    private readonly pseudonyms: string[],
    private readonly own: Record<string, unknown> = {},
  ) {
    this.wire = link.wire;
    this.line = link.line;
  }

  get game(): GameName {
    return this.room.value!.game;
  }

  get code(): string | null {
    return this.room.value?.code ?? null;
  }

  /** A rematch at the same table is another game: its cards were dealt anew, under another promise. */
  get name(): string {
    return `online ${this.room.value?.fair.commitment ?? ''}`;
  }

  get room() {
    return this.wire.room;
  }

  readonly me = computed(() => this.wire.me.value);
  readonly mySeat = computed<Seat | null>(() => {
    const found =
      this.room.value?.seats.findIndex(chair => chair.kind === 'person' && chair.person === this.wire.me.value) ?? -1;
    return found < 0 ? null : found;
  });
  readonly eyes = computed<Eyes>(() => this.mySeat.value ?? 'spectator');
  readonly view = computed(() => this.wire.view.value ?? NOTHING);
  readonly story = computed(() => this.wire.story.value);
  readonly saidBefore = computed(() => this.wire.saidBefore.value);
  readonly refused = signal<Refused | null>(null);
  readonly paused = computed(() => this.room.value?.paused ?? false);
  readonly brokenOff = computed(() => this.room.value?.broken_off ?? false);
  readonly over = computed(() => this.room.value?.phase === 'over');
  readonly chosen = computed<Record<string, unknown>>(() => ({
    ...this.own,
    multiplier: this.room.value?.multiplier ?? 1,
    ...this.room.value?.options,
  }));
  readonly coached = computed(() => this.room.value?.coach === true && this.mySeat.value !== null && !this.over.value);
  readonly silentSince = computed(() => (this.wire.standing.value === 'gone' ? null : this.line.silentSince.value));
  readonly connection = computed<Connection>(() => {
    if (this.line.state.value === 'open' && this.line.silentSince.value === null) return 'live';
    return this.line.state.value === 'closed' ? 'offline' : 'catching-up';
  });
  readonly pose = computed(() => {
    const view = this.wire.view.value;
    if (view?.phase !== 'spinning') return null;
    // Only a top that the server watches has a pose that is told.
    return (
      (view.options.top === 'clock' ? this.wire.pose.value : null) ?? {
        stage: 'steady' as const,
        ms: 0,
        frozen: this.paused.value,
      }
    );
  });
  readonly sending = computed(() => {
    const first = this.wire.waiting.value.find(said => said.what === 'do');
    return first ? (JSON.parse(first.text) as { do: string }).do : null;
  });
  readonly legal = computed(() => {
    const seat = this.mySeat.value;
    const view = this.wire.view.value;
    if (seat === null || !view || this.paused.value || this.over.value) return [];
    return this.rules.legalInView(view, seat);
  });
  readonly hints = computed(() =>
    this.wire.view.value ? this.rules.hintsInView(this.wire.view.value, this.eyes.value) : null,
  );
  readonly seats = computed<SeatInfo[]>(() => {
    const room = this.room.value;
    if (!room) return [];
    const names = this.chairNames();
    return room.seats.map((chair, seat) => ({
      seat,
      name: names[seat]!,
      kind: chair.kind,
      ...(chair.kind === 'bot' ? { level: chair.level ?? 'random' } : {}),
      mine: seat === this.mySeat.value,
      here: chair.kind !== 'person' || this.wire.here.value.includes(chair.person!),
      standIn: chair.stand_in,
    }));
  });
  readonly isHost = computed(() => this.room.value !== null && this.room.value.host === this.wire.me.value);
  private readonly controls: HostControls = {
    paused: this.paused,
    pause: on => this.say(on ? 'pause' : 'unpause'),
    act: (verb, parts) => this.say(verb as 'penalty', parts as TableRequests['penalty']),
    standIn: seat => this.say('stand-in', { seat }),
    remove: seat => this.say('remove', { person: this.room.value?.seats[seat]?.person ?? -1 }),
    end: () => this.say('end'),
  };
  readonly host = computed(() => (this.isHost.value ? this.controls : null));
  readonly talk = new OnlineTalk(this);

  /** Anything else the wire knows: sit, move, door, start, … */
  say<K extends keyof TableRequests>(what: K, body = {} as TableRequests[K]): Answer {
    return noted(this.refused, what, this.wire.say<keyof TableRequests>(what, body));
  }

  check(command: string): Refusal | null {
    const seat = this.mySeat.value;
    const view = this.wire.view.value;
    if (seat === null || !view) return { code: 'not-seated', rule: '', message: '' };
    if (this.over.value) return { code: 'over', rule: '', message: '' };
    if (this.paused.value) return { code: 'paused', rule: '', message: '' };
    return this.rules.checkInView(view, seat, command);
  }

  send(command: string, extra: { strength?: number } = {}): Answer {
    return noted(this.refused, command, this.wire.say('do', command, extra));
  }

  fell(failed: boolean): Answer {
    return this.say('fell', { failed });
  }

  throwNow(): Answer {
    return this.say('throw');
  }

  async journal(): Promise<string> {
    return (await this.wire.journal()) ?? '';
  }

  known(): Promise<string | null> {
    return this.wire.known();
  }

  async rematch(): Promise<string | null> {
    await this.say('rematch');
    return null;
  }

  /** One's own share of chance: committed to in the lobby, opened when the deal is sealed. */
  tendShare(): void {
    this.myShare()?.tend(this.room.value, this.wire.me.value);
  }

  /** Whether the cards came from another seal than the one our share was opened for. */
  isAnotherDeal(): boolean {
    return this.myShare()?.isAnotherDeal(this.room.value, this.wire.me.value) ?? false;
  }

  private myShare(): ChanceShare | null {
    const table = this.wire.pass?.table;
    if (!table) return null;
    this.share ??= new ChanceShare((what, body) => this.wire.say(what, body), tabKeeper(`stolik-share ${table}`));
    return this.share;
  }

  close(): void {
    this.line.close();
  }

  personName(person: Person): Name {
    return nameOf(person, this.pseudonyms);
  }

  /** Bots have no names on the wire: everyone at the table draws the same ones from its code. */
  private chairNames(): Name[] {
    const room = this.room.value!;
    const list = this.pseudonyms;
    const taken = new Set(room.people.map(person => person.pseudonym ?? person.name));
    return room.seats.map((chair, seat) => {
      const person = room.people.find(one => one.person === chair.person);
      if (chair.kind === 'person' && person) return nameOf(person, list);
      let at = (Number(room.code) + seat * BOT_STRIDE) % list.length;
      for (let tries = 0; tries < list.length && taken.has(list[at]!); ++tries) at = (at + 1) % list.length;
      taken.add(list[at]!);
      return { pseudonym: list[at]! };
    });
  }
}

/** A name that is the id of a drawn one, or a big screen's, is shown as that, in each reader's language. */
export function nameOf(person: { name: string; pseudonym?: string | null }, pseudonyms: string[]): Name {
  if (person.pseudonym) return { pseudonym: person.pseudonym };
  return person.name === SCREEN || pseudonyms.includes(person.name)
    ? { pseudonym: person.name }
    : { typed: person.name };
}

export async function onlineSession(
  link: Link,
  pseudonyms: string[],
  own: Record<string, unknown> = {},
): Promise<OnlineSession> {
  return new OnlineSession(await engine(), link, pseudonyms, own);
}
