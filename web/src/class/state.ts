// What the screens draw, made of what the server told: by this device's clock, with tables, hands and wishes in the
// shapes of model.ts.
import type { Card, ClassUpdate, Knocking, LessonPage, LessonTable } from '../engine/types';
import type { Step } from '../table/session';
import type { ClassState, Member, Screen, TableState } from './model';

/** Which part of the plan a phase of the class is. */
const PARTS: Record<ClassUpdate['phase'], string[]> = {
  lobby: ['join'],
  seating: ['example', 'join'],
  playing: ['play'],
  debrief: ['debrief'],
  over: ['exit', 'reserve'],
};
const MINUTE = 60_000;

type Heard = {
  told: ClassUpdate;
  ahead: number;
  here: readonly number[];
  knocking: readonly Knocking[];
  cards: readonly Card[];
  /** None where it was guessed at too often; null where it is not asked for. */
  pattern: readonly number[] | null;
  /** when this phase was first heard of here, by the class's clock: not every phase has a beginning that is told */
  phaseSince: number;
};

export function stateOf({ told, ahead, here, knocking, cards, pattern, phaseSince }: Heard): ClassState {
  const present = new Set(here);
  const people: Member[] = (told.people ?? []).map(({ person, name, pseudonym }) => ({
    person,
    name,
    pseudonym,
    here: present.has(person),
  }));
  return {
    phase: told.phase,
    code: told.code ?? '',
    invitation: told.invitation ?? null,
    round: told.round,
    paused: told.paused,
    finishing: told.finishing,
    plan: {
      title: told.title,
      game: told.game,
      deck: typeof told.options.deck === 'string' ? told.options.deck : null,
      expected: told.until,
      sameDeal: told.same_deal,
      options: told.options,
      parts: told.phases.map(({ phase, minutes }) => ({ id: phase, minutes })),
    },
    door: {
      mode: told.door ?? 'open',
      until: told.until,
      locked: told.locked ?? false,
      names: told.names ?? 'pseudonyms',
    },
    inside: told.inside,
    people,
    staff: told.staff ?? [],
    waiting: knocking.map(({ person, name, pseudonym }) => ({ person, name, pseudonym: pseudonym ?? null })),
    pattern: [...(pattern ?? [])],
    guessed: pattern?.length === 0,
    tables: (told.tables ?? []).map(table =>
      tableOf(
        table,
        cards.find(card => card.table === table.table),
        ahead,
      ),
    ),
    seating: {
      tables: (told.tables ?? []).map(({ table, seats }) => ({
        table,
        seats: seats.map(person => person || null),
        people: seats.filter(person => person > 0),
        bots: seats.filter(person => person === 0).length,
      })),
      wishes: [
        ...(told.wishes?.apart ?? []).map(people => ({ kind: 'apart' as const, people })),
        ...(told.wishes?.together ?? []).map(people => ({ kind: 'together' as const, people })),
      ],
      pins: (told.wishes?.pin ?? []).map(([person, table]) => ({ person, table })),
    },
    hands: (told.people ?? []).flatMap(({ person, hand }) =>
      hand ? [{ person, since: hand.since + ahead, why: hand.why ?? null }] : [],
    ),
    late: (told.people ?? []).flatMap(({ person, late }) => (late ? [person] : [])),
    times: timesOf(told, ahead, phaseSince),
    keep: told.keep ?? 'day',
    screen: screenOf(told.page ?? null, told.phase),
    message: told.message && { ...told.message, since: told.message.at + ahead },
    question: told.question,
    exits: told.exits ?? 0,
    notes: told.notes ?? [],
    me: told.you ?? null,
    exitDone: told.you?.exit ?? false,
    nonces: told.fair.nonces,
  };
}

function tableOf(
  { table, seats, second = [], reporters = [], paused = false }: LessonTable,
  card: Card | undefined,
  ahead: number,
): TableState {
  const story: Step[] = (card?.story ?? []).map(({ seq, events }) => ({ seq, at: 0, events }));
  return {
    table,
    paused: card?.paused ?? paused,
    over: card?.phase === 'over',
    brokenOff: card?.broken_off ?? false,
    view: card?.view ?? null,
    story,
    seats: seats.map((person, seat) => {
      const chair = card?.seats[seat];
      return {
        person: person > 0 ? person : null,
        bot: chair?.level ?? null,
        standIn: chair?.stand_in ?? false,
        byBots: (chair?.by_bots ?? 0) > 0,
      };
    }),
    guests: [
      ...second.map(([seat, person]) => ({ person, as: 'second' as const, seat })),
      ...reporters.map(person => ({ person, as: 'reporter' as const, seat: null })),
    ],
    turn: card?.phase === 'playing' ? (card.turn?.seats ?? []) : [],
    since: (card?.last ?? 0) + ahead,
    trips: (card?.trips ?? []).map(({ rule, times }) => ({ rule, count: times })),
  };
}

function timesOf(
  { phase, phase_since, phases, began, ends, now }: ClassUpdate,
  ahead: number,
  since: number,
): ClassState['times'] {
  const part = PARTS[phase].map(id => phases.findIndex(one => one.phase === id)).find(at => at >= 0);
  if (part === undefined) return null;
  // Older servers do not say when a phase began: then it is when it was first heard of here.
  const from = phase === 'playing' ? (began ?? now) : phase === 'lobby' ? 0 : (phase_since ?? since);
  const to = phase === 'playing' && ends !== null ? ends : from + phases[part]!.minutes * MINUTE;
  return { part, began: from + ahead, ends: to + ahead };
}

function screenOf(page: LessonPage | null, phase: ClassUpdate['phase']): Screen {
  if (phase === 'over' && page?.page !== 'black' && page?.page !== 'cards')
    return { what: 'over', table: null, text: null };
  // While people look for their seats they are shown them, whatever stood there before.
  if (page && (phase !== 'seating' || page.page === 'black'))
    return { what: page.page, table: page.table ?? null, text: page.text ?? null };
  // Until the teacher chooses, the projector shows what the class needs now.
  const usual: Record<ClassUpdate['phase'], Screen['what']> = {
    lobby: 'code',
    seating: 'seating',
    playing: 'wall',
    debrief: 'comparison',
    over: 'over',
  };
  return { what: usual[phase], table: null, text: null };
}
