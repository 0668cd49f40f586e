// What a teacher does while a class plays and talks: nothing that many phones feel happens by a slip, a fork is seen
// before the class sees it, a pupil can be named anew and put out, messages end.
import { readFileSync } from 'node:fs';
import { expect, open, test } from './people';
import { aClass, address, aFork, aWall, CODE, play, type Scene, type Told } from './support/class';

const names = (
  JSON.parse(readFileSync(new URL('../../content/pseudonyms.json', import.meta.url), 'utf8')) as { id: string }[]
).map(one => one.id);
const desk = (more: Told, scene: Partial<Scene> = {}): Scene => ({
  role: 'teacher',
  told: aClass(names, more),
  wall: aWall(aClass(names)),
  ...scene,
});
const heard = (said: Told[], what: string) => said.filter(message => what in message).map(message => message[what]);

test('the end of a lesson and the next round are asked about once, with what will happen', async ({ page }) => {
  const said = await play(page, desk({ phase: 'debrief', keep: 'now', page: { page: 'comparison' } }));
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, address('desk'), { language: 'pl' });
  // The clock to the end of the lesson stands over the talk too.
  await expect(page.locator('.wall-clock')).toContainText('do końca lekcji');
  for (const [name, what] of [
    ['Następna runda', 'next-round'],
    ['Zakończ lekcję', 'end-class'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('nie da się cofnąć');
    expect(heard(said, what)).toEqual([]);
    await dialog.getByRole('button', { name: 'Anuluj' }).click();
    await expect(dialog).toHaveCount(0);
    expect(heard(said, what)).toEqual([]);
    await page.getByRole('button', { name }).click();
    if (what === 'end-class') await expect(dialog).toContainText('29');
    if (what === 'end-class') await expect(dialog).toContainText('najpierw zapisz raport');
    await dialog.getByRole('button', { name }).click();
    await expect.poll(() => heard(said, what)).toEqual([{}]);
  }
});

test('a fork is looked at by the teacher alone before the class votes; without one there is a question', async ({
  page,
}) => {
  const said = await play(page, desk({ phase: 'debrief', page: { page: 'comparison' } }));
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, address('desk'), { language: 'pl' });
  await page.getByRole('button', { name: 'Dlaczego' }).click();
  const first = page.locator('.fork-choice').first();
  await expect(first.locator('.fork-choices')).toContainText('miejsce 4: obrona Tobruku');
  await expect(first.locator('.fork-choices')).toContainText('pomyłka (T10)');
  await first.getByRole('button', { name: 'Podgląd tylko dla mnie' }).click();
  await expect(first.locator('.fork-position')).toContainText('T10');
  await expect(first.locator('.fork-story li')).not.toHaveCount(0);
  expect(heard(said, 'question')).toEqual([]);
  expect(heard(said, 'show').filter(one => one.page === 'question')).toEqual([]);
  await first.getByRole('button', { name: 'Głosowanie w klasie' }).click();
  await expect.poll(() => heard(said, 'question')).toEqual([{ kind: 'fork', number: 1 }]);
});

test('where tables never parted the class is asked the question of the game', async ({ page }) => {
  const said = await play(page, desk({ phase: 'debrief', page: { page: 'comparison' } }, { forks: [] }));
  await open(page, address('desk'), { language: 'en' });
  await page.getByRole('button', { name: 'Why' }).click();
  await page.getByRole('button', { name: 'Ask the class this question' }).click();
  await expect.poll(() => heard(said, 'question').at(-1)).toMatchObject({ kind: 'text', sense: 'instead' });
  expect(heard(said, 'question').at(-1).text).toMatch(/\?$/);
});

test('during play a pupil is named anew and put out, a message is taken away, a penalty is called', async ({
  page,
}) => {
  let tell!: (message: Told) => void;
  const said = await play(page, desk({}, { opened: given => (tell = given) }));
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, address('desk'), { language: 'pl' });
  await page.locator('.tcard[data-table="1"]').focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog').first();
  await sheet
    .getByRole('button', { name: /^Imię, usunięcie/ })
    .first()
    .click();
  await sheet.getByRole('button', { name: 'Wylosuj inne imię' }).click();
  await expect.poll(() => heard(said, 'rename')).toEqual([{ person: 2 }]);
  await sheet.getByRole('button', { name: 'Usuń z klasy' }).click();
  expect(heard(said, 'remove')).toEqual([]);
  await page.getByRole('dialog').last().getByRole('button', { name: 'Usuń z klasy' }).click();
  await expect.poll(() => heard(said, 'remove')).toEqual([{ person: 2 }]);
  await page.keyboard.press('Escape');
  const sent = { number: 1, at: 1_139_000, text: null, sentence: 0, table: null };
  tell({ class: aClass(names, { seq: 41, now: 1_140_001, message: sent }) });
  await expect(page.locator('.message-now')).toContainText('Popatrzcie na mnie');
  await page.locator('.message-now').getByRole('button', { name: 'Zdejmij' }).click();
  await expect.poll(() => heard(said, 'message')).toEqual([null]);
  // What is older than two minutes greets nobody, and stands nowhere.
  tell({ class: aClass(names, { seq: 42, now: 1_140_002, message: { ...sent, number: 2, at: 1_000_000 } }) });
  await expect(page.locator('.message-now')).toHaveCount(0);
});

test('who was turned away from a class knocks again, and reads of the teacher', async ({ page }) => {
  const said: Told[] = [];
  await page.routeWebSocket(/\/ws$/, ws => {
    const tell = (message: Told) => ws.send(JSON.stringify(message));
    ws.onMessage(text => {
      const message = JSON.parse(String(text)) as Told;
      if (message.ping !== undefined) return tell({ pong: message.ping });
      if (!message.knock) return;
      said.push(message);
      tell({ knocking: { person: 1000 + said.length, class: true } });
      if (said.length === 1) tell({ bye: { why: 'turned-away' } });
    });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/join/${CODE}?class=own&i=door`, { language: 'pl' });
  await expect(page.locator('.join-main')).toContainText('Nauczyciel wpuści');
  await page.locator('form.join').getByRole('button', { name: 'Zapukaj' }).click();
  await expect(page.locator('.lost')).toContainText('Nauczyciel tym razem nie wpuścił');
  await expect(page.locator('.lost')).not.toContainText(/stół|Gospodarz/);
  await page.getByRole('button', { name: 'Zapukaj jeszcze raz' }).click();
  await page.locator('form.join').getByRole('button', { name: 'Zapukaj' }).click();
  await expect(page.locator('.join-wait')).toContainText('Pukasz do klasy');
  expect(said.length).toBe(2);
  expect(said[1]!.id).not.toBe(said[0]!.id);
});

test('a page of localhost shows phones the address of the network', async ({ page }) => {
  await play(page, { ...desk({ phase: 'lobby', tables: [] }), role: 'projector', wall: undefined as never });
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, address('screen'), { language: 'pl' });
  await expect(page.locator('.big-digits')).toContainText('192.168.1.20:8080');
});

test('a page of localhost whose server knows no other address says that no phone comes in', async ({ page }) => {
  await page.route('**/reach.json', route => route.fulfill({ json: { addresses: [] } }));
  await play(page, { ...desk({ phase: 'lobby', tables: [] }), wall: undefined as never });
  await open(page, address('desk'), { language: 'pl' });
  await expect(page.locator('.door-main')).toContainText('Telefony nie trafią na ten komputer');
});

test('the first seat begins, and a name can be put there; the projector says who', async ({ page }) => {
  const options = { variant: 'beginner', deck: 'psz', youngest: 0 };
  const said = await play(page, { ...desk({ phase: 'seating', options }), wall: undefined as never });
  await open(page, address('desk'), { language: 'pl' });
  await expect(page.locator('.pupil-opens')).toHaveText(Array.from({ length: 6 }, () => 'zaczyna'));
  await page.locator('[data-person="4"]').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Zaczyna przy tym stole' }).click();
  await expect.poll(() => heard(said, 'place')).toEqual([{ person: 4, table: 1, seat: 0 }]);
});

test('a fork that was shown: what was a mistake is told as one', async ({ page }) => {
  await play(page, {
    ...desk({ phase: 'debrief', page: { page: 'question' }, question: aFork(true) }),
    role: 'projector',
    wall: undefined as never,
  });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, address('screen'), { language: 'pl' });
  const wrong = page.locator('.question-result li.mistake');
  await expect(wrong).toHaveCount(1);
  await expect(wrong).toContainText('pomyłka (T10)');
  await expect(wrong.locator('.meter i')).toHaveCSS('width', '0px');
  await expect(page.locator('.question-result .did').first()).toContainText(/^stoły/);
  await expect(page.locator('.big-way')).toContainText('kod');
});

test('after the lesson nobody writes any more; a class without a title is called a class', async ({ page }) => {
  await play(page, desk({ phase: 'over', title: '', exits: 12, page: { page: 'over' } }));
  await open(page, address('desk'), { language: 'pl' });
  await page.getByRole('button', { name: 'Karta wyjścia' }).click();
  await expect(page.locator('.debrief-main')).toContainText('Odpowiedzi są w raporcie.');
  await expect(page.locator('.debrief-main')).not.toContainText('piszą teraz');
  await open(page, '/class', { language: 'pl' });
  await expect(page.locator('.plan-classes li')).toContainText('klasa 5173 8264 lekcja skończona');
});

test('a table that nobody has come back to is not said to be dealt to', async ({ page }) => {
  const told = aClass(names);
  await play(page, {
    ...desk({}),
    wall: { ...aWall(told), tables: [] },
    here: [1, ...told.people.slice(5).map((one: Told) => one.person)],
  });
  await open(page, address('desk'), { language: 'pl' });
  await expect(page.locator('.tcard[data-table="1"]')).toContainText('Nikogo przy tym stole nie ma na linii.');
  await expect(page.locator('.tcard[data-table="2"]')).toContainText('Karty są rozdawane.');
});

test('the example on the projector is large', async ({ page }) => {
  const scene = { ...desk({ phase: 'lobby', tables: [], page: { page: 'example' } }), wall: undefined as never };
  await page.setViewportSize({ width: 1920, height: 1080 });
  await play(page, { ...scene, role: 'projector' });
  await open(page, address('screen'), { language: 'pl' });
  await expect(page.locator('.tr-hand [data-held]').first()).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('font-size', '20.16px');
});
