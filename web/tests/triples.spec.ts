// Whole games of triples against bots: by clicks, on a phone, by keys alone; then the places on the map.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { brokenWords, expect, open, test } from './people';
import { clockStands, ownClock, pass } from './support/time';

type SetFacts = { id: string; cards: string[]; place: { points: { lat: number; lon: number }[] } };
const read = (name: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../../content/decks/psz', name), 'utf8')) as never;
const sets = (read('deck.json') as { sets: SetFacts[] }).sets;
const cardNames = (language: string) => (read(`${language}.json`) as { cards: Record<string, { name: string }> }).cards;

/** A table of three against random bots. */
async function sitDown(page: Page, language: string): Promise<void> {
  await ownClock(page);
  await open(page, '/new/triples?place=bots', { language, settings: { motion: 'reduced' } });
  await page.locator('.stepper button').first().click();
  await page.locator('.new-open button[type=submit]').click();
  await expect(page.locator('.tr')).toBeVisible();
}

type Look = { mine: boolean; over: boolean; held: string[]; inPlay: string[]; seats: number[] };

const look = (page: Page): Promise<Look> =>
  page.evaluate(() => ({
    mine: document.querySelector('.tr')?.getAttribute('data-mine') === 'true',
    over: document.querySelector('.tr-end') !== null,
    held: [...document.querySelectorAll<HTMLElement>('[data-held]')].map(one => one.dataset.held!),
    inPlay: [...document.querySelectorAll<HTMLElement>('.tr-list [data-card]')].map(one => one.dataset.card!),
    seats: [...document.querySelectorAll<HTMLElement>('.tr-seat')].map(one => Number(one.dataset.seat)),
  }));

/** Time passes for the bots until it is the person's turn, or the end. */
async function untilMine(page: Page): Promise<Look> {
  for (let waited = 0; waited < 4000; waited++) {
    const now = await look(page);
    if (now.over || now.mine) return now;
    await pass(page, 2500);
  }
  throw new Error('the turn never came back');
}

/** What a careful person would ask: a missing card of a set they hold; not somebody who has just refused it. */
class Memory {
  private readonly refused = new Set<string>();
  choose({ held, inPlay, seats }: Look): { seat: number; card: string } {
    const own = new Set(held);
    const wanted = sets.filter(set => set.cards.some(card => own.has(card))).flatMap(set => set.cards);
    const cards = (wanted.length > 0 ? wanted : inPlay).filter(card => inPlay.includes(card) && !own.has(card));
    const choices = cards.flatMap(card => seats.map(seat => ({ seat, card })));
    return choices.find(one => !this.refused.has(`${one.seat} ${one.card}`)) ?? choices[0]!;
  }
  asked({ seat, card }: { seat: number; card: string }, got: boolean): void {
    if (!got) this.refused.add(`${seat} ${card}`);
    else this.refused.clear();
  }
}

async function playOut(page: Page, say: (seat: number, card: string) => Promise<void>): Promise<number> {
  const memory = new Memory();
  for (let asks = 0; asks < 250; asks++) {
    const now = await untilMine(page);
    if (now.over) return asks;
    const ask = memory.choose(now);
    await say(ask.seat, ask.card);
    // The answer is kept back for a moment.
    await page.clock.runFor(1000);
    await expect
      .poll(async () => {
        const after = await look(page);
        return (
          after.over ||
          !after.mine ||
          after.held.join() !== now.held.join() ||
          after.inPlay.length !== now.inPlay.length
        );
      })
      .toBe(true);
    const after = await look(page);
    memory.asked(ask, after.over || after.held.includes(ask.card) || !after.inPlay.includes(ask.card));
  }
  throw new Error('the game never ended');
}

async function shownResult(page: Page): Promise<void> {
  await expect(page.locator('.tr-result li')).toHaveCount(3);
  await expect(page.locator('.tr-result .tr-tag')).toHaveCount(12);
  // The person is told "you", and finds their own row.
  await expect(page.locator('.tr-result h2')).toHaveText(
    /^(Wygrywasz|Dzielisz zwycięstwo|Zajmujesz \S+ miejsce|You .*|Вы (победили|разделили победу|на \S+ месте)): /,
  );
  await expect(page.locator('.tr-result li.me')).toHaveCount(1);
  await expect(page.locator('.tr-result li.me .tr-name')).toHaveText(/^(Ty|You|Вы), /);
}

test('a whole game by clicks on a desk, then pins by mouse', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDown(page, 'pl');
  // Nothing in the list tells what belongs together: one order, no colour, no frame (T2).
  const styles = () =>
    page
      .locator('.tr-list li:not(.mine)')
      .evaluateAll(
        items =>
          new Set(
            items.map(
              item => `${getComputedStyle(item).color} ${getComputedStyle(item).backgroundColor} ${item.className}`,
            ),
          ).size,
      );
  await expect.poll(styles).toBe(1);
  await expect(page.locator('.tr-list li svg:not([width="14"])')).toHaveCount(0);
  // A knowledge card is read beside the table, at no cost.
  await page.locator('.tr-k').nth(4).click();
  await expect(page.locator('.tr-open h3')).toHaveText('Narwik 1940');
  await page.keyboard.press('Escape');
  // The sentence says why it cannot be said yet.
  await untilMine(page);
  await expect(page.locator('.tr-slip .btn.primary')).toHaveAttribute('aria-disabled', 'true');
  const names = cardNames('pl');
  let said = false;
  const asks = await playOut(page, async (seat, card) => {
    await page.locator(`.tr-seat[data-seat="${seat}"]`).click();
    await page.locator(`.tr-list [data-card="${card}"]`).click();
    if (!said) {
      said = true;
      await expect(page.locator('.tr-say .fill')).toHaveText(names[card]!.name.replace(/„(.*)”/, '«$1»'));
    }
    await page.locator('.tr-slip .btn.primary').click();
  });
  expect(asks).toBeGreaterThan(0);
  await shownResult(page);
  await page.locator('.tr-to-map .btn').first().click();
  await page.locator('.tm-board').click({ position: { x: 200, y: 200 } });
  await expect(page.locator('.tm-where')).toContainText(/km|\p{Lu}/u);
  await page.locator('.tm-bar .btn.primary').click();
  await expect(page.locator('.tm-result')).toBeVisible();
  await expect(page.locator('.tm-sources')).toContainText(/19|20/);
});

test('while an answer is kept back nothing beside the sentence tells it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDown(page, 'en');
  const now = await untilMine(page);
  await page.clock.runFor(3000);
  const seen = () =>
    page.evaluate(() => {
      const texts = (where: string) => [...document.querySelectorAll<HTMLElement>(where)].map(one => one.textContent);
      return {
        log: texts('.frame-side .log li'),
        foot: texts('.log-foot'),
        status: texts('.status'),
        seats: texts('.tr-seat .m'),
        turn: texts('.tr-seat:has(.tr-turn) .n'),
        title: document.title,
        list: texts('.tr-tab[aria-selected=true]'),
        spoken: texts('[data-announcer]'),
        head: texts('.tr-hand-head'),
      };
    });
  const ask = new Memory().choose(now);
  await page.locator(`.tr-seat[data-seat="${ask.seat}"]`).click();
  await page.locator(`.tr-list [data-card="${ask.card}"]`).click();
  await page.clock.runFor(10_000);
  // Whatever the machine does meanwhile: to the page no time goes by that is not said here.
  await clockStands(page);
  const before = await seen();
  await page.locator('.tr-slip .btn.primary').click();
  await expect(page.locator('.tr[data-awaits=true]')).toBeVisible();
  await page.clock.runFor(300);
  expect(await seen()).toEqual(before);
  await page.clock.runFor(1500);
  await expect(page.locator('.tr[data-awaits=false]')).toBeVisible();
  await expect.poll(async () => (await seen()).log.length).toBe(before.log.length + 1);
  await expect.poll(async () => (await seen()).spoken).not.toEqual(before.spoken);
});

test.describe('in the hand', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'ru-RU' });

  test('a whole game on a phone by taps, then a pin under the finger', async ({ page }) => {
    await sitDown(page, 'ru');
    await playOut(page, async (seat, card) => {
      await page.locator(`.tr-seat[data-seat="${seat}"]`).tap();
      await page.locator(`.tr-list [data-card="${card}"]`).tap();
      await page.locator('.tr-commit .btn.primary').tap();
    });
    await shownResult(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.locator('.tr-to-map .btn').last().tap();
    await page.locator('.tm-board').tap({ position: { x: 190, y: 190 } });
    await expect(page.locator('.tm-loupe')).toBeVisible();
    await page.locator('.tm-bar .btn.primary').tap();
    await expect(page.locator('.tm-result')).toBeVisible();
  });
});

test('a whole game by keys alone, then the map by keys', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDown(page, 'en');
  await page.evaluate(() =>
    addEventListener('pointerdown', () => ((window as { touched?: boolean }).touched = true), true),
  );
  const names = cardNames('en');
  const press = (key: string) => page.keyboard.press(key);
  const focusOn = async (selector: string, key = 'Tab') => {
    for (let steps = 0; steps < 60; steps++) {
      if (await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)) return;
      await press(key);
    }
    throw new Error(`${selector} cannot be reached by ${key}`);
  };
  await playOut(page, async (seat, card) => {
    // F leads to the list's field, unless one types there already; a name in full leaves one card, Enter takes it.
    if (!(await page.evaluate(() => document.activeElement?.matches('[data-find]')))) await press('f');
    await focusOn('[data-find]');
    await press('Control+a');
    await page.keyboard.type(names[card]!.name);
    await press('ArrowDown');
    await focusOn(`.tr-list [data-card="${card}"]`, 'ArrowDown');
    await press('Enter');
    await focusOn('.tr-seat', 'Shift+Tab');
    for (
      let steps = 0;
      steps < 4 &&
      !(await page.evaluate(wanted => (document.activeElement as HTMLElement).dataset.seat === String(wanted), seat));
      steps++
    )
      await press('ArrowRight');
    await press('Space');
    await expect(page.locator(`.tr-seat[data-seat="${seat}"]`)).toHaveAttribute('aria-checked', 'true');
    await focusOn('.tr-slip .btn.primary');
    await press('Enter');
  });
  await shownResult(page);

  await focusOn('.tr-to-map .btn');
  await press('Enter');
  await focusOn('.tm-board');
  const pin = async () => (await page.locator('.tm-board').getAttribute('data-pin'))?.split(',').map(Number) ?? [];
  await press('ArrowUp');
  await expect.poll(async () => (await pin()).length).toBe(2);
  const [lat, lon] = await pin();
  const north = () => pin().then(now => now[0]! - lat!);
  await press('Shift+ArrowUp');
  await expect.poll(north).toBeCloseTo(0.8993, 2);
  await press('ArrowDown');
  await expect.poll(north).toBeCloseTo(0.8094, 2);
  await press('Alt+ArrowDown');
  await expect.poll(north).toBeCloseTo(0.8004, 2);
  expect(Math.abs((await pin())[1]! - lon!)).toBeLessThan(0.001);
  // Where it stands is said once the arrows rest.
  await page.clock.runFor(1500);
  await expect(page.locator('[data-announcer="polite"]')).toContainText(/km (north|south|east|west)|^[A-Z]/);
  const zoom = async () => Number(await page.locator('.tm-board').getAttribute('data-zoom'));
  const before = await zoom();
  await press('+');
  await expect.poll(zoom).toBeGreaterThan(before);
  await press('-');
  await expect.poll(zoom).toBeCloseTo(before, 1);
  await press('g');
  await page.keyboard.type('napl');
  await press('Enter');
  await expect.poll(async () => (await pin()).map(value => value.toFixed(2)).join()).toBe('40.85,14.27');
  await expect(page.locator('.tm-where')).toHaveText('Naples');
  await press('Enter');
  await expect(page.locator('.tm-result')).toBeFocused();
  await expect(page.locator('.tm-bands .now')).toHaveCount(1);
  await focusOn('.tm-rate input', 'Tab');
  await press('Space');
  await expect(page.locator('.tm-rate .on')).toHaveCount(1);
  expect(await page.evaluate(() => (window as { touched?: boolean }).touched ?? false)).toBe(false);
});

test('advanced: a knowledge card read to all opens for everybody and is turned down again', async ({ page }) => {
  await ownClock(page);
  await open(page, '/new/triples?place=bots', { language: 'en', settings: { motion: 'reduced' } });
  await page.getByRole('radio', { name: 'for advanced players' }).check({ force: true });
  await page.locator('.new-open button[type=submit]').click();
  await expect(page.locator('.tr')).toBeVisible();
  // Bots read aloud too: close what they opened until it is our turn.
  for (let waited = 0; waited < 4000 && (await page.locator('.tr').getAttribute('data-mine')) !== 'true'; waited++) {
    if (await page.locator('.tr-reading').isVisible()) await page.locator('.tr-reading .btn.primary').click();
    await pass(page, 2500);
  }
  if (await page.locator('.tr-reading').isVisible()) await page.locator('.tr-reading .btn.primary').click();
  // Backs give no title and no picture away; the cards in hand keep theirs, as in the other variant.
  await expect(page.locator('.tr-k svg')).toHaveCount(0);
  await expect(page.locator('.tr-know')).not.toHaveText(/Cassino|Falaise|Narvik/);
  await expect(page.locator('.tr-card')).not.toHaveCount(0);
  await expect(page.locator('.tr-card.plain')).toHaveCount(0);
  await page.locator('.tr-k').nth(1).click();
  await page.locator('.tr-back .btn.accent').click();
  await expect(page.locator('.tr-reading h3')).toHaveText('Falaise 1944');
  await expect(page.locator('.tr')).toHaveAttribute('data-mine', 'false');
  // Nothing goes on at this device while it is read; after a minute it is turned down by itself.
  const log = await page.locator('.frame-side li').count();
  await page.clock.runFor(20_000);
  expect(await page.locator('.frame-side li').count()).toBe(log);
  await page.clock.runFor(41_000);
  await expect(page.locator('.tr-reading h3', { hasText: 'Falaise 1944' })).toHaveCount(0);
});

test('no word on a card or at a seat is broken', async ({ page }) => {
  const broken: string[] = [];
  for (const language of ['pl', 'ru', 'en']) {
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      // Of two each holds half of the deck; of four there are more names in a row.
      for (const players of [2, 4]) {
        await open(page, `/try/triples?players=${players}&lang=${language}`, { anew: `${language}${width}${players}` });
        await expect(page.locator('.tr-card .nm').first()).toBeVisible();
        broken.push(
          ...(await brokenWords(page, '.tr-card .nm, .tr-seat .n')).map(
            word => `${language} ${width} ${players}: ${word}`,
          ),
        );
      }
    }
  }
  expect(broken).toEqual([]);
});

test('the longest names stand whole at their seats', async ({ page }) => {
  const names = {
    pl: ['Eukaliptus', 'Ośmiornica', 'Niedźwiedź'],
    ru: ['Лиственница', 'Папоротник', 'Зимородок'],
    en: ['Nightingale', 'Kingfisher', 'Eucalyptus'],
  };
  for (const [language, three] of Object.entries(names)) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.evaluate(() => localStorage.removeItem('stolik-settings')).catch(() => {});
    await open(page, `/new/triples?place=bots&${language}`, {
      language,
      settings: { motion: 'reduced' },
      anew: language,
    });
    for (const [at, name] of three.entries())
      await page
        .locator('.chair-name')
        .nth(at + 1)
        .fill(name);
    await page.locator('.new-open button[type=submit]').click();
    await expect(page.locator('.tr-seat .n')).toHaveText(three);
    for (const [width, height] of [
      [1366, 768],
      [1024, 768],
      [390, 844],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => brokenWords(page, '.tr-seat .n'), `${language} ${width}`).toEqual([]);
    }
  }
});

test('cards without pictures are a choice of their own', async ({ page }) => {
  await open(page, '/new/triples?place=bots', { language: 'en', settings: { motion: 'reduced' } });
  await page.getByText('More rules to choose from').click();
  await page.getByRole('switch', { name: 'Pictures on the cards' }).click();
  await page.locator('.new-open button[type=submit]').click();
  await expect(page.locator('.tr-card.plain').first()).toBeVisible();
  await expect(page.locator('.tr-card:not(.plain)')).toHaveCount(0);
});

test('the lesson can be followed by clicks to its end', async ({ page }) => {
  await ownClock(page);
  await open(page, '/learn/triples', { language: 'pl', settings: { motion: 'reduced' } });
  const next = page.locator('.tl-say .btn');
  await next.click();
  await page.locator('.tr-k[data-set="set-1"]').click();
  await expect(page.locator('.tl-count')).toContainText('3');
  await page.locator('.tr-seat[data-seat="1"]').click();
  await page.locator('.tr-list [data-card="monte-cassino"]').click();
  await page.locator('.tr-slip .btn.primary').click();
  await expect(page.locator('.tl-count')).toContainText('6');
  await page.locator('.tr-seat[data-seat="2"]').click();
  await page.locator('.tr-list [data-card="dywizjon-mysliwski-303"]').click();
  await page.locator('.tr-slip .btn.primary').click();
  await expect(page.locator('.tl-count')).toContainText('7');
  await page.clock.runFor(8000);
  await next.click();
  await page.locator('.tr-seat[data-seat="3"]').click();
  await page.locator('.tr-list [data-card="maczek"]').click();
  await page.locator('.tr-slip .btn.primary').click();
  await expect(page.locator('.tl-count')).toContainText('9');
  await next.click();
  // What was learnt is waiting.
  await page.locator('.now-play .btn.primary').click();
  await expect(page).toHaveURL(/#\/table\//);
});

test('private notes outlive a reload of the page', async ({ page }) => {
  await sitDown(page, 'pl');
  await page.getByRole('tab', { name: 'Notatki' }).click();
  const note = page.locator('[data-note]').first();
  const place = await note.getAttribute('data-note');
  await note.click();
  await note.click();
  await expect(note).toHaveText('✗');
  await page.reload();
  await page.getByRole('tab', { name: 'Notatki' }).click();
  await expect(page.locator(`[data-note="${place}"]`)).toHaveText('✗');
});
