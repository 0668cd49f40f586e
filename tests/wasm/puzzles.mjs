// node tests/wasm/puzzles.mjs BUILD PROGRAM [COUNT]: the module makes the same puzzles as the program, to the last
// sign, and how long it takes for one.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { loadPuzzles } from '../../bindings/wasm/puzzles.mjs';
import { moduleOf } from '../../bindings/wasm/both.mjs';

const [build, program, count = '3'] = process.argv.slice(2);
const root = new URL('../../', import.meta.url);
const puzzles = await loadPuzzles(moduleOf(build, 'puzzles'));
for (const deck of readdirSync(new URL('content/decks/', root))) {
  const wrong = puzzles.addDeck(readFileSync(new URL(`content/decks/${deck}/deck.json`, root), 'utf8'));
  if (wrong) throw new Error(wrong);
}
const native = (...args) =>
  execFileSync(program, ['puzzle', ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .trim()
    .split('\n');
const agree = (what, mine, theirs) => {
  if (JSON.stringify(mine) !== theirs) throw new Error(`${what}: ${JSON.stringify(mine)} and ${theirs}`);
};

let compared = 0;
let spent = 0;
for (const game of ['rationing', 'triples', 'victory-line']) {
  for (let grade = 1; grade <= 4; ++grade) {
    const theirs = native(game, '--grade', String(grade), '--seed', '77', '--count', count);
    for (const [i, text] of theirs.entries()) {
      const begin = performance.now();
      const mine = puzzles.make({ game, grade, seed: 77 + i });
      spent += performance.now() - begin;
      agree(`${game}, grade ${grade}, seed ${77 + i}`, mine, text);
      ++compared;
    }
  }
  for (const date of ['2026-11-17', '2024-02-29', '2031-12-31']) {
    agree(`${game}, ${date}`, puzzles.ofDay(game, date), native(game, '--date', date)[0]);
    ++compared;
  }
}
const refusal = what => {
  try {
    what();
  } catch (error) {
    return error.message;
  }
  throw new Error('this should have been refused');
};
for (const wish of [
  { game: 'chess' },
  { game: 'triples', grade: 5 },
  { game: 'triples', players: 2 },
  { game: 'triples', deck: 'gpw' },
]) {
  if (refusal(() => puzzles.make(wish)).length < 10) throw new Error('a refusal says why');
}
for (const date of ['', '2026-02-29', '2026-13-01', 'today']) if (date) refusal(() => puzzles.ofDay('triples', date));
refusal(() => puzzles.own('nonsense', 0));
puzzles.make({ game: 'triples' }); // and it goes on after that
console.log(`${compared} puzzles compared, all alike; ${(spent / compared).toFixed(0)} ms each here`);
