// The story in words: one line for each step, made of what the game tells of its events.
import type { GameModule, Telling } from '../../games/module';
import type { Step, Eyes } from '../../table/session';
import { clockTime } from '../../words/clock';

export type LogLine = {
  seq: number;
  at: number;
  text: string;
  /** the text, event by event */ sentences: string[];
  /** the name the line begins with */ who: string | null;
};

export function logLines(
  steps: Step[],
  game: Pick<GameModule, 'tell' | 'filters'>,
  telling: Telling,
  eyes: Eyes,
  filter: string | null,
  /**
   * what was put in words before, of the same game, telling, eyes and filter: a long log is not told anew after every
   * step
   */
  told = new WeakMap<Step, LogLine | null>(),
): LogLine[] {
  const keeps = filter ? game.filters.find(one => one.id === filter)?.keeps : undefined;
  const lines: LogLine[] = [];
  for (const step of steps) {
    let line = told.get(step);
    if (line === undefined) {
      const kept = keeps ? step.events.filter(event => keeps(event, eyes)) : step.events;
      const sentences = kept.flatMap(event => game.tell(event, step, telling) || []);
      const text = sentences.join(' ');
      line = text ? { seq: step.seq, at: step.at, text, sentences, who: beginner(text, telling, step) } : null;
      told.set(step, line);
    }
    if (line) lines.push(line);
  }
  return lines;
}

/** The longest name of a seat that the line begins with. */
function beginner(text: string, { names }: Telling, step: Step): string | null {
  const seats = new Set(
    step.events
      .flatMap(event => ['seat', 'to', 'from'].map(member => event[member]))
      .filter(seat => typeof seat === 'number'),
  );
  const found = [...seats].map(seat => names.of(seat as number)).filter(name => text.startsWith(name));
  return found.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** The whole log as a text file. */
export function logText(lines: LogLine[], language: string): string {
  return lines.map(line => `${line.at > 0 ? clockTime(line.at, language) : '     '}  ${line.text}`).join('\n') + '\n';
}
