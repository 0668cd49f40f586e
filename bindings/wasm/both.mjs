// Engine and bots of a build, with the decks of this repository on both: for tests and benchmarks in node.
import { readdirSync, readFileSync } from 'node:fs';
import { loadBots } from './bots.mjs';
import { loadEngine } from './engine.mjs';

export const moduleOf = (build, name) => readFileSync(`${build}/bindings/wasm/stolik_${name}.wasm`);

// Lots follow from the seed, so a run can be repeated. With `room`, a game of the tests alone and its decks
// (tests/fourth).
export async function loadBoth(build, seed, room = null) {
  const below = n => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor(seed / 65536) % n;
  };
  const suffix = room === null ? '' : '_fourth';
  const engine = await loadEngine(moduleOf(build, `engine${suffix}`), below);
  const bots = await loadBots(moduleOf(build, `bots${suffix}`));
  for (const folder of ['content', ...(room === null ? [] : [room])]) {
    const decks = new URL(`../../${folder}/decks/`, import.meta.url);
    for (const deck of readdirSync(decks)) {
      const text = readFileSync(new URL(`${deck}/deck.json`, decks), 'utf8');
      if (engine.addDeck(text) || bots.addDeck(text)) throw new Error(`the deck ${deck} was not taken`);
    }
  }
  return { engine, bots, below };
}
