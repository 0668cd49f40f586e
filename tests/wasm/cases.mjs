// What the module must do, in node and in a page alike. `load(path)` brings a file of the repository as bytes.

import { loadEngine } from '../../bindings/wasm/engine.mjs';
import { runLab } from './wasi.mjs';

const GAMES = { triples: 'psz', rationing: 'prl', 'victory-line': 'gpw' };
const text = bytes => new TextDecoder().decode(bytes);

function expect(condition, what) {
  if (!condition) throw new Error(what);
}

// A generator of its own: the page's lots are never the engine's business.
function lots(seed) {
  let state = seed >>> 0 || 1;
  return n => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % n;
  };
}

async function engine(load, below) {
  const made = await loadEngine(await load('engine.wasm'), below);
  for (const deck of Object.values(GAMES)) {
    const trouble = made.addDeck(text(await load(`content/decks/${deck}/deck.json`)));
    expect(trouble === '', trouble);
  }
  return made;
}

// Golden journals: the hash after every command is the native one.
async function journals(load) {
  const made = await engine(load, lots(1));
  const names = JSON.parse(text(await load('journals.json')));
  expect(names.length >= 3, 'there are no golden journals');
  let commands = 0;
  for (const name of names) {
    const journal = text(await load(`scenarios/journals/v1/${name}`));
    const [, header, ...lines] = journal.split('\n');
    const hashes = text(await load(`scenarios/journals/v1/${name}.hashes`))
      .trim()
      .split('\n')
      .map(line => line.split(' ').pop());
    const { game, players, options } = JSON.parse(header);
    const table = made.open(game, players, options);
    const entries = lines.filter(line => line && !line.startsWith('#'));
    expect(entries.length === hashes.length, `${name}: ${entries.length} commands, ${hashes.length} hashes`);
    entries.forEach((line, i) => {
      const space = line.indexOf(' ');
      const who = line.slice(0, space);
      const refused = table.submit(/^\d+$/.test(who) ? Number(who) : who, line.slice(space + 1));
      expect(refused === null, `${name}: ${line}: ${refused?.message}`);
      expect(table.hash() === hashes[i], `${name}: another hash after ${line}`);
      ++commands;
    });
    const replayed = made.replay(journal);
    expect(replayed.hash() === hashes.at(-1), `${name}: replay ends elsewhere`);
    const copy = table.copy();
    expect(copy.hash() === hashes.at(-1), `${name}: a copy stands elsewhere`);
    copy.close();
    table.close();
    replayed.close();
  }
  return `${names.length} journals, ${commands} commands`;
}

// Thousands of random games: one hash over the position after every command, against the native one.
async function signatures(load) {
  const module = await WebAssembly.compile(await load('lab.wasm'));
  const expected = text(await load('scenarios/signatures')).trim();
  const got = [];
  for (const line of expected.split('\n')) {
    const [game, games] = line.split(' ');
    got.push((await runLab(module, ['perft', game, '--signature', games])).trim());
  }
  expect(got.join('\n') === expected, `signatures differ:\n${got.join('\n')}\n${expected}`);
  return got.length + ' signatures';
}

// A table in the page itself, dealer included; and a client that has nothing but a view.
async function tables(load) {
  const below = lots(7);
  const made = await engine(load, below);
  let commands = 0;
  for (const game of Object.keys(GAMES)) {
    for (let round = 0; round < 8; ++round) {
      const players = game === 'rationing' ? 3 + (round % 3) : [2, 3, 4, 6][round % 4];
      const table = made.open(game, players);
      table.drawAll();
      for (let step = 0; step < 150 && table.view('spectator').phase !== 'over'; ++step) {
        const { awaiting } = table.view('spectator');
        const seats = awaiting.filter(who => who !== 'nature');
        const seat = seats[below(seats.length)];
        const view = table.view(seat);
        const legal = made.legalInView(view, seat);
        expect(JSON.stringify(legal) === JSON.stringify(table.legal(seat)), `${game}: a view lists otherwise`);
        const choices = legal.filter(command => command !== 'offer' && command !== 'say');
        const fell = table.pace()?.runs && (below(4) === 0 || choices.length === 0);
        const by = fell ? 'nature' : seat;
        const command = fell ? table.paceEnds(false) : choices[below(choices.length)];
        if (!fell) expect(made.checkInView(view, seat, command) === null, `${game}: ${command} from the view`);
        const refused = table.submit(by, command);
        expect(refused === null, `${game}: ${command}: ${refused?.message}`);
        expect(table.submit(seat, 'nonsense').code === 'bad-command', 'nonsense is refused');
        table.drawAll();
        ++commands;
      }
      const again = made.load(table.view('all'));
      expect(again.hash() === table.hash(), `${game}: loading gives another table`);
      again.close();
      table.close();
    }
  }
  let refused = null;
  try {
    made.open('triples', 99);
  } catch (why) {
    refused = why.code;
  }
  expect(refused === 'bad-option', 'a table for 99 is refused');
  return `${commands} commands`;
}

// How games describe themselves, and what a screen is told of the rules: there, and of the shape that is documented.
async function descriptions(load) {
  const made = await engine(load, lots(1));
  const { games } = made.schema();
  expect(
    games
      .map(game => game.game)
      .sort()
      .join() === Object.keys(GAMES).sort().join(),
    'the schema has other games',
  );
  for (const { game, players, options, verbs } of games) {
    const deck = options.find(option => option.kind === 'deck').when[0];
    expect(deck.default === GAMES[game] && deck.values.join() === GAMES[game], `${game}: the deck is ${deck.default}`);
    for (const { name, when } of options) {
      const counts = when.flatMap(entry => entry.players).sort((a, b) => a - b);
      expect(counts.join() === players.join(), `${game}: ${name} is not told for every number of players`);
      expect(
        when.every(entry => Array.isArray(entry.values) || entry.from <= entry.to),
        `${game}: ${name} has nothing to choose`,
      );
    }
    expect(
      verbs.every(
        verb => ['seat', 'host', 'nature'].includes(verb.by) && Array.isArray(verb.parts) !== 'shape' in verb,
      ),
      `${game}: a verb`,
    );
    const table = made.open(game, players[1]);
    table.drawAll();
    const seen = made.hintsInView(table.view(0), 0);
    const watched = made.hintsInView(table.view('spectator'), 'spectator');
    expect(
      Object.keys(seen).length > 0 && Object.keys(seen).join() === Object.keys(watched).join(),
      `${game}: ${JSON.stringify(watched)}`,
    );
    expect(made.hintsInView({ game: 'chess' }, 0).code === 'unknown-game', 'a view of another game is refused');
  }
  return `${games.length} games`;
}

// Who keeps the time in a page asks the table for its pace, and the module for its top.
async function pace(load) {
  const made = await engine(load, lots(3));
  const plain = made.open('triples', 3);
  expect(plain.pace() === null && plain.whenLate(0) === '', 'triples has no pace');
  const table = made.open('rationing', 3, { top: 'steps', top_seconds: 20 });
  table.drawAll();
  const before = table.pace();
  expect(
    before.by === 'steps' && before.seconds === 20 && !before.goes && before.may_be_stopped,
    JSON.stringify(before),
  );
  expect(table.whenLate(before.holder) === 'stop' && table.whenLate((before.holder + 1) % 3) === '', 'the stated move');
  expect(table.submit(before.holder, 'spin') === null && table.pace().runs, 'it spins');
  table.submit(0, 'say need soap');
  expect(JSON.stringify(table.meant()) === '{"step":false,"watched":false,"talk":true}', 'talk is no step');
  expect(table.submit('nature', table.paceEnds(false)) === null && !table.pace().goes, 'it fell');
  const spins = Array.from({ length: 1000 }, () => made.top.flick(made.top.usualStrength, 20_000));
  const good = spins.filter(spin => !spin.failed);
  expect(good.length > 950 && good.length < 1000, `${good.length} of a thousand flicks are good`);
  const total = good.map(({ stages }) => stages[0] + stages[1] + stages[2]).sort((a, b) => a - b)[good.length >> 1];
  expect(total > 18_000 && total < 22_000, `the median is ${total} ms`);
  for (const spin of good.slice(0, 50)) {
    const {
      stages: [steady, slowing],
    } = spin;
    const shown = [0, steady, steady + slowing + 7]
      .map(ms => made.top.pose(spin, ms))
      .map(({ stage, ms }) => `${stage} ${ms}`);
    expect(shown.join() === 'steady 0,slowing 0,wobbling 7', shown.join());
  }
  return `${spins.length} flicks`;
}

// The cards of a class once more: the same for everybody with the key, whatever lots the page draws, also when a table
// is opened again in the middle.
async function sameDeal(load) {
  const [one, other] = [await engine(load, lots(5)), await engine(load, lots(6))];
  const key = one.classKey('cd'.repeat(32), '7:aa;12:bb;');
  // As any BLAKE2b has it: docs/FAIRNESS.md says of what.
  expect(key === 'b6a6b0b4e9c5d16e776f15f928af8a3dd62d2324dee507291178322bcc5d38bb', key);
  expect(one.classKey('cd', '7:aa;') === '' && one.classKey('XY'.repeat(32), '') === '', 'no seed, no key');
  let words = 0;
  for (const [game, players] of [
    ['triples', 5],
    ['rationing', 4],
    ['victory-line', 4],
  ]) {
    const dealt = (made, round = 1, with_ = key) => {
      const table = made.open(game, players);
      expect(table.sameDeal(with_, round), 'a key');
      return [table, table.drawAll()];
    };
    const [first, drawn] = dealt(one);
    const [again, same] = dealt(other);
    expect(drawn.join() === same.join() && drawn.length > 0, `${game}: two pages dealt differently`);
    expect(
      dealt(one, 2)[1].join() !== drawn.join() && dealt(one, 1, 'ab'.repeat(32))[1].join() !== drawn.join(),
      `${game}: another round or class has the same cards`,
    );
    expect(!made_bad(one, game, players), 'a key that is none');
    // The top falls as it fell in the class, flick by flick; elsewhere otherwise.
    const falls = table => [60, 30, 90].map(strength => JSON.stringify(table.flick(strength, 45000)));
    expect(
      falls(first).join() === falls(again).join() && falls(dealt(one, 2)[0]).join() !== falls(dealt(one)[0]).join(),
      `${game}: another fall`,
    );
    expect(new Set(falls(dealt(one)[0])).size === 3, 'each flick has its own');
    // The same moves bring the same lots; a table that replays its nature's words goes on where it was.
    const later = other.open(game, players);
    later.sameDeal(key, 1);
    for (const word of same) expect(later.submit('nature', word) === null, word);
    const tables = [first, again, later];
    for (let step = 0; step < 60; ++step) {
      const seat = [...Array(players).keys()].find(at =>
        first.legal(at).some(command => !/^(offer|say|deal)/.test(command)),
      );
      if (seat === undefined) break;
      const command = first.legal(seat).find(each => !/^(offer|say|deal)/.test(each));
      const told = tables.map(table => (expect(table.submit(seat, command) === null, command), table.drawAll().join()));
      expect(new Set(told).size === 1, `${game}: ${command} brought ${told.join(' and ')}`);
      words += told[0] === '' ? 0 : 1;
    }
    expect(new Set(tables.map(table => table.hash())).size === 1, `${game}: the tables parted`);
    expect(
      tables.every(table => table.standing(0) === first.standing(0)),
      `${game}: other results`,
    );
  }
  expect(
    one.tableSizes('triples', 30, 5, true).join() === '5,5,5,5,5,5' &&
      one.tableSizes('triples', 31, 5, false).join() === '5,5,5,4,4,4,4',
    'tables of thirty',
  );
  expect(
    one.tableSizes('triples', 0, 5, true).length === 0 &&
      one.tableSizes('chess', 30, 5, true).length === 0 &&
      one.tableSizes('triples', 1e6, 5, true).length === 0,
    'no tables',
  );
  const first = one.fairMatch([], 3);
  expect(first.levels.join() === 'novice,novice,novice' && first.step === 'first', JSON.stringify(first));
  const second = one.fairMatch([{ share: 1, sides: 4, levels: first.levels }], 3);
  expect(second.levels.join() === 'relaxed,relaxed,relaxed' && second.step === 'harder', JSON.stringify(second));
  const third = one.fairMatch([{ share: 1 / 3, sides: 2, levels: ['easy'] }], 1);
  expect(third.nearest === 'easy', JSON.stringify(third));
  const refused = () => {
    try {
      return one.fairMatch([{ share: 2, sides: 4, levels: ['easy'] }], 3);
    } catch (error) {
      return error.message;
    }
  };
  expect(refused() === 'these are no results of games against bots', String(refused()));
  return `${words} words of nature`;
}
const made_bad = (made, game, players) => made.open(game, players).sameDeal('x'.repeat(64), 1);

export async function runAll(load, report) {
  let failed = 0;
  for (const test of [journals, signatures, tables, pace, descriptions, sameDeal]) {
    try {
      report(`${test.name}: passed (${await test(load)})`);
    } catch (why) {
      ++failed;
      report(`${test.name}: FAILED: ${why.message}`);
    }
  }
  return failed;
}
