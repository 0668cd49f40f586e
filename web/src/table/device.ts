// A table that runs in this page: the engine deals, people pass the device on, bots move after a moment.
//
// Everything the screens read follows `eyes`. While the device is being passed on, the eyes are a spectator's, so
// nothing private is in any signal. The journal is told line by line to `keep`; a table can be opened again from its
// lines.
import { computed, signal } from '@preact/signals';
import { below, type By, type Engine, type EngineTable, type Refusal, type Spin, type Answer } from '../engine/engine';
import { BotsByLot, BotsInWorker, type BotPlayer, type Choice } from './bots';
import { entryLine, headerLines, parseJournal, remarkLine, remarkObject } from './journal';
import { Passing } from './passing';
import { noted } from './refusals';
import type {
  AnyEvent,
  AnyView,
  FramedSession,
  GameName,
  HostControls,
  Level,
  Refused,
  Seat,
  SeatInfo,
  Step,
  Eyes,
} from './session';
import { engineOptions, nameRemarks, type DeviceSetup } from './setup';
import { Stopwatch } from './stopwatch';

export type { DeviceSeat, DeviceSetup } from './setup';
export { engineOptions };
export type { Cover } from './passing';

export type DeviceHelp = {
  id?: string;
  bots?: BotPlayer;
  lines?: string[];
  keep?(lines: string[], session: DeviceSession): void;
  /** 1 is the pace of people; tests are quicker. */
  pace?: number;
  /** How long bots wait so that people can follow, as it is chosen now. */
  waits?(): { move_ms: number; to_you_ms: number };
  /**
   * Draws what the table draws beside the engine's own lots (who of the bots, how long they think); a test's own are
   * the same each time.
   */
  lots?(n: number): number;
  again?(setup: DeviceSetup): Promise<string>;
};

type Told = Map<Eyes, AnyEvent[]>;

/** How long a bot seems to think while a top spins, when nobody reads: at least, and up to so much more. */
const BOT_THINKS = 600;
const BOT_THINKS_MORE = 1400;
/** As long as that on average, where nothing was chosen. */
const WAITS = { move_ms: 1300, to_you_ms: 1300 };
/** A bot that has had nothing to say for so long does what its game states. */
const BOT_STOPS = 4000;
/** How long it waits before bots that failed are asked again: after the first time, the second, … */
const BOTS_AGAIN = [1_000, 3_000, 10_000, 30_000];
/** A throw that nobody makes is made for them. */
const THROWN_AFTER = 8000;
/** After a table was opened again its top stands still for so long. */
const REST_AFTER_OPENING = 3_000;

export class DeviceSession implements FramedSession {
  readonly place = 'device';
  readonly game: GameName;
  readonly setup: DeviceSetup;
  readonly name: string | undefined;
  /** The whole journal so far. It holds secrets: for the store, and for everybody once the game is over. */
  readonly lines: string[] = [];
  moves = 0;

  private readonly table: EngineTable;
  private readonly bots: BotPlayer;
  private readonly lots: (n: number) => number;
  private readonly top: Stopwatch;
  private readonly changes = signal(0);
  /**
   * `shown` are the same steps as each pair of eyes may know them, made once: who looks tells a new step by its
   * identity.
   */
  private readonly steps: { seq: number; at: number; told: Told; shown: Map<Eyes, Step> }[] = [];
  private readonly standIns = signal<ReadonlySet<Seat>>(new Set());
  private botTimer: ReturnType<typeof setTimeout> | undefined;
  /** The last move was a bot's, and a person is named in it. */
  private movedToPerson = false;
  /** A bot was asked and has not answered yet. */
  private thinking = false;
  /** A bot's move is being shown: the next one waits. */
  readonly showing = signal(false);
  private botRetry: ReturnType<typeof setTimeout> | undefined;
  private throwTimer: ReturnType<typeof setTimeout> | undefined;
  private botFailures = 0;
  private silent: { steps: number; since: number } | undefined;
  private kept = 0;
  private away = false;
  private closed = false;
  private replaying = false;

  private readonly passing: Passing = new Passing({
    people: () => this.people.value,
    due: () => this.due(),
    over: () => this.over.value,
    changed: () => this.changed(),
    pace: () => this.help.pace ?? 1,
  });
  readonly eyes = this.passing.eyes;
  readonly cover = this.passing.cover;
  readonly paused = signal(false);
  readonly brokenOff = signal(false);
  /** How the journal fares: kept, not kept (no room, no store), or another tab plays this table. */
  readonly keeping = signal<'kept' | 'not-kept' | 'elsewhere'>('kept');
  /**
   * The bots could not be loaded, or do not answer: they are asked again and again, and nobody moves in their stead.
   */
  readonly botsLost = signal(false);
  readonly refused = signal<Refused | null>(null);
  readonly connection = signal('device' as const);
  readonly silentSince = signal<number | null>(null);
  readonly sending = signal<string | null>(null);
  readonly chosen = computed(() => this.setup.options);
  readonly coached = computed(() => this.setup.options.coach === true && typeof this.eyes.value === 'number');
  readonly view = computed(() => (this.changes.value, this.table.view(this.eyes.value) as AnyView));
  readonly over = computed(() => this.brokenOff.value || this.view.value.phase === 'over');
  readonly legal = computed(() => {
    const eyes = this.eyes.value;
    if (eyes === 'spectator' || this.paused.value || this.brokenOff.value) return [];
    return this.engine.legalInView(this.view.value, eyes);
  });
  readonly hints = computed(() => this.engine.hintsInView(this.view.value, this.eyes.value));
  readonly story = computed<Step[]>(
    () => (
      this.changes.value,
      this.steps.map(({ seq, at, told, shown }) => {
        const eyes = this.eyes.value;
        let step = shown.get(eyes);
        if (!step) shown.set(eyes, (step = { seq, at, events: [...(told.get(eyes) ?? [])] }));
        return step;
      })
    ),
  );
  readonly seats = computed<SeatInfo[]>(() =>
    this.setup.seats.map(({ name, bot }, seat) => ({
      seat,
      name,
      kind: bot ? 'bot' : 'person',
      ...(bot ? { level: bot } : {}),
      mine: seat === this.eyes.value,
      here: true,
      standIn: this.standIns.value.has(seat),
    })),
  );
  /** Those who hold the device in turn. */
  readonly people = computed<Seat[]>(() =>
    this.setup.seats.flatMap((info, seat) => (info.bot || this.standIns.value.has(seat) ? [] : [seat])),
  );
  readonly host = signal<HostControls>({
    paused: this.paused,
    pause: async on => (this.paused.value === on ? null : ((this.paused.value = on), this.note({ paused: on }))),
    act: (verb, parts) => noted(this.refused, verb, this.give('host', [verb, ...Object.values(parts)].join(' '))),
    standIn: async seat => this.note({ 'stand-in': seat, on: !this.standIns.value.has(seat) }),
    remove: async seat => this.note({ 'stand-in': seat, on: true }),
    end: async () => ((this.brokenOff.value = true), this.note({ ended: true })),
  });

  constructor(
    private readonly engine: Engine,
    setup: DeviceSetup | null,
    private readonly help: DeviceHelp = {},
  ) {
    const journal = help.lines ? parseJournal(help.lines.join('\n')) : null;
    const kept = journal?.lines
      .flatMap(line => ('remark' in line ? [remarkObject(line.remark)?.table as DeviceSetup | undefined] : []))
      .find(Boolean);
    const found = setup ?? kept;
    if (!found) throw new Error('this journal does not say who sat where');
    this.setup = found;
    this.name = help.id;
    this.game = this.setup.game;
    this.lots = help.lots ?? below;
    const players = this.setup.seats.length;
    this.table = engine.open(this.game, players, journal?.options ?? engineOptions(engine, this.setup, players));
    if (this.setup.lots && !this.table.sameDeal(this.setup.lots.key, this.setup.lots.round))
      throw new Error('this is no key of a class');
    const { options } = this.table.view('spectator') as AnyView;
    this.top = new Stopwatch(
      { ...engine.top, flick: (strength, median) => this.table.flick(strength, median) },
      Number(this.setup.options.multiplier ?? 1),
      { fall: failed => void this.topFell(failed), silence: () => this.silence() },
    );
    this.pose = this.top.pose;
    this.bots = help.bots ?? new BotsInWorker();
    if (journal) {
      this.lines.push(...help.lines!);
      this.kept = this.lines.length;
      this.replay(journal.lines);
    } else {
      this.lines.push(
        ...headerLines({ game: this.game, players, options }),
        remarkLine({ table: this.setup }),
        ...nameRemarks(this.setup),
      );
      this.stamp();
    }
    // What one pair of eyes was refused is nobody else's.
    this.eyes.subscribe(() => void (this.refused.value = null));
    this.nature();
    this.passing.begin();
    this.changed();
  }

  readonly pose: FramedSession['pose'];

  check(command: string): Refusal | null {
    const eyes = this.eyes.value;
    if (eyes === 'spectator') return { code: 'not-your-turn', rule: '', message: '' };
    return this.stopped() ?? this.engine.checkInView(this.view.value, eyes, command);
  }

  async send(command: string, extra: { strength?: number } = {}): Answer {
    const eyes = this.eyes.value;
    return noted(
      this.refused,
      command,
      eyes === 'spectator' ? this.check(command) : this.give(eyes, command, extra.strength),
    );
  }

  /**
   * A person's word counts where a real top spins, or where one by steps cannot be stopped; else the table watches it.
   */
  async fell(failed: boolean): Answer {
    const pace = this.table.pace();
    const told = pace?.by === 'people' || (pace?.by === 'steps' && !pace.may_be_stopped);
    return noted(
      this.refused,
      'fell',
      told ? this.topFell(failed) : { code: 'wrong-phase', rule: pace?.rule ?? '', message: '' },
    );
  }

  /** Whoever holds the device throws for nature: it is the same throw at any time. */
  async throwNow(): Answer {
    if (!this.closed && !this.stopped() && this.awaitsThrow()) {
      this.stamp();
      this.nature(true);
      this.changed();
    }
    return null;
  }

  /** Nature owes a throw, and the seat that says when is a person's. */
  private awaitsThrow(): boolean {
    return this.people.peek().includes(this.table.pace()?.thrower ?? -1);
  }

  private topFell(failed: boolean): Refusal | null {
    return this.give('nature', this.table.paceEnds(failed));
  }

  /** Only an address of ours, whatever the journal says. */
  get homework(): string | null {
    const home = this.setup.lots?.homework;
    return home?.startsWith('#/homework?d=') ? home : null;
  }
  standing = (seat: Seat): number => this.table.standing(seat);

  async journal(): Promise<string> {
    return `${this.lines.join('\n')}\n`;
  }

  async rematch(levels: readonly (Level | null)[] = []): Promise<string | null> {
    const seats = this.setup.seats.map((one, seat) => (one.bot ? { ...one, bot: levels[seat] ?? one.bot } : one));
    return this.help.again ? this.help.again({ ...this.setup, seats }) : null;
  }

  /** Sends the bots away until one of them is asked again: nobody looks at this table now. */
  dismissBots(): void {
    if (this.bots instanceof BotsInWorker) this.bots.close();
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.dismissBots();
    this.table.close();
    this.top.rest();
    clearTimeout(this.botTimer);
    clearTimeout(this.botRetry);
    clearTimeout(this.throwTimer);
    this.passing.close();
  }

  // ---- passing the device on

  /** People whose move it is. */
  private due(): Seat[] {
    const { awaiting } = this.table.view('spectator') as AnyView;
    return this.people.value.filter(seat => awaiting.includes(seat));
  }

  async known(): Promise<string | null> {
    const eyes = this.eyes.peek();
    return eyes === 'spectator' || this.closed ? null : this.table.known(eyes);
  }

  linger(on: boolean): void {
    this.passing.linger(on);
  }

  passTo(seat: Seat): void {
    this.passing.passTo(seat);
  }

  /** The cover was held long enough by the one it names. */
  uncover(): void {
    if (!this.passing.uncover()) return;
    this.away = false;
    this.changed();
  }

  stir(): void {
    this.passing.stir();
  }

  /** The page was left (another window, another tab), or is looked at again. */
  leave(hidden: boolean): void {
    this.away = hidden;
    if (this.top.spinning && hidden) this.add(remarkLine({ spun: this.top.spun }));
    this.passing.coverAgain();
    this.changed();
  }

  comeBack(): void {
    this.away = false;
    this.changed();
  }

  // ---- the game

  private stopped(): Refusal | null {
    if (this.brokenOff.value) return { code: 'over', rule: '', message: '' };
    return this.paused.value ? { code: 'paused', rule: '', message: '' } : null;
  }

  private give(by: By, command: string, strength = this.engine.top.usualStrength): Refusal | null {
    if (this.closed) return null;
    const refused = this.stopped() ?? this.carryOut(by, command, Date.now());
    if (refused) return refused;
    this.stamp();
    this.lines.push(entryLine(by, command));
    const pace = this.table.pace();
    if (pace?.goes && !this.top.spinning)
      this.lines.push(remarkLine({ spin: this.top.flick(pace, strength), strength }));
    this.nature();
    this.changed();
    return null;
  }

  /** Carries a command out, and takes note of what it was to the story and to the top. */
  private carryOut(by: By, command: string, at: number): Refusal | null {
    const before = this.table.pace();
    const refused = this.table.submit(by, command);
    if (refused) return refused;
    // Nature that owes a word answers to the command before it; a fall is a step of its own.
    this.remember(by === 'nature' && !before?.runs, at);
    if (typeof by === 'number') this.movedToPerson = !this.people.value.includes(by) && this.namesPerson();
    const meant = this.table.meant();
    if (meant.step) this.top.step();
    if (meant.watched && this.top.spinning && !this.replaying) this.top.hold();
    if (typeof by === 'number') this.moves += 1;
    if (before?.goes && !this.table.pace()?.goes) this.top.rest();
    return null;
  }

  private namesPerson(): boolean {
    const told = this.steps.at(-1)?.told.get('spectator') ?? [];
    return told.some(({ to }) => typeof to === 'number' && this.people.value.includes(to));
  }

  /** Nature pays what it owes: the deal, cards, the die; and the fall of a top that goes by steps. */
  private nature(thrown = false): void {
    while (thrown || !this.awaitsThrow()) {
      const word = this.table.draw() || (this.top.isDue(this.table.pace()) ? this.table.paceEnds(this.top.failed) : '');
      if (!word || this.carryOut('nature', word, Date.now())) break;
      this.lines.push(entryLine('nature', word));
    }
    if (this.top.spinning) this.lines.push(remarkLine({ spun: this.top.spun }));
  }

  /** Nobody can stop a top that goes by steps, and all were silent for long. */
  private silence(): void {
    this.top.step();
    this.nature();
    this.changed();
  }

  /** What one command led to is one step, with all that nature answered to it. */
  private remember(answers: boolean, at: number): void {
    const told: Told = new Map([['spectator', this.table.told('spectator') as AnyEvent[]]]);
    this.setup.seats.forEach((_, seat) => told.set(seat, this.table.told(seat) as AnyEvent[]));
    const last = this.steps.at(-1);
    if (last && answers) {
      told.forEach((events, eyes) => last.told.get(eyes)!.push(...events));
      last.shown.clear();
    } else {
      this.steps.push({ seq: this.steps.length + 1, at, told, shown: new Map() });
    }
  }

  private stamp(): void {
    this.lines.push(remarkLine({ at: Date.now() }));
  }

  private add(line: string): void {
    this.lines.push(line);
    this.keep();
  }

  private note(remark: Record<string, unknown>): null {
    this.hear(remark);
    this.lines.push(remarkLine(remark));
    this.changed();
    return null;
  }

  private hear(remark: Record<string, any>): void {
    if ('paused' in remark) this.paused.value = remark.paused === true;
    if ('ended' in remark) this.brokenOff.value = true;
    if ('stand-in' in remark) {
      const next = new Set(this.standIns.value);
      if (remark.on) next.add(remark['stand-in'] as Seat);
      else next.delete(remark['stand-in'] as Seat);
      this.standIns.value = next;
    }
  }

  /** After anything: clocks, bots, the cover, the store. */
  private changed(): void {
    if (this.closed || this.replaying) return;
    this.changes.value += 1;
    this.passing.settle();
    this.top.run(this.table.pace(), this.resting());
    this.awaitThrow();
    this.wakeBots();
    this.keep();
  }

  private awaitThrow(): void {
    if (this.resting() || !this.awaitsThrow()) {
      clearTimeout(this.throwTimer);
      this.throwTimer = undefined;
      return;
    }
    const after = THROWN_AFTER * Number(this.setup.options.multiplier ?? 1) * (this.help.pace ?? 1);
    this.throwTimer ??= setTimeout(() => ((this.throwTimer = undefined), void this.throwNow()), after);
  }

  private resting(): boolean {
    return this.paused.value || this.brokenOff.value || this.passing.waits || this.away;
  }

  private keep(): void {
    const fresh = this.lines.slice(this.kept);
    if (fresh.length === 0) return;
    this.kept = this.lines.length;
    this.help.keep?.(fresh, this);
  }

  private replay(lines: ReturnType<typeof parseJournal>['lines']): void {
    this.replaying = true;
    let at = Date.now();
    let spun = 0;
    for (const line of lines) {
      if ('entry' in line) {
        const { by, command } = line.entry;
        const refused = this.carryOut(by, command, at);
        if (refused)
          throw new Error(`this journal does not follow the rules: ${entryLine(by, command)}: ${refused.message}`);
      } else {
        const remark = remarkObject(line.remark);
        if (!remark) continue;
        if (typeof remark.at === 'number') at = remark.at;
        if (remark.spin) {
          // A flick that was: the next one of a class's deal is the one after it.
          if (this.setup.lots) this.table.flick(this.engine.top.usualStrength, 1);
          this.top.begin(remark.spin as Spin);
          spun = 0;
        }
        if (typeof remark.spun === 'number') spun = remark.spun;
        this.hear(remark);
      }
    }
    if (this.top.spinning) {
      this.top.resume(spun);
      this.top.hold(REST_AFTER_OPENING);
    }
    this.replaying = false;
  }

  // ---- bots

  private botsDue(): Seat[] {
    const { awaiting } = this.table.view('spectator') as AnyView;
    return awaiting.filter((seat): seat is Seat => seat !== 'nature' && !this.people.value.includes(seat));
  }

  private wakeBots(): void {
    if (this.resting() || this.botsDue().length === 0) {
      clearTimeout(this.botTimer);
      this.botTimer = undefined;
      this.showing.value = false;
      return;
    }
    if (this.botRetry !== undefined) return;
    this.botTimer ??= setTimeout(() => void this.botMoves(), this.botWaits() * (this.help.pace ?? 1));
    this.showing.value = this.table.pace()?.runs !== true;
  }

  private botWaits(): number {
    if (this.table.pace()?.runs) return BOT_THINKS + this.lots(BOT_THINKS_MORE);
    const { move_ms, to_you_ms } = this.help.waits?.() ?? WAITS;
    return this.movedToPerson ? to_you_ms : move_ms;
  }

  /** What happened was read: the next bot moves at once. */
  next(): void {
    if (!this.showing.value || this.thinking || this.botTimer === undefined) return;
    clearTimeout(this.botTimer);
    void this.botMoves();
  }

  /** What a bot does. Only those that were asked for by that name move by lot. */
  private choose(view: AnyView, story: AnyEvent[], seat: Seat, level: Level): Promise<Choice> {
    if (level === 'random' && !this.help.bots) return new BotsByLot(this.engine, this.lots).choose(view, story, seat);
    return this.bots.choose(view, story, seat, level, this.table.known(seat));
  }

  /** Asks the bots again at once: somebody cannot wait. */
  askBotsAgain(): void {
    clearTimeout(this.botRetry);
    this.botRetry = undefined;
    if (this.botsLost.value) this.changed();
  }

  private botsFailed(): void {
    this.botTimer = undefined;
    if (this.closed || this.resting()) return;
    this.botsLost.value = true;
    const wait = BOTS_AGAIN[Math.min(this.botFailures++, BOTS_AGAIN.length - 1)]!;
    clearTimeout(this.botRetry);
    this.botRetry = setTimeout(() => ((this.botRetry = undefined), this.wakeBots()), wait);
  }

  /** What a bot does that has had nothing to say for a while, with nothing happening; '': it waits on. */
  private tires(seat: Seat): string {
    const now = performance.now();
    if (this.silent?.steps !== this.steps.length) this.silent = { steps: this.steps.length, since: now };
    return now - this.silent.since > BOT_STOPS * (this.help.pace ?? 1) ? this.table.whenLate(seat) : '';
  }

  private async botMoves(): Promise<void> {
    const due = this.botsDue();
    const seat = due[this.lots(Math.max(1, due.length))];
    if (seat === undefined || this.resting()) return void (this.botTimer = undefined);
    const before = this.steps.length;
    const level = this.setup.seats[seat]!.bot ?? 'random';
    const story = this.steps.flatMap(step => step.told.get('spectator')!);
    const view = this.table.view(seat) as AnyView;
    let choice: Choice;
    this.thinking = true;
    try {
      choice = await this.choose(view, story, seat, level);
    } catch {
      return this.botsFailed();
    } finally {
      this.thinking = false;
    }
    this.botTimer = undefined;
    if (this.closed) return;
    this.botFailures = 0;
    this.botsLost.value = false;
    if (this.steps.length === before && !this.resting()) {
      if (choice.do !== null && !this.give(seat, choice.do)) return;
      const runs = this.table.pace()?.runs === true;
      const stated = choice.do === null ? this.tires(seat) : '';
      if (stated && !this.give(seat, stated)) return;
      // Only while the top spins may one wait; elsewhere a bot without a move is helped along.
      if (!runs) {
        const helped = await new BotsByLot(this.engine, this.lots).choose(view, story, seat);
        if (helped.do !== null && !this.give(seat, helped.do)) return;
      }
    }
    this.wakeBots();
  }
}
