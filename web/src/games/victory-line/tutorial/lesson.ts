// The lesson: eight small positions, each with one thing to do. They are loaded into the engine, so the rules are the
// real ones.
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Engine, EngineTable, Refusal } from '../../../engine/engine';
import { noted } from '../../../table/refusals';
import type { AnyEvent, AnyView, Refused, SeatInfo, Session, Step } from '../../../table/session';
import type { Cell } from '../cells';
import type { GameEvent } from '../seen';

type Scene = {
  /** blue chips (the learner's) and red ones */
  mine: Cell[];
  theirs: Cell[];
  /** lines turned already */
  lines?: { team: number; cells: Cell[] }[];
  /** the hand: cells of event cards, or special cards */
  hand: string[];
  /** cells of red chips that came by +1, so that their own card is still about */
  slipped?: Cell[];
};
export type LessonStep = {
  id: string;
  scene: Scene;
  /** the cell that the words speak of */
  cell?: Cell;
  /** has it been done? */
  done(events: GameEvent[]): boolean;
  /** nothing to play: one goes on by a button */
  reads?: boolean;
};

const row = (columns: string, number: number): Cell[] => [...columns].map(column => `${column}${number}`);
const has = (name: GameEvent['event']) => (events: GameEvent[]) => events.some(event => event.event === name);

const FIRST = { team: 0, cells: row('abcdef', 1) };

export const STEPS: LessonStep[] = [
  { id: 'place', scene: { mine: [], theirs: [], hand: ['b1', 'd5', 'h3', 'e8', 'j10', 'k6'] }, done: has('placed') },
  {
    id: 'corner',
    cell: 'b1',
    scene: { mine: row('cdef', 1), theirs: ['d4', 'g6', 'h8'], hand: ['b1', 'd5', 'h3', 'e8', 'j10', 'k6'] },
    done: has('line'),
  },
  {
    id: 'add',
    cell: 'e8',
    scene: {
      mine: [...row('bcdef', 1), ...row('cdfgh', 8)],
      theirs: ['d4', 'g6', 'h9', 'j2'],
      lines: [FIRST],
      hand: ['+1', 'd5', 'h3', 'j10', 'k6', 'b11'],
    },
    done: has('line'),
  },
  {
    id: 'remove',
    cell: 'g6',
    scene: {
      mine: [...row('bcdef', 1), ...row('cd', 8)],
      theirs: [...row('defgh', 6), 'j2'],
      lines: [FIRST],
      hand: ['-1', 'd5', 'h3', 'j10', 'k9', 'b11'],
    },
    done: has('removed'),
  },
  {
    id: 'swap',
    cell: 'e8',
    scene: {
      mine: [...row('bcdef', 1), ...row('cdfgh', 8)],
      theirs: [...row('de', 6), 'e8', 'j2'],
      lines: [FIRST],
      hand: ['-1/+1', 'd5', 'h3', 'j10', 'k9', 'b11'],
    },
    done: has('removed'),
  },
  {
    id: 'dead',
    cell: 'h3',
    scene: {
      mine: [...row('bcdef', 1), 'd8'],
      theirs: ['h3', 'd4', 'g6'],
      lines: [FIRST],
      slipped: ['h3'],
      hand: ['h3', 'd5', 'j10', 'k9', 'b11', 'c9'],
    },
    done: events => events.some(event => event.event === 'opened') && !has('placed')(events),
  },
  {
    id: 'six',
    cell: 'f6',
    scene: {
      mine: [...row('bcdef', 1), ...row('cdeghi', 6)],
      theirs: ['d4', 'g8', 'j2'],
      lines: [FIRST],
      hand: ['f6', 'd5', 'j10', 'k9', 'b11', 'c9'],
    },
    done: has('line'),
  },
  {
    id: 'read',
    scene: {
      mine: [...row('bcdef', 1), ...row('cdefgh', 6)],
      theirs: ['d4', 'g8', 'j2'],
      lines: [FIRST, { team: 0, cells: row('cdefgh', 6) }],
      hand: ['f7', 'd5', 'j10', 'k9', 'b11', 'c9'],
    },
    done: () => false,
    reads: true,
  },
];

/**
 * A whole position of two players with these chips, lines and hand; all other cards are in the deck, six of them in the
 * other hand.
 */
export function positionOf(
  scene: Scene,
  whole: Record<string, unknown>,
  cells: Record<Cell, string>,
): Record<string, unknown> {
  const card = (text: string) => cells[text] ?? text;
  const left = [...(whole.deck as string[])];
  const take = (wanted: string) => {
    const at = left.indexOf(wanted);
    if (at >= 0) left.splice(at, 1);
    return wanted;
  };
  const hand = scene.hand.map(card).map(take);
  const mine = scene.mine.map(card).map(take);
  const theirs = scene.theirs.map(cell => take(scene.slipped?.includes(cell) ? '+1' : card(cell)));
  const other = left
    .filter(one => one in Object.fromEntries(Object.values(cells).map(id => [id, 1])))
    .slice(0, 6)
    .map(take);
  return {
    ...whole,
    phase: 'play',
    turn: 0,
    awaiting: [0],
    chips: Object.fromEntries([...scene.mine.map(cell => [cell, 0]), ...scene.theirs.map(cell => [cell, 1])]),
    lines: scene.lines ?? [],
    hands: [[...hand].sort(), [...other].sort()],
    deck: left,
    piles: [mine, theirs],
  };
}

export class LessonSession implements Session {
  readonly game = 'victory-line';
  readonly place = 'device';
  readonly step = signal(0);
  private readonly changes = signal(0);
  private table!: EngineTable;
  private told: Step[] = [];
  readonly eyes = signal<number | 'spectator'>(0);
  readonly refused = signal<Refused | null>(null);
  readonly pose = signal(null);
  readonly connection = signal('device' as const);
  readonly sending = signal<string | null>(null);
  readonly host = signal(null);
  readonly view = computed(() => (this.changes.value, this.table.view(0) as AnyView));
  readonly legal = computed(() => (this.done.value ? [] : this.engine.legalInView(this.view.value, 0)));
  readonly hints = computed(() => this.engine.hintsInView(this.view.value, 0));
  readonly story = computed<Step[]>(() => (this.changes.value, [...this.told]));
  readonly seats: ReadonlySignal<SeatInfo[]>;
  /** the thing of this step is done */
  readonly done = computed(() => {
    const events = this.story.value.flatMap(step => step.events) as unknown as GameEvent[];
    return STEPS[this.step.value]!.done(events);
  });

  constructor(
    private readonly engine: Engine,
    private readonly cells: Record<Cell, string>,
    names: string[],
    from = 0,
  ) {
    this.seats = signal(
      names.map((pseudonym, seat) => ({
        seat,
        name: { pseudonym },
        kind: seat === 0 ? ('person' as const) : ('bot' as const),
        mine: seat === 0,
        here: true,
        standIn: false,
      })),
    );
    this.go(from);
  }

  go(step: number): void {
    const whole = this.engine.open('victory-line', 2, {});
    const position = positionOf(STEPS[step]!.scene, whole.view('all') as Record<string, unknown>, this.cells);
    whole.close();
    const next = this.engine.load(position);
    (this.table as EngineTable | undefined)?.close();
    this.table = next;
    this.told = [];
    this.step.value = step;
    this.changes.value += 1;
  }

  check(command: string): Refusal | null {
    return this.engine.checkInView(this.view.value, 0, command);
  }

  send(command: string): Promise<Refusal | null> {
    return noted(this.refused, command, this.give(command));
  }

  private give(command: string): Refusal | null {
    const refused = this.table.submit(0, command);
    if (refused) return refused;
    this.remember();
    for (let word = this.table.draw(); word; word = this.table.draw()) {
      if (this.table.submit('nature', word)) break;
      this.remember();
    }
    this.changes.value += 1;
    return null;
  }

  private remember(): void {
    this.told.push({
      seq: this.step.value * 100 + this.told.length + 1,
      at: 0,
      events: this.table.told(0) as AnyEvent[],
    });
  }

  async fell(): Promise<Refusal | null> {
    return null;
  }

  async journal(): Promise<string> {
    return '';
  }

  close(): void {
    this.table.close();
  }
}
