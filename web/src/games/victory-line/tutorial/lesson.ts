// The lesson: eight small positions, each with one thing to do. They are loaded into the engine, so the rules are the
// real ones.
import { batch, computed, signal } from '@preact/signals';
import type { Engine, EngineTable, Refusal } from '../../../engine/engine';
import { LEARNER, LessonTable } from '../../lesson';
import type { Cell } from '../cells';
import type { GameEvent } from '../seen';

type Scene = {
  /** blue chips (the learner's) and red ones */
  mine: Cell[];
  theirs: Cell[];
  lines?: { team: number; cells: Cell[] }[];
  /** the hand: cells of event cards, or special cards */
  hand: string[];
  /** cells of red chips that came by +1, so that their own card is still about */
  slipped?: Cell[];
};
type LessonStep = {
  id: string;
  scene: Scene;
  /** the cell that the words speak of */
  cell?: Cell;
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

const loaded = (engine: Engine, cells: Record<Cell, string>, step: number): EngineTable => {
  const whole = engine.open('victory-line', 2, {});
  const position = positionOf(STEPS[step]!.scene, whole.view('all') as Record<string, unknown>, cells);
  whole.close();
  return engine.load(position);
};

export class LessonSession extends LessonTable {
  readonly step;
  readonly done = computed(() => {
    const events = this.story.value.flatMap(step => step.events) as unknown as GameEvent[];
    return STEPS[this.step.value]!.done(events);
  });

  constructor(
    engine: Engine,
    private readonly cells: Record<Cell, string>,
    names: string[],
    from = 0,
  ) {
    super('victory-line', engine, names, loaded(engine, cells, from));
    this.step = signal(from);
  }

  go(step: number): void {
    this.table.close();
    this.table = loaded(this.engine, this.cells, step);
    batch(() => {
      this.story.value = [];
      this.step.value = step;
    });
  }

  protected rests(): boolean {
    return this.done.value;
  }
  protected give(command: string): Refusal | null {
    return batch(() => {
      const refused = this.submit(LEARNER, command);
      if (refused) return refused;
      for (let word = this.table.draw(); word && !this.submit('nature', word);) word = this.table.draw();
      return null;
    });
  }
}
