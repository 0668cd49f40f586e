// Games that Python played, again in the WebAssembly module: the hashes must be Python's (tests/python/same_test.py).
//   node tests/wasm/journals.mjs build/wasm FILE

import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { loadEngine } from '../../bindings/wasm/engine.mjs';

const [build, file] = process.argv.slice(2);
const engine = await loadEngine(await readFile(join(build, 'bindings/wasm/stolik_engine.wasm')), () => 0);
const decks = fileURLToPath(new URL('../../content/decks/', import.meta.url));
for (const deck of await readdir(decks)) engine.addDeck(await readFile(join(decks, deck, 'deck.json'), 'utf8'));
let games = 0;
for await (const line of createInterface({ input: createReadStream(file) })) {
  const { journal, hash } = JSON.parse(line);
  const table = engine.replay(journal);
  if (table.hash() !== hash) throw new Error(`the module stands elsewhere after\n${journal}`);
  table.close();
  games++;
}
if (games === 0) throw new Error('no games were played');
console.log(`${games} games of Python alike in WebAssembly`);
