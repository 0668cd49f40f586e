// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testEngine } from '../../testing/engine';
import type { AnyEvent, AnyView, SeatInfo, Step } from '../../table/session';
import { namesOf, type Pseudonym } from '../../words/names';
import { LANGUAGES, loadWords, type Language, type MessageId } from '../../words/words';
import type { Telling } from '../module';
import { ranking } from './End';
import { content, pszDeck } from './testing';
import { innerQuotes, quoted, speak, status, tell } from './tell';

const pseudonyms = content('pseudonyms.json') as Pseudonym[];
const info = (names: SeatInfo['name'][]): SeatInfo[] =>
  names.map((name, seat) => ({ seat, name, kind: 'person', mine: seat === 0, here: true, standIn: false }));
const DECLINED = ['bison', 'heron', 'lynx', 'squirrel'].map(pseudonym => ({ pseudonym }));
const TYPED = ['Ania', 'Jacek', 'Ola', 'Tomek'].map(typed => ({ typed }));

const loaded = new Map<Language, Promise<Telling['words']>>();
function saying(language: Language): Promise<Telling['words']> {
  if (!loaded.has(language)) loaded.set(language, loadWords(language));
  return loaded.get(language)!;
}
async function telling(language: Language, names: SeatInfo['name'][] = DECLINED): Promise<Telling> {
  return { words: await saying(language), names: namesOf(info(names), pseudonyms, language), deck: pszDeck(language) };
}
const plainSpaces = (text: string | null): string | null => text && text.replace(/\u00a0/g, ' ');
const step = (...events: AnyEvent[]): Step => ({ seq: 1, at: 0, events });
const told = (telling: Telling, one: Step): (string | null)[] =>
  one.events.map(event => plainSpaces(tell(event, one, telling))).filter(text => text !== null);

const asked = { event: 'asked', seat: 0, to: 1, card: '2-korpus-polski' };
const GAVE = step(asked, { event: 'gave', seat: 1, to: 0, card: '2-korpus-polski' });
const REFUSED = step(
  { ...asked, card: 'orp-orzel' },
  { event: 'refused', seat: 1, card: 'orp-orzel' },
  { event: 'turn', seat: 2 },
);
const MISTAKEN = step(asked, { event: 'mistaken', seat: 0, card: '2-korpus-polski' }, { event: 'turn', seat: 3 });

describe('the log', () => {
  test('Polish: accusatives, inner quotation marks, whose turn', async () => {
    const pl = await telling('pl');
    expect(told(pl, GAVE)).toEqual(['Żubr prosi Czaplę o kartę „2. Korpus Polski” – jest. Żubr prosi dalej.']);
    expect(told(pl, REFUSED)).toEqual(['Żubr prosi Czaplę o kartę „ORP «Orzeł»” – nie ma. Kolej na Rysia.']);
    expect(told(pl, MISTAKEN)).toEqual([
      'Żubr prosi Czaplę o kartę „2. Korpus Polski” – pomyłka: Żubr nie ma żadnej karty tego zestawu. Kolej na ' +
        'Wiewiórkę.',
    ]);
  });
  test('Russian: genitives and datives', async () => {
    const ru = await telling('ru');
    expect(told(ru, GAVE)).toEqual(['Зубр просит у Цапли карту «2-й Польский корпус» — есть. Зубр просит дальше.']);
    expect(told(ru, REFUSED)).toEqual([
      'Зубр просит у Цапли карту «подводная лодка „Ожел“» — нет. Ход переходит к Рыси.',
    ]);
    expect(told(ru, MISTAKEN)[0]).toContain('у Зубра нет ни одной карты этого набора');
  });
  test('English', async () => {
    const en = await telling('en');
    expect(told(en, GAVE)).toEqual(['Bison asks Heron for “Polish II Corps” – yes. Bison asks again.']);
    expect(told(en, REFUSED)).toEqual(['Bison asks Heron for “ORP Orzeł” – no. It is Lynx’s turn.']);
  });
  test('typed names are not declined and have no gender', async () => {
    const pl = await telling('pl', TYPED);
    expect(told(pl, REFUSED)).toEqual(['Ania → Jacek: „ORP «Orzeł»” – nie ma. Następna kolej: Ola.']);
    const ru = await telling('ru', TYPED);
    expect(told(ru, REFUSED)[0]).toBe('Ania → Jacek: «подводная лодка „Ожел“» — нет. Следующий ход: Ola.');
    for (const line of [...told(pl, GAVE), ...told(ru, MISTAKEN), ...told(pl, MISTAKEN)])
      expect(line).not.toMatch(/Jacka|Ani |Анн/);
  });
  test('a set, a read, the deal and the end', async () => {
    const pl = await telling('pl');
    expect(told(pl, step({ event: 'completed', seat: 1, set: 'set-9' }))).toEqual([
      'Czapla odkłada zestaw 9: Lagarde 1940.',
    ]);
    expect(told(pl, step({ event: 'read', seat: 2, set: 'set-1' }, { event: 'turn', seat: 3 }))).toEqual([
      'Ryś czyta wszystkim kartę wiedzy 1: Monte Cassino 1944. Kolej na Wiewiórkę.',
    ]);
    expect(
      told(
        pl,
        step(
          { event: 'dealt', seat: 0, count: 12, cards: [] },
          { event: 'dealt', seat: 1, count: 12 },
          { event: 'dealt', seat: 2, count: 12 },
        ),
      ),
    ).toEqual(['Rozdano 36 kart na 3 osoby.']);
    expect(told(pl, step({ event: 'over', winners: [0] }))).toEqual(['Koniec gry. Wygrywa Żubr.']);
    expect(told(pl, step({ event: 'over', winners: [0, 2] }))).toEqual(['Koniec gry. Wspólnie wygrywają Żubr i Ryś.']);
  });
  test('no "you", nothing left open, in 20 names and three languages', async () => {
    for (const language of LANGUAGES) {
      for (let first = 0; first < 20; first++) {
        const names = [0, 1, 2, 3].map(more => ({ pseudonym: pseudonyms[(first + more) % pseudonyms.length]!.id }));
        const now = await telling(language, names);
        for (const one of [GAVE, REFUSED, MISTAKEN]) {
          for (const line of told(now, one)) {
            expect(line).not.toMatch(/[{}⟦⟧]|\bTy\b|\btwoj|\byou\b|\bвы\b/i);
            expect(line).toMatch(/\.$/);
          }
        }
      }
    }
  });
});

describe('counts', () => {
  const cases: Record<Language, [number, string][]> = {
    pl: [
      [0, 'bez kart'],
      [1, '1 karta'],
      [2, '2 karty'],
      [5, '5 kart'],
      [12, '12 kart'],
      [21, '21 kart'],
      [22, '22 karty'],
      [25, '25 kart'],
    ],
    ru: [
      [0, 'без карт'],
      [1, '1 карта'],
      [2, '2 карты'],
      [5, '5 карт'],
      [12, '12 карт'],
      [21, '21 карта'],
      [22, '22 карты'],
      [25, '25 карт'],
    ],
    en: [
      [0, 'no cards'],
      [1, '1 card'],
      [2, '2 cards'],
      [5, '5 cards'],
      [12, '12 cards'],
      [21, '21 cards'],
      [22, '22 cards'],
      [25, '25 cards'],
    ],
  };
  for (const language of LANGUAGES) {
    test(language, async () => {
      const words = await saying(language);
      for (const [count, text] of cases[language]) expect(plainSpaces(words('triples-cards', { count }))).toBe(text);
    });
  }
});

describe('the messages', () => {
  const source = (language: Language) =>
    readFileSync(resolve(import.meta.dirname, `words/${language}/triples.ftl`), 'utf8');
  const ids = (language: Language) =>
    [...source(language).matchAll(/^([a-z][\w-]*) =/gm)].map(match => match[1] as MessageId);
  test('are the same in three languages, each once, each named after the game', () => {
    const pl = ids('pl').sort();
    expect(new Set(pl).size).toBe(pl.length);
    for (const language of LANGUAGES) expect(ids(language).sort()).toEqual(pl);
    for (const id of pl) expect(id).toMatch(/^triples-/);
  });
  test('format with every plural case and leave nothing open', async () => {
    const open: string[] = [];
    for (const language of LANGUAGES) {
      const words = await saying(language);
      const names = [...source(language).matchAll(/\$([a-z][\w-]*)/g)].map(match => match[1]!);
      for (const id of ids(language)) {
        for (const count of [0, 1, 2, 5, 12, 21, 22, 25]) {
          for (const plain of ['yes', 'no']) {
            const values = Object.fromEntries(
              names.map(name => [
                name,
                [
                  'count',
                  'cards',
                  'players',
                  'km',
                  'place',
                  'number',
                  'zoom',
                  'step',
                  'steps',
                  'seat',
                  'sets',
                ].includes(name)
                  ? count
                  : name === 'plain'
                    ? plain
                    : 'X',
              ]),
            );
            const text = words(id, values);
            if (/[{}⟦⟧]/.test(text)) open.push(`${language} ${id}: ${text}`);
          }
        }
      }
    }
    expect(open).toEqual([]);
  });
});

describe('status and speech', () => {
  test('the sentence is for the eyes that look', async () => {
    const pl = await telling('pl');
    const engine = await testEngine();
    const table = engine.open('triples', 4, { youngest: 0, variant: 'advanced' });
    expect(status(table.view(0) as AnyView, 0, pl).text).toBe('Rozdajemy karty.');
    table.drawAll();
    expect(status(table.view(0) as AnyView, 0, pl)).toMatchObject({ mine: true });
    expect(plainSpaces(status(table.view(0) as AnyView, 0, pl).text)).toMatch(/^Żubrze, poproś kogoś/);
    expect(plainSpaces(status(table.view(1) as AnyView, 1, pl).text)).toBe('Żubr prosi. Pozostali czekają.');
    expect(status(table.view('spectator') as AnyView, 'spectator', pl).mine).toBe(false);
    expect(plainSpaces(speak('hand', table.view(0) as AnyView, 0, pl))).toContain('W ręce');
    expect(speak('hand', table.view('spectator') as AnyView, 'spectator', pl)).not.toMatch(/gen\./);
    expect(plainSpaces(speak('table', table.view(0) as AnyView, 0, pl))).toContain('Czapla: 9 kart');
    table.close();
  });
});

describe('the end', () => {
  test('T17: equal counts share a place', () => {
    expect(ranking([['a', 'b'], ['c'], ['d', 'e'], []])).toEqual([
      { place: 1, seats: [0, 2], sets: 2 },
      { place: 3, seats: [1], sets: 1 },
      { place: 4, seats: [3], sets: 0 },
    ]);
  });
});

test('quotation marks inside quotation marks', () => {
  expect(quoted('ORP „Piorun”', 'pl')).toBe('„ORP «Piorun»”');
  expect(quoted('эсминец «Пиорун»', 'ru')).toBe('«эсминец „Пиорун“»');
  expect(innerQuotes('gen. Anders', 'pl')).toBe('gen. Anders');
});
