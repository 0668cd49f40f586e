// A class over a line: its state as signals, and all that can be done in it, by its meaning.
import { computed, signal, effect } from '@preact/signals';
import type { Refusal, Answer } from '../engine/engine';
import { pageAddress } from '../address';
import type { LessonPage, LessonRequests, LessonTable } from '../engine/types';
import type { Line, Socket } from '../table/line';
import { lineUnder } from '../table/online';
import { plainText } from './plainText';
import type { Connection } from '../table/session';
import type { Pass } from '../table/wire';
import { stateOf } from './state';
import type { Wish } from './model';
import { ClassWire } from './wire';

const LATER = 600;

export class ClassLive {
  readonly wire: ClassWire;
  readonly line: Line;
  private readonly phaseSince = signal<{ phase: string; at: number }>({ phase: '', at: 0 });

  constructor(pass: Pass | null, keep: (pass: Pass | null) => void, make?: () => Socket) {
    this.wire = new ClassWire(
      { send: text => this.line.send(text), keep, later: again => void setTimeout(again, LATER) },
      pass,
    );
    this.line = lineUnder(this.wire, make);
    effect(() => {
      const told = this.wire.told.value;
      if (told && told.phase !== this.phaseSince.peek().phase)
        this.phaseSince.value = { phase: told.phase, at: told.now };
    });
  }

  readonly state = computed(() => {
    const { told, ahead, here, knocking, cards, pattern } = this.wire;
    if (!told.value) return null;
    return stateOf({
      told: told.value,
      ahead: ahead.value,
      here: here.value,
      knocking: knocking.value,
      cards: cards.value,
      pattern: pattern.value?.symbols ?? null,
      phaseSince: this.phaseSince.value.at,
    });
  });
  readonly silentSince = computed(() => (this.wire.standing.value === 'gone' ? null : this.line.silentSince.value));
  readonly connection = computed<Connection>(() => {
    if (this.line.state.value === 'open' && this.line.silentSince.value === null) return 'live';
    return this.line.state.value === 'closed' ? 'offline' : 'catching-up';
  });

  say<K extends keyof LessonRequests>(what: K, body: LessonRequests[K]): Answer {
    return this.wire.say<keyof LessonRequests>(what, body);
  }

  again(): void {
    this.line.again();
  }

  close(): void {
    this.line.close();
  }
}

type Undo = {
  what: 'place' | 'seat' | 'more' | 'finish' | 'show' | 'wish' | 'move' | 'lock' | 'message';
  back(): Promise<unknown>;
};
const MINUTE = 60_000;

/** What a teacher can do. Each is refused with a reason or done; what has a way back can be taken back for a while. */
export class TeacherActs {
  readonly undo = signal<Undo | null>(null);

  constructor(
    private readonly live: ClassLive,
    private readonly told: (refusal: Refusal | null) => void,
  ) {}

  private get now() {
    return this.live.wire.told.value;
  }

  /** Does it, and remembers how to take it back. */
  private async undoable(done: Answer, what: Undo['what'], back: () => Promise<unknown>): Answer {
    const refusal = await done;
    if (!refusal) this.undo.value = { what, back };
    return refusal;
  }

  private async say<K extends keyof LessonRequests>(what: K, body = {} as LessonRequests[K]): Answer {
    const refusal = await this.live.wire.say<keyof LessonRequests>(what, body);
    this.told(refusal);
    return refusal;
  }

  door = (door: 'open' | 'knock' | 'pattern', until?: number) =>
    this.say('door', { door, ...(until ? { until } : {}) });
  lock = (on: boolean) => this.undoable(this.say('lock', { on }), 'lock', () => this.say('lock', { on: !on }));
  /** the next one comes straight in, then it is locked again */
  reopen = () => this.say('reopen');
  admit = (person: number, where?: { table: number; as: string }) => this.say('admit', { person, ...where });
  /** a typed name is left at the door: one is drawn */
  admitDrawn = (person: number) => this.say('admit', { person, pseudonym: true });
  admitAll = () => this.say('admit', { all: true });
  turnAway = (person: number) => this.say('turn-away', { person });
  turnAllAway = () => this.say('turn-away', { all: true });
  /** the place is lost; the code opens the door again */
  remove = (person: number) => this.say('remove', { person });
  /** and that device is not let in any more */
  ban = (person: number) => this.say('ban', { person });
  rename = (person: number) => this.say('rename', { person });
  seatAll = async (): Answer => {
    const before = this.now?.phase === 'seating' ? (this.now.tables ?? []) : [];
    return before.length > 0 ? this.undoable(this.say('seat'), 'seat', () => this.seatAs(before)) : this.say('seat');
  };
  /** Everybody back to where they sat, one after another. */
  private async seatAs(before: readonly LessonTable[]): Promise<void> {
    for (const { table, seats } of before) {
      for (const [seat, person] of seats.entries()) {
        const now = this.now?.tables?.find(one => one.table === table)?.seats[seat];
        if (now === undefined || (person > 0 && now !== person && (await this.say('place', { person, table, seat }))))
          return;
      }
    }
  }
  /** Without a seat a bot makes way, else somebody changes places. */
  place = (person: number, table: number, seat?: number): Answer => {
    const from = this.now?.people?.find(one => one.person === person)?.place;
    const put = (at: number, on?: number | null) =>
      this.say('place', { person, table: at, ...(on == null ? {} : { seat: on }) });
    const done = put(table, seat);
    return from ? this.undoable(done, 'place', () => put(from.table, from.seat)) : done;
  };
  pin = (person: number, table: number, on: boolean) => this.wishes({ pin: [person, table] }, on);
  wish = ({ kind, people }: Wish, on: boolean) => this.wishes({ [kind]: people }, on);
  private wishes(body: Record<string, unknown>, on: boolean): Answer {
    const say = (yes: boolean) => this.say(yes ? 'wish' : 'unwish', body);
    return this.undoable(say(on), 'wish', () => say(!on));
  }
  /** The projector goes along: from the code to the tables. */
  start = async (minutes?: number): Answer =>
    (await this.say('start', minutes ? { minutes } : {})) ?? this.show({ page: 'wall' });
  nextRound = () => this.say('next-round');
  pause = (on: boolean, table?: number) => this.say(on ? 'pause' : 'unpause', table ? { table } : {});
  message = (table: number | null, said: { sentence: number } | { text: string }): Answer =>
    this.undoable(
      this.say('message', { ...('text' in said ? { text: plainText(said.text) } : said), ...(table ? { table } : {}) }),
      'message',
      () => this.messageOff(),
    );
  messageOff = () => this.say('message', null);
  more = (minutes: number) =>
    this.undoable(this.say('more', { minutes }), 'more', () => this.say('more', { minutes: -minutes }));
  finish = (minutes: number | null): Answer => {
    if (minutes === null) return this.say('finish', { minutes });
    const ended = this.now?.ends ?? null;
    return this.undoable(this.say('finish', { minutes }), 'finish', async () => {
      const refusal = await this.say('finish', { minutes: null });
      const lost = ended === null ? 0 : Math.round((ended - (this.now?.ends ?? ended)) / MINUTE);
      return refusal ?? (lost === 0 ? null : this.say('more', { minutes: lost }));
    });
  };
  end = (table: number) => this.say('end', { table });
  penalty = (table: number, team: number) => this.say('penalty', { table, team });
  move = (person: number, table: number, as?: 'seat' | 'second' | 'reporter'): Answer => {
    const from = this.now?.people?.find(one => one.person === person)?.place;
    const done = this.say('move', { person, table, ...(as ? { as } : {}) });
    return from
      ? this.undoable(done, 'move', () => this.say('move', { person, table: from.table, as: from.as }))
      : done;
  };
  standIn = (table: number, seat: number) => this.say('stand-in', { table, seat });
  lower = (person: number) => this.say('hand-down', { person });
  show = (page: LessonPage) => this.say('show', page);
  /** The same by a press of the teacher's: what stood there before comes back. */
  project = (page: LessonPage): Answer => {
    const before = this.now?.page;
    return before ? this.undoable(this.show(page), 'show', () => this.show(before)) : this.show(page);
  };
  debrief = () => this.say('debrief');
  askFork = (number: number) => this.say('question', { kind: 'fork', number });
  askPlace = (about: string) => this.say('question', { kind: 'place', about });
  /** Whoever explained something to the class: did it convince? Each phone asks in its own language. */
  askConvinced = (about: string) =>
    this.say('question', { kind: 'text', text: 'convinced', options: ['yes', 'no'], sense: 'convinced', about });
  /** with the teacher's own questions, or the usual ones */
  askExit = (questions: readonly string[] = []) =>
    this.say('question', {
      kind: 'text',
      text: 'exit',
      sense: 'exit',
      ...(questions.length > 0 ? { questions: questions.map(plainText) } : {}),
    });
  askText = (text: string, options: string[] = []) =>
    this.say('question', {
      kind: 'text',
      text: plainText(text),
      ...(options.length > 0 ? { options: options.map(plainText) } : {}),
    });
  /** Tables never parted: every phone asks the game's own question in its language. */
  askInstead = (text: string) => this.say('question', { kind: 'text', text: plainText(text), sense: 'instead' });
  askNothing = () => this.say('question', null);
  reveal = () => this.say('reveal');
  endClass = () => this.say('end-class');
  erase = () => this.say('erase');
  revoke = (person: number) => this.say('revoke', { person });

  get code(): string {
    return this.live.wire.pass!.code;
  }

  /** A link that opens a place elsewhere, to be shown as QR. */
  link = async (whose: 'teacher' | 'co-teacher' | 'projector' | { pupil: number }): Promise<string | null> => {
    const { wire } = this.live;
    const { table, code } = wire.pass!;
    if (typeof whose === 'object') {
      const token = await wire.ticket(whose.pupil);
      return token && placeAddress('pupil', code, table, token);
    }
    const granted = await wire.grant(whose);
    return granted && placeAddress(whose === 'projector' ? 'screen' : 'desk', code, table, granted.token);
  };
}

const placeAddress = (screen: 'pupil' | 'desk' | 'screen', code: string, klass: string, token: string): string =>
  pageAddress(`/${screen}/${code}?c=${klass}&t=${token}`);

/** Where the deals of a lesson that is over can be played again. */
export const homeworkAddress = (code: string, base?: string): string => pageAddress(`/homework/${code}`, base);

/**
 * What the QR code of a class holds: no name is asked where all are drawn, and the invitation opens where too many
 * wrong codes came.
 */
export const classAddress = (
  code: string,
  invitation: string | null,
  names: 'pseudonyms' | 'own',
  base?: string,
): string =>
  pageAddress(`/join/${code}?class${names === 'own' ? '=own' : ''}${invitation ? `&i=${invitation}` : ''}`, base);
