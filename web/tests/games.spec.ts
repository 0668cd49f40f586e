// Many games in one page of Chromium, from the form to the end and on to the next, by what lies on the screen: with
// bots and with people who pass the device on, and at tables of a server. Nothing is thrown, no worker is left, and
// what the page keeps does not grow. STOLIK_CLICKED=300 STOLIK_TELL=1 npx playwright test games plays so many of each
// place to their ends; STOLIK_SEED says with which to begin.
import type { CDPSession, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeText } from './engines/before';
import { expect, test } from './people';
import { GAMES } from './screens';
import { fillIn, type hands } from './support/hands';
import { TestServer } from './support/server';

const WISHED = Number(process.env.STOLIK_CLICKED ?? (process.env.STOLIK_LONG ? 40 : 0));
/** Unless others are wished for: so many that the page can be weighed. */
const ON_DEVICE = WISHED || 12;
/**
 * A server's tops spin as long as people's do, and a whole game takes minutes: unless more is wished for, tables are
 * left after so many presses.
 */
const ONLINE = WISHED || 18;
const PRESSES_ONLINE = WISHED ? Infinity : 12;
const FIRST = Number(process.env.STOLIK_SEED ?? 1);
/**
 * What is kept is looked at so often. The first part fills what is kept once for all: code, words, decks, drawings.
 * After six games every title was played in all languages that its turns have.
 */
const partsOf = (many: number) => (many < 18 ? 2 : many < 24 ? 3 : 4);
const LANGUAGES = ['pl', 'ru', 'en'] as const;
/** On one device only: a server goes by its own clock. */
const QUICKER = 20;
const labelOf = (file: string, id: string): string[] =>
  LANGUAGES.map(
    language =>
      new RegExp(`^${id} = (.*)`, 'm').exec(
        readFileSync(resolve(import.meta.dirname, '../src', file.replaceAll('LANGUAGE', language)), 'utf8'),
      )![1]!,
  );
/**
 * Fields that are not filled in by lot: what is typed in triples, and how long a server's bots wait for a person to
 * read, which nobody does here.
 */
const LEAVES = [
  ...labelOf('games/triples/words/LANGUAGE/triples.ftl', 'triples-option-recall'),
  ...labelOf('words/messages/LANGUAGE/shell.ftl', 'shell-pace'),
];

if (WISHED) test.describe.configure({ timeout: 7_200_000 });

type Hands = { hands: ReturnType<typeof hands>; fillIn: typeof fillIn; wrong: string[] };
type Wish = {
  game: string;
  place: 'bots' | 'device' | 'online';
  language: string;
  seed: number;
  leaves: string[];
  quicker: number;
  /** after so many presses the table is left, unless the game is over */ most: number;
};

/** A whole game, or its beginning, carried out in the page; returns how many presses it took. */
async function wholeGame({ game, place, language, seed, leaves, quicker, most }: Wish): Promise<number> {
  const { hands, fillIn, wrong } = globalThis as unknown as Hands;
  let state = seed;
  const lots = (n: number) =>
    Math.floor(((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 0x1_0000_0000) * n);
  const rest = (ms: number) => new Promise(done => setTimeout(done, ms * quicker));
  // Not by a frame: a page that nobody looks at has none.
  const drawn = () => rest(1);
  const until = async (what: string, look: () => unknown) => {
    for (let waits = 0; !look(); ++waits) {
      if (waits > 12_000)
        throw new Error(`${game}, seed ${seed}: ${what} does not come: ${document.body.textContent!.slice(0, 300)}`);
      await rest(5);
    }
  };
  const seen = (selector: string) => document.querySelector<HTMLElement>(selector);
  // Nobody looks: drawing the page would be more than half of the work. Whatever is there can be pressed.
  document.documentElement.style.display = 'none';
  Element.prototype.checkVisibility = () => true;
  location.hash = '#/';
  await until('the start', () => seen('.verb.p'));
  dispatchEvent(
    new StorageEvent('storage', {
      key: 'stolik-settings',
      newValue: JSON.stringify({ language, motion: 'reduced', confirm: 'never', pace: 'instant' }),
    }),
  );
  await until('the language', () => document.documentElement.lang === language);
  location.hash = `#/new/${game}?place=${place}`;
  await until('the form', () => seen('.new-form'));
  await fillIn(lots, leaves, drawn);
  if (place === 'online') {
    await until('the lobby', () => seen('.lobby-start .btn'));
    seen('.lobby-start .btn:not(.lobby-go)')?.click();
    await until('the start of the game', () => seen('.lobby-go:not(.off)'));
    seen('.lobby-go')!.click();
  }
  await until('the table', () => seen('.frame, .cover'));
  let idle = 0;
  for (let presses = 0; presses < 20_000;) {
    const found = hands.next();
    if (found === 'over' || presses >= most) {
      if (wrong.length > 0) throw new Error(`${game}, seed ${seed}: ${wrong.join(' | ')}`);
      if (/⟦|undefined|NaN/.test(seen('.frame')!.textContent!))
        throw new Error(`${game}, seed ${seed}: a sentence is not whole`);
      return presses;
    }
    idle = found ? 0 : idle + 1;
    if (idle > 4000) throw new Error(`${game}, seed ${seed}: nothing goes on: ${seen('.status')?.textContent}`);
    if (found) {
      presses += 1;
      if (found.hold) {
        found.on.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
        await rest(found.hold / quicker + 20);
        found.on.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, button: 0 }));
      } else {
        found.on.click();
      }
    }
    // A server needs a moment to answer.
    await rest(found ? (place === 'online' ? 15 : 1) : Math.min(50, 2 * idle));
  }
  throw new Error(`${game}, seed ${seed}: the game does not end`);
}

type Kept = { megabytes: number; nodes: number; listeners: number };
/** What is left in the page when all that can go is gone. */
async function kept(page: Page, line: CDPSession): Promise<Kept> {
  await page.evaluate(() => (location.hash = '#/'));
  await page.locator('.verb.p').first().waitFor({ state: 'attached' });
  for (let times = 0; times < 3; ++times) await line.send('HeapProfiler.collectGarbage');
  const { usedSize } = await line.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await line.send('Memory.getDOMCounters');
  return { megabytes: Math.round(usedSize / 1e5) / 10, nodes, listeners: jsEventListeners };
}

/**
 * As many games as are wished for, each title in its turn. What the page kept after each part is as much as after the
 * first.
 */
async function playMany(
  page: Page,
  base: string,
  many: number,
  places: readonly Wish['place'][],
  quicker: number,
  most = Infinity,
): Promise<void> {
  await page.addInitScript(beforeText({ language: 'pl', quicker }));
  await page.addInitScript(`globalThis.fillIn = ${fillIn}; globalThis.wholeGame = ${wholeGame};`);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(base);
  const line = await page.context().newCDPSession(page);
  await line.send('HeapProfiler.enable');
  const looks: Kept[] = [];
  let presses = 0;
  for (let number = 0; number < many; ++number) {
    const seed = FIRST + number;
    const wish: Wish = {
      game: GAMES[seed % 3]!,
      place: places[Math.floor(seed / 3) % places.length]!,
      language: LANGUAGES[Math.floor(seed / 2) % 3]!,
      seed,
      leaves: LEAVES,
      quicker,
      most,
    };
    presses += await page.evaluate(
      wish => (globalThis as unknown as { wholeGame: typeof wholeGame }).wholeGame(wish),
      wish,
    );
    expect(page.workers().length, JSON.stringify(wish)).toBeLessThanOrEqual(1);
    if ((number + 1) % Math.ceil(many / partsOf(many)) === 0) looks.push(await kept(page, line));
    if (process.env.STOLIK_TELL)
      console.info(`${number + 1} games, ${presses} presses: ${JSON.stringify(looks.at(-1))}`);
  }
  console.info(`${many} games (${places.join(', ')}), ${presses} presses: ${JSON.stringify(looks)}`);
  const first = looks[0]!;
  const games = many - many / partsOf(many);
  // The table of the last game stays for a moment, a large one or a small one. One that stayed each time would be half
  // a megabyte, a thousand nodes and a hundred listeners in every game.
  await expect
    .poll(async () => {
      const last = await kept(page, line);
      const more = {
        megabytes: last.megabytes - first.megabytes,
        nodes: last.nodes - first.nodes,
        listeners: last.listeners - first.listeners,
      };
      return more.megabytes < 1.5 + games * 0.02 && more.nodes < 3000 + games * 5 && more.listeners < 100 + games
        ? 'nothing is left behind'
        : JSON.stringify(more);
    })
    .toBe('nothing is left behind');
}

test('many games on one device by clicks: nothing thrown, nothing left behind', async ({ page, baseURL }) => {
  await playMany(page, baseURL!, ON_DEVICE, ['bots', 'device'], QUICKER);
});

test('many games at tables of a server by clicks: nothing thrown, nothing left behind', async ({ page }) => {
  const server = new TestServer(['--bot-pace', '0', '--rate', '200', '--tables-rate', '0']);
  await server.start();
  try {
    await playMany(page, `http://127.0.0.1:${server.port}/`, ONLINE, ['online'], 1, PRESSES_ONLINE);
  } finally {
    await server.close();
  }
});
