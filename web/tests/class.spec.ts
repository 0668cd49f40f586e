// The screens of a class, over a line that tells what the test put there: looked at in every size, by keys alone, and
// as a class sees the projector.
import { readFileSync } from 'node:fs';
import { lookedAt } from './looking';
import { clippedTexts, expect, open, sideways, test } from './people';
import {
  aClass,
  address,
  aFork,
  aLongFork,
  aPlace,
  aTable,
  aWall,
  CODE,
  play,
  type Scene,
  type Told,
} from './support/class';
import { clockStands, painted } from './support/time';

const names = (
  JSON.parse(readFileSync(new URL('../../content/pseudonyms.json', import.meta.url), 'utf8')) as { id: string }[]
).map(one => one.id);
const lesson = (more: Told = {}): Told => {
  const told = aClass(names, more);
  told.people[8].hand = { since: told.now - 80_000, why: 'Nie wiemy, co dalej' };
  return told;
};
const desk = (told: Told, more: Partial<Scene> = {}): Scene => ({
  role: 'teacher',
  told,
  wall: aWall(aClass(names)),
  here: told.people.map((one: Told) => one.person).filter((person: number) => person !== 28),
  knocking: [{ person: 1003, name: 'Zebra', pseudonym: null, since: 1 }],
  ...more,
});
const pupil = (more: Told): Scene => {
  const told = aClass(names, {
    you: { person: 7, name: names[3], pseudonym: names[3], hand: false, place: null },
    ...more,
  });
  for (const member of ['people', 'tables', 'code', 'wishes', 'staff', 'page']) delete told[member];
  return { role: 'pupil', told };
};

const SCENES: [string, 'desk' | 'pupil', () => Scene][] = [
  [
    'class-door',
    'desk',
    () => desk(lesson({ phase: 'lobby', locked: false, door: 'pattern', tables: [] }), { wall: undefined as never }),
  ],
  [
    'class-seating',
    'desk',
    () =>
      desk(lesson({ phase: 'seating', wishes: { apart: [[2, 9]], together: [[3, 4]], pin: [[5, 1]] } }), {
        wall: undefined as never,
      }),
  ],
  ['class-wall', 'desk', () => desk(lesson())],
  ['class-vote', 'pupil', () => pupil({ phase: 'debrief', question: aFork(false) })],
  ['class-place', 'pupil', () => pupil({ phase: 'debrief', question: aPlace(false) })],
];

/** The door is made of what stands on the other two; the long run looks at it as well. */
for (const [name, screen, scene] of SCENES.slice(process.env.STOLIK_LONG ? 0 : 1)) {
  test(`${name}: every size, every language, light and dark`, async ({ page }) => {
    await play(page, scene());
    await open(page, address(screen), { language: 'pl' });
    await expect(page.locator('.desk, .pupil-page').first()).toBeVisible();
    expect(await lookedAt(page, name)).toEqual([]);
  });
}

test('the debriefing says what its numbers are, in one row of acts on a laptop and whole on a phone', async ({
  page,
}) => {
  const told = lesson({ phase: 'debrief', page: { page: 'comparison' } });
  await play(page, desk(told));
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, address('desk'), { language: 'ru' });
  await expect(page.locator('.comparison caption small')).toHaveText('Числа — наборы, собранные на каждом месте.');
  await expect(page.locator('.comparison tbody tr').first().locator('td').first()).toHaveText(/^\d+ набор/);
  await expect(page.locator('.comparison tbody tr').first().locator('td').last()).toHaveText(/^7\sиз\s12$/);
  const tops = await page
    .locator('.wall-acts .btn')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.locator('.comparison').evaluate(box => box.scrollWidth - box.clientWidth)).toBe(0);
});

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
] as const)
  test(
    `the projector at ${height}p: at least 32 px, 7:1, nothing cut off, ` +
      `no name that was not let in, nobody shown up`,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const pages: [Told, Told][] = [
        [{ page: 'code' }, { phase: 'lobby', door: 'pattern', locked: false, tables: [] }],
        [{ page: 'wall' }, {}],
        [{ page: 'table', table: 1 }, {}],
        [{ page: 'question' }, { phase: 'debrief', question: aFork(false) }],
        [{ page: 'question' }, { phase: 'debrief', question: aFork(true) }],
        [{ page: 'comparison' }, { phase: 'debrief' }],
        [{ page: 'question' }, { phase: 'debrief', question: aFork(false, 6) }],
        [{ page: 'question' }, { phase: 'debrief', question: aFork(true, 6) }],
        [{ page: 'question' }, { phase: 'debrief', question: aLongFork() }],
        [{ page: 'question' }, { phase: 'debrief', question: aPlace(false) }],
        [{ page: 'question' }, { phase: 'debrief', question: aPlace(true) }],
        [{ page: 'cards', text: 'set-1' }, { phase: 'debrief' }],
        [
          { page: 'question' },
          { phase: 'debrief', question: { ...aPlace(false), asked: { kind: 'text', text: 'exit', sense: 'exit' } } },
        ],
      ];
      const wrong: string[] = [];
      let tell!: (message: Told) => void;
      await play(page, {
        role: 'projector',
        told: lesson({ page: { page: 'black' } }),
        wall: aWall(lesson()),
        opened: line => (tell = line),
      });
      await open(page, address('screen'), { language: 'pl' });
      await page.locator('.big').waitFor();
      let seq = 100;
      for (const [shown, more] of pages) {
        seq += 1;
        tell({ class: lesson({ page: shown, seq, now: 1_140_000 + seq, ...more }) });
        if (shown.page === 'code') tell({ pattern: { symbols: [5, 2, 9, 7], ms: 20_000 } });
        await page.locator(`.big[data-page="${shown.page}"]`).waitFor();
        const kind = more.question?.asked.sense ?? more.question?.asked.kind;
        const mark =
          kind === 'fork'
            ? more.question.counts
              ? '.question-result'
              : '.question-choices'
            : kind === 'place'
              ? more.question.places
                ? '.tm-board ~ *, .place-bands'
                : '.vote-count'
              : kind === 'exit'
                ? '.big-exit'
                : shown.page === 'cards'
                  ? '.history-text'
                  : '.big h1';
        await page
          .locator(shown.page === 'code' ? '.big-pattern figure' : mark)
          .first()
          .waitFor();
        if (more.question?.options)
          await expect(page.locator('.question-choices li, .question-result li')).toHaveCount(
            more.question.options.length,
          );
        const where =
          `${shown.page} ${kind ?? ''} ` +
          `${more.question?.options?.length ?? ''}${more.question?.counts ? ' shown' : ''}`;
        await page.evaluate(() => document.fonts.ready);
        await painted(page);
        // All of it stands there: a projector has nobody who scrolls.
        wrong.push(
          ...(
            await page
              .locator('.big main')
              .evaluateAll(all =>
                all
                  .filter(one => one.scrollHeight > one.clientHeight + 1)
                  .map(one => `higher than the screen by ${one.scrollHeight - one.clientHeight}`),
              )
          ).map(one => `${where}: ${one}`),
        );
        wrong.push(
          ...(await smallOrPale(page)).map(one => `${where}: ${one}`),
          ...(await clippedTexts(page)).map(one => `${where}: ${one}`),
        );
        if ((await sideways(page)) > 0) wrong.push(`${where}: sideways`);
        const text = await page.locator('.big').innerText();
        // The rule of a mistake belongs to a fork that was shown, and to nothing else.
        const rule = more.question?.fork && more.question.counts ? /Zebra/ : /T10/;
        if (/Zebra|Nie wiemy, co dalej|3:10/.test(text) || rule.test(text)) wrong.push(`${where}: tells too much`);
      }
      for (const language of ['ru', 'en']) {
        // The code is what a class must be able to read, whatever its language.
        await page.evaluate(
          newValue => dispatchEvent(new StorageEvent('storage', { key: 'stolik-settings', newValue })),
          JSON.stringify({ language }),
        );
        tell({
          class: lesson({
            page: { page: 'code' },
            seq: ++seq,
            now: 1_150_000 + seq,
            phase: 'lobby',
            door: 'pattern',
            locked: false,
            tables: [],
          }),
        });
        tell({ pattern: { symbols: [5, 2, 9, 7], ms: 20_000 } });
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await page.locator('.big-pattern figure').first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        await painted(page);
        wrong.push(...(await clippedTexts(page)).map(one => `${language} code: ${one}`));
      }
      expect(wrong).toEqual([]);
    },
  );

/** Texts below 32 px or with less contrast than 7:1 to the nearest paper beneath them. */
function smallOrPale(page: import('@playwright/test').Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const rgba = (colour: string): number[] => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const light = ([r, g, b]: number[]) =>
      [r!, g!, b!]
        .map(part => part / 255)
        .map(part => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at]!, 0);
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.querySelector('.big')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.trim();
      const parent = node.parentElement!;
      if (!text || parent.closest('.unseen') || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(parent);
      if (parseFloat(style.fontSize) < 31.9) found.add(`"${text.slice(0, 40)}" has ${style.fontSize}`);
      let under: Element | null = parent;
      while (under && rgba(getComputedStyle(under).backgroundColor)[3]! < 255) under = under.parentElement;
      const paper = light(rgba(under ? getComputedStyle(under).backgroundColor : 'white'));
      const ink = light(rgba(style.color));
      const contrast = (Math.max(paper, ink) + 0.05) / (Math.min(paper, ink) + 0.05);
      if (contrast < 7) found.add(`"${text.slice(0, 40)}" has ${contrast.toFixed(1)}:1`);
    }
    return [...found];
  });
}

test('the wall by keys alone: between tables, pause, message, projector, a hand', async ({ page }) => {
  const said = await play(page, desk(lesson()));
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, address('desk'), { language: 'pl' });
  const cards = page.locator('.tcard');
  await expect(cards).toHaveCount(6);
  // By need: who stands still, the hand, the mistake, the line; then those that play, by number.
  await expect
    .poll(() => cards.evaluateAll(all => all.map(card => (card as HTMLElement).dataset.table)))
    .toEqual(['4', '2', '5', '6', '1', '3']);
  const heard = (what: string) => said.filter(message => what in message).map(message => message[what]);
  await page.keyboard.press('2');
  await expect(page.locator('.tcard[data-table="2"]')).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => heard('pause')).toEqual([{}]);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.tcard[data-table="5"]')).toBeFocused();
  await page.keyboard.press('p');
  await expect.poll(() => heard('show')).toEqual([{ page: 'table', table: 5 }]);
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog')).toContainText('Wiadomość do stołu 5');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => heard('message').length).toBe(1);
  expect(heard('message')[0]).toMatchObject({ table: 5 });
  await page.locator('.tcard[data-table="2"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Stół 2');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // A button keeps its own Space.
  await page.getByRole('button', { name: /Załatwione/ }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => heard('hand-down')).toEqual([{ person: 10 }]);
  expect(heard('pause').length).toBe(1);
  // No card of anybody stands anywhere on it.
  expect(await page.locator('.desk').innerText()).not.toMatch(/Monte Cassino|Anders/);
});

test('seating: by mouse, by keys, a wish', async ({ page }) => {
  await page.clock.install();
  const said = await play(page, desk(lesson({ phase: 'seating' }), { wall: undefined as never }));
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, address('desk'), { language: 'pl' });
  const heard = (what: string) => said.filter(message => what in message).map(message => message[what]);
  const chip = page.locator('[data-person="2"]');
  const from = (await chip.boundingBox())!;
  const to = (await page.locator('[data-seat-table="3"]').boundingBox())!;
  await page.mouse.move(from.x + 40, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 60, { steps: 4 });
  await expect(page.locator('.seating-slot')).toBeVisible();
  // Ten seconds to take it back, by the clock of the page: it stands, however long the machine needs.
  await clockStands(page);
  await page.mouse.up();
  await expect.poll(() => heard('place')).toEqual([{ person: 2, table: 3 }]);
  // A finger drags it too: the page does not scroll away under it.
  await expect(chip).toHaveCSS('touch-action', 'none');
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect.poll(() => heard('place').at(-1)).toMatchObject({ person: 2, seat: 0 });
  await page.clock.resume();
  await expect(page.getByRole('button', { name: 'Cofnij' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('[data-person="8"]').focus();
  await page.keyboard.press('5');
  await expect.poll(() => heard('place').at(-1)).toEqual({ person: 8, table: 5 });
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('combobox').first().selectOption({ index: 1 });
  await expect.poll(() => heard('wish')).toEqual([{ apart: [8, 2] }]);
  await page.getByRole('button', { name: /Zacznij grę/ }).click();
  // What thirty phones feel is asked about once.
  expect(heard('start')).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Zaczynamy' }).click();
  await expect.poll(() => heard('start')).toEqual([{ minutes: 20 }]);
});

test('a pupil comes by the code of the class, is asked for the signs, and the same line goes on', async ({ page }) => {
  const said: Told[] = [];
  const told = pupil({ phase: 'lobby' }).told;
  await page.routeWebSocket(/\/ws$/, ws => {
    const tell = (message: Told) => ws.send(JSON.stringify(message));
    ws.onMessage(text => {
      const message = JSON.parse(String(text)) as Told;
      if (message.ping !== undefined) return tell({ pong: message.ping });
      said.push(message);
      if (message.knock && !message.knock.pattern) tell({ refused: { id: message.id, code: 'pattern' } });
      else if (message.knock)
        tell({ entered: { class: 'c1a55', role: 'pupil', person: 7, token: 'tok', code: CODE, seq: 3 } });
      else if (message.resume) {
        tell({ entered: { class: 'c1a55', role: 'pupil', person: 7, code: CODE, seq: 3 } });
        tell({ class: told });
      } else if (message.id) tell({ ok: { id: message.id, seq: 4 } });
    });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/join/${CODE}?class&i=door`, { language: 'pl' });
  const signs = page.locator('.sign-btn');
  await expect(signs).toHaveCount(9);
  for (const at of [4, 1, 8, 0, 6]) await signs.nth(at).click(); // one too many: it takes the last place
  await expect(signs.nth(8).locator('.sign-place')).toHaveText('3');
  await page.getByRole('button', { name: 'Wejdź' }).click();
  await expect(page.locator('.pupil-card h2')).toBeVisible();
  const knocks = said.filter(message => message.knock);
  expect(knocks.at(-1)!.knock.pattern).toEqual([5, 2, 9, 7]);
  // The invitation of the link stands for the code, each time.
  for (const { knock } of knocks) expect(knock).toMatchObject({ invitation: 'door' });
  expect(knocks.filter(({ knock }) => 'code' in knock)).toEqual([]);
  expect(knocks[0]!.id).not.toBe(knocks.at(-1)!.id);
  expect(said.find(message => message.resume)!.resume).toEqual({
    class: 'c1a55',
    token: 'tok',
    views: 'changes',
    throws: true,
  });
  // One's share in chance goes along without asking.
  await expect.poll(() => said.filter(message => message.nonce).length).toBe(1);
  await page.getByRole('button', { name: 'Podnieś rękę' }).click();
  await page.getByRole('button', { name: 'Nie wiemy, co dalej' }).click();
  await expect
    .poll(() => said.filter(message => message.hand).map(message => message.hand))
    .toEqual([{ up: true, why: 'Nie wiemy, co dalej' }]);
  // A reload brings the place back, not the door.
  await page.reload();
  await expect(page.locator('.pupil-card h2')).toBeVisible();
});

test('the desk says that too many wrong signs came, until it asks for them again', async ({ page }) => {
  let tell: (message: Told) => void = () => {};
  await play(
    page,
    desk(lesson({ phase: 'lobby', locked: false, door: 'pattern', tables: [] }), {
      wall: undefined as never,
      pattern: [],
      opened: given => (tell = given),
    }),
  );
  await open(page, address('desk'), { language: 'en' });
  const guessed = 'Too many wrong signs came: everybody knocks now.';
  await expect(page.locator('.door-side')).toContainText(guessed);
  // Neither the lock nor opening it makes the signs count again, and the server says nothing of them.
  for (const [seq, locked, word] of [
    [41, true, 'Open the door'],
    [42, false, 'Lock the door'],
  ] as const) {
    tell({ class: lesson({ phase: 'lobby', locked, door: 'pattern', tables: [], seq, now: 1_140_000 + seq }) });
    await expect(page.locator('.door-side').getByRole('button', { name: word })).toBeVisible();
    await expect(page.locator('.door-side')).toContainText(guessed);
  }
  tell({ pattern: { symbols: [5, 2, 9, 7], ms: 20_000 } });
  await expect(page.locator('.door-side')).toContainText('Who finds the four signs of the projector comes in.');
});

test('what was done in one phase is not offered to be taken back in the next', async ({ page }) => {
  let tell!: (message: Told) => void;
  await play(page, desk(lesson({ phase: 'seating' }), { wall: undefined as never, opened: given => (tell = given) }));
  await open(page, address('desk'), { language: 'en' });
  await page.getByRole('button', { name: 'Draw again' }).click();
  await expect(page.locator('.undo-bar')).toBeVisible();
  tell({ class: lesson({ seq: 41, now: 1_140_041 }) });
  await expect(page.locator('.tcard').first()).toBeVisible();
  await expect(page.locator('.undo-bar')).toHaveCount(0);
});

test('at a table: the second head proposes, the first does it with one press, a reporter notes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let tell!: (message: Told) => void;
  const said = await play(page, { ...pupil({}), after: aTable('second', names), opened: line => (tell = line) });
  await open(page, address('pupil'), { language: 'pl' });
  await page.locator('.frame').waitFor();
  // Who comes to sit beside a seat is told what that means.
  await expect(page.locator('.teacher-says')).toContainText('decyduje pierwsza głowa');
  await page.locator('.teacher-says').getByRole('button', { name: 'Przeczytane' }).click();
  await expect(page.locator('.teacher-says')).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.type('ask 0 defence-of-tobruk');
  await page.keyboard.press('Enter');
  // Its word goes to the first head, not into the game.
  await expect.poll(() => said.filter(message => message.propose)).toEqual([{ propose: 'ask 0 defence-of-tobruk' }]);
  expect(said.filter(message => message.do)).toEqual([]);
  // The server leads it to the seat itself: the same line, now the first head's.
  for (const message of aTable('seat', names)) tell(message);
  tell({ proposed: { person: 11, seat: 1, do: 'ask 0 defence-of-tobruk' } });
  await expect(page.locator('.pupil-toast')).toContainText('obrona Tobruku');
  await page.getByRole('button', { name: 'Zrób tak' }).click();
  await expect
    .poll(() => said.filter(message => message.do).map(message => message.do))
    .toEqual(['ask 0 defence-of-tobruk']);
  for (const message of aTable('reporter', names)) tell(message);
  await page.getByRole('button', { name: 'Zadania sprawozdawcy' }).click();
  await page.getByRole('textbox').first().fill('Prosili o to, czego nie mieli.');
  await page.getByRole('button', { name: 'Zapisz' }).first().click();
  await expect
    .poll(() => said.filter(message => message.note).map(message => message.note))
    .toEqual([{ task: 0, text: 'Prosili o to, czego nie mieli.' }]);
  // The teacher pauses: nothing can be pressed beneath.
  tell({ class: { ...pupil({ seq: 90, now: 1_200_000, paused: true }).told } });
  await expect(page.locator('.veil')).toContainText('Nauczyciel');
});
