// node tests/wasm/bots.mjs BUILD PROGRAM [GAMES [ROOM]]: the bots of the module choose as the native ones do, reasons
// included.
//
// With ROOM (tests/fourth) the modules that have the tests' own game play that one.
// Tables run in the module; every command, nature's too, is given to a referee as well, and at each decision both are
// asked for every level.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { loadBoth, moduleOf } from '../../bindings/wasm/both.mjs';
import { LEVELS } from '../../bindings/wasm/bots.mjs';

const LIMIT = 250_000;
const [build, program, games = '2', room = null] = process.argv.slice(2);
const { engine, bots, below } = await loadBoth(build, 20, room);

const referee = spawn(program, ['referee'], { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: referee.stdout })[Symbol.asyncIterator]();
const ask = async message => {
  referee.stdin.write(JSON.stringify(message) + '\n');
  return JSON.parse((await answers.next()).value);
};
const agree = (what, a, b) => {
  if (JSON.stringify(a) !== JSON.stringify(b))
    throw new Error(`${what}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`);
};

const kinds =
  room !== null
    ? [
        ['twelve', 2, {}],
        ['twelve', 3, { order: 'low' }],
        ['twelve', 4, {}],
      ]
    : [
        ['triples', 4, {}],
        ['rationing', 4, {}],
        ['victory-line', 2, {}],
        ['triples', 6, { asking: 'free' }],
        ['rationing', 3, {}],
        ['victory-line', 6, { draw: 'manual', dead_cards: 'exchange' }],
        ['triples', 3, {}],
        ['triples', 9, {}],
        ['rationing', 5, {}],
        ['victory-line', 3, { teams: 3 }],
        ['victory-line', 12, { lines_to_win: 1 }],
      ];
let compared = 0;
for (const [game, players, options] of kinds) {
  for (let round = 0; round < Number(games); ++round) {
    const table = engine.open(game, players, options);
    const opened = await ask({ new: { game, players, options, chance: 'manual' } });
    if (!opened.ok) throw new Error(opened.error.message);
    const give = async (by, command) => {
      const refused = table.submit(by, command);
      const answer = await ask({ by, do: command });
      agree(`${game} ${by} ${command}`, refused === null, answer.ok);
    };
    for (let step = 0, waited = 0; step < 120; ++step) {
      const word = table.draw();
      if (word) {
        await give('nature', word);
        continue;
      }
      const { awaiting } = table.view('spectator');
      const seats = awaiting.filter(seat => seat !== 'nature');
      if (seats.length === 0) break;
      const seat = seats[below(seats.length)];
      const known = table.known(seat);
      // The slow level is asked now and then: it takes its time.
      const levels = LEVELS.filter(level => level !== 'strong' || step % 8 === 0);
      const level = levels[below(levels.length)];
      const mine = bots.choose(known, level);
      const theirs = await ask({ bot: seat, level });
      agree(`${game}, step ${step}, ${level}`, mine, { do: theirs.do, why: theirs.why });
      ++compared;
      if (mine.do !== null) {
        await give(seat, mine.do);
        waited = 0;
        continue;
      }
      if (++waited > 3 && awaiting.includes('nature')) {
        await give('nature', 'top-fell');
        waited = 0;
      }
    }
    agree(`${game}: the position`, table.hash(), (await ask({ hash: true })).hash);
    table.close();
  }
}
referee.stdin.end();
console.log(`${compared} choices compared, all alike`);
if (compared === 0) throw new Error('nothing was compared');
if (room !== null) process.exit(0);

// What a seat knows is the same text as the native build's (tests/known_text_test.cpp), and other texts are refused.
const stored = JSON.parse(readFileSync(new URL('../../scenarios/known.json', import.meta.url), 'utf8'));
const refusal = what => {
  try {
    bots.coach(what);
  } catch (error) {
    return error.message;
  }
  throw new Error(`this was taken for what a seat knows: ${what.slice(0, 80)}`);
};
for (const { game, players, commands, known } of stored) {
  const table = engine.open(game, players, {});
  for (const [by, command] of commands) {
    const who = by === 'nature' ? by : Number(by);
    if (table.submit(who, command) !== null) throw new Error(`${game}: ${command}`);
  }
  for (const [seat, text] of known.entries()) {
    if (table.known(seat) !== text) throw new Error(`${game}: what seat ${seat} knows is another text here`);
    bots.coach(text);
  }
  table.close();
  const whole = JSON.parse(known[0]);
  const changed = digits => JSON.stringify({ ...whole, known: digits });
  const later = refusal(changed(`02${whole.known.slice(2)}`));
  if (!later.includes('another version')) throw new Error(`${game}: ${later}`);
  for (let i = 18; i < whole.known.length; i += 5) {
    refusal(changed(whole.known.slice(0, i)));
    refusal(changed(whole.known.slice(0, i) + (whole.known[i] === '0' ? '1' : '0') + whole.known.slice(i + 1)));
  }
  bots.coach(known[0]); // and it goes on after that
}
for (const nonsense of ['', '{}', 'nonsense', '{"game":"chess","deck":"psz","known":""}']) refusal(nonsense);
console.log(`${stored.length} games: what seats know is the same text, and damaged ones are refused`);
// What a browser loads before it can play against them.
const sent = pack => ['engine', 'bots'].reduce((sum, name) => sum + pack(moduleOf(build, name)).length, 0);
const size = sent(bytes => gzipSync(bytes, { level: 9 }));
console.log(`engine and bots: ${size} bytes with gzip (at most ${LIMIT}), ${sent(brotliCompressSync)} with brotli`);
if (size > LIMIT) throw new Error('too much to load');
