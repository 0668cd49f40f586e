// The report of a lesson as the wire tells it (PROTOCOL-class.md), in the shape that page and file are made of. Rows
// stand in the order of names: no marks, no ranking. What could not be read is left out rather than guessed.
import { BANDS, type Band, type GameReport, type Sought, type ToldTable } from '../../games/module';
import type { Words } from '../../words/words';
import { TICKS, type Explained, type Tick } from '../explained';

export type PupilRow = {
  person: number;
  name: string;
  late: boolean;
  tables: string;
  asks: number;
  known: number;
  got: number;
  own: number;
  byBots: number;
  drops: number;
  /** on the map: where this pupil put what */ places: { about: string; place: string }[];
};
export type SetRow = { set: string; asks: number; known: number; early: number; late: number };
export type Report = {
  pupils: PupilRow[];
  tables: number;
  finished: number;
  sets: SetRow[];
  confusions: { card: string; set: string; times: number }[];
  again: string[];
  exits: { name: string; answers: string[] }[];
  notes: { name: string; table: number; task: number; text: string }[];
  /** what was voted on, as it was asked; places on the map stand in `places` */
  votes: { asked: Fields; options: string[]; counts: number[]; unsure: number; places: string[] }[];
  /** the events that were asked for, table by table */ told: ToldTable[];
  /** what was looked for and found by the class */ sought: Sought[];
  /** whether any name was typed: then the server had it */ typed: boolean;
};
export type Fields = Record<string, unknown>;

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fields) : []);
const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `name` says what a person is called: a pseudonym in the reader's language, or what was typed. */
export function readReport(
  told: unknown,
  name: (name: string, pseudonym: string | null) => string,
  language: string,
): Report {
  const all = fields(told);
  const measures = fields(all.measures);
  const people = list(all.people);
  const called = (person: number): string => {
    const found = people.find(one => one.person === person);
    const row = list(measures.rows).find(one => one.person === person);
    const said = text(found?.name) || text(row?.name);
    return said === '' ? `#${person}` : name(said, typeof found?.pseudonym === 'string' ? found.pseudonym : null);
  };
  const rows = new Map(list(measures.rows).map(row => [number(row.person), row]));
  const persons = [...new Set([...people.map(one => number(one.person)), ...rows.keys()])];
  const pupils = persons.map((person): PupilRow => {
    const row = rows.get(person) ?? {};
    const found = people.find(one => one.person === person) ?? {};
    return {
      person,
      name: called(person),
      late: found.late === true,
      tables: list(found.rounds)
        .map(one => number(one.table))
        .filter(table => table > 0)
        .join(', '),
      asks: number(row.asks),
      known: number(row.asks_known),
      got: number(row.asks_got),
      own: number(row.own),
      byBots: number(row.by_bots),
      drops: number(row.drops ?? found.drops),
      places: list(found.places).flatMap(one =>
        text(fields(one.asked).about) && text(one.place)
          ? [{ about: text(fields(one.asked).about), place: text(one.place) }]
          : [],
      ),
    };
  });
  return {
    pupils: pupils.sort((one, other) => one.name.localeCompare(other.name, language) || one.person - other.person),
    tables: number(measures.tables),
    finished: number(measures.finished),
    sets: list(measures.sets).map(one => ({
      set: text(one.set),
      asks: number(one.asks),
      known: number(one.asks_known),
      early: number(one.read_early),
      late: number(one.read_late),
    })),
    // A mistake is shared between the sets that somebody collects: a pair below one is no pattern.
    confusions: list(measures.confusions)
      .map(one => ({ card: text(one.card), set: text(one.set), times: number(one.thousandths) / 1000 }))
      .filter(one => one.times >= 1),
    again: Array.isArray(measures.teach_again) ? measures.teach_again.map(text) : [],
    exits: people
      .filter(one => Array.isArray(one.exit) && one.exit.length > 0)
      .map(one => ({ name: called(number(one.person)), answers: (one.exit as unknown[]).map(text) })),
    notes: list(all.notes).map(one => ({
      name: called(number(one.person)),
      table: number(one.table),
      task: number(one.task),
      text: text(one.text),
    })),
    votes: list(all.votes).map(one => ({
      asked: fields(one.asked),
      options: texts(one.options),
      counts: Array.isArray(one.counts) ? one.counts.map(number) : [],
      unsure: number(one.unsure),
      places: texts(one.places),
    })),
    told: list(measures.told).map(one => ({
      round: number(one.round),
      table: number(one.table),
      people: Array.isArray(one.people) ? one.people.map(number) : [],
      events: list(one.events).flatMap(each => {
        const event = fields(each.told);
        return typeof event.event === 'string'
          ? [{ at: number(each.at), by: number(each.by), told: { ...event, event: event.event } }]
          : [];
      }),
    })),
    sought: list(all.sought).map(one => ({
      card: text(one.card),
      found: number(one.found),
      missed: number(one.missed),
    })),
    typed: people.some(one => typeof one.pseudonym !== 'string' && text(one.name) !== ''),
  };
}

export const share = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((100 * part) / whole) : null;
/** How much of what was done at a seat somebody did themselves. */
export const partOf = (row: Pick<PupilRow, 'own' | 'byBots'>): number | null => share(row.own, row.own + row.byBots);

/**
 * What comes from the map and from the teacher's ticks: the best band of a pupil, the best tick, and the pins of a set
 * by bands.
 */
export type Learned = {
  band(row: PupilRow): Band | null;
  tick(row: PupilRow): Tick | null;
  bands(set: string): Record<Band, number> | null;
};
const NOTHING_LEARNED: Learned = { band: () => null, tick: () => null, bands: () => null };

export function learnedOf(
  report: Report,
  explained: readonly Explained[],
  bandAt: ((about: string, place: string) => Band | null) | null,
): Learned {
  const best = <T>(order: readonly T[], found: readonly T[]): T | null =>
    order.find(one => found.includes(one)) ?? null;
  return {
    band: row =>
      best(
        BANDS,
        row.places.flatMap(({ about, place }) => bandAt?.(about, place) ?? []),
      ),
    tick: row =>
      best(
        TICKS,
        explained.filter(one => one.person === row.person).map(one => one.tick),
      ),
    bands: set => {
      const pins = report.votes
        .filter(vote => vote.asked.kind === 'place' && vote.asked.about === set)
        .flatMap(vote => vote.places);
      const found = pins.flatMap(place => bandAt?.(set, place) ?? []);
      return found.length > 0
        ? (Object.fromEntries(BANDS.map(band => [band, found.filter(one => one === band).length])) as Record<
            Band,
            number
          >)
        : null;
    },
  };
}

type Column = { id: string; title: string; value(row: PupilRow): string };
export function columnsOf(
  report: Report,
  words: Words,
  more: Learned = NOTHING_LEARNED,
  game: GameReport | null = null,
): Column[] {
  const asked = report.pupils.some(row => row.asks > 0);
  const all: (Column | false)[] = [
    { id: 'table', title: words('lesson-report-table'), value: row => row.tables },
    asked && {
      id: 'known',
      title: words('lesson-report-known'),
      value: row => (row.asks > 0 ? words('lesson-report-of', { part: row.known, whole: row.asks }) : ''),
    },
    asked && { id: 'got', title: words('lesson-report-got'), value: row => (row.asks > 0 ? String(row.got) : '') },
    ...(game?.columns ?? []).map(({ id, title, value }) => ({
      id,
      title,
      value: (row: PupilRow) => value(row.person),
    })),
    report.pupils.some(row => more.band(row) !== null) && {
      id: 'map',
      title: words('lesson-report-map'),
      value: row => {
        const band = more.band(row);
        return band ? words('lesson-report-band', { band }) : '';
      },
    },
    report.pupils.some(row => more.tick(row) !== null) && {
      id: 'explained',
      title: words('lesson-report-explained'),
      value: row => {
        const tick = more.tick(row);
        return tick ? words('lesson-report-tick', { tick }) : '';
      },
    },
    {
      id: 'own',
      title: words('lesson-report-own'),
      value: row => (partOf(row) === null ? '' : `${partOf(row)}\u00a0%`),
    },
    report.pupils.some(row => row.drops > 0) && {
      id: 'drops',
      title: words('lesson-report-drops'),
      value: row => String(row.drops),
    },
  ];
  return all.filter(column => column !== false);
}
