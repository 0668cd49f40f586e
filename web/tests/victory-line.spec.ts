// Whole games of victory-line against bots: by clicks on a desktop without a network, by touches on a phone, by keys
// alone.
import type { Page } from '@playwright/test';
import { unreadFromAfar } from './looking';
import { brokenWords, clippedTexts, expect, open, sideways, smallTargets, test } from './people';
import { forgiveAsking, pullThePlug } from './support/offline';
import { painted } from './support/time';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const LONG = Boolean(process.env.STOLIK_LONG);

type Setup = {
  players?: number;
  lines?: number;
  language?: 'pl' | 'ru' | 'en';
  draw?: 'manual';
  level?: 'strong';
  offline?: boolean;
};

/** Sets a table up as a person would and sits down at it. Bots move at once. */
async function sitDown(
  page: Page,
  { players = 2, lines = 3, language = 'pl', draw, level, offline }: Setup = {},
): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('stolik-pace', '0'));
  if (offline) await pullThePlug(page, { language });
  await open(page, '/new/victory-line?place=bots', { language });
  const more = page.locator('.new-count button').last();
  for (let count = 2; count < players; count += 1) await more.click();
  await page
    .locator('.field', { has: page.locator(`label:has-text("${lines}")`) })
    .locator('label', { hasText: new RegExp(`^${lines}$`) })
    .first()
    .click();
  if (level) {
    await page.locator('.new-each').click();
    for (const chair of await page.locator('.chair select').all())
      if ((await chair.inputValue()) !== 'person') await chair.selectOption(level);
  }
  if (draw) {
    const byHand = page.locator('label', { hasText: { pl: 'ręczne', ru: 'вручную', en: 'by hand' }[language] });
    const more = page.locator('.new-more', { has: byHand });
    await more.locator('summary').click();
    await more.locator(byHand).click();
  }
  await page.locator('.new-open button[type=submit]').click();
  await expect(page.locator('.vl')).toBeVisible();
}

/** Waits until it is one's own move or the game is over; false when it is over. */
async function mine(page: Page): Promise<boolean> {
  await page.waitForFunction(() => document.querySelector('.vl-end') ?? document.querySelector('.status.mine'));
  return (await page.locator('.vl-end').count()) === 0;
}

/** One move by pointing: a card, for a special card its cell, then the button. */
async function pointed(page: Page): Promise<void> {
  const act = page.locator('.vl-commit .btn.primary');
  if (await page.locator('.vl-commit .slide').count()) return act.click();
  const cards = page.locator('.vl-card:not(.dead)');
  await ((await cards.count()) > 0 ? cards : page.locator('.vl-card')).first().click();
  await painted(page);
  for (let taps = 0; taps < 2 && (await act.count()) === 0; taps += 1) {
    await page.locator('.vl-cell.target').first().click();
    await painted(page);
  }
  await act.click();
}

/** One move by keys alone. */
async function typed(page: Page): Promise<void> {
  const act = page.locator('.vl-commit .btn.primary');
  if (await page.locator('.vl-commit .slide').count()) {
    await page.keyboard.press('ArrowRight');
    return page.keyboard.press('Enter');
  }
  await page.keyboard.press('1');
  await painted(page);
  if ((await act.count()) === 0) {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Enter');
}

/** The newest line of the log: every move writes one, and no two are alike. */
const newest = (page: Page) =>
  page.evaluate(() => document.querySelector('.vl-log .log li, .log-foot-text')?.textContent ?? '');

async function playOut(page: Page, move: (page: Page) => Promise<void>): Promise<number> {
  for (let moves = 0; moves < 200; moves += 1) {
    if (!(await mine(page))) return moves;
    const before = await newest(page);
    await move(page);
    // Every move is made, not only chosen.
    await page.waitForFunction(
      old =>
        document.querySelector('.vl-end') ??
        (document.querySelector('.vl-log .log li, .log-foot-text')?.textContent ?? '') !== old,
      before,
    );
  }
  throw new Error('the game does not end');
}

async function theEnd(page: Page): Promise<void> {
  await expect(page.locator('.vl-result')).toBeVisible();
  await expect(page.locator('.vl-map > svg')).toBeVisible();
  const names = page.locator('[data-event]');
  if (await names.count()) {
    await names.last().click();
    await expect(page.locator('.vl-telling h3')).toHaveText((await names.last().innerText()).split('\n').at(-1)!);
  }
  await expect.poll(() => sideways(page)).toBe(0);
}

test.describe('a whole game', () => {
  test.describe('without a network', () => {
    test.use({ serviceWorkers: 'allow' });
    test.afterEach(({ watched }) => forgiveAsking(watched));

    test('by clicks on a desktop, against a strong bot', async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      await sitDown(page, { language: 'ru', lines: LONG ? 3 : 1, level: 'strong', offline: true });
      expect(await playOut(page, pointed)).toBeGreaterThan(4);
      await theEnd(page);
      await expect.poll(() => unreadFromAfar(page, '.vl-end')).toEqual([]);
    });
  });

  test('by touches on a phone', async ({ browser }) => {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, serviceWorkers: 'block' });
    const page = await context.newPage();
    await sitDown(page, { lines: 1 });
    expect(await playOut(page, pointed)).toBeGreaterThan(4);
    await theEnd(page);
    await context.close();
  });

  // Two play above, by clicks and by touches; the long run has them by keys, too.
  for (const players of LONG ? [2, 3] : [3]) {
    test(`by keys alone, ${players} teams`, async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      await sitDown(page, { players, lines: 1, language: 'en' });
      await expect(page.locator('.vl-team')).toHaveCount(players);
      expect(await playOut(page, typed)).toBeGreaterThan(4);
      await theEnd(page);
    });
  }
});

test('the board is walked by arrows, cells are typed, and are said aloud', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await sitDown(page);
  const cell = (name: string) => page.locator(`[data-cell="${name}"]`);
  await cell('f6').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(cell('g7')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(cell('a7')).toBeFocused();
  await page.keyboard.type('e11');
  await expect(cell('e11')).toBeFocused();
  await page.keyboard.type('b7');
  await expect(cell('b7')).toBeFocused();
  // One tab stop for the whole board, and every cell says where it is and what stands there.
  await expect(page.locator('.vl-cell[tabindex="0"]')).toHaveCount(1);
  const labels = await page
    .locator('.vl-cell')
    .evaluateAll(cells => cells.map(one => one.getAttribute('aria-label') ?? ''));
  expect(labels).toHaveLength(144);
  expect(labels.filter(text => !/^[A-L]\d+, .+/.test(text))).toEqual([]);
  await page.keyboard.press('b');
  await expect(page.locator('[data-announcer="polite"]')).toContainText('Rząd 7.');
  await page.keyboard.press('i');
  await expect(page.locator('.vl-about .form-label')).toContainText('B7');
});

test('a card chosen by its digit is played by Enter, wherever on the board the focus is', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await sitDown(page);
  await mine(page);
  const card = page.locator('.vl-card:not(.special)').first();
  const id = await card.getAttribute('data-card');
  // A corner is no card's cell: Enter there must not swallow the move.
  await page.locator('[data-cell="a1"]').focus();
  await page.keyboard.press('1');
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.vl-cell.chosen')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(`.vl-card[data-card="${id}"]`)).toHaveCount(0);
});

test('drawing by hand: the card is taken with D, or forgotten', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await sitDown(page, { draw: 'manual' });
  await mine(page);
  await page.keyboard.press('1');
  await expect(page.locator('.vl-card.sel')).toHaveCount(1);
  await painted(page);
  if ((await page.locator('.vl-commit .btn.primary').count()) === 0) {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Enter');
  // The bot moved at once, so the chance is gone: five cards and a lower limit, said in the log; or it still stands and
  // D takes it.
  const drawn = page.locator('.vl-hand > li:has(.vl-card)');
  await expect(drawn).toHaveCount(5);
  await page.keyboard.press('d');
  await expect(async () => {
    const cards = await drawn.count();
    const limit = await page.locator('.vl-limit').count();
    expect(cards === 6 || limit === 1).toBe(true);
  }).toPass();
});

test('no word in a cell is broken where it has no hyphen', async ({ page }) => {
  const broken: string[] = [];
  for (const language of ['ru', 'pl', 'en'] as const) {
    for (const [width, height] of [
      [1280, 800],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, `/try/victory-line?players=4&lang=${language}`, { anew: `${language}${width}` });
      await expect(page.locator('.vl-board.names .vl-name')).toHaveCount(140);
      broken.push(...(await brokenWords(page, '.vl-name')));
    }
  }
  expect(broken).toEqual([]);
});

test('learning mode hides the names on cards until the cell is found', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.addInitScript(() => localStorage.setItem('stolik-victory-line-learning', 'on'));
  await sitDown(page);
  await mine(page);
  const card = page.locator('.vl-card:not(.special)').first();
  const id = await card.getAttribute('data-card');
  await card.click();
  await expect(page.locator('.vl-cell.chosen')).toHaveCount(0);
  await expect(page.locator('.vl-cell.hint')).toHaveCount(0);
  await page.locator('.vl-commit .btn', { hasText: 'Pokaż pole' }).click();
  await expect(page.locator('.vl-cell.chosen')).toHaveCount(1);
  const name = await page.locator('.vl-about h2').innerText();
  await page.locator('.vl-commit .btn.primary').click();
  await expect(page.locator(`.vl-card[data-card="${id}"]`)).toHaveCount(0);
  await expect(page.locator('.vl-log')).toContainText(name.replace(/[„”]/g, '').split(' ').at(-1)!);
});

const SIZES = {
  phone: PHONE,
  'small phone': { width: 320, height: 700 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1280, height: 800 },
  desktop: DESKTOP,
  projector: { width: 1920, height: 1080 },
};

test('after some moves nothing is cut off and everything can be hit, in every size', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await sitDown(page, { language: 'ru' });
  for (let moves = 0; moves < 4 && (await mine(page)); moves += 1) await pointed(page);
  await mine(page);
  for (const [name, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await painted(page);
    await expect.poll(() => sideways(page), name).toBe(0);
    await expect.poll(() => clippedTexts(page), name).toEqual([]);
    await expect.poll(async () => (await smallTargets(page)).filter(text => !text.includes('log-')), name).toEqual([]);
    const cut = () =>
      page.locator('.vl-cell:not(.codes *) .vl-name').evaluateAll(names =>
        names
          .filter(text => {
            const range = document.createRange();
            range.selectNodeContents(text);
            const [inner, outer] = [range.getBoundingClientRect(), text.parentElement!.getBoundingClientRect()];
            return (
              inner.width > 0 &&
              (inner.right > outer.right + 1 || inner.left < outer.left - 1 || inner.bottom > outer.bottom + 1)
            );
          })
          .map(text => text.textContent),
      );
    await expect.poll(cut, name).toEqual([]);
    // A long date before a long name of a cell: both stand on their card.
    const over = () =>
      page.locator('.vl-card .vh:has(.where)').evaluateAll(heads =>
        heads
          .map(head => {
            const [when, where] = [head.querySelector('.when')!, head.querySelector('.where')!];
            [when.textContent, where.textContent] = [when.textContent!.replace(/^\d+(?=\s)/, '28'), 'C10'];
            return where.getBoundingClientRect().right - head.getBoundingClientRect().right;
          })
          .filter(px => px > 0.5),
      );
    await expect.poll(over, name).toEqual([]);
    // The name of a team does not run into its lines.
    const into = () =>
      page.locator('.vl-team:has(.who b)').evaluateAll(teams =>
        teams
          .map(team => {
            const name = document.createRange();
            name.selectNodeContents(team.querySelector('.who b')!);
            const { left, right, top, bottom } = team.querySelector('.lines')!.getBoundingClientRect();
            const text = name.getBoundingClientRect();
            return team.querySelector('.who')!.getBoundingClientRect().width > 2 &&
              text.right > left + 1 &&
              text.left < right &&
              text.bottom > top &&
              text.top < bottom
              ? team.textContent
              : '';
          })
          .filter(Boolean),
      );
    await expect.poll(into, name).toEqual([]);
  }
});

/** What the work in the test below costs on the machine its limit was set on, quiet. */
const WORK_MS = 35;

// Measured in the time of the page's own thread, so that other work on the machine does not count.
test('choosing a card costs less than 50 ms, drawing included', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await sitDown(page);
  await mine(page);
  const line = await page.context().newCDPSession(page);
  await line.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () =>
    (await line.send('Performance.getMetrics')).metrics.find(one => one.name === 'TaskDuration')!.value * 1000;
  const times: number[] = [];
  for (let at = 0; at < 20; at += 1) {
    const before = await spent();
    await page.evaluate(async card => {
      const cards = [...document.querySelectorAll<HTMLElement>('.vl-card')];
      cards[card % cards.length]!.click();
      await new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)));
    }, at);
    times.push((await spent()) - before);
  }
  times.sort((a, b) => a - b);
  // The same work on every machine: a slower one may take longer for a card, too.
  const before = await spent();
  await page.evaluate(() => {
    const cells = Array.from({ length: 200 }, (_, at) => `${at}`);
    for (let round = 0; round < 4000; ++round)
      if (cells.map(cell => `${cell}${round}`).join().length === 0) throw new Error('never');
  });
  const slower = Math.max(1, ((await spent()) - before) / WORK_MS);
  console.log(
    `choosing a card: median ${times[10]!.toFixed(1)} ms, p95 ${times[18]!.toFixed(1)} ms of the page's thread, on ` +
      `a machine ${slower.toFixed(1)} times as slow`,
  );
  expect(times[18]! / slower).toBeLessThan(50);
});

test('the hand of a phone never ends flush with the window: a card at its edge tells of more', async ({ page }) => {
  for (const width of [320, 360, 375, 390, 412, 480, 540]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, '/try/victory-line?players=2&lang=pl', { anew: `${width}` });
    await expect(page.locator('.vl.phone .vl-hand .vl-card')).toHaveCount(6);
    const cut = () =>
      page.locator('.vl-hand .vl-card').evaluateAll(cards =>
        cards
          .map(card => card.getBoundingClientRect())
          .filter(({ left, right }) => left < innerWidth && right > innerWidth)
          .map(({ left, width }) => (innerWidth - left) / width),
      );
    await expect.poll(async () => (await cut()).length, `${width}`).toBe(1);
    const [part] = await cut();
    expect(part).toBeGreaterThan(0.2);
    expect(part).toBeLessThan(0.9);
  }
});
