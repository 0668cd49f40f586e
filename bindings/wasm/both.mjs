// Engine and bots of a build, with the decks of this repository on both: for tests and benchmarks in node.
import {readFileSync} from 'node:fs';
import {loadBots} from './bots.mjs';
import {loadEngine} from './engine.mjs';

export const moduleOf = (build, name) => readFileSync(`${build}/bindings/wasm/stolik_${name}.wasm`);

// Lots follow from the seed, so a run can be repeated.
export async function loadBoth(build, seed) {
  const below = n => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 65536) % n; };
  const engine = await loadEngine(moduleOf(build, 'engine'), below);
  const bots = await loadBots(moduleOf(build, 'bots'));
  for (const deck of ['psz', 'prl', 'gpw']) {
    const text = readFileSync(new URL(`../../content/decks/${deck}/deck.json`, import.meta.url), 'utf8');
    if (engine.addDeck(text) || bots.addDeck(text)) throw new Error(`the deck ${deck} was not taken`);
  }
  return {engine, bots, below};
}
