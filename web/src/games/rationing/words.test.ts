import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Deck } from '../../table/deck';
import type { AnyEvent, AnyView, SeatInfo, Step } from '../../table/session';
import { testEngine } from '../../testing/engine';
import { namesOf, type Pseudonym } from '../../words/names';
import { LANGUAGES, loadWords, type Language, type MessageId } from '../../words/words';
import type { Telling } from '../module';
import { LessonSession } from './lesson';
import { decidedBy, scoresOf } from './score';
import { linesBefore, NAMES, STEPS } from './script';
import { speak } from './speak';
import { cardsInWords, dealInWords } from './speech';
import { status } from './status';
import { tell } from './tell';
import { cardsInGame, viewOf, type View } from './deck';

// Every sentence of a whole game in three languages takes a while on a busy machine.
vi.mock('virtual:stolik-files', () => ({ files: {} }));

const root = resolve(import.meta.dirname, '../../../..');
const json = (path: string) => JSON.parse(readFileSync(resolve(root, path), 'utf8'));
const pseudonyms = json('content/pseudonyms.json') as Pseudonym[];
const seatsOf = (names: SeatInfo['name'][]): SeatInfo[] =>
  names.map((name, seat) => ({ seat, name, kind: 'person', mine: seat === 0, here: true, standIn: false }));

async function tellingIn(
  language: Language,
  names: SeatInfo['name'][] = [
    { pseudonym: 'bison' },
    { pseudonym: 'lynx' },
    { typed: 'Ania' },
    { pseudonym: 'acacia' },
    { pseudonym: 'raven' },
  ],
): Promise<Telling> {
  const deck: Deck = {
    id: 'prl',
    language,
    facts: json('content/decks/prl/deck.json'),
    texts: json(`content/decks/prl/${language}.json`),
  };
  return { words: await loadWords(language), names: namesOf(seatsOf(names), pseudonyms, language), deck };
}
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;
const said = (telling: Telling, event: AnyEvent, others: AnyEvent[] = []) =>
  plain(tell(event, { seq: 1, at: 0, events: [event, ...others] } satisfies Step, telling));

describe('words', () => {
  it('decline goods and count cards', async () => {
    const [pl, ru, en] = await Promise.all(LANGUAGES.map(language => tellingIn(language)));
    const counted = (telling: Telling) =>
      [1, 2, 5, 12, 21, 22, 25].map(n => plain(cardsInWords(telling, { flour: n })));
    expect(counted(pl!)).toEqual([
      'mąkę',
      '2 kartki na mąkę',
      '5 kartek na mąkę',
      '12 kartek na mąkę',
      '21 kartek na mąkę',
      '22 kartki na mąkę',
      '25 kartek na mąkę',
    ]);
    expect(counted(ru!)).toEqual([
      'муку',
      '2 карточки на муку',
      '5 карточек на муку',
      '12 карточек на муку',
      '21 карточку на муку',
      '22 карточки на муку',
      '25 карточек на муку',
    ]);
    expect(counted(en!)).toEqual([
      'flour',
      '2 flour cards',
      '5 flour cards',
      '12 flour cards',
      '21 flour cards',
      '22 flour cards',
      '25 flour cards',
    ]);
    expect(plain(cardsInWords(pl!, {}, { kinds: [], count: 3 }))).toBe('3 dowolne kartki');
    expect(plain(cardsInWords(ru!, {}, { kinds: ['meat', 'sugar'], count: 2 }))).toBe('2 карточки на мясо или сахар');
    expect(plain(cardsInWords(en!, { butter: 1 }, { kinds: ['meat', 'sugar'], count: 1 }))).toBe(
      'butter and meat or sugar',
    );
  });
  it('count the ration cards of the deck, also where kinds differ', async () => {
    const pl = await tellingIn('pl');
    expect(plain(pl.words('rationing-discards-all', cardsInGame(pl)))).toMatch(/^W grze jest po 5 kartek na: mąka, /);
    const facts = pl.deck.facts as { goods: Record<string, number> };
    const uneven = { ...facts, goods: { ...facts.goods, flour: 4, sugar: 6 } };
    const other = { ...pl, deck: { ...pl.deck, facts: uneven } };
    expect(plain(pl.words('rationing-discards-all', cardsInGame(other)))).toMatch(
      /^Liczba kartek w grze: mąka 4, cukier 6, /,
    );
  });
  it('say of the speculator what he took and got, each by itself', async () => {
    const [pl, ru] = [await tellingIn('pl'), await tellingIn('ru')];
    expect(plain(pl.words('rationing-debrief-spec-title', { n: 2, cards: 0 }))).toBe(
      'Zabrał 2 zakupy, kartek nie dostał',
    );
    expect(plain(ru.words('rationing-debrief-spec-title', { n: 2, cards: 0 }))).toBe(
      'Он забрал 2 покупки, карточек не получил',
    );
  });
  it('tell deals of every shape', async () => {
    const pl = await tellingIn('pl');
    expect(plain(dealInWords(pl, { meat: 2 }, { butter: 1 }, null, true))).toBe(
      '2 kartki na mięso za masło i zamianę miejsc',
    );
    expect(plain(dealInWords(pl, {}, { flour: 1 }, null, true))).toBe('zamianę miejsc za mąkę');
    expect(plain(dealInWords(pl, {}, {}, null, true))).toBe('zamianę miejsc w kolejce');
  });
  it('tell the log without gender, with names declined or in a frame', async () => {
    const [pl, ru, en] = await Promise.all(LANGUAGES.map(language => tellingIn(language)));
    const offer: AnyEvent = { event: 'offered', id: 1, seat: 0, to: 1, give: 'flour', want: 'any*3', places: false };
    expect(said(pl!, offer)).toBe('Żubr proponuje Rysiowi mąkę za 3 dowolne kartki.');
    expect(said(ru!, offer)).toBe('Зубр предлагает Рыси муку за 3 любые карточки.');
    expect(said(en!, offer)).toBe('Bison offers Lynx flour for any 3 cards.');
    expect(said(pl!, { ...offer, to: 2 })).toBe('Żubr → Ania: proponuje mąkę za 3 dowolne kartki.');
    expect(said(ru!, { ...offer, to: 2 })).toBe('Зубр → Ania: предлагает муку за 3 любые карточки.');
    expect(said(pl!, { event: 'declined', id: 1, seat: 1, from: 2 })).toBe('Ryś → Ania: odmowa.');
    expect(said(pl!, { event: 'gone', id: 1, from: 3 })).toBe('Oferta Akacji jest już nieaktualna.');
    const accepted: AnyEvent = {
      event: 'accepted',
      id: 1,
      seat: 1,
      from: 0,
      gave: 'flour',
      paid: 'butter*2,sugar',
      places: true,
    };
    expect(said(pl!, accepted)).toBe(
      'Umowa: Żubr daje mąkę, Ryś daje cukier i 2 kartki na masło i zamieniają się miejscami w kolejce.',
    );
    expect(said(en!, { ...accepted, gave: '', paid: '' })).toBe('Deal: Bison and Lynx swap places in the queue.');
    expect(said(ru!, { event: 'said', seat: 0, need: 'butter', have: 'sugar,meat' })).toMatch(
      /^Зубр говорит: «.*масло.*сахар, мясо.*»\.$/,
    );
  });
  it('say nothing of the stack that no event has told', async () => {
    const pl = await tellingIn('pl');
    const passed: AnyEvent = { event: 'passed', seat: 0 };
    expect(said(pl, passed, [{ event: 'queued', pawn: 0 }])).toBe(
      'Żubr nic nie kupuje. Pionek idzie na koniec kolejki.',
    );
    expect(
      said(pl, passed, [
        { event: 'queued', pawn: 0 },
        { event: 'turn', seat: 1 },
      ]),
    ).toBe('Żubr nic nie kupuje. Pionek idzie na koniec kolejki.');
  });
  it('count points and winners', async () => {
    const [pl, ru] = await Promise.all([tellingIn('pl'), tellingIn('ru')]);
    const points = (telling: Telling) =>
      [0, 1, 2, 5, 12, 21, 22, 25].map(n =>
        said(telling, { event: 'revealed', seat: 0, visit: null, bought: [], points: n }),
      );
    expect(points(pl)).toEqual(
      ['0 punktów', '1 punkt', '2 punkty', '5 punktów', '12 punktów', '21 punktów', '22 punkty', '25 punktów'].map(
        text => `Żubr: ${text}.`,
      ),
    );
    expect(points(ru)).toEqual(
      ['0 очков', '1 очко', '2 очка', '5 очков', '12 очков', '21 очко', '22 очка', '25 очков'].map(
        text => `Зубр: ${text}.`,
      ),
    );
    expect(said(pl, { event: 'over', winners: [0, 3] })).toBe('Remis: Żubr i Akacja.');
  });
});

describe('messages', () => {
  it('are the same in the three languages, and every one that is used is there', async () => {
    const ids = LANGUAGES.map(language =>
      [
        ...readFileSync(resolve(root, `web/src/games/rationing/words/${language}/rationing.ftl`), 'utf8').matchAll(
          /^(rationing-[\w-]+) =/gm,
        ),
      ]
        .map(([, id]) => id!)
        .sort(),
    );
    expect(ids[1]).toEqual(ids[0]);
    expect(ids[2]).toEqual(ids[0]);
    expect(new Set(ids[0]).size).toBe(ids[0]!.length);
    const sources = Object.values(
      import.meta.glob<string>('./*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
    ).join('\n');
    const used = [
      ...sources.matchAll(/words\((?:[^'`)]*\? )?'(rationing-[\w-]+)'/g),
      ...sources.matchAll(/: '(rationing-[\w-]+)'/g),
    ].map(([, id]) => id!);
    expect(used.length).toBeGreaterThan(100);
    expect([...new Set(used)].filter(id => !ids[0]!.includes(id))).toEqual([]);
  });
  it('have all plural cases', async () => {
    const numbers = [
      'n',
      'cards',
      'bought',
      'hand',
      'left',
      'card',
      'place',
      'winners',
      'taken',
      'held',
      'count',
      'try',
    ];
    for (const language of LANGUAGES) {
      const { words } = await tellingIn(language);
      const ids = [
        ...readFileSync(resolve(root, `web/src/games/rationing/words/${language}/rationing.ftl`), 'utf8').matchAll(
          /^(rationing-[\w-]+) =/gm,
        ),
      ].map(([, id]) => id as MessageId);
      for (const id of ids) {
        for (const n of [0, 1, 2, 5, 12, 21, 22, 25]) {
          const text = words(id, {
            ...Object.fromEntries(numbers.map(name => [name, n])),
            good: 'X',
            goods: 'X',
            name: 'X',
            names: 'X',
            other: 'X',
            deal: 'X',
            list: 'X',
            card: n,
          });
          expect(text, `${language} ${id} ${n}`).not.toMatch(/⟦|\?\?\?|undefined|NaN/);
        }
      }
    }
  });
});

describe('a whole game', () => {
  it('is told in three languages, from every pair of eyes, to the last sentence', async () => {
    const engine = await testEngine(11);
    const tellings = await Promise.all(LANGUAGES.map(language => tellingIn(language)));
    const table = engine.open('rationing', 4, { top: 'steps' });
    let lot = 3;
    const below = (n: number) => (lot = (lot * 48271) % 2147483647) % n;
    let told = 0;
    for (let move = 0; move < 3000; ++move) {
      const view = table.view('all') as AnyView;
      if (view.phase === 'over') break;
      const word = table.draw() || (view.phase === 'spinning' && below(6) === 0 ? 'top-fell' : '');
      if (word) expect(table.submit('nature', word)).toBeNull();
      else {
        const seats = view.awaiting.filter((who): who is number => who !== 'nature');
        const seat = seats[below(seats.length)]!;
        const legal = table.legal(seat).filter(command => command !== 'offer' && command !== 'say');
        const command = legal[below(legal.length)];
        if (command) table.submit(seat, command);
        else if (view.phase === 'spinning')
          table.submit(seat, seat === view.active ? `offer ${(seat + 1) % 4} places` : `offer ${view.active} places`);
        else continue;
      }
      for (const eyes of [0, 'spectator'] as const) {
        const events = table.told(eyes) as AnyEvent[];
        for (const telling of tellings) {
          for (const event of events) {
            const text = tell(event, { seq: move, at: 0, events }, telling);
            if (text !== null) {
              told += 1;
              expect(text).toMatch(/^[\p{Lu}„«“][^⟦]*[.”»]$/u);
            }
          }
          const { text } = status(
            table.view(eyes) as AnyView,
            eyes,
            telling,
            engine.hintsInView(table.view(eyes), eyes),
          );
          expect(text).toMatch(/^\p{Lu}[^⟦]*\.\s*$/u);
          expect(speak('table', table.view(eyes) as AnyView, eyes, telling)).not.toContain('⟦');
        }
      }
    }
    const over = viewOf(table.view(0) as AnyView);
    expect(over.phase).toBe('over');
    expect(told).toBeGreaterThan(500);
    // The sum shown card by card is the sum the engine counted (R29).
    for (const { cards, points } of scoresOf(over, tellings[0]!))
      expect(cards.reduce((sum, card) => sum + card.points, 0)).toBe(points);
    expect(scoresOf(over, tellings[0]!)[0]!.won).toBe(true);
    table.close();
  });
  it('counts as waiting only the offers that one’s hand can meet', async () => {
    const telling = await tellingIn('pl');
    const session = new LessonSession(await testEngine(1), NAMES, linesBefore(4));
    const offer = (id: number, payable: boolean) => ({ id, answerable: true, payable });
    const told = (...offers: object[]) =>
      status(session.view.value, 0, telling, { partners: [], all: false, tries_left: 0, offers }).text;
    expect(told(offer(1, false), offer(2, true), offer(3, false))).toContain('1 oferta');
    expect(told(offer(1, false), offer(3, false))).not.toContain('ofert');
    session.close();
  });
  it('explains what decided (R30)', () => {
    const one = (points: number, bought: number, hand: number) => ({
      seat: 0,
      visit: null,
      cards: [],
      points,
      bought,
      hand,
      won: false,
    });
    expect(decidedBy([one(5, 1, 1), one(4, 1, 1)])).toBe('points');
    expect(decidedBy([one(5, 2, 1), one(5, 1, 1)])).toBe('bought');
    expect(decidedBy([one(5, 2, 3), one(5, 2, 1)])).toBe('hand');
    expect(decidedBy([one(5, 2, 3), one(5, 2, 3)])).toBe('draw');
  });
});

describe('the lesson', () => {
  it('can be played step by step, and begun at any step', async () => {
    const engine = await testEngine(2);
    for (let at = 0; at <= STEPS.length - 1; ++at) {
      const session = new LessonSession(engine, NAMES, linesBefore(at));
      for (const { before = [], instead = [], wait } of STEPS.slice(at)) {
        session.play(before);
        for (const { do: command } of instead) expect(wait!(command)).toBe(true);
        session.play(instead);
      }
      const view = session.view.value as unknown as View;
      expect(view.bought[0]).toEqual(['cheesecake']);
      session.close();
    }
  });
  it('has words for every step', async () => {
    for (const language of LANGUAGES) {
      const { words } = await tellingIn(language);
      for (const { id } of STEPS) expect(words.has(`rationing-lesson-${id}`)).toBe(true);
    }
  });
});
