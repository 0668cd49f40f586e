// A finished game, step by step, through anybody's eyes: the journal given to the engine again, command by command.
import { computed, signal } from '@preact/signals';
import type { Engine, EngineTable, Refusal } from '../engine/engine';
import { parseJournal, remarkObject, type Entry } from './journal';
import type { AnyEvent, AnyView, GameName, Refused, Seat, SeatInfo, Session, Step, Eyes } from './session';

/** So often the table is kept as it stood: whoever goes back begins there, not at the deal. */
export const KEPT_EVERY = 16;
const OVER: Refusal = { code: 'over', rule: '', message: '' };

export class ReplaySession implements Session {
  readonly place = 'device';
  readonly game: GameName;
  /** How many steps there are; before the first nothing lies on the table. */
  readonly length: number;
  private readonly moves: Entry[][] = [];
  private readonly told: { at: number; events: Map<Eyes, AnyEvent[]> }[] = [];
  /** the table as it stood after no step, after KEPT_EVERY, after twice as many, … */
  private readonly kept: EngineTable[];
  private table: EngineTable;
  private reached = 0;

  readonly position = signal(1);
  readonly eyes = signal<Eyes>('spectator');
  readonly view = computed(() => (this.goTo(this.position.value), this.table.view(this.eyes.value) as AnyView));
  /** all steps as these eyes may know them, made once: who looks tells a new step by its identity */
  private readonly whole = computed<Step[]>(() =>
    this.told.map(({ at, events }, number) => ({ seq: number + 1, at, events: events.get(this.eyes.value) ?? [] })),
  );
  readonly story = computed<Step[]>(() => this.whole.value.slice(0, this.position.value));
  readonly seats = computed<SeatInfo[]>(() =>
    this.people.map(info => ({ ...info, mine: info.seat === this.eyes.value, here: true, standIn: false })),
  );
  readonly refused = signal<Refused | null>(null);
  readonly legal = signal<string[]>([]);
  readonly hints = computed(() => this.engine.hintsInView(this.view.value, this.eyes.value));
  readonly pose = computed(() =>
    this.view.value.phase === 'spinning' ? { stage: 'steady' as const, ms: 0, frozen: true } : null,
  );
  readonly connection = signal('device' as const);
  readonly sending = signal<string | null>(null);
  readonly host = signal(null);
  readonly chosen;

  constructor(
    private readonly engine: Engine,
    text: string,
    private readonly people: SeatInfo[],
    chosen: Record<string, unknown> = {},
  ) {
    const journal = parseJournal(text);
    this.game = journal.game;
    this.chosen = signal(chosen);
    this.table = engine.open(journal.game, journal.players, journal.options);
    this.kept = [this.table.copy()];
    let at = 0;
    for (const line of journal.lines) {
      if ('remark' in line) {
        const remark = remarkObject(line.remark);
        if (typeof remark?.at === 'number') at = remark.at;
        continue;
      }
      const { by, command } = line.entry;
      // What nature answers to a command belongs to that command's step; only the fall of the top comes by itself.
      const begins = this.moves.length === 0 || by !== 'nature' || command.startsWith('top-fell');
      if (begins && this.moves.length > 0 && this.moves.length % KEPT_EVERY === 0) this.kept.push(this.table.copy());
      const refused = this.table.submit(by, command);
      if (refused) throw new Error(`${by} ${command}: ${refused.message}`);
      if (begins) {
        this.moves.push([]);
        this.told.push({ at, events: new Map() });
      }
      this.moves.at(-1)!.push(line.entry);
      const { events } = this.told.at(-1)!;
      for (const eyes of ['spectator' as const, ...Array.from({ length: journal.players }, (_, seat) => seat)]) {
        events.set(eyes, [...(events.get(eyes) ?? []), ...(this.table.told(eyes) as AnyEvent[])]);
      }
    }
    this.length = this.moves.length;
    this.reached = this.length;
    // It is told from the beginning.
    this.position.value = Math.min(1, this.length);
  }

  private goTo(position: number): void {
    if (position < this.reached || position - this.reached > KEPT_EVERY) {
      this.table.close();
      this.table = this.standing(position);
    } else {
      this.play(this.table, this.reached, position);
    }
    this.reached = position;
  }

  private play(table: EngineTable, from: number, to: number): void {
    for (const { by, command } of this.moves.slice(from, to).flat()) table.submit(by, command);
  }

  private standing(position: number): EngineTable {
    const at = Math.min(Math.floor(position / KEPT_EVERY), this.kept.length - 1);
    const table = this.kept[at]!.copy();
    this.play(table, at * KEPT_EVERY, position);
    return table;
  }

  /** The command a step began with, and what its seat knew just before; null where nobody at a seat gave it. */
  before(position: number): { seat: Seat; command: string; known: string; view: AnyView } | null {
    const first = this.moves[position - 1]?.[0];
    if (!first || typeof first.by !== 'number') return null;
    const table = this.standing(position - 1);
    const found = {
      seat: first.by,
      command: first.command,
      known: table.known(first.by),
      view: table.view(first.by) as AnyView,
    };
    table.close();
    return found;
  }

  check(): Refusal {
    return OVER;
  }
  async send(): Promise<Refusal> {
    return OVER;
  }
  async fell(): Promise<Refusal> {
    return OVER;
  }
  async journal(): Promise<string> {
    return '';
  }
  close(): void {
    for (const table of this.kept) table.close();
    this.table.close();
  }
}

/** All steps of a finished game, as everybody may know them, from its file. */
export function wholeStory(engine: Engine, text: string): Step[] {
  const replay = new ReplaySession(engine, text, []);
  replay.position.value = replay.length;
  const story = replay.story.value;
  replay.close();
  return story;
}
