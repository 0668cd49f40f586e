// Rationing, played by people: the lesson by clicks, whole games on phone and desktop, and one with the keyboard alone.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { unreadFromAfar } from './looking';
import { clippedTexts, expect, open, sideways, smallTargets, test } from './people';
import { violations } from './support/axe';
import { give, legal } from './support/command';
import { forgiveAsking, pullThePlug } from './support/offline';
import { clockStands, ownClock, pass } from './support/time';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Holds a control by the pointer, by the clock of the page: it stands still meanwhile, however busy the machine is. */
async function hold(page: Page, what: Locator, ms: number): Promise<void> {
  const box = (await what.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await clockStands(page);
  await page.mouse.down();
  await page.clock.runFor(ms);
  await page.mouse.up();
  await page.clock.resume();
}

async function lessonStep(page: Page, at: number): Promise<void> {
  await expect(page.locator('.rg-lesson-steps')).toHaveAttribute('aria-label', new RegExp(`^Krok ${at} `));
}

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`the lesson is played through on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await ownClock(page);
    await open(page, '/learn/rationing', { language: 'pl' });
    const phone = name === 'phone';
    const next = page.getByRole('button', { name: 'Dalej', exact: true });
    await expect(page.locator('[data-card="cheesecake"]')).toHaveAccessibleName(/sernik.*Brakuje: cukier/);
    await next.click();
    // The visit is in the page only while it is held.
    await expect(page.getByText('spotkanie z przyjaciółkami')).toHaveCount(0);
    const visit = page.locator('.rg-visit > button');
    await visit.hover();
    await page.mouse.down();
    await expect(page.getByText('spotkanie z przyjaciółkami')).toBeVisible();
    await page.mouse.up();
    await expect(page.getByText('spotkanie z przyjaciółkami')).toHaveCount(0);
    await next.click();
    // A flick: pulled and let go.
    await lessonStep(page, 3);
    const plate = page.locator('.rg-top-touch');
    // All of it is in sight, whatever lies at the edges: nothing has to be scrolled.
    await expect
      .poll(() =>
        plate.evaluate(one => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return [top + 4, bottom - 4].every(y => one.contains(document.elementFromPoint((left + right) / 2, y)));
        }),
      )
      .toBe(true);
    const box = (await plate.boundingBox())!;
    await page.mouse.move(box.x + 30, box.y + box.height / 2);
    await page.mouse.down();
    for (let step = 1; step <= 6; ++step) await page.mouse.move(box.x + 30 + step * 18, box.y + box.height / 2);
    await page.mouse.up();
    await lessonStep(page, 4);
    // A quick offer: two taps.
    await page.getByRole('button', { name: 'Akacja daje: cukier. Złóż ofertę.' }).click();
    await expect(page.locator('.rg-spoken')).toHaveText(/Akacjo, proponuję mydło za cukier/);
    // Somebody very quick: to the page no time goes by until the next offer.
    await page.evaluate(() => {
      const [now, then] = [performance.now, performance.now()];
      performance.now = () => then;
      Object.assign(globalThis, { timeGoesOn: () => (performance.now = now) });
    });
    await page.getByRole('button', { name: 'Wyślij' }).click();
    await lessonStep(page, 5);
    // "Meat or soap": what is paid stands there and can be changed; what the hand becomes is told.
    const offer = page.locator('[data-offer="2"]');
    await expect(offer).toHaveAccessibleName(/Kruk proponuje Tobie czekoladę za mięso lub mydło/);
    await offer.getByRole('button', { name: /^mydło: płacisz 0/ }).click();
    await expect(offer.getByRole('button', { name: /^mydło: płacisz 1/ })).toBeVisible();
    if (!phone) await expect(offer).toContainText('1× czekolada');
    await offer.getByRole('button', { name: 'Przyjmij ofertę: Kruk' }).click();
    await lessonStep(page, 6);
    await expect(page.locator('.rg-purse [data-good="chocolate"]')).toBeVisible();
    await next.click();
    // A place in the queue for butter; the card is tapped in the hand (on a phone: on the slip).
    await lessonStep(page, 7);
    if (phone) await page.locator('.rg-bar .accent').click();
    await page.locator('.rg-to label', { hasText: 'Akacja' }).click();
    if (phone) await page.getByRole('button', { name: /^Daję masło/ }).click();
    else await page.locator('.rg-purse [data-good="butter"]').click();
    await page.locator('.rg-swap').click();
    await expect(page.locator('.rg-spoken')).toHaveText(/masło za zamianę miejsc/);
    await page.getByRole('button', { name: 'Wyślij' }).click();
    // The slip of a desk stays open, so the second offer within a second waits; none is swallowed.
    if (!phone) await expect(page.getByText('Wysyłam za chwilę')).toBeVisible();
    await lessonStep(page, 8);
    await page.evaluate(() => (globalThis as unknown as { timeGoesOn(): void }).timeGoesOn());
    await expect(page.locator('.rg-line li').first()).toContainText('Żubr');
    await hold(page, page.locator('.rg-stop'), 200);
    await lessonStep(page, 8);
    await hold(page, page.locator('.rg-stop'), 450);
    await lessonStep(page, 9);
    await page.locator('[data-card="cheesecake"]').click();
    await page.getByRole('button', { name: 'Kup', exact: true }).click();
    await lessonStep(page, 10);
    await expect(page.locator('.rg-line li').last()).toContainText('Żubr');
  });
}

// Still: a game of twenty rounds is played here in minutes of the page's own clock, frame by frame.
const STILL = { language: 'pl', settings: { motion: 'reduced' } };

/** A table against bots where the top counts moves, so that time does not matter. */
async function sitDown(page: Page, viewport: { width: number; height: number }, level?: 'strong'): Promise<void> {
  await page.setViewportSize(viewport);
  await ownClock(page);
  if (level) {
    await page.addInitScript(() => localStorage.setItem('stolik-pace', '0.02'));
    await pullThePlug(page, STILL);
  }
  await open(page, '/new/rationing?place=bots', STILL);
  // Three at the table: the shortest game there is.
  await page.getByRole('button', { name: 'mniej', exact: false }).first().click();
  // One such bot: it thinks for most of the time that this takes.
  if (level) {
    await page.locator('.new-each').click();
    await page.locator('.chair select').last().selectOption(level);
  }
  await page.locator('select', { hasText: 'liczy ruchy' }).selectOption({ label: 'liczy ruchy' });
  await page.locator('.new-open button[type=submit]').click();
  await expect(page.locator('.rg')).toBeVisible();
}

type Seen = { offers: number; speculated: number; bought: number; passed: number; answered: number };

/** What lies before one, read at once. */
function look(page: Page) {
  return page.evaluate(() => {
    const there = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(one => one.checkVisibility()).length;
    const rg = document.querySelector<HTMLElement>('.rg');
    return {
      over: there('.rg-end') > 0,
      phase: rg?.dataset.phase ?? '',
      final: rg?.dataset.final === 'true',
      mine: there('.frame .status.mine') > 0,
      buy: there('.rg-buy') > 0,
      can: there('.rg-card.can'),
      spin: there('.rg-spin') > 0,
      take: there('[data-offer] .primary:not(.off)'),
      coupons: there('.rg-purse button'),
      own: there('.rg-offer.mine'),
      tabs: there('[role=tab]'),
      told: document.querySelector('.log-foot-text, .frame-side li')?.textContent ?? '',
    };
  });
}

/** One thing that a person could do now, by clicks; false if there is nothing. */
async function act(page: Page, phone: boolean, seen: Seen): Promise<boolean> {
  const now = await look(page);
  if (now.buy) {
    if (now.can) {
      await page.locator('.rg-card.can').first().click();
      await page.getByRole('button', { name: 'Kup', exact: true }).click();
      seen.bought += 1;
    } else {
      await page.getByRole('button', { name: 'Nic nie kupuję' }).click();
      seen.passed += 1;
    }
    return true;
  }
  if (now.spin) {
    await page.locator('.rg-spin').first().click();
    return true;
  }
  if (now.phase !== 'spinning') return false;
  if (now.take) {
    await page.locator('[data-offer] .primary:not(.off)').first().click();
    seen.answered += 1;
    return true;
  }
  const coupons = page.locator('.rg-purse button');
  if (now.mine && seen.speculated === 0 && !now.final && now.coupons > 1) {
    if (phone) {
      await page.locator('.rg-bar .btn', { hasText: 'Spekulant' }).click();
      await page.locator('.sheet .rg-chip').nth(0).click();
      await page.locator('.sheet .rg-chip').nth(1).click();
    } else {
      await page.getByRole('tab', { name: 'Spekulant' }).click();
      await coupons.nth(0).click();
      await coupons.nth(1).click();
    }
    await page.getByRole('button', { name: 'Wymień' }).click();
    seen.speculated += 1;
    return true;
  }
  if (seen.offers < 4 && now.own < 2 && now.coupons > 0) {
    // "Any one" for a card of one's own.
    if (phone) {
      await page.locator('.rg-bar .accent').click();
      await page.locator('.sheet .rg-chip').first().click();
      await page.locator('.sheet').getByRole('button', { name: 'dowolna', exact: true }).click();
    } else {
      if (now.tabs) await page.getByRole('tab', { name: 'Gracze' }).click();
      await coupons.first().click();
      await page.getByRole('button', { name: '+ dowolna' }).click();
    }
    await expect(page.locator('.rg-spoken')).toContainText('za dowolną kartkę');
    await page.getByRole('button', { name: 'Wyślij' }).click();
    seen.offers += 1;
    // Nobody sends two offers within a second.
    await page.clock.runFor(1100);
    return true;
  }
  if (now.mine && !now.final) {
    await hold(page, page.locator('.rg-stop'), 450);
    return true;
  }
  return false;
}

/** A whole game by clicks; on the way and at the end nothing is cut off, and axe finds nothing. */
async function playedOut(page: Page, phone: boolean): Promise<void> {
  const seen: Seen = { offers: 0, speculated: 0, bought: 0, passed: 0, answered: 0 };
  const end = page.locator('.rg-end');
  let looked = false;
  // Some of these turns only wait for a strong bot, which thinks by no clock of the page.
  for (let turn = 0; turn < 3000; ++turn) {
    const before = await look(page);
    const { over, phase, final } = before;
    if (over) break;
    if (!looked && phase === 'spinning') {
      looked = true;
      await fine(page, '.rg');
      await expect.poll(() => smallTargets(page)).toEqual([]);
    }
    page.setDefaultTimeout(30_000);
    const acted = await act(page, phone, seen).catch(async (error: unknown) => {
      // What is pressed may go away under the finger: the top falls when it falls. Then the table is another; if it is
      // not, a press failed.
      if (JSON.stringify(await look(page)) === JSON.stringify(before)) throw error;
      return false;
    });
    if (!acted) await pass(page, final ? 65_000 : 9000);
  }
  page.setDefaultTimeout(0);
  await expect(end).toBeVisible();
  expect(looked).toBe(true);
  expect(seen.bought + seen.passed).toBeGreaterThan(0);
  expect(seen.offers + seen.answered).toBeGreaterThan(0);
  // The scores turn up one by one, or at once.
  await pass(page, 30_000);
  await expect(page.locator('.rg-end-head h2')).toHaveText(/^(Wygrywasz|Dzielisz zwycięstwo|Zajmujesz \S+ miejsce): /);
  await expect(page.locator('.rg-end-head')).not.toContainText('..');
  await expect(page.locator('.rg-col')).toHaveCount(3);
  await expect(page.locator('.rg-history details')).toHaveCount(6);
  await fine(page, '.rg-end');
  if (!phone) {
    // What the big screen shows of it.
    await expect.poll(() => unreadFromAfar(page, '.rg-end')).toEqual([]);
    return;
  }
  // What to talk about is a page of its own.
  await page.locator('.end-page').last().click();
  await expect(page.locator('.end-questions li')).toHaveCount(3);
  await fine(page, '.end-questions');
}

async function fine(page: Page, part: string): Promise<void> {
  await expect.poll(() => sideways(page)).toBe(0);
  await expect.poll(() => clippedTexts(page)).toEqual([]);
  await expect
    .poll(async () =>
      (await violations(page, part)).map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`),
    )
    .toEqual([]);
}

test('a whole game against bots on a phone, by clicks', async ({ page }) => {
  // The speculator's die comes while one looks at the table: two or three lines from edge to edge.
  await page.addInitScript(() => {
    const dice: { width: number; height: number }[] = [];
    Object.assign(globalThis, { dice });
    new MutationObserver(() => {
      const strip = document.querySelector('.rg-banner.spec')?.getBoundingClientRect();
      if (strip) dice.push({ width: strip.width, height: strip.height });
    }).observe(document, { childList: true, subtree: true });
  });
  await sitDown(page, PHONE);
  await playedOut(page, true);
  const dice = await page.evaluate(() => (globalThis as unknown as { dice: DOMRect[] }).dice);
  expect(dice.length).toBeGreaterThan(0);
  for (const { width, height } of dice) {
    expect(width).toBeGreaterThan(PHONE.width - 2);
    expect(height).toBeLessThan(80);
  }
});

test('pawns and cards glide within their rows, also when the next change comes meanwhile', async ({ page }) => {
  // Every way is noted down: from one end of a row to the other at most.
  await page.addInitScript(() => {
    const ways: number[] = [];
    Object.assign(globalThis, { ways });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      for (const frame of Array.isArray(frames) ? (frames as Keyframe[]) : [])
        ways.push(
          ...[...String(frame.transform ?? '').matchAll(/translate\((-?[\d.]+)/g)].map(([, x]) => Math.abs(Number(x))),
        );
      return animate.call(this, frames, options);
    };
  });
  await page.addInitScript(() => localStorage.setItem('stolik-pace', '0'));
  await page.setViewportSize(PHONE);
  await open(page, '/new/rationing?place=bots', { language: 'pl' });
  await page.locator('.new-open button[type=submit]').click();
  await expect(page.locator('.rg')).toBeVisible();
  const ways = () => page.evaluate(() => (globalThis as unknown as { ways: number[] }).ways);
  // Bots hurry, so that changes come while the last one still moves.
  while ((await ways()).length < 20) {
    const [move] = await legal(page);
    if (move) await give(page, move, true);
  }
  expect(Math.max(...(await ways()))).toBeLessThan(PHONE.width);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  test.afterEach(({ watched }) => forgiveAsking(watched));

  test('a whole game with a strong bot on a desktop, by clicks', async ({ page }) => {
    await sitDown(page, DESKTOP, 'strong');
    await playedOut(page, false);
  });
});

/** Tab, and arrows inside a row, until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<boolean> {
  for (let press = 0; press < 120; ++press) {
    const here = await page.evaluate(wanted => {
      const focused = document.activeElement;
      if (focused?.matches(wanted)) return 'there';
      // In a row with one place in the tab order arrows go on.
      return focused?.closest('[role="toolbar"]')?.querySelector(wanted) ? 'row' : 'elsewhere';
    }, selector);
    if (here === 'there') return true;
    await page.keyboard.press(here === 'row' ? 'ArrowRight' : 'Tab');
  }
  return false;
}

test('a whole game with the keyboard alone', async ({ page }) => {
  await sitDown(page, DESKTOP);
  // From here on no pointer.
  let offers = 0;
  let spins = 0;
  const end = page.locator('.rg-end');
  for (let turn = 0; turn < 900; ++turn) {
    const { over, phase, buy, can, spin, mine, final, take, coupons } = await look(page);
    if (over) break;
    if (buy) {
      if (can && (await tabTo(page, '.rg-card.can'))) {
        await page.keyboard.press('Enter');
        await tabTo(page, '.rg-buy .accent');
        await page.keyboard.press('Enter');
      } else {
        await tabTo(page, '.rg-buy .rg-comp-acts .btn:not(.accent)');
        await page.keyboard.press('Enter');
      }
      continue;
    }
    if (spin) {
      if (spins++ % 2 === 0) {
        await page.keyboard.press('t');
      } else {
        await tabTo(page, '.rg-spin');
        await page.keyboard.down(' ');
        await page.clock.runFor(600);
        await page.keyboard.up(' ');
      }
      continue;
    }
    if (phase === 'spinning' && take > 0) {
      // The first of them may be one that cannot be met.
      const takeable = page.locator('[data-offer]:focus .primary:not(.off)');
      for (let tries = 0; tries < 12; ++tries) {
        await page.keyboard.press('o');
        if (await takeable.count()) break;
      }
      await page.keyboard.press('1');
      await pass(page, 200);
      continue;
    }
    if (phase === 'spinning' && mine && offers < 2 && coupons > 0) {
      await page.keyboard.press('c');
      await page.clock.runFor(50);
      await tabTo(page, '.rg-add');
      await page.keyboard.press('Enter');
      await page.clock.runFor(50);
      await tabTo(page, '.rg-picker .rg-chip');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await tabTo(page, '.rg-swap input');
      await page.keyboard.press('Space');
      await tabTo(page, '.rg-comp .accent');
      await page.keyboard.press('Enter');
      await page.clock.runFor(1100);
      offers += 1;
      continue;
    }
    if (phase === 'spinning' && mine && !final) {
      await page.keyboard.press('t');
      await page.keyboard.down('Enter');
      await page.clock.runFor(450);
      await page.keyboard.up('Enter');
      continue;
    }
    await pass(page, final ? 65_000 : 9000);
  }
  await expect(end).toBeVisible();
  expect(spins).toBeGreaterThan(1);
  expect(offers).toBeGreaterThan(0);
});

test('the top stands in four still poses where motion is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(DESKTOP);
  await open(page, '/learn/rationing', { language: 'en' });
  const pose = page.locator('.rg-top-still use');
  await expect(pose).toHaveAttribute('href', '#top-still');
  const skip = page.getByRole('button', { name: /^(Next|Skip this step)$/ });
  for (let step = 0; step < 3; ++step) await skip.click();
  await expect(pose).toHaveAttribute('href', '#top-steady');
  await expect(page.locator('.rg-stages .on')).toHaveText('steady');
  for (let step = 0; step < 2; ++step) await skip.click();
  await expect(pose).toHaveAttribute('href', '#top-slowing');
  for (let step = 0; step < 2; ++step) await skip.click();
  await expect(pose).toHaveAttribute('href', '#top-wobbling');
  await skip.click();
  await expect(pose).toHaveAttribute('href', '#top-fallen');
  await expect(page.locator('.rg-top-lean')).toHaveCount(0);
});

/** Words of a name on a coupon that are broken or stick out, on a laptop. */
function brokenNames(): string[] {
  const found: string[] = [];
  const purse = document.querySelector('.rg:not(.phone) .rg-purse');
  if (!purse) return ['no hand'];
  for (const many of [true, false]) {
    purse.classList.toggle('many', many);
    for (const name of purse.querySelectorAll<HTMLElement>('.nm.full')) {
      const box = name.closest('.rg-coupon')!.querySelector('.g')!.getBoundingClientRect();
      const text = name.firstChild as Text;
      for (const word of text.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = [...range.getClientRects()];
        const size = parseFloat(getComputedStyle(name).fontSize);
        if (lines.length !== 1 || lines[0]!.left < box.left - 0.5 || lines[0]!.right > box.right + 0.5 || size < 9.5)
          found.push(
            `${word[0]} in ${Math.round(box.width)} px: ${lines.map(line => Math.round(line.width)).join('+')}, ` +
              `${size} px`,
          );
      }
    }
  }
  return found;
}

test('the word on a coupon is whole on laptops and the narrowest phones, in every language', async ({ page }) => {
  const { goods } = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../content/decks/prl/pl.json'), 'utf8'),
  ) as { goods: Record<string, unknown> };
  await open(page, '/', { language: 'pl' });
  for (const language of ['pl', 'ru', 'en']) {
    const left = new Set(Object.keys(goods));
    // Deals go on until every good was in the hand.
    for (let deal = 0; left.size > 0 && deal < 15; ++deal) {
      await page.goto(`./?deal=${language}${deal}#/try/rationing?players=3&lang=${language}`);
      await page.locator('.rg-purse .rg-stack').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 740 });
        const wrong = () =>
          page.locator('.rg.phone').evaluate(async root => {
            const purse = root.querySelector<HTMLElement>('.rg-purse')!;
            const found: string[] = [];
            const whole = (word: HTMLElement, box: DOMRect) => {
              const range = document.createRange();
              range.selectNodeContents(word);
              const lines = [...range.getClientRects()];
              const size = parseFloat(getComputedStyle(word).fontSize);
              const fits = lines.length === 1 && lines[0]!.left >= box.left - 0.5 && lines[0]!.right <= box.right + 0.5;
              if (!fits || size < 9.5)
                found.push(
                  `${word.textContent} in ${Math.round(box.width)} px: ` +
                    `${lines.map(line => Math.round(line.width)).join('+')}, ${size} px`,
                );
            };
            // Many kinds lie closer together.
            for (const many of [true, false]) {
              purse.classList.toggle('many', many);
              for (const word of purse.querySelectorAll<HTMLElement>('.nm.brief'))
                whole(word, word.closest('.rg-coupon')!.querySelector('.g')!.getBoundingClientRect());
            }
            for (const word of root.querySelectorAll<HTMLElement>('.rg-say-good .w'))
              whole(word, word.closest('.rg-say-good')!.getBoundingClientRect());
            return found;
          });
        await expect.poll(wrong, `${language} ${width}`).toEqual([]);
      }
      for (const [width, height] of [
        [1280, 800],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => page.evaluate(brokenNames), `${language} ${width}`).toEqual([]);
      }
      for (const good of await page
        .locator('.rg-purse .rg-stack')
        .evaluateAll(stacks => stacks.map(one => (one as HTMLElement).dataset.good!)))
        left.delete(good);
    }
    expect([...left], `never in the hand (${language})`).toEqual([]);
  }
});
