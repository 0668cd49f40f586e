// Tables for people far apart: three browsers in three languages, a bot, a real server that is killed in mid-game.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test, type Browser } from '@playwright/test';
import { farTexts } from './looking';
import { Someone, DESKTOP, PHONE } from './support/people';
import { Line, PROGRAM, TestServer } from './support/server';
import { patience } from './support/time';

let server: TestServer;
let lines: Line[];
test.beforeEach(async () => {
  server = new TestServer();
  lines = [];
  await server.start();
});
test.afterEach(async () => {
  for (const line of lines) line.close();
  await server.close();
});

async function address(): Promise<string> {
  const line = new Line(server);
  lines.push(line);
  return line.open();
}

/** Opens a table by the setup screen; returns its code. */
async function opens(someone: Someone, game: string): Promise<string> {
  const { page } = someone;
  await someone.goes(`/new/${game}?place=online`);
  await page.locator('.new-open button[type=submit]').click();
  await expect(page.locator('.lobby')).toBeVisible();
  return page.url().split('/').at(-1)!;
}

async function joins(guest: Someone, host: Someone, code: string): Promise<void> {
  await guest.goes(`/join/${code}`);
  await guest.page.locator('.join-commit button').click();
  await host.page.locator('.knocks .btn.primary').click();
  await expect(guest.page.locator('.lobby')).toBeVisible();
  await expect(guest.page.locator('.place.person')).not.toHaveCount(0);
}

type Table = { ala: Someone; borys: Someone; carol: Someone; code: string };

async function threeAndABot(browser: Browser): Promise<Table> {
  const ala = await Someone.sitsDown(browser, await address(), 'pl', DESKTOP);
  const borys = await Someone.sitsDown(browser, await address(), 'ru', PHONE);
  const carol = await Someone.sitsDown(browser, await address(), 'en', { width: 820, height: 1180 });
  const code = await opens(ala, 'triples');
  await joins(borys, ala, code);
  await joins(carol, ala, code);
  await expect(ala.page.locator('.place.person')).toHaveCount(3);
  await starts(ala);
  for (const { page } of [ala, borys, carol]) await expect(page.locator('.frame')).toBeVisible();
  return { ala, borys, carol, code };
}

/** Bots take the free chairs, and it begins. */
async function starts({ page }: Someone): Promise<void> {
  const fill = page.getByRole('button', { name: 'Boty na wolne miejsca' });
  if (await fill.isVisible()) await fill.click();
  await expect(page.locator('.place.open')).toHaveCount(0);
  await page.locator('.lobby-start .lobby-go').click();
  await expect(page.locator('.frame')).toBeVisible();
}

/** Somebody of these moves, whoever is awaited. */
async function somebodyMoves(people: Someone[]): Promise<void> {
  await expect
    .poll(async () => {
      for (const one of people) {
        const command = await one.couldSay();
        if (!command) continue;
        await one.types(command);
        await expect(one.page.locator('.command-line input')).toHaveValue('');
        return true;
      }
      return false;
    }, 'somebody could move')
    .toBe(true);
}

const steps = async (someone: Someone) => (await someone.log()).length;

test('three people and a bot; a line breaks; the server is killed; nothing is lost and nothing doubled', async ({
  browser,
}) => {
  const { ala, borys, carol, code } = await threeAndABot(browser);
  const people = [ala, borys, carol];
  for (let i = 0; i < 4; ++i) await somebodyMoves(people);

  // Two languages and more at one table: each reads their own.
  for (const [one, language] of [
    [ala, 'pl'],
    [borys, 'ru'],
    [carol, 'en'],
  ] as const) {
    await expect(one.page.locator('html')).toHaveAttribute('lang', language);
  }

  // Borys loses the line; the others go on; he comes back by himself and misses nothing.
  await expect
    .poll(async () => {
      if (await borys.couldSay()) await somebodyMoves([borys]);
      return (await ala.couldSay()) ?? (await carol.couldSay());
    }, 'it is for one of the others')
    .not.toBeNull();
  lines[1]!.cut();
  await expect(borys.page.locator('[data-connection]')).not.toHaveAttribute('data-connection', 'live');
  await expect(borys.page.locator('.veil')).toBeVisible();
  await somebodyMoves([ala, carol]);
  lines[1]!.mend();
  await expect(borys.page.locator('[data-connection]')).toHaveAttribute('data-connection', 'live');
  await expect(borys.page.locator('.veil')).toBeHidden();

  // The server is killed. Whoever is to move gives a move while nobody is there to hear it.
  await expect.poll(async () => (await Promise.all(people.map(one => one.couldSay()))).some(Boolean)).toBe(true);
  const could = await Promise.all(people.map(one => one.couldSay()));
  const mover = people[could.findIndex(Boolean)]!;
  const before = await steps(mover);
  await server.kill();
  await mover.types(could.find(Boolean)!);
  await expect(mover.page.locator('.frame')).toContainText('✓');
  for (const { page } of people)
    await expect(page.locator('[data-connection]')).not.toHaveAttribute('data-connection', 'live');
  await server.start();
  for (const { page } of people)
    await expect(page.locator('[data-connection]')).toHaveAttribute('data-connection', 'live');
  await expect(mover.page.locator('.status .sent')).toBeHidden();
  await expect.poll(() => steps(mover)).toBeGreaterThan(before);
  for (let i = 0; i < 3; ++i) await somebodyMoves(people);

  // The host breaks it off; everybody's log has the same lines, and the file can be verified.
  await ala.page.keyboard.press('Escape');
  await ala.page.getByRole('button', { name: 'Menu stołu' }).click();
  await ala.page.getByRole('button', { name: 'Zakończ grę' }).click();
  await ala.page.getByRole('button', { name: 'Zakończ', exact: true }).click();
  for (const { page } of people) await expect(page.locator('.end')).toBeVisible();
  await expect.poll(async () => new Set(await Promise.all(people.map(steps))).size).toBe(1);
  const download = carol.page.waitForEvent('download');
  await carol.page.getByRole('button', { name: 'Record of the game' }).click();
  const path = await (await download).path();
  const asks = readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => /^\d+ /.test(line));
  expect(new Set(asks).size).toBeGreaterThan(5);
  expect(execFileSync(PROGRAM, ['verify', path]).toString()).toMatch(/\S/);
  expect(code).toMatch(/^\d{8}$/);
  for (const one of people) await one.leaves();
});

test('a spectator is told of no hand, in words or on the wire', async ({ browser }) => {
  const ala = await Someone.sitsDown(browser, await address(), 'pl', DESKTOP);
  const code = await opens(ala, 'triples');
  await starts(ala);
  const dora = await Someone.sitsDown(browser, await address(), 'pl', { width: 1280, height: 720 });
  const told: string[] = [];
  dora.page.on('websocket', socket => socket.on('framereceived', frame => told.push(String(frame.payload))));
  await dora.goes(`/watch/${code}`);
  // A running game has no lobby: the host lets her in by the wire's knock; here the door is asked in the menu of the
  // frame.
  await expect(ala.page.locator('.frame-knocks .btn.primary')).toBeVisible();
  await ala.page.locator('.frame-knocks .btn.primary').click();
  await expect(dora.page.locator('.frame.big')).toBeVisible();
  const heard = () =>
    told.map(text => JSON.parse(text) as Record<string, any>).filter(message => message.fresh ?? message.update);
  const first = heard().length;
  for (let i = 0; i < 2; ++i) await somebodyMoves([ala]);
  await expect.poll(() => heard().length).toBeGreaterThan(first + 1);
  const views = heard()
    .flatMap(message => [message.fresh?.view, message.update?.view, message.update?.changes])
    .filter(view => view?.hands);
  expect(views.length).toBeGreaterThan(0);
  for (const view of views) expect(view.hands.every((hand: unknown) => typeof hand === 'number')).toBe(true);
  expect(told.join()).not.toContain('"cards":[');
  await expect(dora.page.locator('.frame')).not.toContainText('Twoja kolej');
  // What is on a big screen can be read from the other end of the room: every word of it, and none is cut by the edge.
  await expect.poll(() => dora.page.locator('.frame').evaluate(farTexts)).toEqual([]);
  await expect(dora.page.locator('.tr-say')).toBeVisible();
  for (const one of [ala, dora]) await one.leaves();
});

test('a seat is found again after the tab was closed; a wrong code and a no are told in words', async ({ browser }) => {
  const ala = await Someone.sitsDown(browser, await address(), 'pl');
  const code = await opens(ala, 'triples');
  const page = await ala.page.context().newPage();
  await page.goto(`${ala.base}#/online/${code}`);
  await expect(page.locator('.lobby')).toBeVisible();
  await expect(ala.page.locator('.notice')).toContainText('otwarty w innym miejscu');
  await ala.page.getByRole('button', { name: 'Graj tutaj' }).click();
  await expect(ala.page.locator('.lobby')).toBeVisible();
  await page.close();

  const borys = await Someone.sitsDown(browser, await address(), 'ru', PHONE);
  await borys.goes(`/join/${code === '11111111' ? '22222222' : '11111111'}`);
  // It is told before one has to choose a name and to knock.
  await expect(borys.page.locator('.notice')).toContainText('За этот стол не сесть');
  await expect(borys.page.locator('.join-names, .join-commit')).toHaveCount(0);
  await borys.goes(`/join/${code}`);
  await borys.page.locator('.join-commit button').click();
  await expect(borys.page.getByRole('heading', { name: 'Вы проситесь за стол' })).toBeVisible();
  // A knock outlives a reload.
  await borys.page.reload();
  await expect(borys.page.getByRole('heading', { name: 'Вы проситесь за стол' })).toBeVisible();
  await expect(ala.page.locator('.knocks li')).toHaveCount(1);
  await ala.page.locator('.knocks .btn:not(.primary)').click();
  await expect(borys.page.locator('.notice')).toContainText('хозяин стола не впустил');
  await ala.leaves();
  await borys.leaves();
});

test(
  'more time is chosen with the table and stands in the lobby; ' +
    'a name that was taken is replaced, and its bearer told',
  async ({ browser }) => {
    const ala = await Someone.sitsDown(browser, await address(), 'pl');
    await ala.goes('/new/rationing?place=online');
    await ala.page.locator('.new-more summary').click();
    await ala.page.getByRole('radio', { name: '5× dłużej' }).check({ force: true });
    await ala.page.locator('.new-open button[type=submit]').click();
    await expect(ala.page.locator('.lobby-rules-list')).toContainText('5× dłużej');
    const code = ala.page.url().split('/').at(-1)!;
    const name = await ala.page.locator('.place.person .n').innerText();

    // The guest's first lot falls on the name the host has.
    const borys = await Someone.sitsDown(browser, await address(), 'pl', PHONE);
    await borys.page.addInitScript(() => {
      const real = Crypto.prototype.getRandomValues;
      Crypto.prototype.getRandomValues = function <T extends ArrayBufferView | null>(into: T): T {
        return into instanceof Uint32Array ? (into.fill(0), into) : (real.call(this, into as never) as T);
      };
    });
    await borys.page.route('**/pseudonyms*.json', async route => {
      const list = (await (await route.fetch()).json()) as { id: string; pl: unknown }[];
      const isHosts = (one: object) =>
        Number(
          JSON.stringify(one)
            .toLocaleLowerCase('pl')
            .includes(`"${name.toLocaleLowerCase('pl')}"`),
        );
      await route.fulfill({ json: list.toSorted((a, b) => isHosts(b) - isHosts(a)) });
    });
    await borys.goes(`/join/${code}`);
    await expect(borys.page.locator('.join-name').first()).toContainText(name);
    await borys.page.locator('.join-commit button').click();
    await expect(borys.page.locator('.notice')).toContainText(
      `Ktoś tu ma już imię ${name}. Twoje imię przy tym stole:`,
    );
    await ala.page.locator('.knocks .btn.primary').click();
    const told = borys.page.locator('.lobby .notice', { hasText: 'Twoje imię przy tym stole' });
    await expect(told).toBeVisible();
    await told.locator('.icon-btn').click();
    await expect(told).toHaveCount(0);
    for (const one of [ala, borys]) await one.leaves();
  },
);

test('the lobby by keyboard alone, in by invitation', async ({ browser }) => {
  const ala = await Someone.sitsDown(browser, await address(), 'en');
  const { page } = ala;
  const code = await opens(ala, 'triples');
  const invitation = await page.evaluate(
    () =>
      Object.values(JSON.parse(localStorage.getItem('stolik-passes')!) as Record<string, { invitation: string }>)[0]!
        .invitation,
  );
  const borys = await Someone.sitsDown(browser, await address(), 'en', PHONE);
  await borys.goes(`/join/${code}?i=${invitation}`);
  await borys.page.locator('.join-name input').first().focus();
  await borys.page.keyboard.press('ArrowDown');
  // The name may be the host's: then others are offered, and the focus is on the first of them.
  const longer = patience();
  await expect(async () => {
    if (await borys.page.locator('.join-name input:focus').count()) await borys.page.keyboard.press('Enter');
    await expect(borys.page.locator('.lobby')).toBeVisible({ timeout: longer() });
  }).toPass();
  const press = async (name: RegExp | string) => {
    const button = page.getByRole('button', { name }).first();
    for (let i = 0; i < 40 && !(await button.evaluate(one => one === document.activeElement)); ++i)
      await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await page.keyboard.press('Tab');
  await press(/^Seat 3: free/);
  await press('Close the seat');
  await expect(page.locator('.place.closed')).toHaveCount(1);
  await press(/^Seat 4: free/);
  await press('Seat a bot');
  await expect(page.locator('.place.bot')).toHaveCount(1);
  await press('Start the game');
  await expect(page.locator('.frame')).toBeVisible();
  await expect(borys.page.locator('.frame')).toBeVisible();
  await ala.leaves();
  await borys.leaves();
});

test('a team chooses its chips in the lobby, and all play with them', async ({ browser }) => {
  const ala = await Someone.sitsDown(browser, await address(), 'pl', DESKTOP);
  const borys = await Someone.sitsDown(browser, await address(), 'ru', PHONE);
  const code = await opens(ala, 'victory-line');
  await joins(borys, ala, code);
  await ala.page.locator('.place.person').first().click();
  const colours = ala.page.getByRole('radiogroup', { name: 'Kolor' });
  await expect(colours.getByRole('radio', { name: 'niebieskie koło' })).toBeChecked();
  await colours.getByRole('radio', { name: 'zielony kwadrat' }).check();
  await expect(borys.page.locator('.place[data-seat="0"] [href="#chip-square"]')).toHaveCount(1);
  await expect(borys.page.locator('.place[data-seat="1"] [href="#chip-triangle"]')).toHaveCount(1);
  await ala.page.keyboard.press('Escape');
  await starts(ala);
  for (const [one, name] of [
    [ala, 'Zieloni'],
    [borys, 'Зелёные'],
  ] as const) {
    await expect(one.page.locator('.vl-team').first()).toHaveClass(/green/);
    await expect(one.page.locator('.vl-team').first()).toContainText(name);
  }
  await ala.leaves();
  await borys.leaves();
});
