// A class as a page hears it over the wire, for pictures and looks: a server that answers with what the test put there.
import type { Page, WebSocketRoute } from '@playwright/test';

const NAMES = [
  'bison',
  'squirrel',
  'spruce',
  'kingfisher',
  'lynx',
  'hedgehog',
  'crane',
  'swan',
  'owl',
  'beaver',
  'stork',
  'badger',
];
export const CODE = '51738264';

export const aView = (turn: number, sets: number[], more: Record<string, unknown> = {}) => ({
  game: 'triples',
  players: 5,
  options: { variant: 'beginner', asking: 'strict', youngest: null, max_reads: null, deck: 'psz' },
  phase: 'play',
  turn,
  awaiting: [turn],
  hands: [4, 3, 5, 0, 3],
  sets: [0, 1, 2, 3, 4].map(seat => sets.filter((_, at) => at % 5 === seat).map(number => `set-${number}`)),
  reads: [0, 0, 0, 0, 0],
  winners: [],
  ...more,
});

export type Told = Record<string, any>;

/** Thirty pupils at six tables of five, as CLASSROOM.md's lesson has them; `names` from the list of the product. */
export function aClass(names: string[] = NAMES, more: Told = {}): Told {
  const people = Array.from({ length: 29 }, (_, at) => ({
    person: at + 2,
    name: names[at % names.length]!,
    pseudonym: names[at % names.length]!,
    late: false,
    hand: null,
    place: { table: Math.floor(at / 5) + 1, seat: at % 5, as: 'seat' },
  }));
  const tables = Array.from({ length: 6 }, (_, at) => ({
    table: at + 1,
    seats: [0, 1, 2, 3, 4].map(seat => people[at * 5 + seat]?.person ?? 0),
    second: [],
    reporters: [],
    paused: false,
    started: true,
  }));
  return {
    seq: 40,
    now: 1_140_000,
    phase: 'playing',
    round: 1,
    title: 'Klasa 8b',
    game: 'triples',
    options: { variant: 'beginner', deck: 'psz' },
    size: 5,
    same_deal: true,
    coach: false,
    phases: [
      ['join', 3],
      ['example', 5],
      ['play', 20],
      ['debrief', 12],
      ['exit', 3],
      ['reserve', 2],
    ].map(([phase, minutes]) => ({ phase, minutes })),
    began: 480_000,
    ends: 1_680_000,
    finishing: false,
    paused: false,
    inside: 29,
    until: 30,
    message: null,
    question: null,
    fair: { commitment: 'c', nonces: [], seed: null },
    code: CODE,
    door: 'open',
    locked: true,
    names: 'pseudonyms',
    bot: 'steady',
    keep: 'day',
    people,
    staff: [{ person: 1, role: 'teacher' }],
    tables,
    wishes: { apart: [], together: [], pin: [] },
    page: null,
    notes: [],
    exits: 0,
    ...more,
  };
}

const card = (table: number, seats: number[], now: number, more: Told) => ({
  table,
  round: 1,
  phase: 'playing',
  broken_off: false,
  paused: false,
  seq: 50,
  last: now - 5_000,
  turn: { seats: [2], since: now - 5_000 },
  seats: seats.map(person => ({
    person: person || null,
    ...(person ? {} : { level: 'steady' }),
    here: true,
    away: null,
    stand_in: false,
  })),
  view: aView(2, [1, 2, 3]),
  story: [],
  stuck: 0,
  trips: [],
  ...more,
});

/** The wall of the mockup: one stuck, one hand, one mistake, one without a line, two that play. */
export function aWall(told: Told): Told {
  const now = told.now as number;
  const seats = (table: number) => told.tables[table - 1].seats as number[];
  return {
    now,
    tables: [
      card(1, seats(1), now, {
        view: aView(2, [1, 2, 3, 4, 5, 6, 8]),
        story: [
          {
            seq: 50,
            events: [
              { event: 'asked', seat: 2, to: 1, card: 'defence-of-tobruk' },
              { event: 'gave', seat: 1, to: 2, card: 'defence-of-tobruk' },
              { event: 'completed', seat: 2, set: 'set-8' },
            ],
          },
        ],
      }),
      card(2, seats(2), now, { last: now - 22_000, view: aView(2, [1, 2, 3, 4, 5]) }),
      card(3, seats(3), now, {
        last: now - 14_000,
        view: aView(0, [1, 2, 3, 4, 5]),
        turn: { seats: [0], since: now - 14_000 },
      }),
      card(4, seats(4), now, {
        last: now - 190_000,
        stuck: 2,
        view: aView(1, [1, 2, 3]),
        turn: { seats: [1], since: now - 190_000 },
      }),
      card(5, seats(5), now, {
        last: now - 8_000,
        trips: [{ rule: 'T10', times: 3 }],
        view: aView(1, [1, 2]),
        turn: { seats: [1], since: now - 8_000 },
      }),
      card(6, seats(6), now, {
        last: now - 31_000,
        view: aView(0, [1, 2, 3, 4, 5, 6]),
        turn: { seats: [0], since: now - 31_000 },
      }),
    ],
  };
}

const ASKS: [string, number[], number][] = [
  ['ask 0 samodzielna-brygada-strzelcow-karpackich', [2, 5], 1000],
  ['ask 3 defence-of-tobruk', [1], 470],
  ['ask 1 2-korpus-polski', [4], 250],
  ['ask 4 1586-eskadra-specjalnego-przeznaczenia', [3], 240],
  ['ask 1 clos-du-doubs-heights', [6], 240],
  ['ask 0 1-samodzielna-brygada-spadochronowa', [7], 200],
];
/** Three choices, or as many as there can be. */
export const aFork = (shown: boolean, choices = 3): Told => ({
  number: 2,
  asked: { kind: 'fork', number: 2 },
  options: ASKS.slice(0, choices).map(([command]) => command),
  open: !shown,
  votes: shown ? 30 : 24,
  of: 30,
  mine: null,
  counts: shown ? [8, 12, 4, 1, 2, 1].slice(0, choices) : null,
  unsure: shown ? 2 : null,
  places: shown ? [] : null,
  fork: {
    seat: 2,
    players: 5,
    step: 3,
    view: aView(2, [], {
      hands: [8, 7, ['anders', 'monte-cassino', 'kopanski', 'orp-orzel', 'orp-piorun', 'duch', 'warsaw-airlift'], 7, 7],
    }),
    story: [
      [
        { event: 'asked', seat: 3, to: 1, card: 'defence-of-tobruk' },
        { event: 'refused', seat: 1, card: 'defence-of-tobruk' },
      ],
      [
        { event: 'asked', seat: 1, to: 4, card: 'anders' },
        { event: 'refused', seat: 4, card: 'anders' },
      ],
    ],
    choices: ASKS.slice(0, choices).map(([command, tables, permille], at) => ({
      do: command,
      // From the third one on they hold no card of that set: a mistake, and worth nothing (T10).
      ...(shown ? { tables, weighed: { permille, mistake: at > 1 }, worth: at > 1 ? 0 : permille } : {}),
    })),
  },
});

/** Shown: nine cards in hand, long names, and two of the choices mistakes. */
export function aLongFork(): Told {
  const { fork, ...question } = aFork(true);
  const asks: [string, boolean][] = [
    ['ask 3 1586-eskadra-specjalnego-przeznaczenia', true],
    ['ask 1 samodzielna-brygada-strzelcow-karpackich', true],
    ['ask 0 2-korpus-polski', false],
  ];
  const hand = ['anders', 'monte-cassino', 'kopanski', 'orp-orzel', 'orp-piorun', 'duch', 'warsaw-airlift'];
  const hands = [9, 9, [...hand, '1-dywizja-pancerna', '1-samodzielna-brygada-spadochronowa'], 9];
  return {
    ...question,
    number: 3,
    options: asks.map(([command]) => command),
    counts: [8, 12, 4],
    fork: {
      ...fork,
      players: 4,
      view: aView(2, [], { players: 4, hands }),
      choices: asks.map(([command, mistake], at) => ({
        do: command,
        tables: [at + 1, at + 4],
        weighed: { permille: 280, mistake },
        worth: mistake ? 0 : 280,
      })),
    },
  };
}

/** "Where was it?", before and after the pins are shown. */
export const aPlace = (shown: boolean): Told => ({
  number: 3,
  asked: { kind: 'place', about: 'set-1' },
  options: [],
  fork: null,
  open: !shown,
  votes: 24,
  of: 30,
  mine: null,
  counts: shown ? [] : null,
  unsure: shown ? 3 : null,
  places: shown ? ['41.4900 13.8100', '42.0000 13.0000', '45.4000 12.3000', '52.2000 21.0000'] : null,
});

/** A table of a class as a pupil hears it: seat 1 is person 8's, or one's own. */
export function aTable(as: 'seat' | 'second' | 'reporter', names: string[]): Told[] {
  const people = [7, 8, 9, 10].map((person, at) => ({
    person,
    name: names[at + 3]!,
    pseudonym: names[at + 3]!,
    watch: false,
  }));
  const seats = [9, as === 'seat' ? 7 : 8, 0, 10, 0].map(person =>
    person ? { kind: 'person', person, stand_in: false } : { kind: 'bot', level: 'steady', stand_in: false },
  );
  const room = {
    game: 'triples',
    phase: 'playing',
    code: '',
    door: 'knock',
    spectators: false,
    options: { deck: 'psz', variant: 'beginner' },
    players: 5,
    turn_seconds: 0,
    multiplier: 1,
    bot_when_away: true,
    paused: false,
    host: 0,
    youngest: null,
    people,
    seats,
    fair: { game: 1, commitment: 'c', nonces: [], seed: null },
    broken_off: false,
    class: { table: 3, round: 1 },
  };
  const hands =
    as === 'reporter'
      ? [8, 7, 7, 7, 4]
      : [8, ['anders', 'monte-cassino', 'kopanski', 'orp-orzel', 'orp-piorun', 'duch', 'warsaw-airlift'], 7, 7, 4];
  return [
    { moved: { round: 1, table: 3, seat: as === 'reporter' ? null : 1, as, class_seq: 2 } },
    { fresh: { seq: 4, room, view: aView(1, [3], { hands }), story: [], said: {} } },
    { people: { here: [7, 8, 9, 10] } },
  ];
}

export type Scene = {
  role: 'teacher' | 'projector' | 'pupil';
  told: Told;
  wall?: Told;
  here?: number[];
  knocking?: Told[];
  pattern?: number[];
  after?: Told[];
  forks?: Told[];
  on?(message: Told, ws: WebSocketRoute): void;
  /** hands over the line, for what is told later */ opened?(tell: (message: Told) => void): void;
};

/** Answers a page's line with this scene; everything it says is kept. */
export async function play(page: Page, scene: Scene): Promise<Told[]> {
  const said: Told[] = [];
  await page.routeWebSocket(/\/ws$/, ws => {
    const tell = (message: Told) => ws.send(JSON.stringify(message));
    scene.opened?.(tell);
    ws.onMessage(text => {
      const message = JSON.parse(String(text)) as Told;
      if (message.ping !== undefined) return tell({ pong: message.ping });
      said.push(message);
      if (message.resume) {
        tell({
          entered: { class: 'c1a55', role: scene.role, person: scene.told.you?.person ?? 1, code: CODE, seq: 1 },
        });
        tell({ class: scene.told });
        if (scene.here || scene.role !== 'pupil')
          tell({
            people: {
              here: scene.here ?? (scene.told.people ?? []).map((one: Told) => one.person),
              ...(scene.role === 'teacher' ? { knocking: scene.knocking ?? [] } : {}),
            },
          });
        if (scene.wall) tell({ wall: scene.wall });
        if (scene.pattern) tell({ pattern: { symbols: scene.pattern, ms: 20_000 } });
        scene.after?.forEach(tell);
      } else if (message.forks) tell({ forks: { forks: scene.forks ?? [aFork(true).fork, aFork(true, 2).fork] } });
      else if (message.id) {
        tell({ ok: { id: message.id, seq: 41 } });
        scene.on?.(message, ws);
      }
    });
  });
  return said;
}

export const address = (screen: 'desk' | 'screen' | 'pupil') => `/${screen}/${CODE}?c=c1a55&t=aaaa`;
