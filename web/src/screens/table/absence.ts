// Who is away from a table online, since when, for how long already; and who has just come back.
import { signal, type Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { FramedSession, Seat } from '../../table/session';
import type { Away } from '../../ui/away';

/** A line that stumbles is not worth a word. */
export const NOTICED = 5_000;
/** The server lets a bot stand in for who has been away for so long (docs/PROTOCOL-wire.md, `stand-in`). */
export const STAND_IN = 45_000;
/** How long it says that somebody is back. */
export const BACK = 6_000;

export type Absence = {
  away: Signal<Away>;
  /** away for so long that a bot may stand in */ long: Signal<ReadonlySet<Seat>>;
  back: Signal<Seat[]>;
  /** for how many whole minutes */ minutes: Signal<ReadonlyMap<Seat, number>>;
};

/** Told who is missing, and now and then that time goes by; durations by a clock that nobody sets. */
export class Register {
  readonly away = signal<Away>(new Map());
  readonly long = signal<ReadonlySet<Seat>>(new Set());
  readonly back = signal<Seat[]>([]);
  readonly minutes = signal<ReadonlyMap<Seat, number>>(new Map());
  private readonly since = new Map<Seat, { at: number; steady: number }>();
  private backAt = -Infinity;

  look(gone: Seat[], at = Date.now(), steady = performance.now()): void {
    for (const seat of gone) if (!this.since.has(seat)) this.since.set(seat, { at, steady });
    const returned = [...this.since].filter(([seat]) => !gone.includes(seat));
    for (const [seat] of returned) this.since.delete(seat);
    const missed = returned.filter(([, one]) => steady - one.steady >= NOTICED).map(([seat]) => seat);
    if (missed.length > 0) [this.back.value, this.backAt] = [missed, steady];
    else if (
      this.back.value.length > 0 &&
      (steady - this.backAt >= BACK || this.back.value.some(seat => this.since.has(seat)))
    )
      this.back.value = [];
    const told = [...this.since].filter(([, one]) => steady - one.steady >= NOTICED);
    const away = new Map(told.map(([seat, one]) => [seat, one.at]));
    const long = new Set(told.filter(([, one]) => steady - one.steady >= STAND_IN).map(([seat]) => seat));
    const minutes = new Map(told.map(([seat, one]) => [seat, Math.floor((steady - one.steady) / 60_000)]));
    // Screens are drawn anew when something changed, not every second.
    if ([...away.keys()].join() !== [...this.away.value.keys()].join()) this.away.value = away;
    if ([...minutes].join() !== [...this.minutes.value].join()) this.minutes.value = minutes;
    if ([...long].join() !== [...this.long.value].join()) this.long.value = long;
  }

  /** Nothing will change until somebody goes or comes. */
  get still(): boolean {
    return this.since.size === 0 && this.back.value.length === 0;
  }
}

export function useAbsence(session: FramedSession): Absence {
  const register = useMemo(() => new Register(), [session]);
  const gone = session.seats.value.filter(info => info.kind === 'person' && !info.here).map(info => info.seat);
  const key = gone.join();
  useEffect(() => {
    register.look(gone);
    const timer = setInterval(() => {
      register.look(gone);
      if (register.still) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [register, key]);
  return register;
}
