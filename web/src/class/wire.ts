// One client's side of a class: the same line carries the class and, for a pupil, the table one sits at. Like the wire
// of a table it has no socket and no clock of its own.
import { signal } from '@preact/signals';
import type {
  Card,
  ClassUpdate,
  Entered,
  Forks,
  Granted,
  LessonPlace,
  LessonRequests,
  Moved,
  Proposed,
  Report,
  ServerMessage,
  Ticket,
  Wall,
} from '../engine/types';
import { HEARS, messageId, Wire, type Pass } from '../table/wire';
import type { StaffRole } from './told';

/** What answers a request by a token. The answer repeats what was asked for, beside the id. */
type Tokens = { granted: Granted; ticket: Ticket };
type Requested = {
  answer: keyof Tokens;
  body: Record<string, unknown>;
  settle(answer: Granted | Ticket): void;
};

export class ClassWire extends Wire {
  readonly told = signal<ClassUpdate | null>(null);
  readonly role = signal<string | null>(null);
  /** This device's clock less the class's: what `now` said when it was heard. */
  readonly ahead = signal(0);
  readonly cards = signal<Card[]>([]);
  readonly pattern = signal<{ symbols: number[]; until: number } | null>(null);
  readonly place = signal<(LessonPlace & { round: number }) | null>(null);
  readonly proposal = signal<Proposed | null>(null);
  private readonly requested = new Map<string, Requested>();

  override deckId(): unknown {
    return this.told.value?.options.deck;
  }

  protected override resumption({ table, token }: Pass): object {
    return { class: table, token, ...HEARS };
  }

  protected override entered(told: Entered): void {
    super.entered(told);
    this.role.value = told.role;
    if (!this.inClass) return;
    this.pass = this.inClass;
    this.hooks.keep?.(this.pass);
    // Everything comes anew after this.
    this.cards.value = [];
  }

  protected override take(message: ServerMessage): void {
    if ('class' in message) this.hearClass(message.class);
    else if ('moved' in message) this.moved(message.moved);
    else if ('wall' in message) this.wall(message.wall);
    else if ('pattern' in message)
      this.pattern.value = { symbols: message.pattern.symbols, until: Date.now() + message.pattern.ms };
    else if ('proposed' in message) this.proposal.value = message.proposed;
    else if ('granted' in message) this.brought('granted', message.granted);
    else if ('ticket' in message) this.brought('ticket', message.ticket);
    else if ('report' in message) this.tell('report', message.report, message.report.id);
    else if ('forks' in message) this.tell('forks', message.forks, message.forks.id);
    else super.take(message);
    // What was proposed is moot once anything happened at the table.
    const played = 'update' in message && (message.update.view || message.update.changes);
    if (played || 'fresh' in message) this.proposal.value = null;
  }

  private hearClass(told: ClassUpdate): void {
    // Two lines may cross: an older state is not believed after a newer one.
    if (this.told.value && told.seq < this.told.value.seq && told.now < this.told.value.now) return;
    this.ahead.value = Date.now() - told.now;
    if (told.round !== this.told.value?.round)
      this.cards.value = this.cards.value.filter(card => card.round === told.round);
    this.told.value = told;
    // A locked door asks for no signs; that they were guessed at too often stays so when it is opened again.
    if (told.door !== 'pattern' || (told.locked && this.pattern.value?.symbols.length !== 0)) this.pattern.value = null;
  }

  private moved({ round, table, seat, as }: Moved): void {
    // What was seen at the last table is not of this one; its `fresh` follows.
    this.room.value = null;
    this.view.value = null;
    this.story.value = [];
    this.saidBefore.value = {};
    this.pose.value = null;
    this.proposal.value = null;
    this.seq = 0;
    this.syncing = false;
    this.place.value = table === null || as === null ? null : { round, table, seat, as };
  }

  private wall({ now, tables }: Wall): void {
    this.ahead.value = Date.now() - now;
    const fresh = new Map(tables.map(card => [card.table, card]));
    const round = Math.max(...tables.map(card => card.round), this.told.value?.round ?? 0);
    const kept = this.cards.value.filter(card => card.round === round && !fresh.has(card.table));
    this.cards.value = [...kept, ...tables.filter(card => card.round === round)].sort((a, b) => a.table - b.table);
  }

  /** Says what is answered by a token before the `ok`. Null if it was refused, or if the token is good no more. */
  private request<A extends keyof Tokens>(
    what: 'grant' | 'ticket',
    answer: A,
    body: LessonRequests['grant'] | LessonRequests['ticket'],
  ): Promise<Tokens[A] | null> {
    const id = messageId();
    return new Promise(resolve => {
      this.requested.set(id, { answer, body, settle: told => resolve(told as Tokens[A]) });
      void this.say(what, body, {}, id).then(() => {
        this.requested.delete(id);
        resolve(null);
      });
    });
  }

  /** A server that echoes no id is matched by what was asked for. */
  private brought(answer: keyof Tokens, told: Granted | Ticket): void {
    const fits = (one: Requested) =>
      one.answer === answer && Object.entries(one.body).every(([name, value]) => told[name as keyof Ticket] === value);
    const id = told.id ?? [...this.requested].find(([, one]) => fits(one))?.[0];
    const request = id === undefined ? undefined : this.requested.get(id);
    if (id === undefined || !request) return;
    this.requested.delete(id);
    request.settle(told);
  }

  grant(role: StaffRole): Promise<Granted | null> {
    return this.request('grant', 'granted', { role });
  }

  /** A new token for a pupil's other device. */
  async ticket(person: number): Promise<string | null> {
    return (await this.request('ticket', 'ticket', { person }))?.token ?? null;
  }

  /** Of a second head: no id, not kept. */
  propose(command: string): void {
    if (this.greeted) this.hooks.send(JSON.stringify({ propose: command }));
  }

  /** No id: the server counts it for the whole class, or knows nothing of it. */
  sought(card: string, missed: number): void {
    if (this.greeted) this.hooks.send(JSON.stringify({ sought: { card, missed } }));
  }

  /** With public events of the tables, by their names; older servers tell none. */
  report(events: readonly string[] = []): Promise<Report | null> {
    return this.ask('report', events.length > 0 ? { events } : {});
  }

  forks(): Promise<Forks | null> {
    return this.ask('forks');
  }
}
