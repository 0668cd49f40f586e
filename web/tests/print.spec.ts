// Print and play, by the command's own way: pages measured as they are printed, texts within their cells, the same
// bytes twice. The long run prints every deck in every language and mode.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { describe, finish, openPrinter, toPdf, type Asked, type Printer, type Told } from '../tooling/print.mjs';
import { gridFlaws, MM, overflowing, rendered } from './support/paper';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const decks = resolve(import.meta.dirname, '../../content/decks');
let printer: Printer;
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-paper-'));
  printer = await openPrinter();
});
test.afterAll(async () => {
  await printer?.close();
  rmSync(folder, { recursive: true, force: true });
});

type Printed = { file: string; told: Told; over: string[] };

async function printed(asked: Asked, name = 'set.pdf'): Promise<Printed> {
  const file = join(folder, name);
  return printer.open(asked, async page => {
    const told = await describe(page);
    finish(await toPdf(page), told, asked.language ?? 'en', file);
    return { file, told, over: [...told.over, ...(await overflowing(page))] };
  });
}

const flawsOf = ({ file, told }: Printed): string[] => gridFlaws(file, told.pages);
const ask = (program: string, ...words: string[]) =>
  execFileSync(program, words, { encoding: 'utf8', maxBuffer: 1 << 26 });

/** Where words stand on a page, in millimetres: their middles. */
function wordsOn(file: string, page: number): { text: string; x: number; y: number }[] {
  const found = ask('pdftotext', '-bbox', '-f', String(page), '-l', String(page), file, '-');
  return [...found.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)</g)].map(
    ([, x1, y1, x2, y2, text]) => ({
      text: text!,
      x: ((Number(x1) + Number(x2)) / 2) * MM,
      y: ((Number(y1) + Number(y2)) / 2) * MM,
    }),
  );
}

test(
  'cards on both sides: the grid on every page, backs behind their fronts, ' + 'fonts inside, the same bytes twice',
  async () => {
    const asked = { deck: 'psz', language: 'ru', mode: 'duplex', part: 'knowledge', shift: '0.6,-0.4' };
    const set = await printed(asked);
    expect(set.told.pages.map(page => page.key)).toEqual([1, 2, 3, 4].map(at => `knowledge-${at}`));
    expect(flawsOf(set)).toEqual([]);
    expect(set.over).toEqual([]);
    // The number on a knowledge card's back stands in the mirrored place of its front.
    const [front, back] = [wordsOn(set.file, 1), wordsOn(set.file, 2)];
    const [grid, behind] = [set.told.pages[0]!.grid!, set.told.pages[1]!.grid!];
    const place = (words: typeof front, text: string, { xs, ys }: typeof grid) =>
      words
        .filter(word => word.text === text && word.y > ys[0]!)
        .map(word => ({ column: xs.findLastIndex(x => x <= word.x), row: ys.findLastIndex(y => y <= word.y) }));
    for (let number = 1; number <= 9; number += 1) {
      const [column, row] = [(number - 1) % 3, Math.floor((number - 1) / 3)];
      expect(place(front, String(number), grid)).toContainEqual({ column, row });
      expect(new Set(place(back, String(number), behind).map(spot => JSON.stringify(spot)))).toEqual(
        new Set([JSON.stringify({ column: 2 - column, row })]),
      );
    }
    expect(behind.xs[0]! - (210 - grid.xs.at(-1)!)).toBeCloseTo(0.6, 5);
    expect(behind.ys[0]! - grid.ys[0]!).toBeCloseTo(0.4, 5);

    const fonts = ask('pdffonts', set.file).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(2);
    expect(fonts.filter(line => !/\s(yes) (yes|no)\s+(yes)\s/.test(line))).toEqual([]);
    // Names are text, whole and in order.
    const texts = JSON.parse(readFileSync(join(decks, 'psz/ru.json'), 'utf8')) as {
      cards: Record<string, { name: string }>;
    };
    const read = ask('pdftotext', '-layout', set.file, '-').replace(/\s+/g, '');
    const missing = Object.values(texts.cards).filter(
      card => !card.name.split(/\s/).every(word => read.includes(word)),
    );
    expect(missing).toEqual([]);
    const info = ask('pdfinfo', set.file);
    expect(info).toMatch(/Title: +Stolik, Тройки/);
    expect(info).toMatch(/Tagged: +yes/);

    const again = await printed(asked, 'again.pdf');
    expect(readFileSync(again.file).equals(readFileSync(set.file))).toBe(true);
  },
);

test('for a print shop: a page for each face, with bleed around what is cut; at home with little ink', async () => {
  const shop = await printed({ deck: 'prl', language: 'pl', mode: 'shop', part: 'visits' });
  expect(shop.told.pages.length).toBe(12);
  const boxes = ask('pdfinfo', '-box', '-f', '1', '-l', '12', shop.file);
  for (const [name, want] of Object.entries({ MediaBox: [0, 69, 94], BleedBox: [0, 69, 94], TrimBox: [3, 66, 91] })) {
    const found = [...boxes.matchAll(new RegExp(`${name}: +(\\S+) +(\\S+) +(\\S+) +(\\S+)`, 'g'))].map(([, ...box]) =>
      box.map(value => Number(value) * MM),
    );
    expect(found.length).toBe(12);
    // Measured from the foot of the page, wherever Chromium put it.
    for (const [left, bottom, right, top] of found) {
      expect([left, right! - left!, top! - bottom!].map(value => Math.round(value! * 10) / 10)).toEqual([
        want[0],
        want[1]! - want[0]!,
        want[2]! - want[0]!,
      ]);
    }
  }
  const little = await printed({
    deck: 'psz',
    language: 'en',
    mode: 'fold',
    size: 'small',
    ink: 'little',
    part: 'cards',
  });
  expect(little.told.pages.length).toBe(4);
  expect(flawsOf(little)).toEqual([]);
  for (const picture of rendered(little.file, 1, 4, 60)) expect(1 - picture.mean / 255).toBeLessThan(0.08);
});

/** Names as long as docs/DECKS.md lets them be, with words that cannot be divided. */
function longDeck(): { facts: unknown; texts: Record<string, unknown> } {
  const facts = JSON.parse(readFileSync(join(decks, 'psz/deck.json'), 'utf8')) as { id: string };
  const texts = JSON.parse(readFileSync(join(decks, 'psz/pl.json'), 'utf8')) as {
    cards: Record<string, { name: string }>;
    title: string;
  };
  const ways = [
    'Konstantynopolitańczykowianeczka',
    'Wielkopolska Brygada Kawalerii w odwodzie',
    'Wschodniopomorska Grupa Szturmowo-Desant',
  ];
  Object.values(texts.cards).forEach((card, at) => (card.name = `${at + 1} ${ways[at % 3]!}${'wwwwww'}`.slice(0, 38)));
  texts.title = 'Wszystkie dywizjony, brygady i okręty na wszystkich frontach';
  return { facts: { ...facts, id: 'long' }, texts: { pl: texts } };
}

/** Our events, each with a picture of its own, as a server tells a deck that came as one file. */
const PICTURED = `own-${'a'.repeat(32)}`;
function picturedDeck(): object {
  const read = (name: string) => JSON.parse(readFileSync(join(decks, 'gpw', name), 'utf8')) as Record<string, any>;
  const facts = read('deck.json');
  const pictures = {
    'own-lamp': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M16 20h16l4 20H12z"/></svg>',
  };
  return {
    facts: {
      ...facts,
      id: PICTURED,
      events: facts.events.map((event: object) => ({ ...event, picture: 'own-lamp' })),
      pictures,
    },
    texts: { ru: read('ru.json') },
  };
}

test('whole sets fit their pages, and so does a deck of names of 38 signs, or of pictures', async () => {
  const own = JSON.stringify(longDeck());
  const pictured = JSON.stringify(picturedDeck());
  const look = (asked: Asked, before?: Parameters<Printer['open']>[2], also?: (page: Page) => Promise<void>) =>
    printer.open(
      asked,
      async page => {
        await also?.(page);
        return [...(await describe(page)).over, ...(await overflowing(page))].map(text => `${asked.deck} ${text}`);
      },
      before,
    );
  const found = [
    ...(await look({ deck: 'gpw', language: 'ru', mode: 'fold', size: 'small' })),
    ...(await look({ deck: 'prl', language: 'ru', mode: 'fold', size: 'small' })),
    ...(await look({ deck: 'long', game: 'triples', language: 'pl', mode: 'fold', size: 'small' }, page =>
      page.route('**/decks/long.json', route => route.fulfill({ body: own, contentType: 'application/json' })),
    )),
    ...(await look(
      { deck: PICTURED, game: 'victory-line', language: 'ru', mode: 'fold', size: 'full' },
      async page => {
        await page.route(`**/decks/${PICTURED}.json`, route =>
          route.fulfill({ body: pictured, contentType: 'application/json' }),
        );
      },
      async page => expect(await page.locator('.vl-card .pic img').count()).toBe(140),
    )),
  ];
  expect(found).toEqual([]);
});

test('eight puzzles of each game on a sheet, each answer behind its puzzle', async () => {
  const asked = (deck: string): Asked => ({ deck, language: 'ru', mode: 'duplex', sheet: '3' });
  for (const deck of ['gpw', 'psz'])
    expect(
      await printer.open(asked(deck), async page => [...(await describe(page)).over, ...(await overflowing(page))]),
    ).toEqual([]);
  const sheet = await printed(asked('prl'));
  expect(sheet.told.pages.map(page => page.key)).toEqual(['puzzles-front', 'puzzles-back']);
  expect(sheet.over).toEqual([]);
  const [front, back] = [wordsOn(sheet.file, 1), wordsOn(sheet.file, 2)];
  const isLeft = (words: typeof front, number: number) =>
    words.filter(word => word.text === String(number)).map(word => word.x < 105);
  for (const number of [5, 6, 7, 8]) {
    expect(isLeft(front, number)).toContain(number % 2 === 1);
    expect(isLeft(back, number)).toContain(number % 2 === 0);
  }
});

test('who has no top takes a phone: it spins, and says when it fell', async ({ page }) => {
  await page.clock.install();
  await page.goto('/#/clock');
  const said = page.locator('.rg-clock-in [role=status]');
  await page.locator('.rg-clock-in .btn.primary').click();
  await expect(said).not.toHaveText(/czeka/);
  // No spin is longer than ten minutes.
  await page.clock.fastForward('10:00');
  await expect(said).toHaveText(/leży/);
  await expect(page.locator('.rg-clock-in .btn.primary')).toBeVisible();
});

const MODES: Partial<Asked>[] = [
  { mode: 'fold' },
  { mode: 'duplex' },
  { mode: 'apart' },
  { mode: 'shop' },
  { mode: 'fold', ink: 'little' },
];
for (const deck of process.env.STOLIK_LONG ? ['psz', 'prl', 'gpw'] : []) {
  for (const language of ['pl', 'ru', 'en']) {
    test(`all of ${deck} in ${language}, in five modes, on two papers, in two sizes`, async () => {
      test.setTimeout(1_800_000);
      for (const mode of MODES) {
        for (const paper of mode.mode === 'shop' ? ['a4'] : ['a4', 'letter']) {
          for (const size of ['full', 'small']) {
            const set = await printed({ deck, language, ...mode, paper, size });
            const what = JSON.stringify({ deck, language, ...mode, paper, size });
            expect.soft(set.over, what).toEqual([]);
            expect.soft(statSync(set.file).size, what).toBeLessThan(6_000_000);
            // Grids are alike in all languages: in one of them every page is measured.
            if (language === 'pl') expect.soft(flawsOf(set), what).toEqual([]);
          }
        }
      }
    });
  }
}
