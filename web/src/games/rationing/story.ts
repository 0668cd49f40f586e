// What the story tells beyond the view: rounds, what was said since the top was spun, what has just happened.
import type { Step } from '../../table/session';
import { eventOf, eventsOf, type Event, type View } from './deck';
import { kindsOf, parseBag } from './goods';
import { parseSay, type Flags } from './offers';

/** The number of the round, or null where the beginning of the story is not known. */
export function roundOf(story: readonly Step[]): number | null {
  const events = eventsOf(story);
  if (!events.some(event => event.event === 'began')) return null;
  return 1 + events.filter(event => event.event === 'turn').length;
}

/** What each seat needs and could give, as it last said; words of an earlier spin no longer count (UX B.2). */
export function flagsNow(
  story: readonly Step[],
  said: Readonly<Record<number, string>>,
  view: View,
): Map<number, Flags> {
  const flags = new Map<number, Flags>();
  if (view.phase !== 'spinning' && view.resume !== 'spinning') return flags;
  const told = eventsOf(sinceSpin(story));
  const spunHere = told.some(event => event.event === 'spun');
  if (!spunHere) for (const [seat, text] of Object.entries(said)) flags.set(Number(seat), parseSay(text));
  for (const event of told) {
    if (event.event === 'said')
      flags.set(event.seat, { need: kindsOf(parseBag(event.need)), have: kindsOf(parseBag(event.have)) });
  }
  return flags;
}

export function sinceSpin(story: readonly Step[]): readonly Step[] {
  for (let at = story.length - 1; at >= 0; --at) {
    if (story[at]!.events.some(event => event.event === 'spun')) return story.slice(at);
  }
  return story;
}

/** Offers of one's own that were declined in this spin: not to be sent again (UX B.2, noise). */
export function refusedOffers(story: readonly Step[], seat: number): Set<string> {
  const made = new Map<number, string>();
  const refused = new Set<string>();
  for (const event of eventsOf(sinceSpin(story))) {
    if (event.event === 'offered' && event.seat === seat)
      made.set(event.id, offerKey(event.to, event.give, event.want, event.places));
    if (event.event === 'declined' && made.has(event.id)) refused.add(made.get(event.id)!);
  }
  return refused;
}
export const offerKey = (to: number | 'all', give: string, want: string, places: boolean): string =>
  `${to}:${give}:${want}:${places}`;

/** Cards that came into one's hand since the seat got the top: the allotment of R10. */
export function allotment(story: readonly Step[], seat: number): string[] {
  const events = eventsOf(story);
  let from = events.length;
  while (from > 0 && !['turn', 'began', 'final-round'].includes(events[from - 1]!.event)) --from;
  return events
    .slice(from)
    .flatMap(event => (event.event === 'drew' && event.seat === seat && event.card ? [event.card] : []));
}

/** The speculator's latest purchase, with the number of its step: what to show when it is new. */
export function lastPurchase(story: readonly Step[]): { seq: number; face: number; card: string } | null {
  for (let at = story.length - 1; at >= Math.max(0, story.length - 40); --at) {
    const events = story[at]!.events.map(eventOf);
    const die = events.find((event): event is Extract<Event, { event: 'die' }> => event.event === 'die');
    const taken = events.find((event): event is Extract<Event, { event: 'taken' }> => event.event === 'taken');
    if (die && taken) return { seq: story[at]!.seq, face: die.face, card: taken.card };
  }
  return null;
}
