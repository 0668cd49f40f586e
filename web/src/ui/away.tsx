// Who at this table has no connection, and since when: wherever a seat is drawn it is seen.
import { signal, type ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { clockTime } from '../words/clock';
import { words } from '../words/words';
import './away.css';

/** Seats whose people are away, with the moment that was noticed (ms since 1970). The frame of a table knows. */
export type Away = ReadonlyMap<number, number>;
export const AwayContext = createContext<ReadonlySignal<Away>>(signal(new Map()));

export const useAway = (seat: number): number | undefined => useContext(AwayContext).value.get(seat);

/** The same in words, for a label that says all of a seat. */
export function useAwayWords(): (seat: number) => string | null {
  const away = useContext(AwayContext).value;
  return seat =>
    away.has(seat) ? words('table-away-since', { time: clockTime(away.get(seat)!, words.language) }) : null;
}

/** Under a name: no connection, and since when. Nothing for those who are there. */
export function AwaySince({ seat }: { seat: number }) {
  const since = useAway(seat);
  if (since === undefined) return null;
  const time = clockTime(since, words.language);
  return (
    <span class="away-since" title={words('table-away-since', { time })}>
      <span class="unseen">{words('table-away-since', { time })}</span>
      <span aria-hidden>{time}</span>
    </span>
  );
}
