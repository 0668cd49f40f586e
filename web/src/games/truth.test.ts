// No sentence that is not so: whole games of each title are told in three languages, and what can be checked in a line
// is held against the events it is made of and the position it tells of: names, counts, colours, whose turn it is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Engine } from '../engine/engine';
import { BotsByLot } from '../table/bots';
import type { AnyEvent, AnyView, Seat, SeatInfo } from '../table/session';
import { lotsFrom, testEngine } from '../testing/engine';
import { COLOURS, hasWord, plain, statusWrongIn, wrongIn, type Moment, type Told } from '../testing/truth';
import { namesOf, type Pseudonym } from '../words/names';
import { LANGUAGES, loadWords, type Language } from '../words/words';
import type { Telling } from './module';
import { status as rationingStatus } from './rationing/status';
import { tell as tellRationing } from './rationing/tell';
import { status as triplesStatus, tell as tellTriples } from './triples/tell';
import { TEAMS } from './victory-line/teams';
import { status as victoryStatus, tell as tellVictory } from './victory-line/tell';

vi.mock('virtual:stolik-files', () => ({ files: {} }));
const triples: Told = { name: 'triples', deckId: 'psz', tell: tellTriples, status: triplesStatus };
const rationing: Told = { name: 'rationing', deckId: 'prl', tell: tellRationing, status: rationingStatus };
const victoryLine: Told = { name: 'victory-line', deckId: 'gpw', tell: tellVictory, status: victoryStatus };

const GAMES_TO_TELL: [Told, number, Record<string, unknown>][] = [
  [triples, 3, { asking: 'free' }],
  [triples, 4, {}],
  [triples, 4, { variant: 'advanced' }],
  [rationing, 3, {}],
  [rationing, 4, {}],
  [rationing, 5, {}],
  [victoryLine, 2, {}],
  [victoryLine, 4, { draw: 'manual' }],
  [victoryLine, 6, { teams: 3 }],
];
const SEEDS = process.env.STOLIK_LONG ? 20 : 2;
const MOVES_MAX = 4000;

const content = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../content', name), 'utf8')) as never;
const pseudonyms: Pseudonym[] = content('pseudonyms.json');
const seatsOf = (players: number): SeatInfo[] =>
  Array.from({ length: players }, (_, seat) => ({
    seat,
    name: { pseudonym: pseudonyms[seat * 3]!.id },
    kind: 'bot',
    mine: false,
    here: true,
    standIn: false,
  }));

let engine: Engine;
const words = {} as Record<Language, Telling['words']>;
beforeAll(async () => {
  engine = await testEngine(5);
  for (const language of LANGUAGES) words[language] = await loadWords(language);
});
const tellingOf = (game: Told, players: number, language: Language): Telling => ({
  words: words[language],
  names: namesOf(seatsOf(players), pseudonyms, language),
  deck: {
    id: game.deckId,
    language,
    facts: content(`decks/${game.deckId}/deck.json`),
    texts: content(`decks/${game.deckId}/${language}.json`),
  },
});

type Seen = Moment & { eyes: AnyView[] };

/** A whole game by lot: each step with the position it led to. */
async function play(game: Told, players: number, options: Record<string, unknown>, seed: number): Promise<Seen[]> {
  const lots = lotsFrom(seed);
  const bots = new BotsByLot(engine, lots);
  const table = engine.open(game.name, players, options);
  const moments: Seen[] = [];
  const look = () => table.view('spectator') as AnyView;
  const remember = (nature: boolean) => {
    const events = table.told('spectator') as AnyEvent[];
    const last = moments.at(-1);
    const now = { view: look(), eyes: Array.from({ length: players }, (_, seat) => table.view(seat) as AnyView) };
    if (last && nature) Object.assign(last, { step: { ...last.step, events: [...last.step.events, ...events] } }, now);
    else moments.push({ step: { seq: moments.length + 1, at: 0, events }, ...now });
  };
  let silent = 0;
  for (let move = 0; look().phase !== 'over'; ++move) {
    if (move > MOVES_MAX) throw new Error(`${game.name} does not end`);
    const word = table.draw();
    if (word) {
      expect(table.submit('nature', word)).toBeNull();
      remember(true);
      continue;
    }
    const due = look().awaiting.filter((seat): seat is Seat => seat !== 'nature');
    const seat = due[lots(due.length)]!;
    const { do: command } = await bots.choose(table.view(seat) as AnyView, [], seat);
    if (command === null) {
      if ((silent += 1) < 4) continue;
      expect(table.submit('nature', 'top-fell')).toBeNull();
      remember(false);
    } else {
      expect(table.submit(seat, command)).toBeNull();
      remember(false);
    }
    silent = 0;
  }
  table.close();
  return moments;
}

describe.each(GAMES_TO_TELL)('$name', (game, players, options) => {
  test(`of ${players} ${JSON.stringify(options)} is told as it was`, async () => {
    for (let seed = 1; seed <= SEEDS; ++seed) {
      const moments = await play(game, players, options, seed);
      expect(moments.length).toBeGreaterThan(5);
      for (const language of LANGUAGES) {
        const telling = tellingOf(game, players, language);
        for (const moment of moments) {
          const lines = moment.step.events
            .map(event => game.tell(event, moment.step, telling))
            .filter(line => line !== null)
            .map(plain);
          expect(wrongIn(moment, game, players, telling, lines)).toEqual([]);
          moment.eyes.forEach((view, seat) =>
            expect(statusWrongIn(game.status(view, seat, telling, engine.hintsInView(view, seat)), view, seat)).toEqual(
              [],
            ),
          );
          const { text } = game.status(moment.view, 'spectator', telling, engine.hintsInView(moment.view, 'spectator'));
          // Whose turn it is, is said by the name of that seat and no other.
          const turn = (moment.view.turn ?? moment.view.active) as number | null;
          for (let seat = 0; seat < players && moment.view.phase !== 'over'; ++seat) {
            if (hasWord(plain(text), telling.names.of(seat)))
              expect(
                [turn, ...moment.view.awaiting, ...((moment.view.queue as unknown[]) ?? []).slice(0, 1)],
                text,
              ).toContain(seat);
          }
        }
      }
    }
  });
});

test('each team is called by its own colour wherever the host speaks of it', () => {
  for (const language of LANGUAGES) {
    for (let team = 0; team < 3; ++team) {
      for (const kind of ['team', 'chip'] as const) {
        const id = `victory-line-${kind}-${TEAMS[team]!.id}` as const;
        const text = words[language](id);
        expect(
          COLOURS[language].map(colour => colour.test(text)),
          `${language} ${id} ${team}: ${text}`,
        ).toEqual([0, 1, 2].map(one => one === team));
      }
    }
  }
});
