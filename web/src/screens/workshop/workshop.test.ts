// A deck on the bench: places and steps back, what is still to be written, and that the fields promise what the check
// holds.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { builtIn, serveFiles, testFiles } from '../../testing/files';
import { loadWords, type Words } from '../../words/words';
import type { Draft } from './draft';
import type { Field } from './parts';

vi.mock('virtual:stolik-files', () => testFiles);
vi.mock('virtual:stolik-games', () => ({ names: ['triples', 'rationing', 'victory-line'] }));
const { pictureIn, withPictures } = await import('../../table/deck');
const { checkDeck, newDeck } = await import('../../decks/check');
const { isAbout, located, problemsOf } = await import('./checking');
const {
  Bench,
  changed,
  emptied,
  fieldsOf,
  isBlank,
  languagesOf,
  titleOf,
  valueOf,
  withLanguage,
  withoutLanguage,
  written,
} = await import('./draft');
const { readPoint } = await import('./points');
const { deckFileName } = await import('./files');
const { sectionsOf } = await import('./pages');
const { missingIn } = await import('./missing');
const { loadWorkshop, MAKEABLE } = await import('./parts');
const { at, isIn, put } = await import('../../decks/path');
const { freeName, harmlessPictures, NoPicture, onlyPixels, readPicture, withoutUnused } = await import('./picture');

let words: Words;
beforeAll(async () => {
  serveFiles();
  words = await loadWords('en');
});

test('a place is read and changed without touching what is beside it', () => {
  const deck = { sets: [{ facts: ['1', '2'] }, { facts: ['3'] }], cards: { lamp: { name: 'lamp', short: 'l' } } };
  expect(at(deck, 'sets[0].facts[1]')).toBe('2');
  expect(at(deck, 'cards.toString')).toBeUndefined();
  const after = put(deck, 'sets[0].facts[1]', 'x');
  expect(after).toEqual({ ...deck, sets: [{ facts: ['1', 'x'] }, { facts: ['3'] }] });
  expect(after.sets[1]).toBe(deck.sets[1]);
  expect(put(deck, 'cards.lamp.short', undefined).cards).toEqual({ lamp: { name: 'lamp' } });
  expect(put({}, 'questions[0]', 'why?')).toEqual({ questions: ['why?'] });
  expect(isIn('sets[12].id', 'sets[1]')).toBe(false);
  expect(isIn('cards.lamp.aliases[2]', 'cards.lamp.aliases')).toBe(true);
});

test('latitude and longitude are read as maps give them', () => {
  for (const typed of ['52.23, 21.01', '52,23; 21,01', '52.23 21.01', '52.23,21.01', '52.23° 21.01°'])
    expect(readPoint(typed), typed).toEqual({ lat: 52.23, lon: 21.01 });
  expect(readPoint('−33.9, 151.2')).toEqual({ lat: -33.9, lon: 151.2 });
  for (const typed of ['', 'Warsaw', '52', '91, 0', '0, 181', '52.23, 21.01, 3'])
    expect(readPoint(typed), typed).toBeNull();
});

test('a file has a name that every system takes', () => {
  expect(deckFileName('Wynalazki: „nafta” / 1853')).toBe('Wynalazki-nafta-1853.stolik-deck');
  expect(deckFileName('???')).toBe('deck.stolik-deck');
});

const draftOf = async (game: string): Promise<Draft> => {
  const source = await newDeck(game, 'my-topic', 'pl');
  return { key: 'k', changed: 0, source, blank: source };
};
const NAME: Field = { of: 'texts', path: 'title', kind: 'line', label: '' };

test('letters of one field are taken back together, other changes one by one; each is kept at once', async () => {
  const kept: string[] = [];
  let now = 0;
  const bench = new Bench(
    await draftOf('triples'),
    async draft => void kept.push(titleOf(draft.source, 'pl')),
    () => now,
  );
  const first = titleOf(bench.draft.value.source, 'pl');
  const type = (text: string) =>
    bench.change(draft => ({ ...draft, source: changed(draft.source, NAME, 'pl', text) }), 'title');
  type('L');
  type('La');
  now += 10_000;
  type('Lampa');
  await bench.write();
  expect(kept.at(-1)).toBe('Lampa');
  expect(bench.undo()).toBe(true);
  expect(titleOf(bench.draft.value.source, 'pl')).toBe('La');
  bench.undo();
  expect(titleOf(bench.draft.value.source, 'pl')).toBe(first);
  expect(bench.undo()).toBe(false);
  await bench.write();
  expect([kept.at(-1), bench.keeping.value]).toEqual([first, 'kept']);
  bench.close();
});

test('a store that refuses is told, and asked again', async () => {
  let full = true;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const bench = new Bench(await draftOf('triples'), async () => {
    if (full) throw new Error('full');
  });
  bench.change(draft => ({ ...draft, source: changed(draft.source, NAME, 'pl', 'x') }));
  await bench.write();
  expect(bench.keeping.value).toBe('refused');
  full = false;
  await bench.write();
  expect(bench.keeping.value).toBe('kept');
  bench.close();
  warn.mockRestore();
});

test('a tab with an older copy writes nothing more, whatever it is asked', async () => {
  const kept: string[] = [];
  let finish = () => {};
  const under = new Promise<void>(resolve => (finish = resolve));
  const bench = new Bench(await draftOf('triples'), draft => (kept.push(titleOf(draft.source, 'pl')), under));
  const type = (text: string) =>
    bench.change(draft => ({ ...draft, source: changed(draft.source, NAME, 'pl', text) }), 'title');
  const other = new BroadcastChannel('stolik-decks');
  type('first');
  // The next one waits for the first; meanwhile another tab writes.
  type('second');
  other.postMessage('k');
  await new Promise<void>(resolve => bench.keeping.subscribe(now => now === 'elsewhere' && resolve()));
  finish();
  await bench.write();
  type('third');
  await bench.write();
  expect([kept, bench.keeping.value]).toEqual([['first'], 'elsewhere']);
  other.close();
  bench.close();
});

test('drawings that no card shows any more go, and names do not clash', () => {
  const source = {
    deck: { pictures: ['own-lamp'] },
    texts: {},
    pictures: { 'own-lamp': '<svg/>', 'own-lamp-2': '<svg/>' },
  };
  expect(freeName(source, 'Łampa naftowa.SVG')).toBe('own-lampa-naftowa');
  expect(freeName(source, 'lamp.png')).toBe('own-lamp-3');
  expect(Object.keys(withoutUnused(source).pictures)).toEqual(['own-lamp']);
});

test('a drawing goes on without what acts, and what was left out is named', async () => {
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
  expect(
    await readPicture(new Blob([drawn.replace('<path', '<text>x</text><path class="a"')], { type: 'image/svg+xml' })),
  ).toEqual({ picture: drawn, dropped: ['text', 'class'] });
  expect(await readPicture(new Blob([drawn], { type: 'image/svg+xml' }))).toEqual({ picture: drawn, dropped: [] });
});

test('of a PNG only the pixels go on, and what the check says of a picture stands where it is shown', async () => {
  // tests/decks_bundle_test.cpp reads the same list.
  const { honest, with_more } = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../../../tests/data/pictures.json'), 'utf8'),
  ).pngs as Record<'honest' | 'with_more', string[]>;
  const address = 'data:image/png;base64,';
  const pixels = (png: string) =>
    address + Buffer.from(onlyPixels(Buffer.from(png.slice(address.length), 'base64'))).toString('base64');
  const { source } = await draftOf('triples');
  (source.deck as any).sets[3].pictures[1] = 'own-photo';
  const pages = sectionsOf(await loadWorkshop('triples'), source, 'pl', words).flatMap(section => section.pages);
  const faults = async (picture: string) => {
    source.pictures['own-photo'] = picture;
    return located((await checkDeck(source, 'en')).problems, pages, source);
  };
  for (const png of with_more) {
    expect(await faults(png)).toMatchObject([
      { file: 'pictures', page: { mark: '4' }, field: { path: 'sets[3].pictures[1]' } },
    ]);
    expect(pixels(png)).toBe(honest[0]);
  }
  expect(pixels(honest[0]!)).toBe(honest[0]);
  expect(await faults(honest[0]!)).toEqual([]);
  for (let cut = address.length + 16; cut < honest[0]!.length - 4; cut += 4)
    expect(() => pixels(honest[0]!.slice(0, cut)), `${cut}`).toThrow(NoPicture);
});

test('an event shows a picture of its own or that of its kind, as soon as it is chosen', async () => {
  const { source } = await draftOf('victory-line');
  const { boardDeck, pictureOf } = await import('../../games/victory-line/deck');
  const shown = (deck: object, pictures: Record<string, string> = {}) =>
    pictureOf(
      boardDeck({
        id: 'x',
        language: 'pl',
        facts: withPictures(deck as Record<string, unknown>, pictures),
        texts: source.texts.pl,
      }).of.get('event-1')!,
    );
  expect(shown(source.deck)).toBe('ev-diplomacy');
  const own = put(source.deck, 'events[0].picture', 'own-lamp');
  // The texts are the same object as before: only a fact was changed.
  expect(shown(own, { 'own-lamp': '<svg/>' })).toBe('data:image/svg+xml,%3Csvg%2F%3E');
  expect(shown(put(own, 'events[0].picture', undefined))).toBe('ev-diplomacy');
  expect(shown(put(own, 'events[0].picture', 'data:image/svg+xml,<svg onload="1"/>'))).toBe('ev-diplomacy');
  const [page] = (await loadWorkshop('victory-line')).sections({ ...source, deck: own }, 'pl', words)[0]!.pages;
  expect(page!.blocks[0]!.sign).toBe('own-lamp');
  expect(fieldsOf(page!).find(field => field.kind === 'picture')).toMatchObject({
    optional: true,
    otherwise: 'ev-diplomacy',
  });
});

test('a deck with a fault is drawn only as far as that does no harm', () => {
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path id="a" d="M0 0h8v8z"/>';
  const pictures = harmlessPictures({
    'own-bomb': `${open}<use href="#a"/></svg>`,
    'own-broken': `${open}<g>`,
    'own-far': 'https://example.org/a.png',
    'own-other': 'data:image/svg+xml,<svg/>',
    'own-png': 'data:image/png;base64,AA==',
  });
  expect(pictures).toEqual({
    'own-bomb': `${open}</svg>`,
    'own-broken': '',
    'own-far': '',
    'own-other': '',
    'own-png': 'data:image/png;base64,AA==',
  });
  // An address in the place of a name.
  expect(withPictures({ sets: [{ pictures: ['data:image/svg+xml,<svg/>', 'own-png', 'house'] }] }, pictures)).toEqual({
    sets: [{ pictures: ['', 'data:image/png;base64,AA==', 'house'] }],
  });
  expect([pictureIn({}, 'data:image/svg+xml,<svg/>'), pictureIn({}, 'toString')]).toEqual(['', 'toString']);
});

test('a deck with a fault brings no style of its own into the page', async () => {
  const { source } = await draftOf('triples');
  const { sections } = await loadWorkshop('triples');
  for (const [number, frame] of [
    ['1), url(https://example.org/a', 1],
    ['x', 1],
    [{}, 1],
    [null, 1],
    [Infinity, 1],
    ['7', 1],
    [12, 12],
  ] as const) {
    (source.deck as any).sets[0].frame.number = number;
    expect(sections(source, 'pl', words)[0]!.pages[0]!.style).toEqual({
      '--frame': `var(--frame-${frame})`,
      '--frame-tint': `var(--frame-${frame}-tint)`,
      '--pat': `var(--frame-${frame}-pattern)`,
    });
  }
});

/** A text that is unlike any other, so long. */
const letters = (many: number) => 'qzxjv'.repeat(60).slice(0, many);
const wordsOf = (many: number) => Array.from({ length: many }, () => 'abc').join(' ');

describe.each(['triples', 'rationing', 'victory-line'])('a deck of %s', game => {
  const pagesOf = async (draft: Draft, language = 'pl') =>
    sectionsOf(await loadWorkshop(game), draft.source, language, words).flatMap(section => section.pages);

  test('can be made, is empty and can be played', async () => {
    expect(MAKEABLE).toContain(game);
    const draft = await draftOf(game);
    const pages = await pagesOf(draft);
    const { done, of } = written(draft, pages, 'pl');
    expect(of).toBeGreaterThan(100);
    // Only words that can stay as they are: what the goods are called, the letters of a cell.
    const ready = pages.flatMap(fieldsOf).filter(field => field.ready).length;
    expect(done).toBe(ready);
    expect((await missingIn(draft)).filter(one => one.language === 'pl' && !one.optional)).toHaveLength(of - ready);
    expect((await checkDeck(draft.source, 'pl')).count).toBe(0);
    // A page has a name of its own, and every field leads somewhere.
    expect(new Set(pages.map(page => page.id)).size).toBe(pages.length);
    for (const field of pages.flatMap(fieldsOf))
      if (!field.optional && field.kind !== 'switch')
        expect(valueOf(draft.source, field, 'pl'), field.path).toBeDefined();
  });

  test('another language begins with the texts of the first, passes the check and is to be written', async () => {
    const workshop = await loadWorkshop(game);
    const draft = withLanguage(withLanguage(await draftOf(game), 'en', workshop), 'ru', workshop);
    expect(languagesOf(draft.source)).toEqual(['pl', 'ru', 'en']);
    expect((await checkDeck(draft.source, 'en')).problems).toEqual([]);
    expect(written(draft, await pagesOf(draft, 'ru'), 'ru').done).toBe(0);
    const title = { ...draft, source: changed(draft.source, NAME, 'ru', 'Лампа') };
    expect([isBlank(title, NAME, 'ru'), isBlank(title, NAME, 'en')]).toEqual([false, true]);
    expect(languagesOf(withoutLanguage(draft, 'pl').source)).toEqual(['ru', 'en']);
  });

  test('stays one that can be played when every field of it is emptied', async () => {
    const draft = await draftOf(game);
    const fields = (await pagesOf(draft)).flatMap(fieldsOf).filter(field => field.kind !== 'picture');
    const other = fields.reduce(
      (source, field) => (['line', 'text'].includes(field.kind) ? changed(source, field, 'pl', 'x') : source),
      draft.source,
    );
    const empty = fields.reduce(
      (source, field) => changed(source, field, 'pl', emptied({ ...draft, source }, field, 'pl')),
      other,
    );
    expect((await checkDeck(empty, 'en')).problems).toEqual([]);
    // A copy began with nothing: what has to be there is missing then, and a number stays.
    const copy = { key: 'k', changed: 0, source: draft.source };
    for (const field of fields.filter(one => !one.optional && !one.orNull))
      expect(emptied(copy, field, 'pl'), field.path).toEqual(
        ['line', 'text', 'date'].includes(field.kind)
          ? ''
          : field.kind === 'lines'
            ? []
            : valueOf(draft.source, field, 'pl'),
      );
  });

  test('has fields that promise what the check holds', async () => {
    const draft = await draftOf(game);
    const pages = (await Promise.resolve(sectionsOf(await loadWorkshop(game), draft.source, 'pl', words))).flatMap(
      section => section.pages.slice(0, 1),
    );
    const told = async (field: Field, value: unknown, as: 'problems' | 'notes') =>
      problemsOf((await checkDeck(changed(draft.source, field, 'pl', value), 'en'))[as], field, 'pl', draft.source)
        .length > 0;
    const wrong = (field: Field, value: unknown) => told(field, value, 'problems');
    for (const page of pages) {
      for (const field of fieldsOf(page).filter(one => one.kind === 'line' || one.kind === 'text')) {
        if (field.words) {
          const [least, most] = field.words;
          for (const [many, advised] of [
            [least - 1, true],
            [least, false],
            [most, false],
            [most + 1, true],
          ] as const) {
            expect(await told(field, wordsOf(many), 'notes'), `${field.path}: ${many} words`).toBe(advised);
            expect(await wrong(field, wordsOf(many)), `${field.path}: ${many} words`).toBe(false);
          }
        } else {
          expect(await wrong(field, letters(field.max!)), `${field.path}: ${field.max}`).toBe(false);
          expect(await wrong(field, letters(field.max! + 1)), `${field.path}: more than ${field.max}`).toBe(true);
        }
        if (!field.optional) expect(await wrong(field, ''), `${field.path}: empty`).toBe(true);
      }
    }
  });

  test('is led from each fault to the page and the field', async () => {
    const id = { triples: 'psz', rationing: 'prl', 'victory-line': 'gpw' }[game]!;
    const draft: Draft = { key: 'k', changed: 0, source: builtIn(id) };
    const pages = await pagesOf(draft);
    const last = pages.at(-1)!;
    const field = fieldsOf(last).find(one => one.kind === 'line')!;
    const { problems } = await checkDeck(changed(draft.source, field, 'pl', letters(200)), 'pl');
    expect(located(problems, pages, draft.source)).toMatchObject([
      { page: { id: last.id }, field: { path: field.path }, language: 'pl' },
    ]);
    expect(isAbout(problems[0]!, field, 'en', draft.source)).toBe(false);
    expect(written(draft, pages, 'pl').done).toBe(written(draft, pages, 'pl').of);
  });
});
