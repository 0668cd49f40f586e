// How long one step takes in the browser's side of the wire (web/src/table/wire.ts), by how many steps its log has:
// JSON.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const web = fileURLToPath(new URL('../web/', import.meta.url));
// The client's own bundler.
const { build } = await import(pathToFileURL(createRequire(join(web, 'package.json')).resolve('rolldown')).href);
const quick = process.argv.includes('--quick');
const folder = mkdtempSync(join(tmpdir(), 'stolik-client-'));
const STEPS = quick ? 500 : 2000;

const view = {
  game: 'triples',
  players: 4,
  options: {},
  phase: 'play',
  turn: 0,
  awaiting: [0],
  hands: [['anders', 'tobruk'], 9, 9, 9],
  sets: [[], [], [], []],
  reads: [0, 0, 0, 0],
  winners: [],
};
const room = { game: 'triples', phase: 'playing', people: [], seats: [] };
const update = seq =>
  JSON.stringify({
    update: {
      seq,
      events: [
        { event: 'asked', seat: seq % 4, to: 1, card: 'anders' },
        { event: 'refused', seat: 1, card: 'anders' },
      ],
      changes: { turn: seq % 4, awaiting: [seq % 4] },
    },
  });

try {
  const file = join(folder, 'wire.mjs');
  await build({
    input: join(web, 'src/table/wire.ts'),
    platform: 'node',
    logLevel: 'silent',
    output: { file, format: 'esm' },
  });
  const { Wire } = await import(file);
  const measure = length => {
    const wire = new Wire({ send() {} });
    wire.opened();
    wire.heard(JSON.stringify({ welcome: { table: 't', person: 1, token: 'x', code: '1', seq: 1 } }));
    wire.heard(JSON.stringify({ fresh: { seq: 1, room, view, story: [] } }));
    const texts = Array.from({ length: length + STEPS }, (_, i) => update(i + 2));
    let seen = 0;
    wire.story.subscribe(story => {
      seen = story.at(-1)?.seq ?? 0;
    }); // somebody looks
    for (let i = 0; i < length; ++i) wire.heard(texts[i]);
    const begin = process.cpuUsage();
    for (let i = length; i < length + STEPS; ++i) wire.heard(texts[i]);
    const used = process.cpuUsage(begin);
    if (seen !== length + STEPS + 1) throw new Error(`the log ends at ${seen} instead of ${length + STEPS + 1}`);
    return (used.user + used.system) / STEPS;
  };
  measure(1000); // the machine's compiler has seen all of it
  console.log(
    JSON.stringify(
      [100, 1000, 10_000].map(length => ({
        length,
        us: Math.min(...Array.from({ length: quick ? 2 : 5 }, () => measure(length))),
      })),
    ),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
