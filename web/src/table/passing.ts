// Whose eyes look at a device that several people pass on, and the cover in between.
//
// While it is covered the eyes are a spectator's. They change only when the one whom the cover names has held it.
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Seat, Eyes } from './session';

/** Why the device is covered and who is to take it. */
export type Cover = { seat: Seat; why: 'pass' | 'away' };

/** How long a player sees what their move led to before the device is covered. */
const LINGER = 1800;
/** Nobody has touched the device for so long: it is covered. */
const IDLE = 20_000;

type PassingTable = {
  /** those who hold the device in turn */
  people(): Seat[];
  /** those of them whose move it is */
  due(): Seat[];
  over(): boolean;
  changed(): void;
  /** 1 is the pace of people */
  pace(): number;
};

export class Passing {
  private readonly looking = signal<Eyes>('spectator');
  private readonly covered = signal<Cover | null>(null);
  readonly eyes: ReadonlySignal<Eyes> = this.looking;
  /** Not null while nobody may see anything private. */
  readonly cover: ReadonlySignal<Cover | null> = this.covered;
  private lingering = false;
  private passTimer: ReturnType<typeof setTimeout> | undefined;
  private idleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: PassingTable) {}

  /** One person alone has nobody to hide from; several begin covered. */
  begin(): void {
    const people = this.table.people();
    if (people.length === 1) this.looking.value = people[0]!;
    else if (this.shared && !this.table.over()) this.put({ seat: this.table.due()[0] ?? people[0]!, why: 'pass' });
  }

  /** Nothing goes on while it is being passed on, or while something lies open for everybody. */
  get waits(): boolean {
    return this.covered.value !== null || this.lingering;
  }

  /** Something lies open for everybody (a knowledge card that is read aloud): the cover waits for it. */
  linger(on: boolean): void {
    if (this.lingering === on) return;
    this.lingering = on;
    this.stay();
    this.table.changed();
  }

  passTo(seat: Seat): void {
    if (this.shared && !this.table.over()) this.put({ seat, why: 'pass' });
  }

  /** The cover was held long enough by the one it names. */
  uncover(): boolean {
    const cover = this.covered.value;
    if (!cover || this.table.over()) return false;
    this.looking.value = cover.seat;
    this.covered.value = null;
    this.stir();
    return true;
  }

  stir(): void {
    this.forgetIdle();
    if (this.shared && !this.covered.value && !this.table.over())
      this.idleTimer = setTimeout(() => this.coverAgain(), IDLE);
  }

  /** Covers it for the one who holds it. */
  coverAgain(): void {
    const eyes = this.looking.value;
    if (this.shared && eyes !== 'spectator' && !this.table.over()) this.put({ seat: eyes, why: 'away' });
  }

  /** After every change: whose hands the device belongs in now. */
  settle(): void {
    if (!this.shared || this.table.over()) {
      this.stay();
      this.covered.value = null;
      this.looking.value = this.shared ? 'spectator' : (this.table.people()[0] ?? 'spectator');
      return;
    }
    const due = this.table.due();
    const cover = this.covered.value;
    const people = this.table.people();
    const eyes = this.looking.value;
    // A bot plays on for the one who looked, or whom the cover names: the device is somebody else's now.
    if (eyes !== 'spectator' && !people.includes(eyes)) return this.put({ seat: due[0] ?? people[0]!, why: 'pass' });
    if (cover && !people.includes(cover.seat)) this.covered.value = { ...cover, seat: due[0] ?? people[0]! };
    // Somebody has come to the table of one who was alone until now.
    if (!cover && this.idleTimer === undefined) this.stir();
    if (due.length === 0 || this.lingering) return;
    if (cover) {
      if (!due.includes(cover.seat)) this.covered.value = { ...cover, seat: due[0]! };
    } else if (due.includes(this.looking.value as Seat)) {
      this.stay();
    } else {
      this.passTimer ??= setTimeout(
        () => this.put({ seat: this.table.due()[0] ?? due[0]!, why: 'pass' }),
        LINGER * this.table.pace(),
      );
    }
  }

  close(): void {
    this.stay();
    this.forgetIdle();
  }

  private get shared(): boolean {
    return this.table.people().length > 1;
  }

  private forgetIdle(): void {
    clearTimeout(this.idleTimer);
    this.idleTimer = undefined;
  }

  private stay(): void {
    clearTimeout(this.passTimer);
    this.passTimer = undefined;
  }

  private put(cover: Cover): void {
    this.stay();
    this.forgetIdle();
    this.looking.value = 'spectator';
    this.covered.value = cover;
    this.table.changed();
  }
}
