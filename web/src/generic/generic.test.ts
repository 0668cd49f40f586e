// Whole games of every title at the table that serves all of them: what is drawn, what can be chosen, what is told.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { Engine, EngineTable } from '../engine/engine';
import type { Telling } from '../games/module';
import type { AnyEvent, AnyView, GameName, SeatInfo } from '../table/session';
import { lotsFrom, testEngine } from '../testing/engine';
import { namesOf, type Pseudonym } from '../words/names';
import { LANGUAGES, loadWords, type Language } from '../words/words';
import type { VerbForm } from '../games/schema';
import { begun, isWhole, nextParts, stillChosen } from './choosing';
import { partText } from './parts';
import { things } from './saying';
import { status, tell, winnersOf } from './tell';
import { shapeOf, zonesOf } from './zones';

vi.mock('virtual:stolik-files', () => ({ files: {} }));

const content = resolve(import.meta.dirname, '../../../content');
const json = (name: string) => JSON.parse(readFileSync(resolve(content, name), 'utf8')) as never;
const pseudonyms = json('pseudonyms.json') as Pseudonym[];
/** The games there are decks of; how many can play is tried, not written down. */
const DECKS = readdirSync(resolve(content, 'decks')).filter(id =>
  existsSync(resolve(content, 'decks', id, 'deck.json')),
);
const GAMES = new Map(DECKS.map(id => [(json(`decks/${id}/deck.json`) as { game: GameName }).game, id]));
const BY_TOP = /^(top-fell|spin)/;

function counts(engine: Engine, game: GameName): number[] {
  return [2, 3, 4, 5, 6].filter(players => {
    try {
      return (engine.open(game, players).close(), true);
    } catch {
      return false;
    }
  });
}

async function tellingIn(game: GameName, language: Language, players: number): Promise<Telling> {
  const id = GAMES.get(game)!;
  const seats: SeatInfo[] = Array.from({ length: players }, (_, seat) => ({
    seat,
    name: { pseudonym: pseudonyms[seat]!.id },
    kind: 'bot',
    mine: false,
    here: true,
    standIn: false,
  }));
  const deck = { id, language, facts: json(`decks/${id}/deck.json`), texts: json(`decks/${id}/${language}.json`) };
  return { words: await loadWords(language), names: namesOf(seats, pseudonyms, language), deck };
}

/** Puts a command together as somebody who presses one button after another. */
function pressed(legal: string[], lots: (n: number) => number): string {
  let chosen = begun(legal);
  for (;;) {
    const parts = nextParts(legal, chosen);
    if (isWhole(legal, chosen) && (parts.length === 0 || lots(2) === 0)) return chosen.join(' ');
    expect(parts.length).toBeGreaterThan(0);
    chosen = [...chosen, parts[lots(parts.length)]!];
    expect(stillChosen(legal, chosen)).toEqual(chosen);
  }
}

type Played = { view: AnyView; events: AnyEvent[] };

/**
 * A game by random buttons, with what its first seat sees after every move. Verbs that are written, not pressed, are
 * left out.
 */
function* play(engine: Engine, table: EngineTable, lots: (n: number) => number): Generator<Played> {
  for (let move = 0; move < 4000; ++move) {
    const word = table.draw();
    const all = table.view('spectator') as AnyView;
    if (all.phase === 'over') return;
    if (word) {
      expect(table.submit('nature', word)).toBeNull();
    } else {
      const due = all.awaiting.filter((who): who is number => typeof who === 'number');
      const seat = due[lots(due.length)];
      const view = seat === undefined ? all : (table.view(seat) as AnyView);
      const legal =
        seat === undefined
          ? []
          : engine.legalInView(view, seat).filter(command => engine.checkInView(view, seat, command) === null);
      const nature = all.awaiting.includes('nature')
        ? table.legal('nature').filter(command => BY_TOP.test(command))
        : [];
      if (nature.length > 0 && (legal.length === 0 || lots(6) === 0))
        expect(table.submit('nature', nature[lots(nature.length)]!)).toBeNull();
      else expect(table.submit(seat!, pressed(legal, lots))).toBeNull();
    }
    yield { view: table.view(0) as AnyView, events: table.told(0) as AnyEvent[] };
  }
  throw new Error('it does not end');
}

const sound = (text: string, what: unknown) =>
  expect(text, JSON.stringify(what)).not.toMatch(/⟦|undefined|NaN|\[object|\{|\}|^\s*$| {2}/);

describe.each([...GAMES.keys()])('%s', game => {
  test('what grows with the players belongs to seats; what only some see is counted', async () => {
    const engine = await testEngine();
    const { perSeat, counted } = shapeOf(engine, game, counts(engine, game));
    expect(perSeat).toContain('hands');
    expect(counted).toContain('hands');
    for (const common of ['queue', 'row', 'offers', 'lines', 'choices', 'awaiting'])
      expect(perSeat).not.toContain(common);
    for (const plain of ['reads', 'limits', 'tries', 'turn']) expect(counted).not.toContain(plain);
  });

  test.each(LANGUAGES)(
    'whole games by pressing, in %s: all is drawn and told, and it comes to an end',
    async language => {
      const engine = await testEngine(7);
      const allowed = counts(engine, game);
      // Each language with another number of players.
      for (const players of [allowed[LANGUAGES.indexOf(language) % allowed.length]!]) {
        const lots = lotsFrom(players + language.length);
        const table = engine.open(game, players);
        const telling = await tellingIn(game, language, players);
        const shape = shapeOf(engine, game, allowed);
        let moves = 0;
        for (const { view, events } of play(engine, table, lots)) {
          moves += 1;
          const { seats, common } = zonesOf(view, shape, telling);
          expect(seats).toHaveLength(players);
          const mine = seats[0]!.find(zone => zone.member === 'hands')!;
          const theirs = seats[1]!.find(zone => zone.member === 'hands')!;
          expect(mine.items).not.toBeNull();
          if (view.phase !== 'over') expect(theirs.items).toBeNull();
          for (const zone of [...seats.flat(), ...common]) {
            sound(zone.label, zone);
            if (zone.text !== undefined) sound(zone.text, zone);
            for (const item of zone.items ?? []) sound(item.text, zone);
          }
          for (const event of events) {
            const said = tell(event, telling);
            if (said !== null) sound(said, event);
          }
          sound(status(view, 0, telling).text, view.phase);
        }
        expect(moves).toBeGreaterThan(10);
        const end = table.view('spectator') as AnyView;
        expect(winnersOf(end, telling)).toMatch(/\p{L}/u);
        table.close();
      }
    },
  );
});

test('parts are chosen one after another, only from the list', () => {
  const legal = ['ask 1 a', 'ask 1 b', 'ask 2 a', 'pass', 'play x', 'play x c7'];
  expect(nextParts(legal, [])).toEqual(['ask', 'pass', 'play']);
  expect(nextParts(legal, ['ask'])).toEqual(['1', '2']);
  expect(nextParts(legal, ['ask', '1'])).toEqual(['a', 'b']);
  expect(nextParts(legal, ['ask', '1', 'a'])).toEqual([]);
  expect(isWhole(legal, ['ask', '1'])).toBe(false);
  expect(isWhole(legal, ['play', 'x'])).toBe(true);
  expect(nextParts(legal, ['play', 'x'])).toEqual(['c7']);
  expect(stillChosen(['ask 1 a'], ['ask', '2', 'a'])).toEqual(['ask']);
  expect(begun(['ask 1 a', 'ask 2 a'])).toEqual(['ask']);
  expect(begun(['pass'])).toEqual([]);
});

test('a number is somebody, or what lies there under it', async () => {
  const telling = await tellingIn('rationing', 'en', 3);
  const view = {
    players: 3,
    offers: [{ id: 7, from: 2, to: 0, give: 'butter', want: 'meat|sugar', places: false }],
  } as unknown as AnyView;
  const verbs: VerbForm[] = [
    { verb: 'ask', by: 'seat', rule: '', parts: ['seat', 'card'] },
    { verb: 'decline', by: 'seat', rule: '', parts: ['number'] },
  ];
  expect(partText(['ask', '2'], 1, view, verbs, telling)).toBe(telling.names.of(2));
  expect(partText(['decline', '7'], 1, view, verbs, telling)).toBe(
    `from: ${telling.names.of(2)} · gives: butter · wants: meat or sugar`,
  );
  expect(partText(['decline', '1'], 1, view, verbs, telling)).toBe('1');
});

test('names come from the deck, then from the client, then from the id', async () => {
  const telling = {
    words: await loadWords('en'),
    names: namesOf([], pseudonyms, 'en'),
    deck: {
      id: 'x',
      language: 'en',
      facts: { cells: { c7: 'kursk' } },
      texts: { events: { kursk: { name: 'Kursk' } }, words: { values: { sugar: 'brown sugar' } } },
    },
  } as Telling;
  expect(things('kursk', telling)).toBe('Kursk');
  expect(things('c7', telling)).toBe('C7 Kursk');
  expect(things('sugar*2,no-such_card', telling)).toBe('2 × brown sugar, no such card');
  expect(things('sugar|all', telling)).toBe('brown sugar or everybody');
  expect(things('-1/+1', telling)).toBe('-1/+1');
});
