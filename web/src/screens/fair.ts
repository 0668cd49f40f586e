// Fair match: who one meets follows from one's last games on this device (match.ts). Here lies what is kept of it; the
// start screen needs no more.
import { signal } from '@preact/signals';
import type { FairResult } from '../engine/engine';
import type { GameName, Level } from '../table/session';

const STORE = 'stolik-fair';

/** A finished game, by the name of its table: one that is looked at again does not count twice. */
export type Result = FairResult & { name: string };
type Kept = { on: boolean; level: Level | null; games: Record<GameName, Result[]> };

export function readFair(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Kept> | null;
    return { on: kept?.on !== false, level: kept?.level ?? null, games: kept?.games ?? {} };
  } catch {
    return { on: true, level: null, games: {} };
  }
}

export function writeFair(kept: Kept): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing begins with the lowest level each time.
  }
}

const first = readFair();
/** It is on until somebody switches it off. */
export const fairOn = signal(first.on);
/** The level that was chosen last for all opponents, where it is off. */
export const chosenLevel = signal<Level | null>(first.level);
const keepChoice = () => writeFair({ ...readFair(), on: fairOn.peek(), level: chosenLevel.peek() });
fairOn.subscribe(keepChoice);
chosenLevel.subscribe(keepChoice);
