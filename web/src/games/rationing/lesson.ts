// A table for the lesson: the engine plays by the rules, the others and nature play by a script.
import { computed, signal } from '@preact/signals';
import type { By, Engine, EngineTable, Refusal } from '../../engine/engine';
import { noted } from '../../table/refusals';
import type { AnyEvent, AnyView, Name, Pose, Refused, Seat, SeatInfo, Session, Step } from '../../table/session';

export type Line = { by: By; do: string };

/** A session in the page with a fixed deal. The pupil sits on seat 0; what the others do is told by `play`. */
export class LessonSession implements Session {
  readonly game = 'rationing';
  readonly place = 'device';
  private readonly changes = signal(0);
  private readonly steps: { seq: number; at: number; told: AnyEvent[] }[] = [];
  private readonly table: EngineTable;
  readonly eyes = signal<Seat | 'spectator'>(0);
  readonly refused = signal<Refused | null>(null);
  readonly pose = signal<Pose | null>(null);
  readonly connection = signal('device' as const);
  readonly sending = signal<string | null>(null);
  readonly host = signal(null);
  readonly view = computed(() => (this.changes.value, this.table.view(this.eyes.value) as AnyView));
  /** something is only to be read: the table offers nothing to do yet */
  readonly reads = signal(false);
  readonly legal = computed(() => {
    const eyes = this.eyes.value;
    return eyes === 'spectator' || this.reads.value ? [] : this.engine.legalInView(this.view.value, eyes);
  });
  readonly hints = computed(() => this.engine.hintsInView(this.view.value, this.eyes.value));
  readonly story = computed<Step[]>(
    () => (this.changes.value, this.steps.map(({ seq, at, told }) => ({ seq, at, events: told }))),
  );
  readonly seats = computed<SeatInfo[]>(() =>
    this.names.map((name, seat) => ({
      seat,
      name,
      kind: seat === 0 ? 'person' : 'bot',
      mine: seat === 0,
      here: true,
      standIn: false,
    })),
  );

  /** `may` lets a command through; `after` hears what was carried out. */
  constructor(
    private readonly engine: Engine,
    private readonly names: Name[],
    opening: Line[] | { position: object },
    private readonly may: (command: string) => boolean = () => true,
    private readonly after: (command: string) => void = () => {},
  ) {
    this.table = Array.isArray(opening)
      ? engine.open('rationing', names.length, { top: 'clock' })
      : engine.load(opening.position);
    if (Array.isArray(opening)) this.play(opening);
  }

  /** Lines of the script, carried out at once. A line that is refused is a mistake in the script. */
  play(lines: readonly Line[]): void {
    for (const line of lines) {
      const refused = this.table.submit(line.by, line.do);
      if (refused) throw new Error(`${line.by}: ${line.do}: ${refused.message}`);
      this.remember();
    }
    this.changes.value += 1;
  }

  check(command: string): Refusal | null {
    const eyes = this.eyes.value;
    return eyes === 'spectator'
      ? { code: 'not-your-turn', rule: '', message: '' }
      : this.engine.checkInView(this.view.value, eyes, command);
  }

  send(command: string): Promise<Refusal | null> {
    return noted(this.refused, command, this.give(command));
  }

  private give(command: string): Refusal | null {
    const refused = this.check(command);
    if (refused) return refused;
    if (!this.may(command)) return { code: 'lesson', rule: '', message: '' };
    this.play([{ by: 0, do: command }]);
    this.after(command);
    return null;
  }

  fell(): Promise<Refusal | null> {
    return Promise.resolve(null);
  }

  journal(): Promise<string> {
    return Promise.resolve('');
  }

  close(): void {
    this.table.close();
  }

  private remember(): void {
    const eyes = this.eyes.value;
    this.steps.push({ seq: this.steps.length + 1, at: Date.now(), told: this.table.told(eyes) as AnyEvent[] });
  }
}
