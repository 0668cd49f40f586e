// What was chosen for print: kept on the device, and sayable in an address (`#/print/GAME?mode=duplex&paper=letter`),
// so that a program can print too.
import { keep, keptObject } from '../kept';
import type { Choices, GamePrint } from './parts';
import { MODES, PUZZLES, type Mode } from './sheets';

const STORE = 'stolik-print';
/** A back is moved by a tenth of a millimetre at least, and never farther than the pattern forgives. */
export const SHIFT_MAX = 10;

const one = <T extends string>(value: unknown, allowed: readonly T[], usual: T): T =>
  allowed.includes(value as T) ? (value as T) : usual;
const shift = (value: unknown): number => {
  const number = Number(
    String(value ?? 0)
      .replace(',', '.')
      .replace('−', '-'),
  );
  return Number.isFinite(number) ? Math.round(Math.max(-SHIFT_MAX, Math.min(SHIFT_MAX, number)) * 10) / 10 : 0;
};

type Told = Record<string, unknown>;

/** Whatever is missing or odd is as usual. */
export function whole(told: Told, print: Pick<GamePrint, 'small'>): Choices {
  const list = (value: unknown): string[] =>
    Array.isArray(value)
      ? value.filter(item => typeof item === 'string')
      : typeof value === 'string' && value
        ? value.split(',')
        : [];
  return {
    mode: one<Mode>(told.mode, MODES, 'fold'),
    paper: one(told.paper, ['a4', 'letter'], 'a4'),
    small:
      told.small === undefined || told.small === null
        ? print.small === true
        : told.small === true || told.small === '1',
    ink: one(told.ink, ['colour', 'little'], 'colour'),
    large: one(told.large, ['glued', 'a3'], 'glued'),
    right: shift(told.right),
    down: shift(told.down),
    // Puzzles are no part of a set: one asks for them.
    without: told.without === undefined ? [PUZZLES] : list(told.without),
    only: told.only ? list(told.only) : null,
    own:
      typeof told.own === 'object' && told.own
        ? Object.fromEntries(Object.entries(told.own).map(([id, value]) => [id, String(value)]))
        : {},
  };
}

/** The address first, then what was kept. `small` and the parts are each game's own and start afresh. */
export function firstChoices(query: URLSearchParams, print: GamePrint): Choices {
  const { small: _, without: __, only: ___, own: ____, ...before } = keptObject<Told>(STORE);
  const own = Object.fromEntries(
    [...query].filter(([name]) => name.startsWith('own-')).map(([name, value]) => [name.slice('own-'.length), value]),
  );
  return whole({ ...before, ...Object.fromEntries(query), own }, print);
}

export const keepChoices = (choices: Choices): void => void keep(STORE, choices);

export const wants = ({ without, only }: Choices, part: string): boolean =>
  only ? only.includes(part) : !without.includes(part);
