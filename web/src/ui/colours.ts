// The colours that people chose at the table that is looked at: by side, which is a seat, or a team.
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

const NONE: readonly number[] = [];
const chosen = signal(NONE);

/** The colour of a side, by its number; sides have the colours in their order where nobody chose. */
export const colourOf = (side: number): number => chosen.value[side] ?? side;

/** All that is drawn has the colours of this table from now on. What comes over the wire may be anything. */
export function useColours(told: unknown): void {
  const mine = useRef(NONE);
  const wanted = Array.isArray(told) && told.every(Number.isInteger) ? (told as number[]) : NONE;
  if (wanted.join() !== chosen.peek().join()) chosen.value = wanted;
  mine.current = chosen.peek();
  useEffect(() => () => void (chosen.peek() === mine.current && (chosen.value = NONE)), []);
}

/** One side takes a colour; the side that had it gets this one's. */
export function withColour(colours: readonly number[], count: number, side: number, colour: number): number[] {
  const all = Array.from({ length: count }, (_, at) => colours[at] ?? at);
  const other = all.indexOf(colour);
  if (other >= 0) all[other] = all[side]!;
  all[side] = colour;
  return all;
}
