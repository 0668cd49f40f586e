// One lesson as a teacher gives it, from the first page on: plan, door, seating, play, pause, a latecomer, the talk
// with votes and a map, the report, homework. Six pages and 24 clients that speak the protocol, at the real server.
import type { Page } from '@playwright/test';
import { qrPath } from '../src/screens/online/qr-path';
import { expect, test, watch } from './people';
import { TestServer } from './support/server';
import { patience } from './support/time';

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.close());

type Clients = {
  join(code: string, count: number): void;
  state(): {
    inside: number;
    placed: number;
    paused: number;
    voted: number;
    late: number;
    /** different things that tables did first */ parted: number;
  };
  vote(): void;
};
declare global {
  interface Window {
    clients: Clients;
  }
}

/** Clients written from docs/PROTOCOL.md, in a page that shows nothing: they come in, play what they may, and vote. */
async function protocolClients(page: Page): Promise<void> {
  await page.evaluate(() => {
    type One = {
      socket: WebSocket;
      person: number;
      place: { table: number; seat: number } | null;
      paused: boolean;
      question: any;
      voted: boolean;
      asked: number;
    };
    type Did = { id: string; table: number; seat: number; command: string };
    /** whose turn it was first, which is the same at all tables */
    let first: number | undefined;
    const all: One[] = [];
    const asked: Did[] = [];
    const done: Did[] = [];
    const id = () =>
      Array.from(
        crypto.getRandomValues(new Uint8Array(24)),
        byte => 'abcdefghijklmnopqrstuvwxyz234567'[byte & 31],
      ).join('');
    const say = (one: One, message: object) => one.socket.readyState === 1 && one.socket.send(JSON.stringify(message));
    const open = (code: string) => {
      const one: One = {
        socket: new WebSocket(`ws://${location.host}/ws`),
        person: 0,
        place: null,
        paused: false,
        question: null,
        voted: false,
        asked: -1,
      };
      all.push(one);
      one.socket.onopen = () => say(one, { knock: { code, device: id() }, id: id() });
      one.socket.onmessage = ({ data }) => {
        const told = JSON.parse(String(data));
        if (told.ok) done.push(...asked.filter(did => did.id === told.ok.id));
        if (told.entered) one.person = told.entered.person;
        if (told.class) {
          one.paused = told.class.paused;
          one.question = told.class.question;
        }
        if (told.moved) one.place = told.moved.table === null ? null : told.moved;
        const news = told.fresh ?? told.update;
        first ??= news?.view?.turn ?? undefined;
        // Not all alike, so that tables part somewhere.
        if (news?.view?.awaiting?.includes(one.place?.seat) && one.asked !== news.seq) {
          one.asked = news.seq;
          setTimeout(() => say(one, { legal: {} }), 40);
        }
        if (told.legal?.commands.length > 0) {
          const { commands, seq } = told.legal;
          const did = { id: id(), ...one.place!, command: commands[(one.place!.table * 7 + seq) % commands.length] };
          asked.push(did);
          say(one, { do: did.command, id: did.id });
        }
      };
    };
    window.clients = {
      join: (code, count) => {
        for (let at = 0; at < count; ++at) setTimeout(() => open(code), at * 25);
      },
      state: () => ({
        inside: all.filter(one => one.person > 0).length,
        placed: all.filter(one => one.place).length,
        paused: all.filter(one => one.paused).length,
        voted: all.filter(one => one.voted).length,
        late: all.length,
        parted: new Set(
          done
            .filter((did, at) => did.seat === first && done.findIndex(one => one.table === did.table) === at)
            .map(did => did.command),
        ).size,
      }),
      vote: () =>
        all.forEach((one, at) => {
          if (!one.question?.open || one.voted) return;
          one.voted = true;
          say(one, { vote: { option: at % one.question.options.length }, id: id() });
        }),
    };
  });
}

test('a lesson', async ({ browser }) => {
  const address = `http://127.0.0.1:${server.port}/`;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'pl-PL',
    serviceWorkers: 'block',
  });
  const seen = await watch(context);
  const teacher = await context.newPage();
  let invitation = '';
  teacher.on('websocket', ws =>
    ws.on('framereceived', ({ payload }) => {
      const told = (JSON.parse(String(payload)) as { class?: { invitation?: string } }).class;
      if (told?.invitation) invitation = told.invitation;
    }),
  );
  await teacher.goto(address);
  // From the first page to the code on the projector: three presses.
  await teacher.getByRole('link', { name: 'Klasa' }).click();
  await teacher.getByRole('button', { name: 'Otwórz klasę' }).click();
  const [projector] = await Promise.all([
    context.waitForEvent('page'),
    teacher.getByRole('button', { name: 'Pokaż na rzutniku' }).click(),
  ]);
  await projector.setViewportSize({ width: 1280, height: 720 });
  const digits = projector.locator('.big-digits .num');
  await expect(digits).toHaveText(/^\D*(\d\D*){8}$/);
  const code = (await digits.innerText()).replace(/\D/g, '');
  // The code stays short; what phones read carries the invitation, which no limit on wrong codes stops.
  const link = `${address}#/join/${code}?class&i=${invitation}`;
  for (const page of [teacher, projector])
    await expect(page.locator('.qr-ink')).toHaveAttribute('d', qrPath(link).path);

  const crowd = await context.newPage();
  await crowd.goto(address);
  await protocolClients(crowd);
  await crowd.evaluate(code => window.clients.join(code, 24), code);
  const pupils: Page[] = [];
  for (let at = 0; at < 4; ++at) {
    // Each on a phone of their own.
    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'pl-PL',
      serviceWorkers: 'block',
    });
    const page = await phone.newPage();
    await page.goto(link);
    pupils.push(page);
  }
  for (const page of pupils) await expect(page.locator('.pupil-card h2')).toBeVisible();
  await expect(projector.locator('.big-count')).toContainText('28');
  await expect(teacher.locator('.door-people .pupil')).toHaveCount(28);

  // Only who has been on the line for five seconds is seated.
  const longer = patience(1500);
  await expect(async () => {
    await teacher.getByRole('button', { name: /Rozsadź przy stołach|Wylosuj od nowa/ }).click();
    await expect(teacher.locator('.seating-table [data-person]')).toHaveCount(28, { timeout: longer() });
  }).toPass();
  await expect(projector.locator('.big-sits li').first()).toBeVisible();
  await teacher.getByRole('button', { name: /Zacznij grę/ }).click();
  await teacher.getByRole('dialog').last().getByRole('button', { name: 'Zaczynamy' }).click();
  for (const page of pupils) await expect(page.locator('.frame')).toBeVisible();
  await expect(teacher.locator('.tcard').first()).toBeVisible();
  await expect.poll(() => crowd.evaluate(() => window.clients.state().placed)).toBe(24);
  // Without tables that part there is nothing to talk about.
  await expect.poll(() => crowd.evaluate(() => window.clients.state().parted)).toBeGreaterThan(1);

  // A reload keeps the place; a hand goes up and is seen.
  await pupils[0]!.reload();
  await expect(pupils[0]!.locator('.frame')).toBeVisible();
  await pupils[0]!.getByRole('button', { name: 'Podnieś rękę' }).click();
  await pupils[0]!.getByRole('button', { name: 'Nie wiemy, co dalej' }).click();
  await expect(teacher.locator('.tcard').first()).toHaveAttribute('data-need', 'hand');

  // Pause for all, by one key.
  await teacher.locator('.tcard').first().focus();
  await teacher.keyboard.press('Space');
  for (const page of pupils) await expect(page.locator('.veil')).toContainText('Nauczyciel');
  await expect(projector.locator('.big-paused')).toBeVisible();
  await expect.poll(() => crowd.evaluate(() => window.clients.state().paused)).toBe(24);
  await teacher.keyboard.press('Space');
  await expect(pupils[1]!.locator('.veil')).toHaveCount(0);

  // A latecomer knocks and gets a place.
  await crowd.evaluate(code => window.clients.join(code, 1), code);
  await teacher
    .getByRole('button', { name: /^Wpuść/ })
    .first()
    .click();
  await expect.poll(() => crowd.evaluate(() => window.clients.state().placed)).toBe(25);

  // Some play, then the talk.
  await teacher.getByRole('button', { name: 'Menu' }).click();
  // The key as a file leads on to the desk on another device; this one stays where it is.
  await teacher.getByRole('button', { name: 'Moje drugie urządzenie' }).click();
  const [key] = await Promise.all([
    teacher.waitForEvent('download'),
    teacher.getByRole('button', { name: 'Zapisz klucz jako plik' }).click(),
  ]);
  expect(key.suggestedFilename()).toBe(`class-${code}.stolik-teacher`);
  const elsewhere = await browser.newContext({ locale: 'pl-PL', serviceWorkers: 'block' });
  const second = await elsewhere.newPage();
  await second.goto(`${address}#/class`);
  await second.locator('input[type=file]').setInputFiles(await key.path());
  await expect(second.locator('.tcard').first()).toBeVisible();
  await elsewhere.close();
  await teacher.getByRole('button', { name: 'Przejdź do rozmowy' }).click();
  await teacher.getByRole('dialog').last().getByRole('button', { name: 'Przejdź do rozmowy' }).click();
  await expect(teacher.locator('.comparison')).toBeVisible();
  await expect(projector.locator('.comparison tbody tr').first()).toBeVisible();
  await teacher.getByRole('button', { name: 'Dlaczego' }).click();
  await teacher.getByRole('button', { name: 'Głosowanie w klasie' }).first().click();
  await expect(projector.locator('.question-choices')).toBeVisible();
  for (const [at, page] of pupils.entries()) {
    // One of them does not know, and says so.
    await page
      .locator('.vote-option')
      .nth(at === 0 ? -1 : 0)
      .click();
    await page.locator('.vote-commit button').click();
  }
  // Whoever has heard the question by now votes, until all have.
  await expect.poll(() => crowd.evaluate(() => (window.clients.vote(), window.clients.state().voted))).toBe(25);
  await expect(projector.locator('.vote-count')).toContainText('29');
  await teacher.getByRole('button', { name: 'Pokaż, co zrobiły stoły' }).click();
  await expect(projector.locator('.question-result .tiles i').first()).toBeVisible();
  await expect(pupils[2]!.locator('.question-result')).toContainText('Nie wiem');

  // Where was it? A pin on each phone, then all of them beside the right place.
  await teacher.getByRole('button', { name: 'Gdzie' }).click();
  await teacher.getByRole('button', { name: 'Monte Cassino 1944' }).click();
  await pupils[1]!.locator('.tm-board').click({ position: { x: 160, y: 160 } });
  await pupils[1]!.getByRole('button', { name: 'Wbij pinezkę' }).click();
  await expect(projector.locator('.vote-count b')).toHaveText('1');
  await teacher.getByRole('button', { name: 'Pokaż odpowiedzi' }).click();
  await expect(projector.locator('.place-bands dd').first()).toBeVisible();
  await expect(pupils[3]!.locator('.history-card')).toBeVisible();
  await teacher.getByRole('button', { name: 'Wtedy i dziś' }).click();
  await teacher.locator('.history-list .btn').nth(1).click();
  await expect(projector.locator('.big-card .history-text')).toBeVisible();

  await teacher.getByRole('button', { name: 'Karta wyjścia' }).click();
  await pupils[3]!.locator('textarea').first().fill('Zapamiętam Tobruk.');
  await pupils[3]!.getByRole('button', { name: 'Oddaj kartę' }).click();
  await expect(teacher.locator('.debrief-exits')).toContainText('1');
  await teacher.getByRole('link', { name: 'Raport' }).click();
  await expect(teacher.locator('main')).toContainText('Wiersz dla każdego');
  await expect(teacher.locator('.report-bands').first()).toBeVisible();
  // At home the same cards, by the code of the class.
  await teacher.goto(`${address}#/desk/${code}`);
  await teacher.getByRole('button', { name: 'Zakończ lekcję' }).click();
  await teacher.getByRole('dialog').last().getByRole('button', { name: 'Zakończ lekcję' }).click();
  await pupils[1]!.getByRole('link', { name: 'Zagraj to samo rozdanie w domu' }).click();
  await expect(pupils[1]!.getByRole('button', { name: 'Zagraj to rozdanie' })).toBeVisible();
  expect(seen.wrong).toEqual([]);
  for (const page of pupils) await page.context().close();
  await context.close();
});
