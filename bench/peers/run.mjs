// `./stolik bench peers`: the same game under the same load on three servers, one after the other on this machine, so
// that the ratio stands in one run. docs/BENCHMARKS.md tells what is compared and what is not.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { expectBuilt } from '../built.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const stolik = join(here, '../../build/release/tools/stolik');
const version = name => JSON.parse(readFileSync(join(here, 'package.json'))).dependencies[name];
const say = text => process.stderr.write(`· ${text}\n`);
const kReady_ms = 60_000;

const usage = `usage: ./stolik bench peers [options]

Plays one asking game with hidden hands (four at a table, at random) on Stolik, Colyseus and boardgame.io in turn, and
prints moves a second, waits, time of the processor, memory, and ratios. Two patterns: flat out (the next move as soon
as everybody has the last) and steady (one move a second at each table). Needs node and npm; installs its packages
into bench/peers/node_modules at the first start. Takes about three minutes.

options:
  --seconds S        how long each is measured (default 10)
  --tables N         tables flat out (default 200)
  --steady N         tables at a steady rate (default 100)
  --json             one line of JSON for each measurement instead of the tables
  --help             this text
`;

function read_options() {
  const options = {
    seconds: { type: 'string', default: '10' },
    tables: { type: 'string', default: '200' },
    steady: { type: 'string', default: '100' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  };
  const fail = what => {
    process.stderr.write(`stolik bench peers: ${what}\nTry: ./stolik bench peers --help\n`);
    process.exit(2);
  };
  let values;
  try {
    ({ values } = parseArgs({ options }));
  } catch (error) {
    fail(error.message.split('. ')[0]);
  }
  if (values.help) {
    process.stdout.write(usage);
    process.exit(0);
  }
  const number = (name, high) => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < 1 || value > high) {
      fail(`--${name} wants a number from 1 to ${high}, not '${values[name]}'`);
    }
    return value;
  };
  return {
    seconds: number('seconds', 3600),
    tables: number('tables', 1000),
    steady: number('steady', 1000),
    json: values.json,
  };
}

// Each: a server, and the load that speaks to it. Both are processes of their own.
const stolik_server = (port, folder) => [
  stolik,
  'serve',
  '--listen',
  `127.0.0.1:${port}`,
  '--data',
  folder,
  '--rate',
  '1000',
  '--tables-rate',
  '0',
];
const node_load = name => (port, pid, pattern) => [
  process.execPath,
  join(here, `${name}_load.mjs`),
  '--port',
  String(port),
  '--pid',
  String(pid),
  ...pattern,
];
const node_server = name => port => [process.execPath, join(here, `${name}_server.mjs`), String(port)];
const contenders = [
  {
    name: 'Stolik, its own load',
    ours: true,
    server: stolik_server,
    load: (port, pid, pattern) => [stolik, 'load', '--json', '--url', `ws://127.0.0.1:${port}/ws`, ...pattern],
  },
  { name: 'Stolik, client in node', ours: true, server: stolik_server, load: node_load('stolik') },
  { name: `Colyseus ${version('@colyseus/core')}`, server: node_server('colyseus'), load: node_load('colyseus') },
  { name: `boardgame.io ${version('boardgame.io')}`, server: node_server('boardgame'), load: node_load('boardgame') },
];

const free_port = () => 20000 + Math.floor(Math.random() * 10000);
const sleep = ms => new Promise(done => setTimeout(done, ms));

function answers(port) {
  return new Promise(done => {
    const socket = connect(port, '127.0.0.1', () => done(socket.end() && true));
    socket.on('error', () => done(false));
  });
}

function run(command, on_error) {
  const child = spawn(command[0], command.slice(1), { cwd: here, stdio: ['ignore', 'pipe', 'pipe'] });
  const out = { child, text: '', errors: '' };
  child.stdout.on('data', data => {
    out.text += data;
  });
  child.stderr.on('data', data => {
    out.errors += data;
    on_error?.(String(data));
  });
  out.ended = new Promise(done => child.on('exit', code => done(code ?? 1)));
  return out;
}

async function measure(contender, pattern) {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-peers-'));
  const port = free_port();
  const server = run(contender.server(port, folder));
  let gone = false;
  server.ended.then(() => {
    gone = true;
  });
  try {
    for (let waited = 0; !(await answers(port)); waited += 50) {
      if (gone || waited > kReady_ms) throw new Error(`${contender.name}: the server does not start\n${server.errors}`);
      await sleep(50);
    }
    await sleep(500); // what a server does after its start is no part of the measure
    const load = run(contender.load(port, server.child.pid, pattern), text => process.stderr.write(text));
    const code = await load.ended;
    if (code !== 0) throw new Error(`${contender.name}: the load failed\n${load.errors}`);
    return JSON.parse(load.text);
  } finally {
    server.child.kill('SIGTERM');
    await Promise.race([server.ended, sleep(5000)]);
    if (!gone) server.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

const each_thousand = result => (result.cpu_s * 1000) / Math.max(1, result.moves);

function print_table(title, rows) {
  const line = (name, cells) => console.log(`  ${name.padEnd(31)}${cells.map(cell => cell.padStart(12)).join('')}`);
  console.log(`\n${title}`);
  line('', ['moves/s', 'p50 ms', 'p99 ms', 'CPU s/1000', "load's CPU", 'idle MiB', 'end MiB']);
  for (const { contender, result } of rows) {
    const load_cpu = (result.load_cpu_s * 1000) / Math.max(1, result.moves);
    line(contender.name, [
      result.moves_per_s.toFixed(0),
      result.p50_ms.toFixed(1),
      result.p99_ms.toFixed(1),
      each_thousand(result).toFixed(3),
      load_cpu.toFixed(3),
      (result.rss_idle_kib / 1024).toFixed(0),
      (result.rss_kib / 1024).toFixed(0),
    ]);
    if (result.late > 0 || result.unanswered > 0) {
      console.log(`    (${result.late} moves said late, ${result.unanswered} not answered at the end)`);
    }
  }
  for (const ours of rows.filter(row => row.contender.ours)) {
    for (const theirs of rows.filter(row => !row.contender.ours)) {
      const times = (a, b) => (b > 0 ? `x ${(a / b).toFixed(1)}` : '-');
      line(`${ours.contender.name.replace('Stolik, ', '')} : ${theirs.contender.name.split(' ')[0]}`, [
        times(ours.result.moves_per_s, theirs.result.moves_per_s),
        times(theirs.result.p50_ms, ours.result.p50_ms),
        times(theirs.result.p99_ms, ours.result.p99_ms),
        times(each_thousand(theirs.result), each_thousand(ours.result)),
        '',
        times(theirs.result.rss_idle_kib, ours.result.rss_idle_kib),
        times(theirs.result.rss_kib, ours.result.rss_kib),
      ]);
    }
  }
}

const options = read_options();
expectBuilt('peers', [stolik, `${stolik}-tools`]);
const busy = loadavg()[0];
const shared = ['--seats', '4', '--seconds', String(options.seconds)];
const patterns = [
  {
    title: `Flat out: ${options.tables} tables of 4, ${4 * options.tables} connections, ${options.seconds} s`,
    args: ['--tables', String(options.tables), '--flat-out', ...shared],
  },
  {
    title:
      `Steady: ${options.steady} tables of 4, ${4 * options.steady} connections, ` +
      `one move a second at each, ${options.seconds} s`,
    args: ['--tables', String(options.steady), '--rate', '1', ...shared],
  },
];
const done = [];
try {
  for (const pattern of patterns) {
    const rows = [];
    for (const contender of contenders) {
      say(`${pattern.title.split(':')[0]}: ${contender.name}`);
      const result = await measure(contender, pattern.args);
      if (options.json) console.log(JSON.stringify({ pattern: pattern.title, server: contender.name, ...result }));
      rows.push({ contender, result });
    }
    done.push({ pattern, rows });
  }
} catch (error) {
  process.stderr.write(`stolik bench peers: ${error.message}\n`);
  process.exit(1);
}
if (!options.json) {
  const memory = `${(totalmem() / 2 ** 30).toFixed(0)} GiB`;
  const machine = `${cpus().length} processors (${cpus()[0].model.trim()}), ${memory}`;
  for (const { pattern, rows } of done) print_table(pattern.title, rows);
  console.log(`
Better is: more moves/s, less of all else; "x 2.0" says that ours is twice as good in that column. A wait lasts until
the last of four has the update. CPU s/1000 is the server's processor time for 1,000 moves, load's CPU the same of the
clients. Stolik checks every rule, writes each move to disk and syncs before it answers anybody; the two others keep
games in memory here, as they do unless told otherwise, and lose them when they end. All clients of a server live in
one process on this machine and share its processors with the server.
${machine}, node ${process.version}; load of the machine ${busy.toFixed(1)} before, ${loadavg()[0].toFixed(1)} after.`);
}
