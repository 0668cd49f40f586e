// @vitest-environment happy-dom Whole games by the client's own clicks: the real screens with the real engine and the
// real bots, from the form to the end and on to the next table, by hands that press what is there. After every step
// each sentence is held against what happened; nothing may be thrown, nothing complained of, and nothing left behind.
// Time is the test's own, lots follow from a seed: a game that fails is played again by STOLIK_GAMES=1 STOLIK_SEED=…
// npx vitest run clicks.
import { effect } from '@preact/signals';
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { h, render } from 'preact';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test, vi, type MockInstance } from 'vitest';
import { fillIn, hands } from '../../tests/support/hands';
import type { Bots } from '../../../bindings/wasm/bots.mjs';
import { App } from '../App';
import { loadGame } from '../games';
import { loadDeck } from '../table/deck';
import { deviceTable, openTables } from '../table/open';
import type { DeviceSession } from '../table/device';
import { testBots } from '../testing/bots';
import { lotsFrom } from '../testing/engine';
import { outOfReach } from '../testing/switches';
import { plain, statusWrongIn, wrongIn } from '../testing/truth';
import { namesOf, type Pseudonym } from '../words/names';
import { LANGUAGES, words } from '../words/words';
import { settings } from '../settings';

const { games, addresses } = vi.hoisted(() => ({
  games: Number(process.env.STOLIK_GAMES ?? (process.env.STOLIK_LONG ? 1000 : 3)),
  addresses: new Map<string, string>(),
}));
const SEED = Number(process.env.STOLIK_SEED ?? 1);
const GAMES = ['triples', 'rationing', 'victory-line'];
const PRESSES_MAX = 20_000;

if (games > 3) vi.setConfig({ testTimeout: 86_400_000 });
vi.mock('virtual:stolik-files', async () => {
  const fs = await import('node:fs');
  const path = await import('node:path');
  const top = path.join(import.meta.dirname, '../../..');
  addresses.set('engine.wasm', path.join(top, 'build/wasm/bindings/wasm/stolik_engine.wasm'));
  addresses.set('bots.wasm', path.join(top, 'build/wasm/bindings/wasm/stolik_bots.wasm'));
  addresses.set('pseudonyms.json', path.join(top, 'content/pseudonyms.json'));
  for (const deck of fs.readdirSync(path.join(top, 'content/decks')))
    for (const file of fs.readdirSync(path.join(top, 'content/decks', deck)))
      if (file.endsWith('.json')) addresses.set(`${deck}/${file}`, path.join(top, 'content/decks', deck, file));
  return {
    files: Object.fromEntries([...addresses.keys()].map(name => [name, `http://localhost/${name}`])),
    rules: 'test',
  };
});

/** Workers that were started and not ended. */
const working = new Set<OwnWorker>();
let bots: Bots;
/** The real bots, in this thread: the same module as in the worker. */
class OwnWorker extends EventTarget {
  constructor() {
    super();
    working.add(this);
  }
  postMessage(task: { task: string; id: number; known: string; level: string; command: string }): void {
    if (task.task === 'start') return;
    const answer =
      task.task === 'choose'
        ? bots.choose(task.known, task.level)
        : task.task === 'weigh'
          ? bots.weigh(task.known, task.command)
          : bots.coach(task.known);
    setTimeout(
      () => working.has(this) && this.dispatchEvent(new MessageEvent('message', { data: { id: task.id, answer } })),
      1,
    );
  }
  terminate(): void {
    working.delete(this);
  }
}

const wrong: string[] = [];
let lots = lotsFrom(SEED);
let random: MockInstance;
const really = setTimeout;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeAll(async () => {
  bots = await testBots();
  vi.stubGlobal('Worker', OwnWorker);
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const file = addresses.get(new URL(String(address)).pathname.slice(1));
    if (!file) return { ok: false, status: 404 };
    return file.endsWith('.wasm')
      ? readFileSync(file)
      : {
          ok: true,
          text: async () => readFileSync(file, 'utf8'),
          json: async () => JSON.parse(readFileSync(file, 'utf8')) as unknown,
        };
  });
  random = vi.spyOn(crypto, 'getRandomValues').mockImplementation(into => {
    const bytes = into as unknown as Uint8Array;
    new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength).forEach((_, at, all) => (all[at] = lots(256)));
    return into;
  });
  vi.spyOn(console, 'error').mockImplementation((...said) => void wrong.push(`console: ${said.map(String).join(' ')}`));
  addEventListener('error', event => wrong.push(`error: ${(event as ErrorEvent).message}`));
  addEventListener('unhandledrejection', event =>
    wrong.push(`rejected: ${String((event as PromiseRejectionEvent).reason)}`),
  );
  // A pretended animation that is cut short complains of it; a browser's does not.
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how: Parameters<typeof animate>) {
    const made = animate.apply(this, how);
    made.finished.catch(() => undefined);
    return made;
  };
  // There are no styles here: whatever is there is seen, and asking for it takes a sixth of the time.
  Element.prototype.checkVisibility = () => true;
  settings.confirm.value = 'never';
  settings.motion.value = 'reduced';
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'Date',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
  render(h(App, {}), document.body);
  await pass(100);
});
afterAll(() => {
  render(null, document.body);
  vi.useRealTimers();
});

async function until<T>(what: string, look: () => T | null | undefined | false): Promise<T> {
  for (let waits = 0; waits < 3000; ++waits) {
    const found = look();
    if (found) return found;
    await pass(50);
    // Files are read and modules loaded by no clock of the page.
    await new Promise(done => really(done, 2));
  }
  throw new Error(`${what} does not come: ${document.body.textContent?.slice(0, 300)}`);
}

/** How often something was held by two presses. */
let twice = 0;

async function press(on: HTMLElement, hold = 0): Promise<void> {
  // Whatever is pressed in these games can be pressed by two switches, too.
  const why = outOfReach(on);
  if (why) wrong.push(why);
  if (!hold) return on.click();
  if (lots(2) === 0) {
    twice += 1;
    on.click();
    await pass(800);
    return on.click();
  }
  on.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
  await pass(hold);
  on.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, button: 0 }));
}

async function sitDown(game: string): Promise<DeviceSession> {
  settings.language.value = LANGUAGES[lots(3)]!;
  location.hash = '#/';
  await until('the start', () => document.querySelector('.verb.p'));
  location.hash = `#/new/${game}?place=bots`;
  await until('the form', () => document.querySelector(`.new-form`));
  // Names typed from memory are no clicks.
  await fillIn(lots, [words.value!('triples-option-recall')], () => pass(20));
  await until('the table', () => document.querySelector('.frame'));
  return (await deviceTable(location.hash.split('/').at(-1)!))!;
}

/** Every step is told as it was, at once; what stands on the screen is what is told. */
async function listen(session: DeviceSession): Promise<() => void> {
  const game = await loadGame(session.game);
  const { language } = words.value!;
  const pseudonyms = JSON.parse(readFileSync(addresses.get('pseudonyms.json')!, 'utf8')) as Pseudonym[];
  const telling = {
    words: words.value!,
    names: namesOf(session.seats.value, pseudonyms, language),
    deck: await loadDeck(game.deckId, language),
  };
  return effect(() => {
    const step = session.story.value.at(-1);
    const view = session.view.value;
    const eyes = session.eyes.value;
    if (step)
      wrong.push(
        ...wrongIn(
          { step, view },
          game,
          view.players,
          telling,
          step.events
            .map(event => game.tell(event, step, telling))
            .filter(line => line !== null)
            .map(plain),
        ),
      );
    if (typeof eyes === 'number' && view.phase !== 'over')
      wrong.push(...statusWrongIn(game.status(view, eyes, telling, session.hints.value), view, eyes));
  });
}

async function playOut(session: DeviceSession): Promise<number> {
  const next = hands(() => lots(1 << 20) / (1 << 20)).next;
  const stop = await listen(session);
  let idle = 0;
  try {
    for (let presses = 0; presses < PRESSES_MAX;) {
      const found = next();
      if (found === 'over') return presses;
      idle = found ? 0 : idle + 1;
      if (found) {
        await press(found.on, found.hold);
        presses += 1;
      }
      // At the pace of people; with nothing to do longer and longer is waited, as long as a top may spin.
      await pass(found ? 300 + lots(1500) : Math.min(4000, 500 * idle));
      if (idle > 300) throw new Error(`nothing goes on: ${document.querySelector('.status')?.textContent}`);
      if (presses % 8 === 0 && /⟦|undefined|NaN/.test(document.querySelector('.frame')?.textContent ?? ''))
        wrong.push(`not whole: ${document.querySelector('.frame')!.textContent}`);
      if (wrong.length > 0) return presses;
    }
    throw new Error('the game does not end');
  } finally {
    stop();
  }
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const used = () => (collect(), process.memoryUsage().heapUsed / 1e6);

test(`${games} games by clicks: no sentence that is not so, nothing thrown, nothing left behind`, async () => {
  /** What is used after each tenth of the games, once everything that can go is gone. */
  const memory: number[] = [];
  let presses = 0;
  for (let number = 0; number < games; ++number) {
    lots = lotsFrom(SEED + number);
    const game = GAMES[(SEED + number - 1) % GAMES.length]!;
    const session = await sitDown(game);
    const where =
      `${game}, seed ${SEED + number}: ` + `${JSON.stringify(session.setup.options)} of ${session.setup.seats.length}`;
    const began = process.cpuUsage().user;
    const here = await playOut(session).catch((error: unknown) =>
      Promise.reject(new Error(`${where}: ${String(error)}`)),
    );
    presses += here;
    if (process.env.STOLIK_TELL)
      console.info(`${where}: ${here} presses, ${Math.round((process.cpuUsage().user - began) / 1000)} ms`);
    expect(wrong, where).toEqual([]);
    // One table is on the screen: no other is open, and one worker at most thinks for it.
    expect(openTables(), where).toBe(1);
    expect(working.size, where).toBeLessThanOrEqual(1);
    // What was drawn is written down, which would be taken for something that stayed.
    random.mockClear();
    if ((number + 1) % Math.ceil(games / 10) === 0) memory.push(used());
    if (process.env.STOLIK_TELL)
      console.info(`${number + 1} games, ${presses} presses; MB after each tenth: ${memory.map(Math.round).join(' ')}`);
  }
  location.hash = '#/';
  await until('the start', () => document.querySelector('.verb.p'));
  console.info(`${games} games, ${presses} presses; MB after each tenth: ${memory.map(Math.round).join(' ')}`);
  expect(presses).toBeGreaterThan(games * 5);
  if (games >= 30) expect(twice).toBeGreaterThan(0);
  // A table that stayed would be half a megabyte each time. The first fifth fills what is kept once for all: code,
  // drawings, the store's last games.
  if (games >= 200) expect(memory.at(-1)! - memory[1]!).toBeLessThan(games * 0.05);
});
