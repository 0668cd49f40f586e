// Fair match: who one meets follows from one's last games on this device (match.ts). Here lies what is kept of it; the
// start screen needs no more.
import { keep, keptObject } from '../kept';
import { signal } from '@preact/signals';
import type { FairResult } from '../engine/engine';
import type { GameName, Level } from '../table/session';

const STORE = 'stolik-fair';

/** A finished game, by the name of its table: one that is looked at again does not count twice. */
export type Result = FairResult & { name: string };
type Kept = { on: boolean; level: Level | null; games: Record<GameName, Result[]> };

export function readFair(): Kept {
  const { on, level, games } = keptObject<Kept>(STORE);
  return { on: on !== false, level: level ?? null, games: games ?? {} };
}

/** A browser that keeps nothing begins with the lowest level each time. */
export const writeFair = (kept: Kept): void => void keep(STORE, kept);

const first = readFair();
/** It is on until somebody switches it off. */
export const fairOn = signal(first.on);
/** The level that was chosen last for all opponents, where it is off. */
export const chosenLevel = signal<Level | null>(first.level);
const keepChoice = () => writeFair({ ...readFair(), on: fairOn.peek(), level: chosenLevel.peek() });
fairOn.subscribe(keepChoice);
chosenLevel.subscribe(keepChoice);
