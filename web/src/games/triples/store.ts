// What a person has chosen on the screen and not yet said: whom, which card, what lies open, the private notes.
// It belongs to one pair of eyes and lives as long as they look: a device can be passed on.
import { signal, type Signal } from '@preact/signals';
import { keepPage, keptPage } from '../../table/pages';
import type { AnyView, Session, Step } from '../../table/session';

type Mark = 'yes' | 'no' | 'maybe';
export type Panel = 'list' | 'type' | 'notes';
export type Notes = Record<string, Record<number, Mark>>;
export type Reading = { seq: number; seat: number; set: string };
/** An ask that is being shown: first the question alone, then with its answer. */
export type Shown = { step: Step; stage: 'asked' | 'answered' };

export type TableState = {
  target: Signal<number | null>;
  card: Signal<string | null>;
  /** the knowledge card that lies open before this person */
  open: Signal<string | null>;
  /** the card of one's own hand that is looked at closely */
  detail: Signal<string | null>;
  panel: Signal<Panel>;
  /** the list is folded away on a phone while one chooses: hand and knowledge cards have its room */
  folded: Signal<boolean>;
  /** the sets whose knowledge cards this person has opened in the present turn, the last one first */
  opened: Signal<string[]>;
  query: Signal<string>;
  typed: Signal<string>;
  reading: Signal<Reading | null>;
  shown: Signal<Shown | null>;
  notes(eyes: number): Signal<Notes>;
  seen: number;
  /** the table as it stood before that step */
  before: AnyView;
};

const states = new WeakMap<Session, { eyes: unknown; state: TableState }>();

/** A knowledge card that is read aloud stays open this long unless it is closed. */
export const READING_MS = 60_000;

export function stateOf(session: Session): TableState {
  const eyes = session.eyes.peek();
  const there = states.get(session);
  if (there && there.eyes === eyes) return there.state;
  const notes = new Map<string, Signal<Notes>>();
  const story = session.story.peek();
  const last = story.at(-1);
  const read = last?.events.find(event => event.event === 'read');
  const made: TableState = {
    target: signal(null),
    card: signal(null),
    open: signal(null),
    detail: signal(null),
    panel: signal<Panel>('list'),
    folded: signal(false),
    opened: signal<string[]>([]),
    query: signal(''),
    typed: signal(''),
    reading: signal(
      last && read && Date.now() - last.at < READING_MS
        ? { seq: last.seq, seat: read.seat as number, set: read.set as string }
        : null,
    ),
    shown: signal(null),
    notes(eyes) {
      // A rematch goes on in the same session, with other cards.
      const { name = '' } = session;
      let found = notes.get(`${name}/${eyes}`);
      if (found) return found;
      const page = signal((name ? (keptPage(name, eyes) as Notes | undefined) : undefined) ?? {});
      notes.set(`${name}/${eyes}`, (found = page));
      if (name) page.subscribe(now => keepPage(name, eyes, now));
      return found;
    },
    seen: last?.seq ?? 0,
    before: session.view.peek(),
  };
  states.set(session, { eyes, state: made });
  return made;
}

const ORDER: (Mark | undefined)[] = [undefined, 'maybe', 'no', 'yes'];

/** The mark that follows when a field of the notes is pressed. */
export function marked(notes: Notes, card: string, seat: number): Notes {
  const row = { ...notes[card] };
  const next = ORDER[(ORDER.indexOf(row[seat]) + 1) % ORDER.length];
  if (next) row[seat] = next;
  else delete row[seat];
  const { [card]: _, ...others } = notes;
  return Object.keys(row).length > 0 ? { ...others, [card]: row } : others;
}
