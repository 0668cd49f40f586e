// One client's side of the wire (PROTOCOL-wire.md), without a socket and without a clock: it is told what was heard and
// says what is to be sent. So every story of lost lines and late answers can be told to it in a test.
import { batch, signal } from '@preact/signals';
import type { Signed } from '../decks/shelf';
import type { Answer, Refusal } from '../engine/engine';
import type {
  Bye,
  DeckProgress,
  Entered,
  EntryRequests,
  Fresh,
  Knocking,
  LessonRequests,
  People,
  Pose,
  Refused,
  Room,
  ServerMessage,
  TableDeck,
  TableRequests,
  Update,
  Welcome,
} from '../engine/types';
import { pieceOf, PIECES_AHEAD, PIECES_AT_ONCE, piecesIn } from './pieces';
import type { AnyView, Step } from './session';

/** What brings one back to a table from any line. */
export type Pass = { table: string; token: string; person: number; code: string; invitation?: string };

/** outside: nothing said yet. asking: a create or knock is under way. knocking: waits for the host. */
type Standing = 'outside' | 'asking' | 'knocking' | 'inside' | 'gone';
/** Why one is at the table no more: the server's word, or a token that is good for nothing. */
export type Farewell = Bye['why'] | 'bad-token';

type RequestName = keyof EntryRequests | keyof TableRequests | keyof LessonRequests;
/** What stands behind the name of a request. A table and a lesson may mean another by the same name. */
type RequestBody<K extends RequestName> =
  | (K extends keyof EntryRequests ? EntryRequests[K] : never)
  | (K extends keyof TableRequests ? TableRequests[K] : never)
  | (K extends keyof LessonRequests ? LessonRequests[K] : never);
type Said = { id: string; text: string; what: string; answer(refusal: Refusal | null): void };
/** A request that changes nothing. `settle` gets the answer, or null if there is none. */
type Question = { id: string; text: string; what: string; settle(answer: unknown): void };

/** The bye after which one comes back by oneself. */
const COMES_BACK = new Set<Farewell>(['stopping']);
/** Refusals that only say "not now": the same message may be sent again a moment later. */
const NOT_NOW = new Set(['too-many']);
/** What is said to a table one is no longer at. */
const NOBODY_THERE: Refusal = { code: 'over', rule: '', message: '' };

/**
 * What a line is told, and told to: what changed of the view where that is enough; and that its person is asked when to
 * throw for nature.
 */
export const HEARS = { views: 'changes', throws: true };

/** Steps that are kept: more than any game has, and a step costs the same however long a table plays. */
export const MOST_STEPS = 2000;

/** The time of a step that nobody here heard when it happened. */
const UNKNOWN = 0;

/** A deck of this device, for the table that is to be opened. */
export type Brings = { id: string; bytes: Uint8Array; signed?: Signed | null };

type WireHooks = {
  send(text: string): void;
  /** A pass to keep, or none any more. */
  keep?(pass: Pass | null): void;
  /** Send it again in a moment: the server had too much to hear. */
  later?(again: () => void): void;
  /** The page that has this table lies there (docs/CLUSTER.md, cells). */
  elsewhere?(at: string, code: string): void;
};

/** An id for a message: so many random signs that nobody makes the same. */
export function messageId(signs = 24): string {
  const bytes = crypto.getRandomValues(new Uint8Array(signs));
  return Array.from(bytes, byte => 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'[byte & 63]!).join(
    '',
  );
}

export class Wire {
  readonly standing = signal<Standing>('outside');
  readonly farewell = signal<Farewell | null>(null);
  readonly room = signal<Room | null>(null);
  readonly view = signal<AnyView | null>(null);
  readonly story = signal<Step[]>([]);
  /** What each seat had said before the story begins that was told: talk in the story is not kept twice. */
  readonly saidBefore = signal<Record<number, string>>({});
  readonly pose = signal<Pose | null>(null);
  readonly here = signal<number[]>([]);
  readonly knocking = signal<Knocking[]>([]);
  /** It is the door of a class that one knocks at. */
  readonly ofClass = signal(false);
  readonly me = signal<number | null>(null);
  readonly invitation = signal<string | null>(null);
  /** The rules the server plays by; null where it did not say. */
  readonly rules = signal<string | null>(null);
  /** Messages that were said and not answered yet, oldest first. */
  readonly waiting = signal<Said[]>([]);
  /** Set before one enters: the server gets it first, on the same line. */
  brings: Brings | null = null;
  /** How much of it is there, from 0 to 1; null while nothing is brought. */
  readonly handed = signal<number | null>(null);
  /** The code was that of a class: what brings one back there. `table` is the class. */
  inClass: (Pass & { role: string }) | null = null;
  pass: Pass | null;
  seq = 0;

  private connected = false;
  private knocksAt = '';
  /** Answered since the line was opened: only then are waiting messages said again. */
  protected greeted = false;
  protected syncing = false;
  private questions: Question[] = [];
  /** Pieces of the deck that were sent on this line, and of those the ones of this try. */
  private bringing = { id: '', sent: 0, next: 0, tries: 0 };

  constructor(
    protected readonly hooks: WireHooks,
    pass: Pass | null = null,
    private readonly now: () => number = Date.now,
  ) {
    this.pass = pass;
    this.invitation.value = pass?.invitation ?? null;
  }

  /**
   * Opens with a message that changes something: create, knock or open-class. Its id stands for the person until there
   * is a token.
   */
  enter<K extends 'create' | 'knock' | 'open-class'>(what: K, body: EntryRequests[K], id = messageId()): Answer {
    this.standing.value = 'asking';
    this.knocksAt = 'code' in body ? (body.code ?? '') : '';
    return this.say(what, (what === 'open-class' ? body : { ...body, ...HEARS }) as RequestBody<K>, {}, id);
  }

  /** Says something that changes the table; resolves when it is done (null) or refused. */
  say<K extends RequestName>(
    what: K,
    body: RequestBody<K>,
    more: Record<string, unknown> = {},
    id = messageId(),
  ): Answer {
    if (this.standing.value === 'gone') return Promise.resolve(NOBODY_THERE);
    return new Promise(resolve => {
      const said: Said = { id, what, text: JSON.stringify({ [what]: body, ...more, id }), answer: resolve };
      this.waiting.value = [...this.waiting.value, said];
      if (this.connected && isEntering(said) && !this.greeted) this.comeIn(said);
      else if (this.connected && this.greeted) this.hooks.send(said.text);
    });
  }

  // ---- a deck of one's own

  /** Which deck is played with where one is. */
  deckId(): unknown {
    return this.room.value?.options.deck;
  }

  /** The contents of the deck of this table, if it is somebody's own; null if they cannot be had. */
  deck(): Promise<TableDeck | null> {
    return this.ask('deck');
  }

  private comeIn(said: Said): void {
    if (!this.brings || said.what === 'knock') return this.hooks.send(said.text);
    this.bringing = { ...this.bringing, id: messageId(), next: 0, tries: this.bringing.tries + 1 };
    this.handed.value = 0;
    for (let ahead = 0; ahead < PIECES_AHEAD; ++ahead) this.bringNext();
  }

  /** A server takes a whole deck at once, and after that so many pieces a second. */
  private bringNext(): void {
    const { brings, bringing } = this;
    if (!brings || bringing.next >= piecesIn(brings)) return;
    const text = JSON.stringify({ deck: pieceOf(brings, bringing.next++), id: bringing.id });
    const { id } = bringing;
    const send = () => void (this.connected && this.bringing.id === id && this.hooks.send(text));
    if (++bringing.sent > PIECES_AT_ONCE && this.hooks.later) this.hooks.later(send);
    else send();
  }

  private heardDeck(told: DeckProgress | TableDeck): void {
    // Its `id` is the deck's, and everybody gets the same: all who asked are answered.
    if ('contents' in told) return this.tell('deck', told);
    if (!this.brings) return;
    this.handed.value = told.have / this.brings.bytes.length;
    const entering = this.waiting.value.find(isEntering);
    if (told.ready && entering) this.hooks.send(entering.text);
    else this.bringNext();
  }

  /** True if it was about the deck that is being brought. */
  private notBrought(told: Refused, refusal: Refusal): boolean {
    const entering = this.waiting.value.find(isEntering);
    if (!entering || !this.brings) return false;
    // A node that takes over from another has not heard of it.
    if (told.id === entering.id && refusal.code === 'no-deck' && this.bringing.tries < 3)
      return (this.comeIn(entering), true);
    if (told.id !== this.bringing.id) return false;
    const old = refusal.code === 'bad-message' && this.handed.value === 0;
    this.standing.value = 'outside';
    this.answered(entering.id, old ? { ...refusal, code: 'old-server' } : refusal);
    return true;
  }

  /** The file of a finished game, or null if it cannot be had. */
  async journal(): Promise<string | null> {
    return (await this.ask<{ text: string }>('journal'))?.text ?? null;
  }

  /** All one's own seat may know, as text for the bots' module; null if it cannot be had. */
  async known(): Promise<string | null> {
    return (await this.ask<{ text: string }>('known'))?.text ?? null;
  }

  /** Asks for something that changes nothing, on every connection until there is an answer; null if it is refused. */
  protected ask<T>(what: string, body: Record<string, unknown> = {}): Promise<T | null> {
    if (this.standing.value === 'gone') return Promise.resolve(null);
    return new Promise(resolve => {
      const id = messageId();
      const text = JSON.stringify({ [what]: body, id });
      this.questions.push({ id, what, text, settle: resolve as (answer: unknown) => void });
      if (this.greeted) this.hooks.send(text);
    });
  }

  /**
   * Settles the question of that id; without one, all of that name: a server that echoes no id tells everybody the
   * same.
   */
  protected tell(what: string, answer: unknown, id?: string): void {
    const [answered, open] = [[], []] as [Question[], Question[]];
    for (const one of this.questions) (one.what === what && (id ?? one.id) === one.id ? answered : open).push(one);
    this.questions = open;
    for (const one of answered) one.settle(answer);
  }

  // ---- the line

  opened(): void {
    this.connected = true;
    this.greeted = false;
    this.syncing = false;
    if (this.pass) {
      this.hooks.send(JSON.stringify({ resume: this.resumption(this.pass) }));
      return;
    }
    const entering = this.waiting.value.find(isEntering);
    this.bringing.sent = 0;
    if (entering) this.comeIn(entering);
  }

  protected resumption({ table, token }: Pass): object {
    return { table, token, ...HEARS, ...(this.room.value ? { seen: this.seq } : {}) };
  }

  closed(): void {
    this.connected = false;
    this.greeted = false;
    this.pose.value = this.pose.value && { ...this.pose.value, frozen: true };
  }

  heard(text: string): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return;
    }
    batch(() => this.take(message));
  }

  protected take(message: ServerMessage): void {
    if ('welcome' in message) this.welcome(message.welcome);
    else if ('entered' in message) this.entered(message.entered);
    else if ('knocking' in message) {
      this.ofClass.value = message.knocking.class === true;
      this.standing.value = 'knocking';
    } else if ('fresh' in message) this.fresh(message.fresh);
    else if ('update' in message) this.update(message.update);
    else if ('ok' in message) this.answered(message.ok.id, null);
    else if ('refused' in message) this.refused(message.refused);
    else if ('people' in message) this.people(message.people);
    else if ('pose' in message) this.pose.value = message.pose;
    else if ('journal' in message) this.tell('journal', message.journal);
    else if ('known' in message) this.tell('known', message.known, message.known.id);
    else if ('deck' in message) this.heardDeck(message.deck);
    else if ('bye' in message) this.bye(message.bye.why);
  }

  private welcome(told: Welcome): void {
    this.rules.value = told.rules ?? null;
    const token = told.token ?? this.pass?.token;
    if (token) {
      const invitation = told.invitation ?? this.invitation.value ?? undefined;
      this.pass = {
        table: told.table,
        token,
        person: told.person,
        code: told.code,
        ...(invitation ? { invitation } : {}),
      };
      this.invitation.value = invitation ?? null;
      this.hooks.keep?.(this.pass);
    }
    this.inside(told.person);
  }

  /** In a class. Its own wire (src/class/wire.ts) goes on from there. */
  protected entered(told: Entered): void {
    this.rules.value = told.rules ?? null;
    const token = told.token ?? this.pass?.token;
    if (token) this.inClass = { table: told.class, token, person: told.person, code: told.code, role: told.role };
    this.inside(told.person);
  }

  private inside(person: number): void {
    this.me.value = person;
    this.standing.value = 'inside';
    this.farewell.value = null;
    // Those who entered are answered by this: a knock has no ok of its own, and that of a create may be lost.
    const entering = this.waiting.value.filter(isEntering);
    for (const said of entering) this.answered(said.id, null);
    if (this.greeted) return;
    this.greeted = true;
    for (const said of this.waiting.value) this.hooks.send(said.text);
    for (const one of this.questions) this.hooks.send(one.text);
  }

  private fresh(told: Fresh): void {
    // When that was is not told: a line that was not heard when it happened has no time, rather than a wrong one.
    const known = new Map(this.story.value.map(step => [step.seq, step.at]));
    this.seq = told.seq;
    this.syncing = false;
    this.room.value = told.room;
    this.view.value = told.view ?? null;
    this.story.value = (told.story ?? [])
      .filter(step => step.events?.length > 0)
      .map(({ seq, events, stood_in }) => ({ seq, at: known.get(seq) ?? UNKNOWN, events, ...stoodIn(stood_in) }));
    this.saidBefore.value = Object.fromEntries(
      Object.entries(told.said ?? {})
        .filter(([, words]) => words)
        .map(([seat, words]) => [Number(seat), words]),
    );
    this.pose.value = told.pose ?? null;
  }

  private update(told: Update): void {
    if (told.seq <= this.seq) return;
    const last = this.view.value;
    if (told.seq > this.seq + 1 || (told.changes && !last)) {
      if (!this.syncing) this.hooks.send(JSON.stringify({ sync: last || !told.changes ? { seen: this.seq } : {} }));
      this.syncing = true;
      return;
    }
    this.syncing = false;
    this.seq = told.seq;
    const before = this.room.value?.phase;
    if (told.room) this.room.value = told.room;
    const phase = told.room?.phase;
    if (phase === 'lobby' && before !== 'lobby') {
      this.view.value = null;
      this.story.value = [];
      this.saidBefore.value = {};
    }
    if (phase === 'playing' && before === 'lobby') this.story.value = [];
    const view = told.view ?? (told.changes && ({ ...last, ...told.changes } as AnyView));
    if (view) this.view.value = view;
    if (told.events && told.events.length > 0)
      this.story.value = [
        ...this.story.value.slice(1 - MOST_STEPS),
        { seq: told.seq, at: this.now(), events: told.events, ...stoodIn(told.stood_in) },
      ];
    if (view && view.phase !== 'spinning') this.pose.value = null;
  }

  private people(told: People): void {
    this.here.value = told.here;
    this.knocking.value = told.knocking ?? [];
  }

  private refused(told: Refused): void {
    const refusal: Refusal = { code: told.code, rule: told.rule ?? '', message: told.message ?? '' };
    if (this.notBrought(told, refusal)) return;
    const said = this.waiting.value.find(one => one.id === told.id);
    const asked = this.questions.find(one => one.id === told.id);
    if (told.at && this.hooks.elsewhere) return this.hooks.elsewhere(told.at, this.pass?.code ?? this.knocksAt);
    // Whoever wants to come in is told so instead: it may take a minute until another table is opened or another code
    // is heard.
    const again = asked ?? (said && !isEntering(said) ? said : undefined);
    if (again && NOT_NOW.has(told.code) && this.hooks.later) {
      return this.hooks.later(
        () => this.greeted && [...this.waiting.value, ...this.questions].includes(again) && this.hooks.send(again.text),
      );
    }
    if (asked) return this.tell(asked.what, null, asked.id);
    if (said) {
      if (isEntering(said)) this.standing.value = 'outside';
      return this.answered(said.id, refusal);
    }
    if (told.code === 'bad-token') return this.bye('bad-token');
  }

  private answered(id: string | undefined, refusal: Refusal | null): void {
    const said = this.waiting.value.find(one => one.id === id);
    if (!said) return;
    this.waiting.value = this.waiting.value.filter(one => one !== said);
    said.answer(refusal);
  }

  private bye(why: Farewell): void {
    this.farewell.value = why;
    if (COMES_BACK.has(why)) return;
    this.standing.value = 'gone';
    const left = this.waiting.value;
    this.waiting.value = [];
    for (const said of left) said.answer(said.what === 'leave' && why === 'left' ? null : NOBODY_THERE);
    for (const one of this.questions.splice(0)) one.settle(null);
    if (why !== 'elsewhere') {
      this.pass = null;
      this.hooks.keep?.(null);
    }
  }
}

const stoodIn = (seat: number | undefined) => (seat === undefined ? {} : { stoodIn: seat });

function isEntering(said: Said): boolean {
  return said.what === 'create' || said.what === 'knock' || said.what === 'open-class';
}
