// A server that does what a test tells it, over lines that do what the test tells them: open late, break, fall silent,
// lose what is under way. It speaks PROTOCOL-wire.md: numbers without a gap, ids that count once, what was missed on
// return.
import type { Room } from '../engine/types';
import type { Socket } from '../table/line';

/** What the client says, as far as this server reads it. */
type Heard = {
  id?: string;
  do?: string;
  ping?: number;
  resume?: { seen?: number };
  sync?: { seen: number };
};

export const aRoom = (more: Partial<Room> = {}): Room => ({
  game: 'triples',
  phase: 'playing',
  code: '48172036',
  door: 'knock',
  spectators: true,
  options: {},
  players: 3,
  turn_seconds: 0,
  multiplier: 1,
  bot_when_away: false,
  coach: false,
  paused: false,
  host: 1,
  youngest: null,
  people: [{ person: 1, name: 'Ala', pseudonym: null, watch: true }],
  seats: [{ kind: 'person', person: 1, stand_in: false }],
  fair: {
    game: 1,
    deal: 1,
    commitment: 'c',
    commitments: [],
    nonces: [],
    sealed: null,
    revealing: [],
    called_off: [],
    seed: null,
    chain: null,
  },
  broken_off: false,
  ...more,
});

/** What everybody sees after the change of that number. */
export const viewAt = (seq: number) => ({
  game: 'triples' as const,
  players: 3,
  options: {},
  phase: 'play',
  turn: seq % 3,
  awaiting: [seq % 3],
  winners: [],
  seq,
  seldom: Math.floor(seq / 4),
});

/** One socket of the client. What either side says lies on the way until the test moves it. */
export class ScriptedSocket implements Socket {
  readyState: 0 | 1 | 2 | 3 = 0;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  /** on the way to the server, and to the client */
  readonly up: string[] = [];
  readonly down: string[] = [];
  /** everything the client ever said here */
  readonly said: Heard[] = [];
  /** Dead, and nobody was told: what is said goes nowhere. */
  mute = false;
  inside = false;
  closedByClient = false;

  get dangling(): boolean {
    return this.readyState < 2;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Heard);
    if (!this.mute) this.up.push(text);
  }

  close(): void {
    this.readyState = 3;
    this.closedByClient = true;
  }

  accept(): void {
    if (this.readyState !== 0) return;
    this.readyState = 1;
    this.onopen?.();
  }

  break(code = 1006): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export class ScriptedServer {
  readonly sockets: ScriptedSocket[] = [];
  seq = 1;
  /** what was done, by id: its answer, and what it said */
  readonly done = new Map<string, { text: string; seq: number }>();
  readonly refusals = new Map<string, string>();
  readonly syncs: number[] = [];
  /** When the client last heard a word. */
  lastTold = -Infinity;

  readonly make = (): ScriptedSocket => {
    const socket = new ScriptedSocket();
    this.sockets.push(socket);
    return socket;
  };

  get socket(): ScriptedSocket | undefined {
    return this.sockets.at(-1);
  }

  /** Somebody else does something. A server that skips a number has a bug; the client has to notice. */
  change(skip = false): void {
    this.seq += 1;
    if (!skip) this.everyone(this.changes(this.seq));
  }

  update(seq: number): object {
    return { update: { seq, events: [{ event: 'happened', at: seq }], view: viewAt(seq) } };
  }

  /** To whoever is there: what is not as it was one number ago. */
  changes(seq: number): object {
    const before = Object.entries(viewAt(seq - 1)).map(([name, value]) => [name, JSON.stringify(value)]);
    const same = new Map(before as [string, string][]);
    const changes = Object.fromEntries(
      Object.entries(viewAt(seq)).filter(([name, value]) => same.get(name) !== JSON.stringify(value)),
    );
    return { update: { seq, events: [{ event: 'happened', at: seq }], changes } };
  }

  everyone(message: object): void {
    for (const socket of this.sockets)
      if (socket.inside && socket.readyState === 1 && !socket.mute) socket.down.push(JSON.stringify(message));
  }

  /** The server takes the next word of the line. */
  take(socket: ScriptedSocket): void {
    const text = socket.up.shift();
    if (text === undefined || socket.readyState !== 1) return;
    const message = JSON.parse(text) as Heard;
    const answer = (told: object) => socket.down.push(JSON.stringify(told));
    if (message.ping !== undefined) return void answer({ pong: message.ping });
    if (message.resume) {
      for (const other of this.sockets) other.inside &&= other === socket;
      socket.inside = true;
      answer({ welcome: { table: 't1', person: 1, code: '48172036', seq: this.seq } });
      return this.catchUp(message.resume.seen as number | undefined, answer);
    }
    if (!socket.inside)
      return void answer({ refused: { id: message.id ?? '', code: 'not-at-a-table', rule: '', message: '' } });
    if (message.sync) {
      this.syncs.push(message.sync.seen as number);
      return this.catchUp(message.sync.seen as number, answer);
    }
    const id = message.id as string;
    const before = this.done.get(id);
    if (before) {
      if (before.text !== text) return void answer({ refused: { id, code: 'same-id', rule: '', message: '' } });
      return void answer({ ok: { id, seq: before.seq, again: true } });
    }
    const code = this.refusals.get(message.do as string);
    if (code === 'too-many') this.refusals.delete(message.do as string);
    if (code) return void answer({ refused: { id, code, rule: 'T7', message: '' } });
    this.change();
    this.done.set(id, { text, seq: this.seq });
    answer({ ok: { id, seq: this.seq } });
  }

  /** The client hears the next word of the line. */
  tell(socket: ScriptedSocket): void {
    const text = socket.down.shift();
    if (text === undefined || socket.readyState !== 1) return;
    this.lastTold = Date.now();
    socket.onmessage?.({ data: text });
  }

  private catchUp(seen: number | undefined, answer: (told: object) => void): void {
    if (seen === undefined || seen > this.seq || this.seq - seen > 6) {
      answer({
        fresh: {
          seq: this.seq,
          room: aRoom(),
          view: viewAt(this.seq),
          story: [{ seq: this.seq, events: [{ event: 'happened', at: this.seq }] }],
        },
      });
    } else {
      for (let seq = seen + 1; seq <= this.seq; ++seq) answer(this.update(seq));
    }
  }
}
