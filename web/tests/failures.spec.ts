// What does not come, and what the screens make of it: parts that cannot be fetched, bots that do not load, a knock
// taken back.
import { expect, test as people, open } from './people';
import { test, type Page } from '@playwright/test';
import { Someone } from './support/people';
import { Line, TestServer } from './support/server';
import { appears, clockStands } from './support/time';

const begins = (page: Page) => page.locator('.new-open button[type=submit]').click();

/** The browser itself says on the console what it could not fetch. */
const quiet = (watched: { wrong: string[] }) =>
  void (watched.wrong = watched.wrong.filter(what => !/Failed to (load|fetch)|ERR_|dynamically imported/.test(what)));

people('bots that cannot be loaded are waited for, and play once they are there', async ({ page, watched }) => {
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem('stolik-pace', '0.1'));
  let broken = true;
  let asked = 0;
  await page.context().route(/bots-[^/]*\.wasm/, route => (++asked, broken ? route.abort() : route.continue()));
  await open(page, '/new/victory-line?place=bots');
  await begins(page);
  await expect(page.locator('.frame')).toBeVisible();
  const notice = page.locator('.notice.bad');
  // Whoever begins: at the latest after one's own move it is a bot's turn.
  const more = page.locator('.vl-card:not(.special):not(.dead)').first();
  await expect(notice.or(page.locator('.status.mine'))).toBeVisible();
  if (!(await notice.isVisible())) {
    await more.click();
    await page.locator('.vl-commit .btn.primary').click();
    await expect(notice).toBeVisible();
  }
  const told = await page.locator('.log-foot, .vl-log li').first().innerText();
  // They are asked for again, later each time, and nobody plays by lot in their place. (The next time is ten seconds
  // off.)
  await expect.poll(() => asked, { timeout: 60_000 }).toBeGreaterThan(2);
  expect(await page.locator('.log-foot, .vl-log li').first().innerText()).toBe(told);
  // They are asked again by themselves now and then, too; here it is the button that asks.
  await clockStands(page);
  broken = false;
  await notice.getByRole('button').click();
  await page.clock.resume();
  await expect(notice).toBeHidden();
  await expect(page.locator('.log-foot, .vl-log li').first()).not.toHaveText(told);
  quiet(watched);
});

people('a deck that does not come can be asked for again', async ({ page, watched }) => {
  let broken = true;
  await page.context().route(/psz-pl-[^/]*\.json/, route => (broken ? route.abort() : route.continue()));
  await open(page, '/new/triples?place=bots');
  await begins(page);
  await expect(page.locator('.notice.bad')).toBeVisible();
  broken = false;
  await page.locator('.notice.bad').getByRole('button').first().click();
  await expect(page.locator('.tr-hand')).toBeVisible();
  quiet(watched);
});

people('a lesson that does not come can be asked for again', async ({ page, watched }) => {
  let broken = true;
  await page.context().route(/engine-[^/]*\.wasm/, route => (broken ? route.abort() : route.continue()));
  await open(page, '/learn/rationing');
  await expect(page.locator('.notice.bad')).toBeVisible();
  broken = false;
  await page.locator('.notice.bad').getByRole('button').first().click();
  await expect(page.locator('.rg')).toBeVisible();
  quiet(watched);
});

test.describe('with a server', () => {
  const server = new TestServer();
  test.beforeAll(() => server.start());
  test.afterAll(() => server.close());

  test('a knock to look on that is taken back is no longer at the door', async ({ browser }) => {
    const base = `http://127.0.0.1:${server.port}/`;
    const ala = await Someone.sitsDown(browser, base, 'pl');
    await ala.goes('/new/triples?place=online');
    await begins(ala.page);
    await expect(ala.page.locator('.lobby')).toBeVisible();
    const code = ala.page.url().split('/').at(-1)!;
    const borys = await Someone.sitsDown(browser, base, 'ru');
    await borys.goes(`/join/${code}`);
    await borys.page.locator('.field-switch label').click();
    await borys.page.locator('.join-commit button').click();
    await expect(ala.page.locator('.knocks li')).toHaveCount(1);
    await borys.page.locator('.join-commit button').click();
    await expect(borys.page.locator('.join-names')).toBeVisible();
    await expect(ala.page.locator('.knocks li')).toHaveCount(0);
    await borys.leaves();
    await ala.leaves();
  });
});

test.describe('at a table of two', () => {
  const server = new TestServer();
  test.beforeAll(() => server.start());
  test.afterAll(() => server.close());

  test('who is away is seen by the others and on the big screen, and so is who comes back', async ({ browser }) => {
    const line = new Line(server);
    const base = `http://127.0.0.1:${server.port}/`;
    const ala = await Someone.sitsDown(browser, base, 'en');
    await ala.goes('/new/triples?place=online');
    await begins(ala.page);
    await expect(ala.page.locator('.lobby')).toBeVisible();
    const code = ala.page.url().split('/').at(-1)!;
    const borys = await Someone.sitsDown(browser, await line.open(), 'en');
    await borys.goes(`/join/${code}`);
    await borys.page.locator('.join-commit button').click();
    await ala.page.locator('.knocks .btn.primary').click();
    // The screen gets an address of its own, and the host stays at the table.
    await ala.page.getByRole('button', { name: 'big screen' }).click();
    const address = (await ala.page.locator('.big-address a').getAttribute('href'))!;
    await ala.page.keyboard.press('Escape');
    const screen = await Someone.sitsDown(browser, base, 'ru', { width: 1920, height: 1080 });
    await screen.page.goto(address);
    await expect(screen.page.locator('.big-lobby')).toBeVisible();
    // Whoever opened it reads another language than the host.
    await expect(ala.page.locator('.watchers')).toContainText('Screen');
    await ala.page.getByRole('button', { name: 'Bots' }).click();
    await ala.page.locator('.lobby-go').click();
    for (const one of [ala, borys, screen]) await expect(one.page.locator('.frame')).toBeVisible();
    line.cut();
    for (const one of [ala, screen])
      await expect(one.page.locator('.absent [data-away]')).toContainText(
        one === ala ? 'no connection since' : /нет связи с/,
      );
    // It is told for six seconds: whoever looks now and then may miss it, who watches all the time does not.
    const back = [ala, screen].map(one => appears(one.page, '.absent .back'));
    line.mend();
    await Promise.all(back);
    await expect(ala.page.locator('.absent')).toHaveCount(0);
    for (const one of [borys, screen, ala]) await one.leaves();
    line.close();
  });
});

test.describe('at a table of three', () => {
  const server = new TestServer();
  test.beforeAll(() => server.start());
  test.afterAll(() => server.close());

  test('guests learn while they wait, see who can help, and read what a bot did for them', async ({ browser }) => {
    const line = new Line(server);
    const base = `http://127.0.0.1:${server.port}/`;
    const ala = await Someone.sitsDown(browser, base, 'en', { width: 1366, height: 768 });
    await ala.goes('/new/triples?place=online');
    await begins(ala.page);
    await expect(ala.page.locator('.lobby')).toBeVisible();
    const code = ala.page.url().split('/').at(-1)!;
    const borys = await Someone.sitsDown(browser, await line.open(), 'en');
    const celina = await Someone.sitsDown(browser, base, 'en', { width: 390, height: 844 });
    for (const one of [borys, celina]) {
      await one.goes(`/join/${code}`);
      await one.page.locator('.join-commit button').click();
    }
    // How people come in is in sight on a flat window, and several come in by one press.

    await expect(ala.page.locator('.lobby-rules .picks').first()).toBeInViewport({ ratio: 1 });
    await expect(ala.page.locator('.knocks li.paper')).toHaveCount(2);
    await ala.page.locator('.knocks-all .btn').click();
    await expect(ala.page.locator('.knocks li')).toHaveCount(0);
    for (const { page } of [borys, celina])
      await expect(page.locator('.lobby-lesson')).toHaveAttribute('href', '#/learn/triples');
    await ala.page.getByRole('button', { name: 'Bots' }).click();
    await ala.page.locator('.lobby-go').click();
    for (const one of [ala, borys, celina]) await expect(one.page.locator('.frame')).toBeVisible();
    line.cut();
    await expect(celina.page.locator('.absent [data-away]')).toContainText('the host can let a bot play');
    await expect(ala.page.locator('.absent [data-away]')).not.toContainText('the host can let a bot play');
    await ala.page.locator('.absent .btn').click();
    await expect(celina.page.locator('.absent [data-away]')).toContainText('a bot plays');
    const name = (await ala.page.locator('.absent [data-away] > span').last().innerText()).split(':')[0]!;
    // Until it was asked by that bot, or asked it in vain, everybody asks on.
    const played = async () => (await ala.log()).some(text => text.startsWith(`${name} asks`));
    for (let asks = 0; asks < 400 && !(await played()); ++asks) {
      for (const one of [ala, celina]) {
        if (!(await one.page.locator('.status.mine').count())) continue;
        const command = await one.couldSay();
        if (command) await one.types(command);
      }
    }
    line.mend();
    const told = borys.page.locator('.while-away');
    await expect(told).toContainText('While you were away a bot played for you');
    await expect(told).toContainText('asks');
    await told.getByRole('button').click();
    await expect(told).toHaveCount(0);
    for (const one of [celina, borys, ala]) await one.leaves();
    line.close();
  });
});
