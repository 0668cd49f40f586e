// Movements that explain what happened. The state is already true when they begin; any input finishes them at once.
//
// An ask: a pause, then the answer, then the card crosses the table; the rest of the hand closes up; a set slides
// together. With reduced motion nothing travels: what is new fades in where it lies.
import { listen } from '../../ui/listen';
import { render } from 'preact';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { TriplesEvent } from '../../engine/types';
import type { Step } from '../../table/session';
import { reducedMotion } from '../../settings';
import { frameOf } from './PictureCard';
import type { GameCard } from './deck';
import { GameCardFace } from './parts/Cards';
import { askOf } from './parts/Slip';
import type { Play } from './play';

type Place = { left: number; top: number; width: number; height: number };
type Seen = { cards: Map<string, Place>; marker: Place | null };

/** How long an answered ask stays in the sentence before one's own form comes back. */
const LINGER = 1500;
/** Between others the pause is shorter: nobody here waits for the answer. */
const SHORT_PAUSE = 350;

const time = (root: HTMLElement, token: string, otherwise: number): number => {
  const text = getComputedStyle(root).getPropertyValue(token).trim();
  const number = Number.parseFloat(text);
  if (!Number.isFinite(number)) return otherwise;
  return text.endsWith('ms') ? number : number * 1000;
};

class Stage {
  private timers: ReturnType<typeof setTimeout>[] = [];
  private moving: Animation[] = [];
  private ghosts: HTMLElement[] = [];
  private readonly ends: (() => void)[] = [];

  constructor(private readonly root: HTMLElement) {}

  after(ms: number, act: () => void): void {
    this.timers.push(setTimeout(act, ms));
  }

  atEnd(act: () => void): void {
    this.ends.push(act);
  }

  move(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, { fill: 'backwards', ...options });
    this.moving.push(animation);
    return animation;
  }

  place(element: Element | null | undefined): Place | null {
    if (!element) return null;
    const base = this.root.getBoundingClientRect();
    const { left, top, width, height } = element.getBoundingClientRect();
    return width === 0 ? null : { left: left - base.left, top: top - base.top, width, height };
  }

  ghost(card: GameCard, plain: boolean, at: Place): HTMLElement {
    const element = document.createElement('div');
    element.className = `card tr-card tr-ghost${plain ? ' plain' : ''}`;
    for (const [name, value] of Object.entries(frameOf(card.frame))) element.style.setProperty(name, value);
    Object.assign(element.style, {
      left: `${at.left}px`,
      top: `${at.top}px`,
      width: `${at.width}px`,
      height: `${at.height}px`,
    });
    render(<GameCardFace card={card} plain={plain} />, element);
    this.root.querySelector('.tr-ghosts')?.append(element);
    this.ghosts.push(element);
    return element;
  }

  finish(): void {
    this.timers.forEach(clearTimeout);
    for (const animation of this.moving) animation.cancel();
    for (const element of this.ghosts) {
      render(null, element);
      element.remove();
    }
    this.timers = [];
    this.moving = [];
    this.ghosts = [];
    for (const act of this.ends.splice(0)) act();
  }
}

/** From one place to another on a shallow arc, growing or shrinking on the way. */
function flight(from: Place, to: Place): Keyframe[] {
  const middle = (place: Place): [number, number] => [
    place.left + place.width / 2 - to.left - to.width / 2,
    place.top + place.height / 2 - to.top - to.height / 2,
  ];
  const [x, y] = middle(from);
  const small = Math.min(1, Math.max(0.3, from.width / to.width));
  return [
    { transform: `translate(${x}px, ${y}px) scale(${small})` },
    { transform: `translate(${x}px, ${y - 10}px) scale(${small})`, offset: 0.14 },
    { transform: `translate(${x * 0.45}px, ${y * 0.45 - 22}px) scale(${(small + 1) / 2})`, offset: 0.55 },
    { transform: 'none' },
  ];
}

function look(stage: Stage, root: HTMLElement): Seen {
  const cards = new Map<string, Place>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-held]')) {
    const place = stage.place(element);
    if (place) cards.set(element.dataset.held!, place);
  }
  return { cards, marker: stage.place(root.querySelector('.tr-turn')) };
}

export function useMotion(ref: RefObject<HTMLDivElement | null>, play: Play): void {
  const stage = useRef<Stage | null>(null);
  const before = useRef<Seen>({ cards: new Map(), marker: null });
  const { state } = play;
  /** the table as it was drawn last */
  const latest = useRef(play.session.view.value);

  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return;
    stage.current ??= new Stage(root);
    // A replay also goes back.
    const last = play.session.story.value.at(-1)?.seq ?? 0;
    if (last < state.seen) {
      stage.current.finish();
      state.seen = last;
    }
    const fresh = play.session.story.value.filter(step => step.seq > state.seen);
    if (fresh.length > 0) {
      stage.current.finish();
      state.seen = fresh.at(-1)!.seq;
      state.before = latest.current;
      for (const step of fresh) {
        const read = step.events.find(event => event.event === 'read') as
          | Extract<TriplesEvent, { event: 'read' }>
          | undefined;
        if (read) state.reading.value = { seq: step.seq, seat: read.seat, set: read.set };
      }
      show(stage.current, root, fresh.at(-1)!, before.current, play);
    }
    latest.current = play.session.view.value;
    const seen = look(stage.current, root);
    if (before.current.marker && seen.marker && !reducedMotion.value)
      turnPasses(stage.current, root, before.current.marker, seen.marker);
    before.current = seen;
  });

  useEffect(() => {
    const finish = () => stage.current?.finish();
    // The form that comes back moves the seats: what is pressed stays under the finger until its click.
    const press = ({ target }: Event) => {
      if (!(target as Element).closest('button, input, [role="option"]')) finish();
    };
    const ends = [listen(globalThis, 'pointerdown', press, true), listen(globalThis, 'click keydown', finish, true)];
    return () => (ends.forEach(end => end()), finish());
  }, []);
}

function show(stage: Stage, root: HTMLElement, step: Step, before: Seen, play: Play): void {
  const { state, eyes, cards, advanced } = play;
  const found = askOf(step);
  const still = reducedMotion.value;
  const fade = time(root, '--time-fade', 120);

  let answered = 0;
  if (found) {
    const involved = found.ask.seat === eyes || found.ask.to === eyes;
    answered = involved ? time(root, '--time-suspense', 800) : SHORT_PAUSE;
    state.shown.value = { step, stage: 'asked' };
    stage.after(answered, () => (state.shown.value = { step, stage: 'answered' }));
    stage.after(answered + LINGER, () => stage.finish());
    stage.atEnd(() => (state.shown.value = null));
  }

  const slide = time(root, '--time-card', 420);
  const ease = getComputedStyle(root).getPropertyValue('--ease-slide').trim() || 'ease-out';
  const newTag = (set: string) =>
    [...root.querySelectorAll<HTMLElement>('.tr-tag')].find(
      tag => tag.textContent?.split(' ')[0] === String(cards.set(set).number),
    );
  const tagPlace = (set: string) => stage.place(newTag(set)) ?? stage.place(root.querySelector('.tr-hand-head'));
  let flown = answered;

  if (found?.outcome === 'gave') {
    const { ask } = found;
    const card = cards.card(ask.card);
    const home = (seat: number): Place | null =>
      stage.place(root.querySelector(`.tr-seat[data-seat="${seat}"] .avatar`)) ??
      stage.place(root.querySelector('.tr-hand-head'));
    const held = root.querySelector(`[data-held="${ask.card}"]`);
    const done = step.events.find(event => event.event === 'completed') as { seat: number; set: string } | undefined;
    const group = cards
      .setOf(ask.card)
      .members.map(one => before.cards.get(one.id))
      .filter(place => place !== undefined);
    const beside = group.at(-1) ? { ...group.at(-1)!, left: group.at(-1)!.left + group.at(-1)!.width } : null;

    if (still) {
      if (held) stage.move(held, [{ opacity: 0 }, { opacity: 1 }], { duration: fade, delay: answered });
    } else {
      const size = before.cards.values().next().value ?? { width: 92, height: 134 };
      const from = before.cards.get(ask.card) ?? home(ask.to);
      const aim = stage.place(held) ?? (ask.seat === eyes ? beside : null);
      const seat = home(ask.seat);
      const to =
        aim ??
        (seat
          ? {
              left: seat.left + seat.width / 2 - size.width * 0.25,
              top: seat.top,
              width: size.width * 0.5,
              height: size.height * 0.5,
            }
          : null);
      if (from && to) {
        if (held) stage.move(held, [{ opacity: 0 }, { opacity: 0 }], { duration: answered + slide });
        const start = before.cards.get(ask.card);
        if (start) {
          // It stays in the hand while the answer is awaited, then leaves.
          const leaving = stage.ghost(card, advanced, start);
          const moved = flight(to, start)
            .toReversed()
            .map(({ offset: _, ...frame }) => frame);
          stage.move(leaving, moved, { duration: slide, delay: answered, easing: ease, fill: 'both' });
          stage.move(leaving, [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], {
            duration: slide,
            delay: answered,
            fill: 'both',
          });
        } else {
          stage.after(answered, () => {
            const crossing = stage.ghost(card, advanced, to);
            stage.move(crossing, flight(from, to), { duration: slide, easing: ease });
            if (!aim)
              stage.move(crossing, [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], {
                duration: slide,
                fill: 'both',
              });
            if (held) stage.after(slide, () => crossing.remove());
            // The third of a set goes on with the other two.
            if (done?.seat === eyes)
              toTag(stage, crossing, to, tagPlace(done.set), {
                duration: slide,
                delay: slide,
                easing: ease,
                fill: 'forwards',
              });
          });
        }
        flown = answered + slide;
      }
      closeUp(stage, root, before, answered + slide * 0.5, slide, ease);
    }
    if (done?.seat === eyes && !still) {
      // The two that lay in the hand wait for the third, then all slide together to the tag.
      for (const one of cards.set(done.set).members) {
        const place = before.cards.get(one.id);
        if (place)
          toTag(stage, stage.ghost(one, advanced, place), place, tagPlace(done.set), {
            duration: slide,
            delay: flown,
            easing: ease,
            fill: 'both',
          });
      }
      flown += slide;
    }
  }

  for (const event of step.events) {
    if (event.event !== 'completed') continue;
    const tag = newTag(event.set as string);
    if (tag) stage.move(tag, [{ opacity: 0 }, { opacity: 1 }], { duration: fade, delay: flown });
  }
}

function turnPasses(stage: Stage, root: HTMLElement, from: Place, to: Place): void {
  const marker = root.querySelector('.tr-turn');
  if (!marker || (from.left === to.left && from.top === to.top)) return;
  const easing = getComputedStyle(root).getPropertyValue('--ease-slide').trim() || 'ease-out';
  stage.move(
    marker,
    [{ transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` }, { transform: 'none' }],
    { duration: time(root, '--time-queue', 320), easing },
  );
}

function toTag(
  stage: Stage,
  element: HTMLElement,
  from: Place,
  tag: Place | null,
  options: KeyframeAnimationOptions,
): void {
  if (!tag) return;
  const there =
    `translate(${tag.left + tag.width / 2 - from.left - from.width / 2}px, ` +
    `${tag.top + tag.height / 2 - from.top - from.height / 2}px) scale(.2)`;
  stage.move(
    element,
    [
      { transform: 'none', opacity: 1 },
      { transform: there, opacity: 0.2 },
    ],
    options,
  );
}

/** The rest of the hand closes the gap, or makes room, after the card has moved. */
function closeUp(stage: Stage, root: HTMLElement, before: Seen, delay: number, duration: number, easing: string): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-held]')) {
    const was = before.cards.get(element.dataset.held!);
    const now = stage.place(element);
    if (!was || !now || (Math.abs(was.left - now.left) < 1 && Math.abs(was.top - now.top) < 1)) continue;
    stage.move(
      element,
      [{ transform: `translate(${was.left - now.left}px, ${was.top - now.top}px)` }, { transform: 'none' }],
      { duration, delay, easing },
    );
  }
}
