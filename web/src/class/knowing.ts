// All that words about the tables of a class are made of: the game, its deck, the names of those who were let in.
import { useEffect, useState } from 'preact/hooks';
import { engine, type Engine } from '../engine/engine';
import type { GameClassroom, Telling } from '../games/module';
import { tellingOf, useGame, type Known } from '../screens/table/telling';
import { nameOf } from '../table/online';
import type { AnyView, Seat, SeatInfo } from '../table/session';
import { useLoad } from '../ui/load';
import { nameText, type Case } from '../words/names';
import { words, wantWords, type Words } from '../words/words';
import type { ClassState, TableState } from './model';
import type { CardSeat, Progress } from './TableCard';

export type Knowing = {
  known: Known;
  rules: Engine;
  classroom: GameClassroom | null;
  words: Words;
  name(person: number, form?: Case): string;
  /** what somebody is called who is not in yet */
  called(who: { name: string; pseudonym: string | null }): string;
  telling(table: TableState): Telling;
  /** somebody who has a seat there is connected */
  attended(table: TableState): boolean;
};

/** Null until all of it is there. */
export function useKnowing(state: ClassState | null): { knowing: Knowing | null; failed: boolean; again(): void } {
  const game = useGame(state?.plan.game ?? null, state?.plan.deck ?? undefined);
  const { known } = game;
  const parts = useLoad(
    known
      ? async () => ({ rules: await engine(), classroom: (await known.game.classroom?.())?.classroom ?? null })
      : null,
    [known?.game],
  );
  if (!state || !known || !parts.value)
    return { knowing: null, failed: game.failed || parts.failed, again: () => (game.again(), parts.again()) };
  const ids = known.pseudonyms.map(one => one.id);
  const called = (who: { name: string; pseudonym: string | null }, form?: Case) =>
    nameText(nameOf(who, ids), known.pseudonyms, words.language, form);
  const name = (person: number, form?: Case) => {
    const found = state.people.find(one => one.person === person);
    return found ? called(found, form) : '?';
  };
  const telling = (table: TableState) => tellingOf(known, seatInfos(table, state, ids, words), words);
  const attended = (table: TableState) =>
    table.seats.some(seat => state.people.find(one => one.person === seat.person)?.here);
  return { knowing: { known, ...parts.value, words, name, called, telling, attended }, failed: false, again() {} };
}

/** The seats of a table with the names of those who sit there; bots are called what they are. */
function seatInfos(table: TableState, state: ClassState, ids: string[], words: Words): SeatInfo[] {
  const bots = table.seats.filter(seat => seat.person === null).length;
  return table.seats.map((chair, seat) => {
    const person = state.people.find(one => one.person === chair.person);
    return {
      seat,
      kind: chair.person === null ? 'bot' : 'person',
      mine: false,
      standIn: chair.standIn,
      here: person?.here ?? true,
      name: person
        ? nameOf(person, ids)
        : { typed: bots > 1 ? words('class-bot-numbered', { number: seat + 1 }) : words('class-bot') },
    };
  });
}

/** What goes on at a table, in one sentence, as everybody may know it. */
export function sentenceOf(table: TableState, { known, rules, words, telling, attended }: Knowing): string {
  // A server that was started again reads a table when the first of its people is back.
  if (!table.view) return words(attended(table) ? 'class-dealing' : 'class-unattended');
  return known.game.status(table.view, 'spectator', telling(table), rules.hintsInView(table.view, 'spectator')).text;
}

/** What a seat has at this moment, by the most telling measure. */
export function resultText(view: AnyView, seat: Seat, { measures }: GameClassroom, words: Words): string {
  const found = measures.find(measure => measure.of(view, seat) !== null) ?? measures.at(-1)!;
  return found.text(words, found.of(view, seat) ?? 0);
}

export function progressOf(table: TableState, { classroom, telling }: Knowing): Progress | null {
  return table.view && classroom ? classroom.progress(table.view, telling(table)) : null;
}

export function cardSeats(table: TableState, state: ClassState, { telling }: Knowing): CardSeat[] {
  const { names } = telling(table);
  const here = new Set(state.people.filter(one => one.here).map(one => one.person));
  return table.seats.map((chair, seat: Seat) => ({
    name: names.of(seat),
    turn: table.turn.includes(seat),
    line: chair.person === null || chair.standIn ? 'bot' : here.has(chair.person) ? 'on' : 'off',
  }));
}

export function useNow(every = 1000): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

export function useClassWords(): { ready: boolean; failed: boolean; again(): void } {
  const { value, failed, again } = useLoad(async () => (await wantWords('class'), true), []);
  return { ready: value === true && (words?.has('class-table') ?? false), failed, again };
}
