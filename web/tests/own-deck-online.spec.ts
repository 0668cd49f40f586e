// A teacher's own deck with others: made in the workshop, handed to the server for one table, seen in a second browser;
// and in a class.
import { expect, test, type Page } from '@playwright/test';
import { Someone, DESKTOP, PHONE } from './support/people';
import { TestServer } from './support/server';
import { patience } from './support/time';

let server: TestServer;
test.beforeEach(async () => {
  server = new TestServer();
  await server.start();
});
test.afterEach(() => server.close());
const address = () => `http://127.0.0.1:${server.port}/`;
const field = (page: Page, path: string) =>
  page.locator(`.wk-entry[data-path="${path}"]`).locator('input, textarea').first();
const LAMP =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M16 20h16l4 20H12z" fill="#b3261e"/></svg>';

/** A deck with a title, an author, and a first card with a name and a drawing of its own. */
async function makesDeck(someone: Someone): Promise<void> {
  const { page } = someone;
  await someone.goes('/workshop');
  await page.locator('.wk-make .picks').first().getByRole('radio').first().check();
  await page.getByRole('button', { name: 'New deck' }).click();
  await field(page, 'title').fill('Inventions');
  await field(page, 'author').fill('Class 8b');
  await page.getByRole('button', { name: 'Next page' }).click();
  const first = page.locator('.wk-block[data-block^="card-"] .wk-entry').first();
  await first.locator('input, textarea').first().fill('Ignacy Łukasiewicz');
  await page.locator('.wk-picture').first().click();
  await page
    .locator('.dialog input[type=file]')
    .setInputFiles({ name: 'lamp.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LAMP) });
  await expect(page.locator('.wk-preview img').first()).toBeVisible();
  await expect(page.locator('.wk-kept[data-keeping="kept"]')).toBeVisible();
  await expect(page.locator('.wk-count')).toHaveText('Nothing is wrong: it can be played.');
}

/** The editions that this browser keeps. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>(resolve => {
        const open = indexedDB.open('stolik-decks');
        open.onsuccess = () => {
          const all = open.result.transaction('editions').objectStore('editions').getAll();
          all.onsuccess = () =>
            resolve(
              JSON.stringify(
                (all.result as { id: string; contents: string }[]).map(({ id, contents }) => ({ id, contents })),
              ),
            );
        };
      }),
  );

async function choosesDeck(page: Page, label: string): Promise<void> {
  const select = page.getByRole('combobox', { name: 'Deck' });
  const radio = page.getByRole('radio', { name: label });
  await expect(select.or(radio).first()).toBeVisible();
  if (await select.isVisible()) await select.selectOption({ label });
  else await radio.check();
}

test('a table online is opened with it, and who joins sees whose it is and its cards', async ({ browser }) => {
  const ala = await Someone.sitsDown(browser, address(), 'en', DESKTOP);
  const borys = await Someone.sitsDown(browser, address(), 'pl', PHONE);
  await makesDeck(ala);
  await ala.page.getByRole('button', { name: 'Online table' }).click();
  const deck = ala.page.getByRole('radiogroup', { name: 'Deck' }).or(ala.page.getByRole('combobox', { name: 'Deck' }));
  await expect(deck).toBeVisible();
  await expect(ala.page.locator('.new-part')).toContainText(['', 'The server gets a copy of this deck']);
  await ala.page.locator('.new-open button[type=submit]').click();
  await expect(ala.page.locator('.lobby-rules')).toContainText('Inventions (own deck)');
  const code = ala.page.url().split('/').at(-1)!;

  // Who comes in reads first whose deck it is, and sits down then.
  await borys.goes(`/join/${code}`);
  await borys.page.locator('.join-commit button').click();
  await ala.page.locator('.knocks .btn.primary').click();
  const notice = borys.page.locator('.lobby .notice.info');
  await expect(notice).toContainText('autor: Class 8b');
  // What only a host can do is not asked of a guest.
  await expect(borys.page.locator('.lobby-wait')).toHaveText(/Grę zacznie gospodarz\..*są jeszcze wolne\.$/);
  await expect(ala.page.locator('.place.person')).toHaveCount(1);
  await notice.getByRole('button', { name: 'Usiądź' }).click();
  await expect(ala.page.locator('.place.person')).toHaveCount(2);

  await ala.page.locator('.lobby-start .btn').first().click();
  await expect(ala.page.locator('.place.open')).toHaveCount(0);
  await ala.page.locator('.lobby-go').click();
  await expect(ala.page.locator('.frame .deck-tag')).toHaveText('Inventions (own deck)');
  await expect(borys.page.locator('.frame .deck-tag')).toHaveText('Inventions (własna talia)');
  for (const { page } of [ala, borys]) await expect(page.locator('.tr-hand [data-held]').first()).toBeVisible();
  // The same deck on both devices, byte by byte; the guest's has the drawing, and no element of it is in the page.
  expect(await kept(borys.page)).toContain('Ignacy Łukasiewicz');
  const [theirs] = JSON.parse(await kept(borys.page)) as { id: string; contents: string }[];
  expect(JSON.parse(await kept(ala.page))).toContainEqual(theirs);
  expect(await borys.page.locator('path[d="M16 20h16l4 20H12z"]').count()).toBe(0);

  // The server is killed: both come back to the same cards.
  await server.kill();
  await server.start();
  for (const { page } of [ala, borys]) {
    await page.reload();
    await expect(page.locator('.tr-hand [data-held]').first()).toBeVisible();
  }
  await ala.leaves();
  await borys.leaves();
});

test('who signed it is shown to who joins, and its pictures lie on the board', async ({ browser }) => {
  const ala = await Someone.sitsDown(browser, address(), 'en', DESKTOP);
  const borys = await Someone.sitsDown(browser, address(), 'pl', PHONE);
  const { page } = ala;
  await ala.goes('/workshop');
  await page.getByRole('radio', { name: 'Line of Victory' }).check();
  await page.getByRole('button', { name: 'New deck' }).click();
  await field(page, 'title').fill('Inventions');
  await page.getByRole('button', { name: 'Add polski' }).click();
  await expect(page.getByRole('tab', { name: /polski/ })).toBeVisible();
  await page.getByRole('tab', { name: /English/ }).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await field(page, 'events.event-1.name').fill('Kerosene lamp');
  await page.locator('.wk-picture').click();
  await page
    .locator('.dialog input[type=file]')
    .setInputFiles({ name: 'lamp.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LAMP) });
  await expect(page.locator('.wk-preview .pic img')).toBeVisible();
  await expect(page.locator('.wk-kept[data-keeping="kept"]')).toBeVisible();
  // What is not written yet is told where it is chosen for others.
  await page.getByRole('button', { name: 'Online table' }).click();
  await expect(page.locator('.new-part')).toContainText(['', /texts of this deck are not written yet/]);
  await page.goBack();
  await page.getByRole('button', { name: 'Hand it on' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the file' }).click(),
  ]);
  await ala.goes('/workshop');
  await page.locator('.wk-make input[type=file]').setInputFiles(await saved.path());
  await expect(page.locator('.wk-page')).toBeVisible();
  await page.getByRole('button', { name: 'Online table' }).click();
  await page.locator('.new-open button[type=submit]').click();
  await expect(page.locator('.lobby-rules')).toContainText('Inventions (own deck)');
  await borys.goes(`/join/${page.url().split('/').at(-1)!}`);
  await borys.page.locator('.join-commit button').click();
  await page.locator('.knocks .btn.primary').click();
  const notice = borys.page.locator('.lobby .notice.info');
  await expect(notice).toContainText(/Podpisano kluczem [0-9a-f]{4}/);
  await notice.getByRole('button', { name: 'Usiądź' }).click();
  await expect(page.locator('.place.open')).toHaveCount(0);
  await page.locator('.lobby-go').click();
  await expect(page.locator('.vl-cell[data-cell="b1"] img.own-picture')).toBeVisible();
  // He reads Polish, in which the name was not written: it is the one that was.
  await expect(borys.page.locator('.vl-cell[data-cell="b1"]')).toHaveAttribute('aria-label', /Kerosene lamp/);
  await expect(borys.page.locator('.frame .deck-tag')).toBeVisible();
  await ala.leaves();
  await borys.leaves();
});

test('a server that takes none says so where one chooses', async ({ browser }) => {
  await server.close();
  server = new TestServer(['--own-decks', 'off']);
  await server.start();
  const ala = await Someone.sitsDown(browser, address(), 'en', DESKTOP);
  await makesDeck(ala);
  await ala.goes('/new/triples?place=online');
  await expect(ala.page.getByText('Decks of this device cannot be used here')).toBeVisible();
  await expect(ala.page.getByText('Inventions')).toHaveCount(0);
  // Asked for by the address all the same, it is refused with what can be done.
  await ala.goes('/workshop');
  await ala.page.locator('.wk-shelf li a, .wk-shelf li button').first().click();
  await ala.page.getByRole('button', { name: 'Online table' }).click();
  await ala.page.locator('.new-open button[type=submit]').click();
  await expect(ala.page.locator('.notice.bad')).toContainText('This server does not accept decks');
  await ala.leaves();
});

test('a class is opened with it, and a pupil sees its cards', async ({ browser }) => {
  const teacher = await Someone.sitsDown(browser, address(), 'en', DESKTOP);
  const pupils = [
    await Someone.sitsDown(browser, address(), 'en', PHONE),
    await Someone.sitsDown(browser, address(), 'pl', PHONE),
  ];
  await makesDeck(teacher);
  await teacher.goes('/class');
  const { page } = teacher;
  await page.locator('.plan-tile input').first().check();
  await choosesDeck(page, 'Inventions, by Class 8b');
  await expect(page.locator('.plan-part').first()).toContainText('keeps it with the class');
  await page.getByRole('button', { name: 'Open the class' }).click();
  await expect(page).toHaveURL(/desk\/\d{8}/);
  const code = /desk\/(\d{8})/.exec(page.url())![1]!;
  for (const pupil of pupils) {
    await pupil.goes(`/join/${code}?class`);
    await expect(pupil.page.locator('.pupil-card h2')).toBeVisible();
  }
  // Only who has been on the line for five seconds is seated.
  const longer = patience(1500);
  await expect(async () => {
    await page
      .getByRole('button', { name: /Seat everybody|Draw again/ })
      .first()
      .click();
    await expect(page.locator('.seating-table [data-person]')).toHaveCount(2, { timeout: longer() });
  }).toPass();
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  for (const { page: phone } of pupils) {
    await expect(phone.locator('.frame .deck-tag')).toHaveText(/^Inventions \(/);
    await expect(phone.locator('.tr-hand [data-held]').first()).toBeVisible();
    expect(await kept(phone)).toContain('Ignacy Łukasiewicz');
  }
  await expect(page.locator('.tcard').first()).toBeVisible();
  for (const one of [teacher, ...pupils]) await one.leaves();
});
