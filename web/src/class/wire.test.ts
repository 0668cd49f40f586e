// A pupil's line through a whole lesson, and the teacher's, against a server that does what the test tells it, with
// time in hand.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Card, ClassUpdate, LessonTable } from '../engine/types';
import { ScriptedSocket, aRoom, viewAt } from '../testing/scripted';
import type { Pass } from '../table/wire';
import { ClassLive, TeacherActs } from './live';
import { ClassWire } from './wire';

const PASS: Pass = { table: 'c1a55', token: 'secret', person: 0, code: '51738264' };

const toldAs = (more: Partial<ClassUpdate> = {}): ClassUpdate => ({
  seq: 1,
  now: 1_000,
  phase: 'lobby',
  phase_since: 0,
  round: 1,
  title: '8b',
  game: 'triples',
  options: {},
  size: 5,
  same_deal: true,
  coach: false,
  phases: [
    { phase: 'join', minutes: 3 },
    { phase: 'play', minutes: 20 },
  ],
  began: null,
  ends: null,
  finishing: false,
  paused: false,
  inside: 1,
  until: 30,
  message: null,
  question: null,
  fair: { commitment: 'c', nonces: [], seed: null },
  ...more,
});
const aTable = (table: number, seats: number[], more: Partial<LessonTable> = {}): LessonTable => ({
  table,
  seats,
  second: [],
  reporters: [],
  paused: false,
  ended: false,
  started: true,
  ...more,
});
const aCard = (table: number, more: Partial<Card> = {}): Card => ({
  table,
  round: 1,
  phase: 'playing',
  broken_off: false,
  paused: false,
  seq: 5,
  last: 900,
  turn: { seats: [0], since: 900 },
  seats: [{ person: 7, here: true, away: null, stand_in: false, by_bots: 0 }],
  view: null,
  story: [],
  ...more,
});

class Lesson {
  readonly sockets: ScriptedSocket[] = [];
  readonly kept: (Pass | null)[] = [];
  readonly live: ClassLive;

  constructor(
    pass: Pass | null = PASS,
    readonly role = 'pupil',
  ) {
    this.live = new ClassLive(
      pass,
      next => this.kept.push(next),
      () => {
        const socket = new ScriptedSocket();
        this.sockets.push(socket);
        return socket;
      },
    );
    this.live.line.open();
  }

  get socket(): ScriptedSocket {
    return this.sockets.at(-1)!;
  }

  tell(...messages: object[]): void {
    for (const message of messages) this.socket.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The line opens and the server knows who it is. */
  enter(...more: object[]): void {
    this.socket.accept();
    this.tell({ entered: { class: 'c1a55', role: this.role, person: 7, code: '51738264', seq: 1 } }, ...more);
  }

  said(what: string): any[] {
    return this.sockets.flatMap(socket => socket.said).filter(message => what in message);
  }
}

beforeEach(() => void vi.useFakeTimers({ now: 5_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('a pupil', () => {
  test('is moved from the lobby to a table, a second round and the debriefing over one line', () => {
    const lesson = new Lesson();
    lesson.enter({ class: toldAs() });
    expect(lesson.live.state.value).toMatchObject({ phase: 'lobby', round: 1 });
    expect(lesson.live.wire.place.value).toBeNull();

    lesson.tell(
      { class: toldAs({ seq: 2, phase: 'playing' }) },
      { moved: { round: 1, table: 3, seat: 1, as: 'seat', class_seq: 2 } },
      { fresh: { seq: 1, room: aRoom(), view: viewAt(1) } },
    );
    expect(lesson.live.wire.place.value).toEqual({ round: 1, table: 3, seat: 1, as: 'seat' });
    lesson.tell({ update: { seq: 2, events: [{ event: 'happened' }], view: viewAt(2) } });
    expect(lesson.live.wire.view.value).toMatchObject({ seq: 2 });

    // Another table counts from its own beginning: an update of number 2 is not an old one.
    lesson.tell({ moved: { round: 2, table: 1, seat: 0, as: 'seat', class_seq: 9 } });
    expect(lesson.live.wire.view.value).toBeNull();
    expect(lesson.live.wire.story.value).toEqual([]);
    lesson.tell(
      { fresh: { seq: 1, room: aRoom(), view: viewAt(1) } },
      { update: { seq: 2, events: [{ event: 'happened' }], view: viewAt(2) } },
    );
    expect(lesson.live.wire.view.value).toMatchObject({ seq: 2 });
    expect(lesson.said('sync')).toEqual([]);

    lesson.tell(
      { class: toldAs({ seq: 12, phase: 'debrief' }) },
      { moved: { round: 2, table: null, seat: null, as: null, class_seq: 12 } },
    );
    expect(lesson.live.wire.place.value).toBeNull();
    expect(lesson.live.wire.room.value).toBeNull();
    expect(lesson.sockets.length).toBe(1);
  });

  test('comes back with the same token after the line broke, and says again what was not answered', async () => {
    const lesson = new Lesson();
    lesson.enter({ class: toldAs({ phase: 'playing' }) });
    const answer = lesson.live.say('hand', { up: true });
    lesson.socket.break();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lesson.sockets.length).toBe(2);
    lesson.enter(
      { class: toldAs({ seq: 3, phase: 'playing' }) },
      { moved: { round: 1, table: 3, seat: 1, as: 'seat', class_seq: 2 } },
      { fresh: { seq: 9, room: aRoom(), view: viewAt(9) } },
    );
    expect(lesson.said('resume').map(message => message.resume)).toEqual([
      { class: 'c1a55', token: 'secret', views: 'changes', throws: true },
      { class: 'c1a55', token: 'secret', views: 'changes', throws: true },
    ]);
    const [first, second] = lesson.said('hand');
    expect(second).toEqual(first);
    lesson.tell({ ok: { id: first.id, seq: 4 } });
    expect(await answer).toBeNull();
  });

  test('a line that died in silence is noticed and opened anew', async () => {
    const lesson = new Lesson();
    lesson.enter({ class: toldAs() });
    lesson.socket.mute = true;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(lesson.live.silentSince.value).not.toBeNull();
    expect(lesson.live.state.value!.phase).toBe('lobby');
    await vi.advanceTimersByTimeAsync(8_000);
    expect(lesson.sockets.length).toBe(2);
  });

  test('keeps its pass until it is removed, and not after', () => {
    const lesson = new Lesson();
    lesson.enter();
    expect(lesson.kept.at(-1)).toMatchObject({ table: 'c1a55', token: 'secret', person: 7 });
    lesson.tell({ bye: { why: 'removed' } });
    expect(lesson.kept.at(-1)).toBeNull();
    expect(lesson.live.wire.standing.value).toBe('gone');
  });

  test('another device with the same token takes the place; this one may come back', () => {
    const lesson = new Lesson();
    lesson.enter();
    lesson.tell({ bye: { why: 'elsewhere' } });
    expect(lesson.live.wire.pass).not.toBeNull();
  });

  test('a second head proposes without an id; what was proposed is moot after the next move', () => {
    const lesson = new Lesson();
    lesson.enter(
      { class: toldAs({ phase: 'playing' }) },
      { moved: { round: 1, table: 3, seat: 1, as: 'second', class_seq: 2 } },
      { fresh: { seq: 1, room: aRoom(), view: viewAt(1) } },
    );
    lesson.live.wire.propose('ask 2 anders');
    expect(lesson.said('propose')).toEqual([{ propose: 'ask 2 anders' }]);
    lesson.tell({ proposed: { person: 7, seat: 1, do: 'ask 2 anders' } });
    expect(lesson.live.wire.proposal.value?.do).toBe('ask 2 anders');
    lesson.tell({ update: { seq: 2, events: [], view: viewAt(2) } });
    expect(lesson.live.wire.proposal.value).toBeNull();
  });

  test('an older word of the class does not undo a newer one', () => {
    const lesson = new Lesson();
    lesson.enter(
      { class: toldAs({ seq: 5, now: 9_000, paused: true }) },
      { class: toldAs({ seq: 4, now: 8_000, paused: false }) },
    );
    expect(lesson.live.state.value!.paused).toBe(true);
  });
});

describe('the teacher', () => {
  test('opens a class and keeps the token that came', async () => {
    const lesson = new Lesson(null, 'teacher');
    const opened = lesson.live.wire.enter('open-class', { game: 'triples' });
    lesson.socket.accept();
    expect(lesson.said('open-class')[0].id.length).toBeGreaterThanOrEqual(22);
    lesson.tell({ entered: { class: 'c2', role: 'teacher', person: 1, token: 'new', code: '11112222', seq: 1 } });
    expect(await opened).toBeNull();
    expect(lesson.kept.at(-1)).toMatchObject({ table: 'c2', token: 'new', code: '11112222' });
  });

  test('cards are merged by table; times are told by this device’s clock', () => {
    const lesson = new Lesson(PASS, 'teacher');
    const tables = [aTable(1, [7, 0]), aTable(2, [8])];
    lesson.enter({
      class: toldAs({
        phase: 'playing',
        now: 100_000,
        began: 40_000,
        ends: 1_240_000,
        tables,
        people: [{ person: 7, name: 'lynx', pseudonym: 'lynx', hand: { since: 20_000, why: 'x' } }],
      }),
    });
    lesson.tell(
      { wall: { now: 100_000, tables: [aCard(1, { last: 70_000 }), aCard(2)] } },
      { people: { here: [7], knocking: [] } },
      { wall: { now: 100_000, tables: [aCard(2, { phase: 'over' })] } },
    );
    const state = lesson.live.state.value!;
    expect(state.tables.map(table => [table.table, table.over])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(state.tables[0]!.since).toBe(5_000_000 - 30_000);
    expect(state.tables[0]!.seats.map(seat => seat.person)).toEqual([7, null]);
    expect(state.hands).toEqual([{ person: 7, since: 5_000_000 - 80_000, why: 'x' }]);
    expect(state.times).toEqual({ part: 1, began: 5_000_000 - 60_000, ends: 5_000_000 + 1_140_000 });
  });

  test('a link for the projector is made of what was granted; a refusal makes none', async () => {
    vi.stubGlobal('document', { baseURI: 'http://school.example/' });
    const lesson = new Lesson(PASS, 'teacher');
    lesson.enter({ class: toldAs() });
    const refusals: unknown[] = [];
    const acts = new TeacherActs(lesson.live, refusal => refusals.push(refusal));
    const link = acts.link('projector');
    const { id, grant } = lesson.said('grant')[0];
    expect(grant).toEqual({ role: 'projector' });
    lesson.tell({ granted: { person: 31, role: 'projector', token: 'look' } }, { ok: { id, seq: 2 } });
    expect(await link).toBe('http://school.example/#/screen/51738264?c=c1a55&t=look');
    const ticket = acts.link({ pupil: 7 });
    lesson.tell({ refused: { id: lesson.said('ticket')[0].id, code: 'no-such-person' } });
    expect(await ticket).toBeNull();
    vi.unstubAllGlobals();
  });

  test('a request whose answer was lost is settled, and never with the answer to another', async () => {
    const sent: any[] = [];
    const wire = new ClassWire({ send: text => void sent.push(JSON.parse(text)) }, PASS);
    const enter = () => {
      wire.opened();
      wire.heard('{"entered":{"class":"c1","role":"teacher","person":1,"code":"12345678","seq":1}}');
    };
    enter();
    const report = wire.report();
    wire.closed();
    enter();
    expect(sent.filter(message => message.report)).toHaveLength(2);
    wire.heard(JSON.stringify({ report: { id: sent.findLast(message => message.report).id, title: '8b' } }));
    expect(await report).toMatchObject({ title: '8b' });

    const seven = wire.ticket(7);
    wire.closed();
    enter();
    wire.heard(JSON.stringify({ ok: { id: sent.findLast(message => message.ticket).id, seq: 5, again: true } }));
    const eight = wire.ticket(8);
    wire.heard('{"ticket":{"person":8,"token":"of-8"}}');
    expect([await seven, await eight]).toEqual([null, 'of-8']);
  });

  test.each(['report', 'forks'] as const)('%s: a refusal settles it', async what => {
    const lesson = new Lesson(PASS, 'teacher');
    lesson.enter({ class: toldAs({ phase: 'debrief' }) });
    const asked = lesson.live.wire[what]();
    lesson.tell({ refused: { id: lesson.said(what)[0].id, code: 'busy' } });
    expect(await asked).toBeNull();
  });

  test('the next round forgets the cards of the last', () => {
    const lesson = new Lesson(PASS, 'teacher');
    lesson.enter(
      { class: toldAs({ phase: 'playing', tables: [aTable(1, [7])] }) },
      { wall: { now: 1_000, tables: [aCard(1, { phase: 'over' })] } },
    );
    lesson.tell({
      class: toldAs({ seq: 3, now: 2_000, round: 2, phase: 'seating', tables: [aTable(1, [7])] }),
    });
    expect(lesson.live.state.value!.tables[0]!.over).toBe(false);
  });
});
