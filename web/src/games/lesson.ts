// What the lessons of all games share: a table in the page at which the learner sits on seat 0, the engine plays by its
// usual rules, and the others and nature follow a script.
import type { Pose } from '../engine/types';
import { keepText, keptText } from '../kept';
import { computed, signal } from '@preact/signals';
import { engine, type By, type Engine, type EngineTable, type Refusal, type Answer } from '../engine/engine';
import { dataFile, loadDeck, type Deck } from '../table/deck';
import { noted } from '../table/refusals';
import type { AnyEvent, AnyView, Eyes, Refused, SeatInfo, Session, Step } from '../table/session';
import type { Pseudonym } from '../words/names';
import type { Language } from '../words/words';

export const LEARNER = 0;

export abstract class LessonTable implements Session {
  readonly place = 'device';
  readonly eyes = signal<Eyes>(LEARNER);
  readonly refused = signal<Refused | null>(null);
  readonly pose = signal<Pose | null>(null);
  readonly connection = signal('device' as const);
  readonly sending = signal<string | null>(null);
  readonly host = signal(null);
  readonly story = signal<Step[]>([]);
  readonly view = computed(() => (this.story.value, this.table.view(LEARNER) as AnyView));
  readonly legal = computed(() => (this.rests() ? [] : this.engine.legalInView(this.view.value, LEARNER)));
  readonly hints = computed(() => this.engine.hintsInView(this.view.value, LEARNER));
  readonly seats;
  private readonly given = new Set<string>();
  private steps = 0;

  constructor(
    readonly game: string,
    protected readonly engine: Engine,
    names: readonly string[],
    protected table: EngineTable,
  ) {
    this.seats = signal(
      names.map((pseudonym, seat): SeatInfo => ({
        seat,
        name: { pseudonym },
        kind: seat === LEARNER ? 'person' : 'bot',
        mine: seat === LEARNER,
        here: true,
        standIn: false,
      })),
    );
  }

  gave(command: string): boolean {
    return (this.story.value, this.given.has(command));
  }

  /** There is only something to read: the table offers nothing to do. */
  protected abstract rests(): boolean;
  protected abstract give(command: string): Refusal | null;

  protected submit(by: By, command: string): Refusal | null {
    const refused = this.table.submit(by, command);
    if (refused) return refused;
    this.given.add(command);
    const events = this.table.told(LEARNER) as AnyEvent[];
    this.story.value = [...this.story.value, { seq: ++this.steps, at: 0, events }];
    return null;
  }

  check(command: string): Refusal | null {
    return this.engine.checkInView(this.view.value, LEARNER, command);
  }
  send(command: string): Answer {
    return noted(this.refused, command, this.give(command));
  }
  async fell(): Promise<null> {
    return null;
  }
  async journal(): Promise<string> {
    return '';
  }
  close(): void {
    this.table.close();
  }
}

export type LessonParts = { engine: Engine; deck: Deck; pseudonyms: Pseudonym[] };
export async function lessonParts(deck: string, language: Language): Promise<LessonParts> {
  const [made, read, pseudonyms] = await Promise.all([engine(), loadDeck(deck, language), dataFile('pseudonyms.json')]);
  return { engine: made, deck: read, pseudonyms: pseudonyms as Pseudonym[] };
}

const keyOf = (game: string) => `stolik-lesson-${game}`;
/** The step at which the lesson was left in this tab. The last one is not come back to. */
export function keptStep(game: string, steps: number): number {
  const step = Number(keptText(keyOf(game), 'tab'));
  return Number.isInteger(step) && step > 0 && step < steps ? step : 0;
}
export const keepStep = (game: string, step: number): void => void keepText(keyOf(game), String(step), 'tab');
