// What happened and what is expected, in plain words made of the event's members.
import type { AnyEvent, AnyView, Eyes } from '../table/session';
import type { Telling } from '../games/module';
import { described, value, word } from './saying';
import { capital } from '../words/capital';

/** Whose turn it is stands in the status line. */
const UNTOLD = new Set(['turn']);
/** More seats than any table has: an event does not say how many there are. */
const ANY = 64;

export function tell(event: AnyEvent, telling: Telling): string | null {
  if (UNTOLD.has(event.event)) return null;
  const what = word('events', event.event, telling);
  const who = typeof event.seat === 'number' ? telling.names.of(event.seat) : null;
  const { words } = telling;
  const rest =
    event.event === 'over' ? '' : described(event as Record<string, unknown>, ANY, telling, ['event', 'seat']);
  if (who === null) return capital(words(rest ? 'generic-told-nobody-more' : 'generic-told-nobody', { what, rest }));
  return words(rest ? 'generic-told-more' : 'generic-told', { who, what, rest });
}

export function status(view: AnyView, eyes: Eyes, telling: Telling): { text: string; mine: boolean } {
  const { words, names } = telling;
  const mine = typeof eyes === 'number' && view.awaiting.includes(eyes);
  const phase = word('phases', view.phase, telling);
  const others = view.awaiting.filter((who): who is number => typeof who === 'number').map(seat => names.of(seat));
  if (mine) return { text: words('generic-status-mine', { phase }), mine };
  return { text: others.length > 0 ? words('generic-status-wait', { phase, names: others.join(', ') }) : phase, mine };
}

export function winnersOf(view: AnyView, telling: Telling): string {
  const teams = typeof view.options.teams === 'number' && view.options.teams < view.players;
  return (
    view.winners
      .map(one => (teams ? telling.words('generic-team', { number: one + 1 }) : telling.names.of(one)))
      .join(', ') || value('winners', null, view.players, telling)
  );
}
