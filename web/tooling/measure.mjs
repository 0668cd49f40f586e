// Prints how heavy and how fast the built client is, each figure beside its limit: ./stolik bench web
//
// Bytes are what a browser that takes brotli is sent. Times are taken in Chromium with the CPU slowed down four times,
// and each beside that of an empty page in the same browser: where even that one is too slow, the machine is busy and
// the time says nothing. The processor time of the page's own thread at the end is judged always: other work does not
// change it.
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const web = join(import.meta.dirname, '..');
const SLOWER = 4;
const middle = list => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const server = spawn(process.execPath, [join(web, 'tests/static.mjs'), '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
const base = `http://localhost:${String(await new Promise(ready => server.stdout.once('data', ready))).trim()}/`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

let failed = 0;
/** `empty`: what an empty page needs, and how much of that still lets us judge. */
function line(what, value, unit, limit, { atLeast = false, empty } = {}) {
  const good = limit === undefined || (atLeast ? value >= limit : value <= limit);
  const busy = empty && (atLeast ? empty.value < empty.enough : empty.value > empty.enough);
  if (!good && !busy) failed += 1;
  const show = number =>
    unit === 'kB' || unit === 'frames/s' || unit === '%' ? number.toFixed(1) : String(Math.round(number));
  const bound = limit === undefined ? '' : `${atLeast ? '>=' : '<='} ${limit}`;
  const beside = empty ? ` an empty page: ${show(empty.value)}` : '';
  const verdict = good ? '' : busy ? 'too busy a machine to tell;' : 'NOT HELD';
  const row = `${what.padEnd(58)} ${show(value).padStart(8)} ${unit.padEnd(9)}${bound.padEnd(9)}${verdict}${beside}`;
  console.log(row.trimEnd());
}

/** What was sent for an address, compressed as the server would. */
function sent(url) {
  const path = new URL(url).pathname;
  const file = join(web, 'dist', path.endsWith('/') ? `${path}index.html` : path);
  if (!existsSync(file)) return 0;
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
const kind = url =>
  url.endsWith('.woff2') ? 'fonts' : url.endsWith('.wasm') ? 'engine' : url.endsWith('.json') ? 'decks' : 'page';

async function weigh(language, act) {
  const context = await browser.newContext({ locale: language, serviceWorkers: 'block' });
  const page = await context.newPage();
  const bytes = { page: 0, fonts: 0, engine: 0, decks: 0 };
  page.on('request', request => (bytes[kind(request.url())] += sent(request.url())));
  await page.goto(base);
  await page.locator('.verb.p').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const start = { ...bytes };
  await act?.(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  await context.close();
  return { start, all: bytes };
}

async function toTable(page, game) {
  await page.locator(`.tile[data-game="${game}"] input`).check({ force: true });
  await page.locator('.verb.p').click();
  await page.waitForURL(/#\/table\//);
  await page.locator('main').first().waitFor();
  await page.waitForTimeout(1200);
}

async function slowPage(language = 'ru-RU', rate = SLOWER) {
  const context = await browser.newContext({
    locale: language,
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return { context, page };
}

console.log('Bytes, brotli');
let heaviest = 0;
for (const language of ['pl-PL', 'ru-RU', 'en-GB']) {
  const { start } = await weigh(language);
  line(`  start in ${language}, without fonts`, start.page / 1000, 'kB', 60);
  line(`  start in ${language}, fonts`, start.fonts / 1000, 'kB', 120);
  heaviest = Math.max(heaviest, start.page);
}
for (const game of ['triples', 'rationing', 'victory-line']) {
  const { all } = await weigh('ru-RU', page => toTable(page, game));
  line(`  a table of ${game} in ru-RU, fonts`, all.fonts / 1000, 'kB', 200);
  line(`  a table of ${game} in ru-RU, page + engine + decks`, (all.page + all.engine + all.decks) / 1000, 'kB');
}

/**
 * Frames a second while the page draws them all, and of a hundred how many came late: after more than one and a half of
 * their time.
 */
const frameRate = page =>
  page.evaluate(
    () =>
      new Promise(done => {
        const gaps = [];
        let begin = 0;
        let last = 0;
        const count = now => {
          if (begin) gaps.push(now - last);
          begin ||= now;
          last = now;
          if (now - begin < 4000) requestAnimationFrame(count);
          else
            done({
              rate: gaps.length / ((now - begin) / 1000),
              late: (100 * gaps.filter(gap => gap > 25).length) / gaps.length,
            });
        };
        requestAnimationFrame(count);
      }),
  );

/** What an empty page needs here and now for the same. */
async function emptyPage() {
  const times = [];
  for (let run = 0; run < 5; run++) {
    const { context, page } = await slowPage();
    await page.goto(`${base}healthz`);
    times.push(await page.evaluate(() => performance.now()));
    if (run < 4) await context.close();
    else {
      await page.evaluate(() => {
        const dot = document.body.appendChild(document.createElement('i'));
        dot.textContent = 'x';
        const turn = now => ((dot.style.translate = `${(now / 10) % 100}px`), requestAnimationFrame(turn));
        requestAnimationFrame(turn);
      });
      const frames = await frameRate(page);
      await context.close();
      const quick = await slowPage('ru-RU', 1);
      await quick.page.goto(`${base}healthz`);
      await quick.page.evaluate(() => {
        document.body.style.background = 'white';
        addEventListener(
          'keydown',
          () => (document.body.style.background = document.body.style.background === 'white' ? 'silver' : 'white'),
        );
      });
      const press = await inputs(quick.page, () => quick.page.keyboard.press('a'), 30);
      await quick.context.close();
      return {
        open: { value: middle(times), enough: 150 },
        frames: { value: frames.rate, enough: 58 },
        late: { value: frames.late, enough: 1 },
        press: { value: press, enough: 24 },
      };
    }
  }
}

console.log(`\nTimes, CPU ${SLOWER} times slower where nothing else is said`);
const empty = await emptyPage();
const ready = [];
for (let run = 0; run < 5; run++) {
  const { context, page } = await slowPage();
  // Interactive: the button is there, and the main thread is free again to answer it.
  await page.addInitScript(() => {
    const look = () => {
      if (!document.querySelector('.verb.p')) return requestAnimationFrame(look);
      setTimeout(() => (window.readyAt = performance.now()));
    };
    requestAnimationFrame(look);
  });
  await page.goto(base);
  await page.waitForFunction(() => window.readyAt > 0);
  ready.push(await page.evaluate(() => window.readyAt));
  await context.close();
}
line('  opening to interactive', middle(ready), 'ms', 1500, { empty: empty.open });

/** From a press to the next frame that was painted, by the browser's own event timing. */
async function inputs(page, press, times) {
  await page.evaluate(() => {
    window.spent = [];
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        if (/^(pointerdown|pointerup|click|keydown)$/.test(entry.name)) window.spent.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false });
    window.pressed = 0;
    addEventListener('click', () => (window.pressed += 1), true);
    addEventListener('keydown', () => (window.pressed += 1), true);
  });
  for (let at = 0; at < times; at++) {
    await press(at);
    await page.waitForTimeout(120);
  }
  // Events that took less than 16 ms are not reported at all: they count as 16.
  const { spent, pressed } = await page.evaluate(() => ({ spent: window.spent, pressed: window.pressed }));
  const list = [...spent, ...Array(Math.max(0, pressed - spent.length)).fill(16)].sort((a, b) => a - b);
  return list[Math.min(list.length - 1, Math.floor(list.length * 0.95))];
}
{
  const { context, page } = await slowPage('ru-RU', 1);
  await page.goto(base);
  await page.locator('.verb.p').waitFor();
  await page.waitForTimeout(2500);
  const games = ['rationing', 'victory-line', 'triples'];
  console.log('  at full speed:');
  line(
    '  choosing a game, press to paint, p95',
    await inputs(page, at => page.locator(`.tile[data-game="${games[at % 3]}"] input`).click({ force: true }), 30),
    'ms',
    50,
    { empty: empty.press },
  );
  await context.close();
}
for (const game of ['triples', 'victory-line']) {
  const { context, page } = await slowPage('ru-RU', 1);
  await page.goto(base);
  await page.locator('.verb.p').waitFor();
  await toTable(page, game);
  await page.waitForTimeout(2000);
  const keys = ['1', 'Escape', '2', 'Escape', '3', 'Escape'];
  line(
    `  a card of ${game} by its key, press to paint, p95`,
    await inputs(page, at => page.keyboard.press(keys[at % keys.length]), 30),
    'ms',
    50,
    { empty: empty.press },
  );
  await context.close();
}

// The top of rationing: someone spins it (a bot, if it is a bot's turn), and frames are counted while it turns.
{
  const { context, page } = await slowPage('pl-PL');
  // At the pace of people: bots that trade five times as fast would be measured instead of the top.
  await page.goto(base);
  await page.locator('.verb.p').waitFor();
  await toTable(page, 'rationing');
  const spinning = () => page.evaluate(() => document.querySelector('.rg-plate:not(.frozen)')?.className ?? '');
  const until = Date.now() + 60_000;
  while (Date.now() < until && !/turning|steady|slowing|wobbling/.test(await spinning())) {
    // Whoever is first in the queue buys nothing.
    const pass = page.locator('.rg-buy .rg-comp-acts .btn');
    if (await pass.count())
      await pass
        .first()
        .click({ timeout: 500 })
        .catch(() => {});
    const spin = page.locator('.rg-spin');
    if (await spin.count())
      await spin
        .first()
        .click({ timeout: 500 })
        .catch(() => {});
    await page.waitForTimeout(200);
  }
  if (!/turning|steady|slowing|wobbling/.test(await spinning())) {
    console.log('  frames while the top spins: the top did not come to spin within a minute');
    failed += 1;
  } else {
    const { rate, late } = await frameRate(page);
    line('  frames while the top spins', rate, 'frames/s', 57, { atLeast: true, empty: empty.frames });
    line('  of them late', late, '%', 5, { empty: empty.late });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const metric = async name =>
      (await session.send('Performance.getMetrics')).metrics.find(one => one.name === name).value;
    const before = await metric('TaskDuration');
    const frames = await page.evaluate(
      () =>
        new Promise(done => {
          let count = 0;
          const next = () => (++count < 60 ? requestAnimationFrame(next) : done(count));
          requestAnimationFrame(next);
        }),
    );
    if (/turning|steady|slowing|wobbling/.test(await spinning())) {
      line(
        `  one frame of the top, CPU time of the main thread times ${SLOWER}`,
        (((await metric('TaskDuration')) - before) * 1000 * SLOWER) / frames,
        'ms',
        16,
      );
    }
  }
  await context.close();
}
// The same by the main thread's own CPU time, which other work on this machine does not change. No throttling: where it
// matters the sum is taken four times.
console.log('\nWork of the main thread, CPU time');
async function working(language = 'ru-RU') {
  const context = await browser.newContext({
    locale: language,
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(metric => metric.name === 'TaskDuration').value * 1000;
  return { context, page, spent };
}
{
  const runs = [];
  for (let run = 0; run < 5; run++) {
    const { context, page, spent } = await working();
    await page.goto(base);
    await page.locator('.verb.p').waitFor();
    runs.push((await spent()) * SLOWER);
    await context.close();
  }
  line(`  opening to interactive, times ${SLOWER}`, middle(runs), 'ms', 1500);
}
async function perPress(page, spent, press, times) {
  const list = [];
  for (let at = 0; at < times; at++) {
    const before = await spent();
    await press(at);
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))));
    list.push((await spent()) - before);
  }
  return list.sort((a, b) => a - b)[Math.floor(times * 0.95)];
}
{
  const { context, page, spent } = await working();
  await page.goto(base);
  await page.locator('.verb.p').waitFor();
  await page.waitForTimeout(2500);
  const games = ['rationing', 'victory-line', 'triples'];
  line(
    '  choosing a game, p95',
    await perPress(
      page,
      spent,
      at => page.locator(`.tile[data-game="${games[at % 3]}"] input`).click({ force: true }),
      20,
    ),
    'ms',
    50,
  );
  for (const game of ['triples', 'victory-line']) {
    await page.goto(`${base}#/`);
    await page.locator('.verb.p').waitFor();
    await toTable(page, game);
    const keys = ['1', 'Escape', '2', 'Escape'];
    line(
      `  a card of ${game} by its key, p95`,
      await perPress(page, spent, at => page.keyboard.press(keys[at % keys.length]), 20),
      'ms',
      50,
    );
  }
  await context.close();
}
await browser.close();
server.kill();
process.exit(failed > 0 ? 1 : 0);
