// How long the bots think inside WebAssembly, and natively beside it, in milliseconds a move.
//   ./stolik bench bots [GAMES]        1 game of each kind
//
// Whole games in which every seat plays that level. Exit 1 if a move took over 100 ms.
import { execFileSync } from 'node:child_process';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { loadBoth, moduleOf } from '../bindings/wasm/both.mjs';
import { expectBuilt } from './built.mjs';

const [games = '1'] = process.argv.slice(2);
if (!(Number(games) >= 1)) {
  console.error(`bench bots: GAMES is a number from 1 on, not ${games}`);
  process.exit(2);
}
const [build, program] = ['build/wasm', 'build/release/tools/stolik-tools'];
expectBuilt('bots', [`${build}/bindings/wasm/stolik_engine.wasm`, `${build}/bindings/wasm/stolik_bots.wasm`, program]);
const { engine, bots } = await loadBoth(build, 7);

// How long every move took in a game to its end.
function play(game, players, level, times) {
  const table = engine.open(game, players, {});
  for (let step = 0, waited = 0; step < 5000; ++step) {
    const word = table.draw();
    if (word) {
      table.submit('nature', word);
      continue;
    }
    const { awaiting } = table.view('spectator');
    const seats = awaiting.filter(seat => seat !== 'nature');
    if (seats.length === 0) break;
    const seat = seats[step % seats.length];
    const known = table.known(seat);
    const begin = process.cpuUsage();
    const choice = bots.choose(known, level);
    const { user, system } = process.cpuUsage(begin);
    times.push((user + system) / 1000);
    if (choice.do !== null) {
      table.submit(seat, choice.do);
      waited = 0;
      continue;
    }
    if (++waited > 2 * players && awaiting.includes('nature')) {
      table.submit('nature', 'top-fell');
      waited = 0;
    }
  }
  table.close();
}

function native(game, players, level) {
  const words = [
    'arena',
    game,
    '--bots',
    `${level},${level}`,
    '--players',
    String(players),
    '--deals',
    '1',
    '--seed',
    '7',
    '--json',
  ];
  return JSON.parse(execFileSync(program, words, { encoding: 'utf8' }));
}

const ms = number => number.toFixed(1).padStart(7);
const tables = [
  ['triples', [3, 4, 5, 6, 7, 8, 9, 12]],
  ['rationing', [3, 4, 5]],
  ['victory-line', [2, 3, 4, 12]],
];
let worst = 0;
console.log('game          players level     moves     p50     p99     max   native: mean     p99     max');
for (const [game, sizes] of tables) {
  for (const players of sizes) {
    for (const level of ['easy', 'steady', 'strong']) {
      const times = [];
      for (let round = 0; round < Number(games); ++round) play(game, players, level, times);
      times.sort((a, b) => a - b);
      const at = share => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
      worst = Math.max(worst, at(1));
      const beside = native(game, players, level);
      console.log(
        `${game.padEnd(13)} ${String(players).padStart(7)} ${level.padEnd(8)} ${String(times.length).padStart(6)}` +
          ` ${ms(at(0.5))} ${ms(at(0.99))} ${ms(at(1))}` +
          (beside ? `       ${ms(beside.ms_a_move)} ${ms(beside.p99_ms)} ${ms(beside.slowest_ms)}` : ''),
      );
    }
  }
}
for (const [name, pack] of [
  ['brotli', brotliCompressSync],
  ['gzip', bytes => gzipSync(bytes, { level: 9 })],
]) {
  const [a, b] = ['engine', 'bots'].map(part => pack(moduleOf(build, part)).length);
  console.log(`${name}: engine ${a} bytes, bots ${b} bytes, together ${a + b}`);
}
console.log(`the slowest move in WebAssembly took ${worst.toFixed(1)} ms (at most 100)`);
process.exit(worst <= 100 ? 0 : 1);
