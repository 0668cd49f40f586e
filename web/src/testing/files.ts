// The client's files for unit tests, read from the build folder: `vi.mock('virtual:stolik-files', () => testFiles)` and
// `serveFiles()`.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const paths: Record<string, string> = { 'decks.wasm': 'build/wasm/bindings/wasm/stolik_decks.wasm' };

export const testFiles = { files: Object.fromEntries(Object.keys(paths).map(name => [name, `test:${name}`])) };

/** From now on `fetch` finds them, and nothing else. */
export function serveFiles(): void {
  globalThis.fetch = async address => {
    const path = paths[String(address).replace('test:', '')];
    if (!path) throw new Error(`nothing at ${String(address)}`);
    return new Response(readFileSync(resolve(root, path)), { headers: { 'Content-Type': 'application/wasm' } });
  };
}

/** A deck that comes with the program, as somebody's own. */
export function builtIn(id: string): { deck: any; texts: Record<string, any>; pictures: Record<string, string> } {
  const file = (name: string) =>
    JSON.parse(readFileSync(resolve(root, `content/decks/${id}/${name}.json`), 'utf8')) as unknown;
  return {
    deck: file('deck'),
    texts: Object.fromEntries(['pl', 'ru', 'en'].map(language => [language, file(language)])),
    pictures: {},
  };
}
