// A journal as a file: how the table was opened, then one command a line with who gave it, remarks between them.
// The same format as `stolik play --save`, `stolik replay` and the server's (games/journal.h).
import type { By } from '../engine/engine';
import type { GameName } from './session';

const MAGIC = 'stolik-journal 1';

type Header = { game: GameName; players: number; options: Record<string, unknown> };
export type Entry = { by: By; command: string };
/** A line is a command or a remark; remarks of ours are JSON objects. */
type Line = { entry: Entry } | { remark: string };
type Journal = Header & { lines: Line[] };

export const headerLines = ({ game, players, options }: Header): string[] => [
  MAGIC,
  JSON.stringify({ game, players, options }),
];
export const entryLine = (by: By, command: string): string => `${by} ${command}`;
export const remarkLine = (remark: object | string): string =>
  `# ${typeof remark === 'string' ? remark : JSON.stringify(remark)}`;

export function parseJournal(text: string): Journal {
  const [magic, header, ...rest] = text.split('\n').map(line => line.replace(/\r$/, ''));
  if (magic !== MAGIC || !header) throw new Error('this is not a journal');
  const { game, players, options } = JSON.parse(header) as Header;
  const lines = rest
    .filter(line => line !== '')
    .map((line): Line => {
      if (line.startsWith('#')) return { remark: line.replace(/^# ?/, '') };
      const space = line.indexOf(' ');
      const who = line.slice(0, space);
      const by: By = who === 'nature' || who === 'host' ? who : Number(who);
      return { entry: { by, command: line.slice(space + 1) } };
    });
  return { game, players, options: options ?? {}, lines };
}

/** What a remark of ours says, or null for others ("names ash,fox", "seed 12"). */
export function remarkObject(remark: string): Record<string, any> | null {
  if (!remark.startsWith('{')) return null;
  try {
    return JSON.parse(remark) as Record<string, any>;
  } catch {
    return null;
  }
}
