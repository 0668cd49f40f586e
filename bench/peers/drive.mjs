// The load, the same for every server: tables of people who play at random, one move under way at each table, said
// when everybody has the last one (flat out) or once in so often. It measures what `stolik load` measures, in the
// same words; only how to sit down and to speak differs, and that is what an adapter brings:
//
//   open(table, seats, updated) -> {say()}   everybody sits and the game has begun. `updated(seat, number)` is called
//                                            for each change that a seat hears of; numbers grow by one.
//   say() -> bool                            somebody says the next thing; false if that is no move of the game
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const kAtOnce = 8; // tables that open at the same time
const kWarmUp_ms = 3000;

export function usage_of(pid) {
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return { cpu_s: (Number(words[11]) + Number(words[12])) / 100, rss_kib: pages * 4 };
}

class Desk {
  constructor(seats, load) {
    this.load = load;
    this.numbers = new Array(seats).fill(0);
    this.awaited = 0; // 0: nothing is under way
    this.said_ms = 0;
    this.next_ms = 0;
    this.counts = false;
  }
  updated(seat, number) {
    this.numbers[seat] = number;
    if (this.awaited === 0 || this.numbers.some(one => one < this.awaited)) return;
    this.awaited = 0;
    this.load.settled(this);
  }
  step(planned_ms) {
    this.awaited = Math.max(...this.numbers) + 1;
    this.said_ms = planned_ms ?? performance.now();
    this.counts = this.table.say();
  }
}

class Load {
  constructor(config) {
    this.config = config;
    this.desks = [];
    this.waits = [];
    this.late = 0;
    this.running = false;
  }
  settled(desk) {
    if (!this.running) return;
    if (desk.counts) this.waits.push(performance.now() - desk.said_ms);
    if (this.config.flat_out || !desk.counts) desk.step();
  }
  async open(adapter) {
    let next = 0;
    const one = async () => {
      while (next < this.config.tables) {
        const number = next++;
        const desk = new Desk(this.config.seats, this);
        desk.table = await adapter.open(number, this.config.seats, (seat, seq) => desk.updated(seat, seq));
        this.desks.push(desk);
        if (this.desks.length % 50 === 0) process.stderr.write(`  ${this.desks.length} tables open\n`);
      }
    };
    await Promise.all(Array.from({ length: kAtOnce }, one));
  }
  keep_to_plan(gap_ms) {
    const now = performance.now();
    for (const desk of this.desks) {
      if (now < desk.next_ms || desk.awaited !== 0) continue;
      if (now - desk.next_ms > gap_ms / 10) this.late++;
      const planned = desk.next_ms;
      desk.next_ms += gap_ms;
      desk.step(planned);
    }
  }
  // Plays for a while before it measures: what runs in node gets faster in its first seconds.
  async run(begins) {
    const gap_ms = 1000 / this.config.rate;
    let begin = performance.now();
    this.running = true;
    let clock;
    if (this.config.flat_out) {
      for (const desk of this.desks) desk.step();
    } else {
      for (const desk of this.desks) desk.next_ms = begin + Math.random() * gap_ms;
      clock = setInterval(() => this.keep_to_plan(gap_ms), 1);
    }
    await new Promise(done => setTimeout(done, kWarmUp_ms));
    begins();
    this.waits = [];
    this.late = 0;
    begin = performance.now();
    await new Promise(done => setTimeout(done, this.config.seconds * 1000));
    clearInterval(clock);
    this.running = false;
    this.stuck = this.desks.filter(desk => desk.awaited !== 0 && performance.now() - desk.said_ms > 2000).length;
    return (performance.now() - begin) / 1000;
  }
}

export async function drive(make_adapter) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      pid: { type: 'string' },
      tables: { type: 'string', default: '10' },
      seats: { type: 'string', default: '4' },
      seconds: { type: 'string', default: '10' },
      rate: { type: 'string', default: '1' },
      'flat-out': { type: 'boolean', default: false },
    },
  });
  const config = {
    tables: Number(values.tables),
    seats: Number(values.seats),
    seconds: Number(values.seconds),
    rate: Number(values.rate),
    flat_out: values['flat-out'],
  };
  const empty = usage_of(values.pid);
  const load = new Load(config);
  await load.open(await make_adapter(Number(values.port)));
  const idle = usage_of(values.pid);
  let before;
  let own_before;
  const seconds = await load.run(() => {
    before = usage_of(values.pid);
    own_before = process.cpuUsage();
  });
  const after = usage_of(values.pid);
  const own = process.cpuUsage(own_before);
  const waits = load.waits.sort((a, b) => a - b);
  const at = share => (waits.length === 0 ? 0 : waits[Math.floor(share * (waits.length - 1))]);
  console.log(
    JSON.stringify({
      tables: config.tables,
      connections: config.tables * config.seats,
      seconds,
      moves: waits.length,
      moves_per_s: waits.length / seconds,
      late: load.late,
      unanswered: load.stuck,
      p50_ms: at(0.5),
      p99_ms: at(0.99),
      max_ms: at(1),
      cpu_s: after.cpu_s - before.cpu_s,
      load_cpu_s: (own.user + own.system) / 1e6,
      rss_empty_kib: empty.rss_kib,
      rss_idle_kib: idle.rss_kib,
      rss_kib: after.rss_kib,
    }),
  );
  process.exit(waits.length > 0 ? 0 : 1);
}
