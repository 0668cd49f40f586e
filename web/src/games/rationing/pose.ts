// How a top stands and moves at a stage: all that is drawn, and nothing from which its fall could be told.
import type { Pose } from '../../engine/types';

export type Stage = Pose['stage'];

/** `tilt` degrees to either side, `sway` rounds of that a second, `whirl` turns about its own axis a second. */
export type Motion = { tilt: number; sway: number; whirl: number };

const rising = (ms: number, over: number) => 1 - Math.exp(-ms / over);

export function motionOf(stage: Stage, ms: number): Motion {
  if (stage === 'steady') return { tilt: 1.4 + 1.2 * rising(ms, 8000), sway: 0.9, whirl: 2.2 };
  if (stage === 'slowing') return { tilt: 3 + 7 * rising(ms, 5000), sway: 0.75, whirl: 1.3 };
  return { tilt: 18 + 12 * rising(ms, 5000), sway: 0.62, whirl: 0.7 };
}

/** How far it leans, and where it is in its sway. */
export type Lean = { tilt: number; phase: number };
const STEP_MS = 40;
const STEPS = 30;
export const WAY_MS = STEP_MS * STEPS;

/** How it will sway from here on, step by step; `ms` are those spent at this stage. */
export function wayFrom({ tilt, phase }: Lean, stage: Stage, ms: number): Lean[] {
  const way = [{ tilt, phase }];
  for (let step = 1; step <= STEPS; ++step) {
    const { tilt: goal, sway } = motionOf(stage, ms + step * STEP_MS);
    tilt += (goal - tilt) * (1 - Math.exp(-STEP_MS / 200));
    phase += (STEP_MS / 1000) * sway * 2 * Math.PI;
    way.push({ tilt, phase });
  }
  return way;
}

/** Where it is on its way after so many milliseconds. */
export function leanAt(way: readonly Lean[], ms: number): Lean {
  const at = Math.min(way.length - 1, Math.max(0, ms / STEP_MS));
  const [from, to] = [way[Math.floor(at)]!, way[Math.ceil(at)]!];
  const share = at - Math.floor(at);
  return { tilt: from.tilt + (to.tilt - from.tilt) * share, phase: from.phase + (to.phase - from.phase) * share };
}

export const turnOf = ({ tilt, phase }: Lean): string => `rotate(${(tilt * Math.sin(phase)).toFixed(2)}deg)`;

export const FALLEN = 51;

/** How fast a finger has to be, in pixels a millisecond, for a flick of full strength. */
const FULL_SPEED = 2.6;
export const BUTTON_STRENGTH = 60;
export const GAUGE_MS = 800;

export type Touch = { x: number; y: number; at: number };

/** The strength (1 to 100) of a flick, from the last 80 ms of the finger's way; null if it hardly moved. */
export function flickStrength(way: readonly Touch[]): number | null {
  const end = way.at(-1);
  const start = end && way.find(touch => end.at - touch.at <= 80);
  const first = way[0];
  if (!end || !start || !first) return null;
  if (Math.hypot(end.x - first.x, end.y - first.y) < 16) return null;
  const ms = Math.max(8, end.at - start.at);
  const speed = Math.hypot(end.x - start.x, end.y - start.y) / ms;
  return Math.min(100, Math.max(1, Math.round((speed / FULL_SPEED) * 100)));
}

export const gaugeStrength = (heldMs: number): number =>
  Math.min(100, Math.max(1, Math.round((heldMs / GAUGE_MS) * 100)));
