// One client's side of a class: the same line carries the class and, for a pupil, the table one sits at. Like the wire
// of a table it has no socket and no clock of its own.
import { signal } from '@preact/signals';
import { BY_CHANGES, Wire, type Pass } from '../table/wire';
import type { Card, ClassTold, StaffRole, ToldPlace } from './told';

export type Granted = { person: number; role: StaffRole; token: string };
export type Proposal = { person: number; seat: number; do: string };

export class ClassWire extends Wire {
  readonly told = signal<ClassTold | null>(null);
  readonly role = signal<string | null>(null);
  /** This device's clock less the class's: what `now` said when it was heard. */
  readonly ahead = signal(0);
  readonly cards = signal<Card[]>([]);
  readonly pattern = signal<{ symbols: number[]; until: number } | null>(null);
  readonly place = signal<(ToldPlace & { round: number }) | null>(null);
  readonly proposal = signal<Proposal | null>(null);
  private granting: ((granted: Granted | null) => void)[] = [];
  private tickets: ((token: string | null) => void)[] = [];
  private reporting: ((report: unknown) => void)[] = [];
  private forking: ((forks: unknown) => void)[] = [];

  override deckId(): unknown {
    return this.told.value?.options.deck;
  }

  protected override resumption({ table, token }: Pass): object {
    return { class: table, token, ...BY_CHANGES };
  }

  protected override entered(told: Parameters<Wire['entered']>[0]): void {
    super.entered(told);
    this.role.value = told.role;
    if (!this.inClass) return;
    this.pass = this.inClass;
    this.hooks.keep?.(this.pass);
    // Everything comes anew after this.
    this.cards.value = [];
  }

  protected override take(message: Record<string, any>): void {
    if (message.class) this.hearClass(message.class as ClassTold);
    else if (message.moved) this.moved(message.moved);
    else if (message.wall) this.wall(message.wall);
    else if (message.pattern)
      this.pattern.value = {
        symbols: message.pattern.symbols as number[],
        until: Date.now() + (message.pattern.ms as number),
      };
    else if (message.proposed) this.proposal.value = message.proposed as Proposal;
    else if (message.granted) this.granting.shift()?.(message.granted as Granted);
    else if (message.ticket) this.tickets.shift()?.(message.ticket.token as string);
    else if (message.report) this.reporting.splice(0).forEach(resolve => resolve(message.report));
    else if (message.forks) this.forking.splice(0).forEach(resolve => resolve(message.forks));
    else super.take(message);
    // What was proposed is moot once anything happened at the table.
    if (message.update?.view || message.update?.changes || message.fresh) this.proposal.value = null;
  }

  private hearClass(told: ClassTold): void {
    // Two lines may cross: an older state is not believed after a newer one.
    if (this.told.value && told.seq < this.told.value.seq && told.now < this.told.value.now) return;
    this.ahead.value = Date.now() - told.now;
    if (told.round !== this.told.value?.round)
      this.cards.value = this.cards.value.filter(card => card.round === told.round);
    this.told.value = told;
    // A locked door asks for no signs; that they were guessed at too often stays so when it is opened again.
    if (told.door !== 'pattern' || (told.locked && this.pattern.value?.symbols.length !== 0)) this.pattern.value = null;
  }

  private moved({
    round,
    table,
    seat,
    as,
  }: {
    round: number;
    table: number | null;
    seat: number | null;
    as: ToldPlace['as'] | null;
  }): void {
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

  private wall({ now, tables }: { now: number; tables: Card[] }): void {
    this.ahead.value = Date.now() - now;
    const fresh = new Map(tables.map(card => [card.table, card]));
    const round = Math.max(...tables.map(card => card.round), this.told.value?.round ?? 0);
    const kept = this.cards.value.filter(card => card.round === round && !fresh.has(card.table));
    this.cards.value = [...kept, ...tables.filter(card => card.round === round)].sort((a, b) => a.table - b.table);
  }

  /** The answer to a message that brings something besides `ok`. Null if it was refused. */
  private async brought<T>(
    queue: ((value: T | null) => void)[],
    what: string,
    body: Record<string, unknown>,
  ): Promise<T | null> {
    let tell!: (value: T | null) => void;
    const came = new Promise<T | null>(resolve => queue.push((tell = resolve)));
    const refusal = await this.say(what, body);
    if (refusal) {
      queue.splice(queue.indexOf(tell), 1);
      return null;
    }
    return came;
  }

  grant(role: StaffRole): Promise<Granted | null> {
    return this.brought(this.granting, 'grant', { role });
  }

  /** A new token for a pupil's other device. */
  ticket(person: number): Promise<string | null> {
    return this.brought(this.tickets, 'ticket', { person });
  }

  /** Of a second head: no id, not kept. */
  propose(command: string): void {
    if (this.greeted) this.hooks.send(JSON.stringify({ propose: command }));
  }

  report(): Promise<unknown> {
    return this.asked('report', this.reporting);
  }

  forks(): Promise<unknown> {
    return this.asked('forks', this.forking);
  }

  private asked(what: string, queue: ((value: unknown) => void)[]): Promise<unknown> {
    if (!this.greeted) return Promise.resolve(null);
    return new Promise(resolve => {
      queue.push(resolve);
      this.hooks.send(JSON.stringify({ [what]: {} }));
    });
  }
}
