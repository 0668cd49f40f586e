// The real engine for unit tests: the same module, read from the build folder.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEngine } from '../../../bindings/wasm/engine.mjs';
import type { Engine } from '../engine/engine';

const root = resolve(import.meta.dirname, '../../..');

/** Lots from a small generator, so that a test sees the same deal each time. */
export function lotsFrom(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return n => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * n);
  };
}

export async function testEngine(seed = 1): Promise<Engine> {
  const module = readFileSync(resolve(root, 'build/wasm/bindings/wasm/stolik_engine.wasm'));
  const made = (await loadEngine(module, lotsFrom(seed))) as Engine;
  for (const deck of readdirSync(resolve(root, 'content/decks'))) {
    const wrong = made.addDeck(readFileSync(resolve(root, 'content/decks', deck, 'deck.json'), 'utf8'));
    if (wrong) throw new Error(wrong);
  }
  return made;
}
