// The spinning top of a table that runs in this page: the model of server/hub/top, number by number.
//
// How long it spins is drawn when it is flicked. A good spin has three stages whose lengths are drawn apart from each
// other; the last one has no memory. What is shown (the pose) is the stage and the time since it began, no more.
import { signal, type ReadonlySignal } from '@preact/signals';
import { below } from '../engine/engine';
import type { Pose } from './session';

export type TopMode = 'clock' | 'steps' | 'real';
export type Spin = { failed: boolean; stages: [steady: number, slowing: number, wobbling: number]; steps: number };
type Lots = (n: number) => number;

export const USUAL_STRENGTH = 60;
const MAX_STRENGTH = 100;
const POSE_EVERY = 200;
/** e^-64: no spin ever gets there, but every loop has an end. */
const TAIL_MEANS = 64;
/** The top rests while all watch the speculator buy. */
export const SPECULATOR_REST = 3_000;
/** Nobody can stop the top of the final round (R27): where it goes by steps, so long a silence counts as one. */
const SILENCE = 60_000;

const share = (whole: number, permille: number) => Math.trunc((whole * permille) / 1000);

/** How many ticks pass if each ends it with a chance of one in `mean`. */
function ticksWithoutMemory(lots: Lots, mean: number): number {
  let ticks = 0;
  while (ticks < mean * TAIL_MEANS && lots(mean) !== 0) ++ticks;
  return ticks;
}

/** In how many of a thousand flicks of this strength the spin fails. */
export const failingPermille = (strength: number) => 20 + Math.max(0, USUAL_STRENGTH - strength) * 10;

/** `median` (ms) is that of good spins of the usual strength. */
export function drawSpin(strength: number, median: number, lots: Lots = below): Spin {
  const flick = Math.min(MAX_STRENGTH, Math.max(1, Math.round(strength)));
  if (lots(1000) < failingPermille(flick)) return { failed: true, stages: [0, 0, 300 + lots(900)], steps: 0 };
  const vigour = 400 + 10 * flick;
  const whole = share(median, vigour);
  const steady = share(whole, 250 + lots(200));
  const slowing = share(whole, 200 + lots(200));
  const mean = Math.max(1, Math.trunc(share(whole, 505) / POSE_EVERY));
  const wobbling = ticksWithoutMemory(lots, mean) * POSE_EVERY + lots(POSE_EVERY);
  const steps = 4 + ticksWithoutMemory(lots, Math.max(1, Math.trunc((8 * vigour) / 1000)));
  return { failed: false, stages: [steady, slowing, wobbling], steps };
}

export function poseAt({ stages: [steady, slowing] }: Spin, elapsed: number): Omit<Pose, 'frozen'> {
  if (elapsed < steady) return { stage: 'steady', ms: elapsed };
  if (elapsed < steady + slowing) return { stage: 'slowing', ms: elapsed - steady };
  return { stage: 'wobbling', ms: elapsed - steady - slowing };
}

const fallTime = ({ stages }: Spin) => stages[0] + stages[1] + stages[2];

export type TopOrders = {
  /** It fell: nature's word is due. */
  fall(failed: boolean): void;
  /** top: steps, final round: a long silence. */
  silence(): void;
};

/** The stopwatch of the top. It alone knows when the top will fall. */
export class Top {
  private spin: Spin | null = null;
  private elapsed = 0;
  private since = 0;
  private running = false;
  private heldUntil = 0;
  private stepsDone = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly shown = signal<Pose | null>(null);
  readonly pose: ReadonlySignal<Pose | null> = this.shown;

  constructor(readonly mode: TopMode, private readonly median: number, private readonly multiplier: number,
    private readonly orders: TopOrders, private readonly lots: Lots = below) {}

  get spinning(): boolean {
    return this.spin !== null;
  }

  flick(strength: number): Spin {
    this.begin(drawSpin(strength, this.median, this.lots));
    return this.spin!;
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

  /** A trading command was given: a step, where the top goes by steps. */
  step(): void {
    this.stepsDone += 1;
  }

  /** top: steps. Is nature's word due now? */
  get dueBySteps(): 'failed' | 'fell' | null {
    if (!this.spin || this.mode !== 'steps') return null;
    if (this.spin.failed) return 'failed';
    return this.stepsDone >= this.spin.steps ? 'fell' : null;
  }

  rest(): void {
    this.spin = null;
    this.running = false;
    clearTimeout(this.timer);
    this.shown.value = null;
  }

  hold(ms: number): void {
    this.heldUntil = Math.max(this.heldUntil, performance.now() + ms);
  }

  /** How long it has been spinning, for the journal. */
  get spun(): number {
    return Math.round(this.elapsed + (this.running ? performance.now() - this.since : 0));
  }

  /** Runs on, or stands still. Called after every change; `final` is the final round. */
  run(may: boolean, final: boolean): void {
    clearTimeout(this.timer);
    if (!this.spin) return this.rest();
    if (this.mode !== 'clock') {
      // Neither steps nor a real top have a pose that could be told.
      this.shown.value = { stage: 'steady', ms: 0, frozen: !may };
      if (this.mode === 'steps' && may && final) this.timer = setTimeout(() => this.orders.silence(), SILENCE * this.multiplier);
      return;
    }
    const now = performance.now();
    const rest = this.heldUntil - now;
    const run = may && rest <= 0;
    if (run && !this.running) this.since = now;
    if (!run && this.running) this.elapsed = this.spun;
    this.running = run;
    if (may && rest > 0) this.timer = setTimeout(() => this.run(may, final), rest);
    this.tick();
  }

  private tick(): void {
    const spin = this.spin;
    if (!spin) return;
    const spun = this.spun;
    if (this.running && spun >= fallTime(spin)) return this.orders.fall(spin.failed);
    this.shown.value = { ...poseAt(spin, spun), frozen: !this.running };
    if (this.running) this.timer = setTimeout(() => this.tick(), Math.max(0, Math.min(POSE_EVERY, fallTime(spin) - spun)));
  }
}
