// The real bots for unit tests: the same module as in the worker, read from the build folder.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadBots, type Bots } from '../../../bindings/wasm/bots.mjs';

const root = resolve(import.meta.dirname, '../../..');

export async function testBots(): Promise<Bots> {
  const made = await loadBots(readFileSync(resolve(root, 'build/wasm/bindings/wasm/stolik_bots.wasm')));
  for (const deck of readdirSync(resolve(root, 'content/decks'))) {
    const wrong = made.addDeck(readFileSync(resolve(root, 'content/decks', deck, 'deck.json'), 'utf8'));
    if (wrong) throw new Error(wrong);
  }
  return made;
}
