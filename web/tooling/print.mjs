// ./stolik print: a set as a PDF, through the client's own page (#/print) in a Chromium without windows, so that no
// card is drawn twice.
//
//   node tooling/print.mjs DECK [options]
//
// `--help` lists the options. The client is the built one (web/dist); it is handed to the browser from there, no server
// runs. `--server URL` takes the page, and its decks, from a running one.
// Boxes for print shops, title, language and a date that stays the same are put in by tools/print_pdf.py.
import { chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join, normalize, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const DIST = join(ROOT, 'web/dist');
/** An address that nobody has: everything below it is read from the folder. */
const NOWHERE = 'http://print.stolik.invalid/';
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const BROWSERS = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium'];

const CHOICES = {
  '--language': ['pl', 'ru', 'en'],
  '--mode': ['fold', 'duplex', 'apart', 'shop'],
  '--paper': ['a4', 'letter'],
  '--size': ['full', 'small'],
  '--ink': ['colour', 'little'],
  '--large': ['glued', 'a3'],
  '--cell': ['24', '30'],
};
const TEXTS = ['--part', '--sheet', '--shift', '--address', '--server', '-o'];

const USAGE = `usage: ./stolik print DECK [options] -o FILE.pdf

  DECK                        a deck: ${readdirSync(join(ROOT, 'content/decks')).sort().join(', ')}, or one of --decks
  --language pl|ru|en         the language of cards and rules (en)
  --mode fold|duplex|apart|shop   fold over (usual), both sides, fronts then backs, print shop: a card a page with bleed
  --paper a4|letter           (a4)
  --size full|small           cards of 63 x 88 or of 44 x 63 mm; what the game usually has, if not said
  --ink colour|little         little: black lines on white (colour)
  --large glued|a3            a map or board: glued from pages, or on A3 (glued)
  --cell 24|30                a cell of the board of victory-line, in millimetres (30)
  --part ID[,ID…]             only these parts; without a file (-o) the parts are listed
  --sheet N                   eight puzzles and their answers (puzzles/README.md), other ones for each number
  --shift RIGHT,DOWN          what the calibration page told, in millimetres: moves the backs
  --address URL               where players reach Stolik, for links on paper
  --decks DIR                 decks of one's own, found in the folders below this one
  -o FILE                     where to write

The same pages come from the browser: Print on the start screen (docs/PRINT.md).`;

class Wrong extends Error {}

function read(words) {
  const asked = { deck: null };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (CHOICES[word] || TEXTS.includes(word)) {
      const value = words[(at += 1)];
      if (value === undefined) throw new Wrong(`${word}: a value is missing`);
      if (CHOICES[word] && !CHOICES[word].includes(value))
        throw new Wrong(`${word}: '${value}' is none of ${CHOICES[word].join(', ')}`);
      asked[word.replace(/^-+/, '')] = value;
    } else if (word.startsWith('-')) throw new Wrong(`there is no option '${word}'; --help lists them`);
    else if (asked.deck !== null) throw new Wrong('one deck at a time is printed');
    else asked.deck = word;
  }
  if (asked.deck === null) throw new Wrong('give a deck: ./stolik print psz -o psz.pdf');
  if (asked.shift !== undefined && !/^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/.test(asked.shift))
    throw new Wrong('--shift: two numbers are expected, like 0.8,-0.3');
  if (asked.sheet !== undefined && !/^[1-9]\d{0,3}$/.test(asked.sheet))
    throw new Wrong('--sheet: a number from 1 to 9999 is expected');
  return asked;
}

async function gameOf(deck, server) {
  if (server) {
    // A folder on a host has none of its own.
    const { decks } = await fetch(new URL('decks.json', server))
      .then(answer => answer.json())
      .catch(() => ({ decks: [] }));
    const found = decks.find(one => one.id === deck);
    if (found) return found.game;
  }
  const file = join(ROOT, 'content/decks', deck, 'deck.json');
  if (!/^[a-z0-9-]+$/.test(deck) || !existsSync(file)) throw new Wrong(`there is no deck '${deck}'`);
  return JSON.parse(readFileSync(file, 'utf8')).game;
}

/** The address of the page that prints this. */
export function addressOf(asked, game) {
  const query = new URLSearchParams({
    deck: asked.deck,
    mode: asked.mode ?? 'fold',
    paper: asked.paper ?? 'a4',
    ink: asked.ink ?? 'colour',
    large: asked.large ?? 'glued',
    address: asked.address ?? '',
  });
  if (asked.size) query.set('small', asked.size === 'small' ? '1' : '0');
  if (asked.cell) query.set('own-cell', asked.cell);
  if (asked.sheet) query.set('own-sheet', asked.sheet);
  if (asked.part || asked.sheet) query.set('only', asked.part ?? 'puzzles');
  if (asked.shift) ['right', 'down'].forEach((name, at) => query.set(name, asked.shift.split(',')[at]));
  return `#/print/${game}?${query}`;
}

/** A browser with the client in it, for as many sets as one likes. */
export async function openPrinter({ server = null } = {}) {
  if (!server && !existsSync(join(DIST, 'index.html'))) throw new Wrong('the client is not built: ./stolik web');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? BROWSERS.find(existsSync) ?? 'chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
    ],
  });
  const origin = server ?? NOWHERE;
  return {
    close: () => browser.close(),
    /**
     * The page of one set, its texts fitted; `work` does with it what it likes. `before` may put files of its own into
     * its way.
     */
    async open(asked, work, before) {
      const game = asked.game ?? (await gameOf(asked.deck, server));
      const context = await browser.newContext({
        serviceWorkers: 'block',
        colorScheme: 'light',
        viewport: { width: 1440, height: 900 },
      });
      try {
        const page = await context.newPage();
        page.setDefaultTimeout(120_000);
        await page.addInitScript(
          language =>
            localStorage.setItem(
              'stolik-settings',
              JSON.stringify({ language, theme: 'light', textSize: 100, motion: 'reduced' }),
            ),
          asked.language ?? 'en',
        );
        if (!server) {
          await page.route(`${NOWHERE}**`, route => {
            const path = decodeURIComponent(new URL(route.request().url()).pathname);
            const file = join(DIST, normalize(path === '/' ? '/index.html' : path));
            if (!file.startsWith(DIST) || !existsSync(file) || !statSync(file).isFile())
              return route.fulfill({ status: 404, body: '' });
            return route.fulfill({
              body: readFileSync(file),
              contentType: TYPES[extname(file)] ?? 'application/octet-stream',
            });
          });
        }
        await before?.(page);
        await page.goto(`${origin}${addressOf(asked, game)}`);
        await page.locator('.pr-list[data-ready]').waitFor({ state: 'attached' });
        await page.evaluate(() => document.fonts.ready);
        return await work(page);
      } finally {
        await context.close();
      }
    },
  };
}

/** What there is to print, and how the pages lie: for boxes, and for whoever measures them. */
export const describe = page =>
  page.evaluate(() => ({
    title: document.querySelector('.pr-list').dataset.title,
    parts: [...document.querySelectorAll('.pr-parts label')].map(label => ({
      id: label.dataset.part,
      text: label.textContent,
    })),
    pages: [...document.querySelectorAll('.pr-page[data-page]')].map(one => ({
      key: one.dataset.key,
      trim: one.dataset.trim.split(' ').map(Number),
      width: parseFloat(one.style.width),
      height: parseFloat(one.style.height),
      grid: one.dataset.grid ? JSON.parse(one.dataset.grid) : null,
    })),
    over: [...document.querySelectorAll('[data-over]')].map(box => box.textContent.slice(0, 60)),
  }));

export const toPdf = page => page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });

/** Boxes, title, language, the same date and the same bytes each time. */
export function finish(pdf, told, language, file) {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-print-'));
  try {
    writeFileSync(join(folder, 'raw.pdf'), pdf);
    writeFileSync(join(folder, 'told.json'), JSON.stringify({ ...told, language }));
    execFileSync(
      '/usr/bin/python3',
      [join(ROOT, 'tools/print_pdf.py'), join(folder, 'raw.pdf'), join(folder, 'told.json'), file],
      { stdio: ['ignore', 'inherit', 'pipe'] },
    );
  } catch (error) {
    throw new Error(`the PDF could not be finished: ${String(error.stderr ?? error.message).trim()}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function main(words) {
  if (words.length === 0 || words.includes('--help') || words.includes('-h')) return console.log(USAGE);
  const asked = read(words);
  if (asked.o !== undefined && !existsSync(dirname(resolve(asked.o))))
    throw new Wrong(`-o: there is no folder ${dirname(resolve(asked.o))}`);
  const printer = await openPrinter({ server: asked.server ?? null });
  try {
    await printer.open(asked, async page => {
      const told = await describe(page);
      if (asked.o === undefined) {
        for (const part of told.parts) console.log(`${part.id.padEnd(12)} ${part.text}`);
        return;
      }
      if (told.pages.length === 0)
        throw new Wrong(`--part: there is none of these; there are ${told.parts.map(part => part.id).join(', ')}`);
      for (const text of told.over) console.error(`print: this does not fit its place, however small: ${text}`);
      finish(await toPdf(page), told, asked.language ?? 'en', resolve(asked.o));
      console.log(`${told.pages.length} pages, ${Math.round(statSync(asked.o).size / 1000)} kB in ${asked.o}`);
    });
  } finally {
    await printer.close();
  }
}

if (process.argv[1] === import.meta.filename) {
  main(process.argv.slice(2)).catch(error => {
    console.error(error instanceof Wrong ? `print: ${error.message}` : error);
    process.exit(error instanceof Wrong ? 2 : 1);
  });
}
