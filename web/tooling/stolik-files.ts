// Brings in what the rest of the repository makes: the engine, the decks, the pseudonyms, the drawings.
// `virtual:stolik-games` and `virtual:stolik-schema` are what the engine says of its games.
//
// In the page they are files below assets/ with a hash of their contents in the name, listed by the virtual module
// `virtual:stolik-files`, so that a browser may keep them for ever. Addresses are taken from the script's own, so that
// the folder may lie anywhere on a host.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { loadEngine } from '../../bindings/wasm/engine.mjs';

const MODULE = 'virtual:stolik-files';
const GAMES = 'virtual:stolik-games';
const SCHEMA = 'virtual:stolik-schema';

type Found = { name: string; path: string };

function built(path: string, what: string): string {
  if (!existsSync(path)) throw new Error(`${what} is not built: run ./stolik web (looked for ${path})`);
  return path;
}

/**
 * STOLIK_ROOM=tests/fourth builds a client that has the tests' own game too: the modules that know it, and its decks.
 */
const room = process.env.STOLIK_ROOM;

function collect(root: string): Found[] {
  const module = (name: string) =>
    join(root, `build/wasm/bindings/wasm/${name}${room ? `_${basename(room)}` : ''}.wasm`);
  const found: Found[] = [
    { name: 'engine.wasm', path: built(module('stolik_engine'), 'the engine') },
    { name: 'bots.wasm', path: built(module('stolik_bots'), 'the bots') },
    { name: 'puzzles.wasm', path: built(join(root, 'build/wasm/bindings/wasm/stolik_puzzles.wasm'), 'the puzzles') },
    { name: 'decks.wasm', path: built(join(root, 'build/wasm/bindings/wasm/stolik_decks.wasm'), 'the check of decks') },
    { name: 'pseudonyms.json', path: join(root, 'content/pseudonyms.json') },
  ];
  for (const decks of [join(root, 'content/decks'), ...(room ? [join(root, room, 'decks')] : [])]) {
    for (const deck of readdirSync(decks)) {
      for (const file of readdirSync(join(decks, deck))) {
        if (extname(file) === '.json') found.push({ name: `${deck}/${file}`, path: join(decks, deck, file) });
      }
    }
  }
  return found;
}

/** What the engine says of its games, asked of the module that goes into the page. */
async function schemaOf(files: Found[]): Promise<{ games: { game: string }[] }> {
  const engine = (await loadEngine(readFileSync(files[0]!.path), () => 0)) as {
    addDeck(json: string): string;
    schema(): { games: { game: string }[] };
  };
  for (const file of files.filter(one => one.name.endsWith('/deck.json')))
    engine.addDeck(readFileSync(file.path, 'utf8'));
  return engine.schema();
}

/** The rules this client is built from, by the same name as the server's. */
const rulesName = (root: string): string =>
  execFileSync('python3', [join(root, 'tools/rules_name.py')], { encoding: 'utf8' }).trim();

export function stolikFiles(root: string): Plugin {
  let building = false;
  const hashed = (file: Found) => {
    const hash = createHash('sha256').update(readFileSync(file.path)).digest('hex').slice(0, 10);
    return `assets/${file.name.replaceAll('/', '-').replace(extname(file.name), '')}-${hash}${extname(file.name)}`;
  };
  return {
    name: 'stolik-files',
    config(_, env) {
      building = env.command === 'build';
    },
    resolveId: id => ([MODULE, GAMES, SCHEMA].includes(id) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${GAMES}`)
        return `export const names = ${JSON.stringify((await schemaOf(collect(root))).games.map(game => game.game))};`;
      if (id === `\0${SCHEMA}`) return `export default ${JSON.stringify(await schemaOf(collect(root)))};`;
      if (id !== `\0${MODULE}`) return null;
      const names = collect(root).map(file => {
        const address = building
          ? `new URL('./${basename(hashed(file))}', import.meta.url).href`
          : `'/${hashed(file)}'`;
        return `${JSON.stringify(file.name)}: ${address}`;
      });
      return `export const files = { ${names.join(', ')} }; export const rules = ${JSON.stringify(rulesName(root))};`;
    },
    generateBundle() {
      for (const file of collect(root))
        this.emitFile({ type: 'asset', fileName: hashed(file), source: readFileSync(file.path) });
    },
    configureServer(server) {
      if (building) return;
      const types: Record<string, string> = { '.wasm': 'application/wasm', '.json': 'application/json' };
      server.middlewares.use((request, response, next) => {
        const file = collect(root).find(one => request.url === `/${hashed(one)}`);
        if (!file) return next();
        response.setHeader('Content-Type', types[extname(basename(file.path))] ?? 'application/octet-stream');
        response.end(readFileSync(file.path));
      });
    },
  };
}
