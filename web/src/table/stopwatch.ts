// The stopwatch of a top that spins in this page. What it measures is the engine's: how long it spins, its poses, its
// steps.
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Pace, Spin, TopModel } from '../engine/engine';
import type { Pose } from '../engine/types';

type TopOrders = {
  /** It fell: nature's word is due. */
  fall(failed: boolean): void;
  /** Nobody can stop it, and nothing was said for long: a step. */
  silence(): void;
};

/** It alone knows when the top will fall. */
export class Stopwatch {
  private spin: Spin | null = null;
  private elapsed = 0;
  private since = 0;
  private running = false;
  private heldUntil = 0;
  private stepsDone = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly shown = signal<Pose | null>(null);
  readonly pose: ReadonlySignal<Pose | null> = this.shown;

  constructor(
    private readonly model: TopModel,
    private readonly multiplier: number,
    private readonly orders: TopOrders,
  ) {}

  get spinning(): boolean {
    return this.spin !== null;
  }

  flick(pace: Pace, strength = this.model.usualStrength): Spin {
    const spin = this.model.flick(strength, pace.seconds * 1000 * this.multiplier);
    this.begin(spin);
    return spin;
  }

  begin(spin: Spin): void {
    this.spin = spin;
    this.elapsed = 0;
    this.stepsDone = 0;
    this.running = false;
  }

  /** Goes on after the page was opened again. */
  resume(elapsed: number): void {
    this.elapsed = elapsed;
  }

  step(): void {
    this.stepsDone += 1;
  }

  /** Is nature's word due now, where the top goes by steps? */
  isDue(pace: Pace | null): boolean {
    return (
      pace?.by === 'steps' && pace.runs && this.spin !== null && (this.spin.failed || this.stepsDone >= this.spin.steps)
    );
  }

  get failed(): boolean {
    return this.spin?.failed === true;
  }

  rest(): void {
    this.spin = null;
    this.running = false;
    clearTimeout(this.timer);
    this.shown.value = null;
  }

  hold(ms = this.model.rest): void {
    this.heldUntil = Math.max(this.heldUntil, performance.now() + ms);
  }

  /** How long it has been spinning, for the journal. */
  get spun(): number {
    return Math.round(this.elapsed + (this.running ? performance.now() - this.since : 0));
  }

  /** Runs on, or stands still. Called after every change. */
  run(pace: Pace | null, resting: boolean): void {
    clearTimeout(this.timer);
    if (!this.spin || !pace) return this.rest();
    const may = pace.runs && !resting;
    if (pace.by !== 'clock') {
      // Neither steps nor a real top have a pose that could be told.
      this.shown.value = { stage: 'steady', ms: 0, frozen: !may };
      if (pace.by === 'steps' && may && !pace.may_be_stopped) {
        this.timer = setTimeout(() => this.orders.silence(), this.model.silence * this.multiplier);
      }
      return;
    }
    const now = performance.now();
    const rest = this.heldUntil - now;
    const run = may && rest <= 0;
    if (run && !this.running) this.since = now;
    if (!run && this.running) this.elapsed = this.spun;
    this.running = run;
    if (may && rest > 0) this.timer = setTimeout(() => this.run(pace, resting), rest);
    this.tick();
  }

  private tick(): void {
    const spin = this.spin;
    if (!spin) return;
    const spun = this.spun;
    const fall = spin.stages[0] + spin.stages[1] + spin.stages[2];
    if (this.running && spun >= fall) return this.orders.fall(spin.failed);
    this.shown.value = { ...this.model.pose(spin, spun), frozen: !this.running };
    if (this.running)
      this.timer = setTimeout(() => this.tick(), Math.max(0, Math.min(this.model.poseEvery, fall - spun)));
  }
}
