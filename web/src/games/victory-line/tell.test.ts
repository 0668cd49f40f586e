import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyEvent, AnyView, SeatInfo, Step } from '../../table/session';
import { lotsFrom, testEngine } from '../../testing/engine';
import { namesOf, type Pseudonym } from '../../words/names';
import { LANGUAGES, loadWords, type Language } from '../../words/words';
import type { Telling } from '../module';
import { readBoard, readHand, readRow } from './reading';
import { asView, lastDrawn, lastMove, seenBy } from './seen';
import { filters, status, tell } from './tell';
import { testDeck } from './testing';

vi.mock('virtual:stolik-files', () => ({ files: {} }));

const pseudonyms = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../content/pseudonyms.json'), 'utf8'),
) as Pseudonym[];
const seats = (players: number): SeatInfo[] =>
  Array.from({ length: players }, (_, seat) => ({
    seat,
    name: { pseudonym: pseudonyms[seat]!.id },
    kind: 'bot',
    mine: seat === 0,
    here: true,
    standIn: false,
  }));
const telling = {} as Record<Language, Telling>;
beforeAll(async () => {
  for (const language of LANGUAGES)
    telling[language] = {
      words: await loadWords(language),
      names: namesOf(seats(12), pseudonyms, language),
      deck: testDeck(language),
    };
});
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;
const step = (...events: AnyEvent[]): Step => ({ seq: 1, at: 0, events });
const said = (language: Language, event: AnyEvent, ...rest: AnyEvent[]) =>
  plain(tell(event, step(event, ...rest), telling[language]));

describe('the log', () => {
  test('a card and what it did are one sentence', () => {
    const card = testDeck('pl').facts.cells.d7 as string;
    const opened = { event: 'opened', seat: 0, card };
    const placed = { event: 'placed', team: 0, cell: 'd7' };
    expect(said('pl', opened, placed)).toBe('Żubr ● stawia żeton: D7 „Początek bitwy pod Kurskiem”.');
    expect(said('ru', opened, placed)).toBe('Зубр ● ставит фишку: D7 «Начало Курской битвы».');
    expect(said('en', opened, placed)).toMatch(/^Bison ● places a chip: D7 “.+”\.$/);
    expect(tell(placed, step(opened, placed), telling.pl)).toBeNull();
    expect(said('pl', opened)).toBe('Żubr odkłada kartę „Początek bitwy pod Kurskiem”: pole D7 jest zajęte.');
  });
  test('special cards say whose chip went and where', () => {
    const removed = { event: 'removed', team: 1, cell: 'd7' };
    const placed = { event: 'placed', team: 0, cell: 'd7' };
    expect(said('ru', { event: 'opened', seat: 0, card: '-1' }, removed)).toBe(
      'Зубр играет −1: фишка ▲ уходит с D7 «Начало Курской битвы».',
    );
    expect(said('pl', { event: 'opened', seat: 0, card: '-1/+1' }, removed, placed)).toMatch(
      /^Żubr ● gra −1\/\+1 na D7 .+: żeton ● zastępuje żeton ▲\.$/,
    );
    expect(said('en', { event: 'opened', seat: 0, card: '+1' }, placed)).toMatch(/^Bison ● plays \+1: a chip on D7/);
    expect(said('en', { event: 'opened', seat: 0, card: '-1' })).toBe('Bison discards −1: it has no target.');
  });
  test('lines, with a corner and without', () => {
    expect(said('pl', { event: 'line', team: 0, cells: ['b2', 'c2', 'd2', 'e2', 'f2', 'g2'] })).toBe(
      'Linia Niebieskich B2–G2: sześć żetonów pokazuje gwiazdkę.',
    );
    expect(said('ru', { event: 'line', team: 1, cells: ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'] })).toBe(
      'Линия красных A1–F1: пять фишек и угол. Фишки звездой вверх.',
    );
  });
  test('limits with every plural', () => {
    const limits = (language: Language) =>
      [5, 4, 2, 1, 0].map(limit => said(language, { event: 'limit', seat: 0, limit }));
    expect(limits('pl')).toEqual([
      'Żubr: odtąd najwyżej 5 kart w ręce.',
      'Żubr: odtąd najwyżej 4 karty w ręce.',
      'Żubr: odtąd najwyżej 2 karty w ręce.',
      'Żubr: odtąd najwyżej 1 karta w ręce.',
      'Żubr: bez prawa do kart w ręce.',
    ]);
    expect(limits('ru').slice(2)).toEqual([
      'Зубр: дальше не больше 2 карт на руках.',
      'Зубр: дальше не больше 1 карты на руках.',
      'Зубр: дальше без карт на руках.',
    ]);
    expect(said('en', { event: 'forgot', seat: 0, limit: 1 })).toBe(
      'Bison does not draw in time: at most 1 card in hand from now on.',
    );
  });
  test('what is nobody’s business is not told', () => {
    expect(said('pl', { event: 'drew', seat: 1 })).toBeNull();
    expect(said('pl', { event: 'turn', seat: 1 })).toBeNull();
    expect(said('pl', { event: 'gave-up', seat: 1, card: 'x' })).not.toContain('x');
  });
  test('filters keep what they say', () => {
    const kept = (event: AnyEvent) =>
      filters.filter(filter => filter.keeps(event, 0)).map(filter => filter.id.replace('victory-line-filter-', ''));
    expect(kept({ event: 'opened', seat: 0 })).toEqual(['mine']);
    expect(kept({ event: 'opened', seat: 1 })).toEqual([]);
    expect(kept({ event: 'line', team: 1 })).toEqual(['lines']);
    expect(kept({ event: 'forgot', seat: 0 })).toEqual(['mine', 'penalties']);
  });
});

describe('counts', () => {
  test.each([
    [0, '0 wolnych pól'],
    [1, '1 wolne pole'],
    [2, '2 wolne pola'],
    [5, '5 wolnych pól'],
    [12, '12 wolnych pól'],
    [22, '22 wolne pola'],
    [25, '25 wolnych pól'],
  ])('pl %i', (count, text) => {
    expect(plain(telling.pl.words('victory-line-read-free', { count }))).toBe(text);
  });
  test.each([
    [0, '0 свободных клеток'],
    [1, '1 свободная клетка'],
    [2, '2 свободные клетки'],
    [5, '5 свободных клеток'],
    [12, '12 свободных клеток'],
    [21, '21 свободная клетка'],
    [22, '22 свободные клетки'],
  ])('ru %i', (count, text) => {
    expect(plain(telling.ru.words('victory-line-read-free', { count }))).toBe(text);
  });
});

const WRONG = /⟦|undefined|\{| {2}| \./;

describe('a whole game by lot, in every language', () => {
  test.each([
    [2, 2, {}],
    [3, 3, { lines_to_win: 1 }],
    [6, 3, { draw: 'manual', dead_cards: 'exchange' }],
    [12, 2, { draw: 'manual' }],
  ] as const)(
    '%i players',
    async (players, teams, more) => {
      const engine = await testEngine(players);
      const lots = lotsFrom(players * 7);
      const table = engine.open('victory-line', players, { teams, ...more });
      const story: Step[] = [];
      const told = new Set<string>();
      const wrong: string[] = [];
      const note = () => story.push({ seq: story.length + 1, at: 0, events: table.told(0) as AnyEvent[] });
      const nature = () => {
        for (let word = table.draw(); word; word = table.draw()) {
          table.submit('nature', word);
          note();
        }
      };
      nature();
      for (let moves = 0; moves < 2000; moves += 1) {
        const view = table.view(0) as AnyView;
        for (const language of LANGUAGES) {
          for (const eyes of [0, 1, 'spectator'] as const) {
            const { text } = status(view, eyes, telling[language]);
            if (WRONG.test(text)) wrong.push(text);
          }
        }
        if (view.phase === 'over') break;
        if (moves === 20) {
          table.submit('host', 'penalty 0');
          note();
          continue;
        }
        const seat = view.awaiting.find((one): one is number => one !== 'nature')!;
        const legal = table.legal(seat);
        if (table.submit(seat, legal[lots(legal.length)]!)) wrong.push(`refused ${legal.length}`);
        note();
        nature();
      }
      const view = asView(table.view(0) as AnyView);
      expect(view.phase).toBe('over');
      for (const one of story)
        for (const event of one.events) {
          told.add(event.event);
          for (const language of LANGUAGES) {
            const text = tell(event, one, telling[language]) ?? '';
            if (WRONG.test(text)) wrong.push(text);
          }
        }
      expect(wrong).toEqual([]);
      expect([...told]).toEqual(expect.arrayContaining(['opened', 'placed', 'penalty', 'gave-up', 'limit', 'over']));
      expect(lastMove(story)?.seat).toBeGreaterThanOrEqual(0);
      expect(lastDrawn(story.slice(0, 1), 0)).toBeNull();
      const seen = seenBy(view, 0);
      for (const language of LANGUAGES) {
        expect(readBoard(seen, telling[language].words)).not.toMatch(/⟦|undefined/);
        expect(readRow(3, seen, telling[language].words)).toContain('4');
        expect(
          readHand(
            ['+1', '-1', testDeck(language).facts.cells.d7],
            testDeck(language).board,
            seen,
            telling[language].words,
          ),
        ).toContain('D7');
      }
    },
    60_000,
  );
});
