// The other two engines: Firefox and WebKit, as Debian has them. Each opens every screen and plays a game of each title
// with the network off; then both sit at one table on a server, for a game of each title.
import { expect, test } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeText } from './engines/before';
import { chromium } from './engines/chromium';
import { firefox } from './engines/firefox';
import { next, pressOn, there, waitFor, type Tab } from './engines/tab';
import { webkit } from './engines/webkit';
import { GAMES, STOPS } from './screens';
import { TestServer } from './support/server';

// A busy machine makes a press a second; a game of rationing has hundreds.
test.describe.configure({ timeout: 7_200_000 });

const ENGINES = { Firefox: firefox, WebKit: webkit };
const LANGUAGES = ['pl', 'ru', 'en'];
const PRESSES_MAX = 20_000;
/** So often nobody finds anything to do before a game is said to stand still. */
const IDLE_MAX = 3000;
/** On one device only: a server goes by its own clock, and a page that is quicker gives it no time to answer. */
const QUICKER = 20;
const pictures = join(import.meta.dirname, '../screenshots/engines');
mkdirSync(pictures, { recursive: true });

/** For people: no test looks at it. */
async function keepPicture(tab: Tab, name: string): Promise<void> {
  await tab.run(() => document.fonts.ready.then(() => true));
  writeFileSync(join(pictures, `${name}-${tab.engine}.png`), await tab.picture());
}

async function withTab(
  engine: keyof typeof ENGINES,
  language: string,
  quicker: number,
  act: (tab: Tab) => Promise<void>,
): Promise<void> {
  const tab = await ENGINES[engine](beforeText({ language, quicker }));
  try {
    await act(tab);
  } catch (error) {
    await keepPicture(tab, 'failed').catch(() => undefined);
    throw error;
  } finally {
    await tab.close();
  }
}

/** The client on a host of its own, which can go away. */
async function served(): Promise<{ base: string; child: ChildProcess }> {
  const child = spawn('node', ['tests/static.mjs', '0'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>(found =>
    child.stdout!.once('data', (said: Buffer) => found(said.toString().trim())),
  );
  return { base: `http://localhost:${port}/`, child };
}

/** Another screen of the same page, in another language. */
async function show(tab: Tab, hash: string, language: string, ready: string): Promise<void> {
  await tab.run(
    (hash, language) => {
      location.hash = hash;
      dispatchEvent(
        new StorageEvent('storage', {
          key: 'stolik-settings',
          newValue: JSON.stringify({ language, motion: 'reduced', confirm: 'never' }),
        }),
      );
    },
    hash,
    language,
  );
  await waitFor(`${tab.engine}: ${hash} in ${language}`, () =>
    tab.run(
      language => document.documentElement.lang === language && document.querySelector('main, [role="main"]') !== null,
      language,
    ),
  );
  // Nothing else will do: the screen before may be the one of what is not there, and a lesson that is still being
  // loaded looks like it.
  await there(tab, ready);
  await tab.run(() => document.fonts.ready.then(() => new Promise(done => setTimeout(done, 1000))));
}

/** What is wrong on a screen that can be told without knowing it. */
const amiss = (tab: Tab) =>
  tab.run(() => [
    ...(document.documentElement.scrollWidth > document.documentElement.clientWidth
      ? [`scrolls sideways by ${document.documentElement.scrollWidth - document.documentElement.clientWidth} px`]
      : []),
    ...(/⟦|undefined|NaN/.test(document.body.innerText) ? ['a sentence is not whole'] : []),
    ...(document.querySelector('#app')!.checkVisibility() ? [] : ['the page is not shown']),
    ...(document.querySelector('main.lost') && !location.hash.includes('nowhere') ? ['the screen broke'] : []),
  ]);

/** A game to its end by presses at places on the screen. Returns how many there were. */
async function playOut(tabs: Tab[], quicker: number): Promise<number> {
  const told = (tab: Tab) =>
    tab.run(() => document.querySelector('.status')?.textContent ?? document.body.innerText.slice(0, 300));
  for (let presses = 0, idle = 0; ;) {
    if (presses > PRESSES_MAX || idle > IDLE_MAX) {
      const all = await Promise.all(tabs.map(async tab => `${tab.engine}: ${await told(tab)}`));
      throw new Error(`the game does not end (${presses} presses): ${all.join(' | ')}`);
    }
    let pressed = false;
    for (const one of tabs) {
      const { over, at } = await next(one);
      if (over && one === tabs[0]) return presses;
      if (!at) continue;
      await one.press(at.x, at.y, at.hold && at.hold / quicker + 50);
      pressed = true;
      presses += 1;
      if (process.env.STOLIK_TELL && presses % 100 === 0)
        console.info(`${presses} presses; ${one.engine}: ${await told(one)}`);
    }
    idle = pressed ? 0 : idle + 1;
    if (!pressed) await new Promise(done => setTimeout(done, Math.min(100, 10 * idle)));
  }
}

for (const engine of Object.keys(ENGINES) as (keyof typeof ENGINES)[]) {
  test(`${engine} opens every screen, and plays a game of each title without a network`, async () => {
    const { base, child } = await served();
    const wrong: string[] = [];
    await withTab(engine, 'pl', QUICKER, async tab => {
      await tab.resize(390, 844);
      await tab.go(base);
      await there(tab, '.verb.p');
      let count = 0;
      for (const stop of STOPS.filter(one => !one.act)) {
        // Each language has its turn, on a phone and on a desk.
        const language = LANGUAGES[count % 3]!;
        await (count % 2 ? tab.resize(1280, 800) : tab.resize(390, 844));
        await show(tab, stop.hash, language, stop.ready);
        wrong.push(...(await amiss(tab)).map(what => `${stop.name} in ${language}: ${what}`));
        if (process.env.STOLIK_LONG) await keepPicture(tab, stop.name);
        count += 1;
      }
      await waitFor('kept for later', () => tab.run(() => document.documentElement.dataset.offline === 'ready'));
      child.kill();
      await tab.go(base);
      await there(tab, '.verb.p');
      await tab.resize(1280, 800);
      for (const [at, game] of GAMES.entries()) {
        await show(tab, `/new/${game}?place=bots`, LANGUAGES[at]!, '.new-form');
        await setPlayers(tab, 3);
        await pressOn(tab, '.new-open button[type=submit]');
        await there(tab, '.frame');
        if (process.env.STOLIK_LONG) await keepPicture(tab, `table-${game}`);
        expect(await playOut([tab], QUICKER), game).toBeGreaterThan(0);
        wrong.push(...(await amiss(tab)).map(what => `the end of ${game}: ${what}`));
        await keepPicture(tab, `end-${game}`);
      }
      wrong.push(...(await tab.wrong()));
    }).finally(() => child.kill());
    // That nobody answers is told on the console by the browser itself.
    expect(wrong.filter(what => !/NetworkError|Load failed|healthz/.test(what))).toEqual([]);
  });
}

/** How many sit at the table that is being made. */
async function setPlayers(tab: Tab, players: number): Promise<void> {
  const count = () => tab.run(() => Number(document.querySelector('.stepper output')!.textContent));
  await there(tab, '.stepper');
  for (let now = await count(); now !== players; now = await count())
    await pressOn(tab, now > players ? '.stepper button:first-of-type' : '.stepper button:last-of-type');
}

for (const game of GAMES) {
  test(`three engines at one table of ${game} on a server`, async ({ page }) => {
    const server = new TestServer();
    await server.start();
    const base = `http://127.0.0.1:${server.port}/`;
    await withTab('Firefox', 'pl', 1, host =>
      withTab('WebKit', 'ru', 1, async guest => {
        const tabs = [host, guest, await chromium(page, beforeText({ language: 'en', quicker: 1 }))];
        for (const tab of tabs) await tab.resize(1280, 800);
        await host.go(`${base}#/new/${game}?place=online`);
        await setPlayers(host, tabs.length);
        await pressOn(host, '.new-open button[type=submit]');
        await there(host, '.lobby');
        const code = await host.run(() => location.hash.split('/').at(-1)!);
        for (const tab of tabs.slice(1)) {
          await tab.go(`${base}#/join/${code}`);
          await pressOn(tab, '.join-commit button');
          await pressOn(host, '.knocks .btn.primary');
          await there(tab, '.lobby');
        }
        await waitFor('all three sit', () => host.run(() => document.querySelectorAll('.place.person').length === 3));
        await pressOn(host, '.lobby-start .lobby-go');
        for (const tab of tabs) await there(tab, '.frame');
        expect(await playOut(tabs, 1)).toBeGreaterThan(0);
        for (const tab of tabs) {
          await there(tab, '.end');
          expect(await amiss(tab), tab.engine).toEqual([]);
          expect(await tab.wrong(), tab.engine).toEqual([]);
        }
      }),
    ).finally(() => server.close());
  });
}
