// A table that runs in this page: the engine deals, people pass the device, bots move after a moment.
import { computed, signal } from '@preact/signals';
import { below, type Engine, type EngineTable, type Refusal } from '../engine/engine';
import type { AnyEvent, AnyView, GameName, Level, Name, Seat, SeatInfo, Session, Step } from './session';

export type DeviceSeat = { name: Name; bot?: Level };
export type DeviceSetup = { game: GameName; seats: DeviceSeat[]; options: Record<string, unknown> };

/** How long a bot seems to think. */
const BOT_PACE = 900;

export class DeviceSession implements Session {
  readonly place = 'device';
  readonly game: GameName;
  private readonly table: EngineTable;
  private readonly changes = signal(0);
  private readonly steps: { seq: number; at: number; told: Map<Seat | 'spectator', AnyEvent[]> }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly eyes = signal<Seat | 'spectator'>('spectator');
  readonly said = signal<Record<Seat, string>>({});
  readonly pose = signal(null);
  readonly connection = signal('device' as const);
  readonly sending = signal<string | null>(null);
  readonly host = signal(null);
  readonly view = computed(() => (this.changes.value, this.table.view(this.eyes.value) as AnyView));
  readonly legal = computed(() => {
    const eyes = this.eyes.value;
    return eyes === 'spectator' ? [] : this.engine.legalInView(this.view.value, eyes);
  });
  readonly story = computed<Step[]>(
    () => (this.changes.value, this.steps.map(({ seq, at, told }) => ({ seq, at, events: told.get(this.eyes.value) ?? [] }))));
  readonly seats = computed<SeatInfo[]>(() =>
    this.setup.seats.map(({ name, bot }, seat) => ({
      seat, name, kind: bot ? 'bot' : 'person', ...(bot ? { level: bot } : {}), mine: seat === this.eyes.value, here: true, standIn: false,
    })));

  constructor(private readonly engine: Engine, private readonly setup: DeviceSetup) {
    this.game = setup.game;
    this.table = engine.open(setup.game, setup.seats.length, setup.options);
    const people = setup.seats.flatMap((seat, number) => (seat.bot ? [] : [number]));
    if (people.length === 1) this.eyes.value = people[0]!;
    this.nature();
    this.wakeBots();
  }

  check(command: string): Refusal | null {
    const eyes = this.eyes.value;
    if (eyes === 'spectator') return { code: 'not-your-turn', rule: '', message: '' };
    return this.engine.checkInView(this.view.value, eyes, command);
  }

  async send(command: string): Promise<Refusal | null> {
    const eyes = this.eyes.value;
    return eyes === 'spectator' ? this.check(command) : this.give(eyes, command);
  }

  async fell(failed: boolean): Promise<Refusal | null> {
    return this.give('nature', failed ? 'top-fell failed' : 'top-fell');
  }

  async journal(): Promise<string> {
    return '';
  }

  close(): void {
    clearTimeout(this.timer);
    this.table.close();
  }

  private give(by: Seat | 'nature', command: string): Refusal | null {
    const refused = this.table.submit(by, command);
    if (refused) return refused;
    this.remember();
    this.nature();
    this.wakeBots();
    return null;
  }

  private nature(): void {
    for (let word = this.table.draw(); word; word = this.table.draw()) {
      if (this.table.submit('nature', word)) break;
      this.remember();
    }
    this.changes.value += 1;
  }

  private remember(): void {
    const told = new Map<Seat | 'spectator', AnyEvent[]>([['spectator', this.table.told('spectator') as AnyEvent[]]]);
    this.setup.seats.forEach((_, seat) => told.set(seat, this.table.told(seat) as AnyEvent[]));
    this.steps.push({ seq: this.steps.length + 1, at: Date.now(), told });
  }

  private wakeBots(): void {
    clearTimeout(this.timer);
    const awaiting = (this.table.view('spectator') as AnyView).awaiting;
    const bots = awaiting.filter((seat): seat is number => seat !== 'nature' && !!this.setup.seats[seat]?.bot);
    if (bots.length === 0) return;
    this.timer = setTimeout(() => {
      const seat = bots[below(bots.length)]!;
      const legal = this.table.legal(seat).filter(command => command !== 'offer' && command !== 'say');
      if (legal.length > 0) this.give(seat, legal[below(legal.length)]!);
    }, BOT_PACE);
  }
}
