// A table for the lesson: the engine plays by the rules, the others and nature play by a script.
import { batch, signal } from '@preact/signals';
import type { By, Engine, Refusal } from '../../engine/engine';
import { LEARNER, LessonTable } from '../lesson';

export type Line = { by: By; do: string };

/** A session in the page with a fixed deal. What the others do is told by `play`. */
export class LessonSession extends LessonTable {
  /** something is only to be read: the table offers nothing to do yet */
  readonly reads = signal(false);

  /** `may` lets a command through; `after` hears what was carried out. */
  constructor(
    engine: Engine,
    names: readonly string[],
    opening: Line[],
    private readonly may: (command: string) => boolean = () => true,
    private readonly after: (command: string) => void = () => {},
  ) {
    super('rationing', engine, names, engine.open('rationing', names.length, { top: 'clock' }));
    this.play(opening);
  }

  /** Lines of the script, carried out at once. A line that is refused is a mistake in the script. */
  play(lines: readonly Line[]): void {
    batch(() => {
      for (const line of lines) {
        const refused = this.submit(line.by, line.do);
        if (refused) throw new Error(`${line.by}: ${line.do}: ${refused.message}`);
      }
    });
  }

  protected rests(): boolean {
    return this.reads.value;
  }
  protected give(command: string): Refusal | null {
    const refused = this.check(command);
    if (refused) return refused;
    if (!this.may(command)) return { code: 'lesson', rule: '', message: '' };
    this.play([{ by: LEARNER, do: command }]);
    this.after(command);
    return null;
  }
}
