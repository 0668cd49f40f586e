// Small things of this table: coupons, stubs, costs, pawns, and a row that arrows walk through.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useHold } from '../../ui/hold';
import { Icon } from '../../ui/Icon';
import { scriptOf, seatColour } from '../../ui/Seat';
import type { Telling } from '../module';
import { goodName, goodShort, type Pawn, type ShoppingCard } from './deck';
import { countOf, inOrder, type Bag } from './goods';
import { choiceInWords } from './speech';
import type { Choice } from './offers';
import './coupon.css';

export const goodInk = (good: string) => ({
  '--g-paper': `var(--${good}-paper, var(--paper-sunk))`,
  '--g-ink': `var(--${good}-ink, var(--ink))`,
});

/** So many signs has the longest of these words: a narrow coupon gives it the room, rather than break it. */
export const signsOf = (text: string) => ({
  '--signs': String(Math.max(...text.split(/[ –-]/).map(word => word.length))),
});

function CouponFace({ good, telling, number }: { good: string; telling: Telling; number: string }) {
  const name = goodName(telling, good);
  return (
    <span class="rg-coupon" style={goodInk(good)} aria-hidden>
      <span class="p" />
      <span class="g" />
      <span class="in">
        <span class="hd">
          <span>I&nbsp;1983</span>
          <span>{number}</span>
        </span>
        <span class="ic">
          <Icon id={`good-${good}`} size={58} />
        </span>
        <span class={name.length > 9 ? 'nm l full' : 'nm full'} style={signsOf(name)}>
          {name}
        </span>
        <span class="nm brief">{goodShort(telling, good)}</span>
      </span>
      <span class="sl">
        <span class="rg-stamp">
          <span>
            STOLIK
            <br />I 1983
            <br />★
          </span>
        </span>
      </span>
    </span>
  );
}

export type CouponStackProps = {
  good: string;
  count: number;
  taken: number;
  telling: Telling;
  onTake?: (() => void) | undefined;
  label: string;
};

/** All coupons of one good in a hand. Those already put into an offer are marked. */
export function CouponStack({ good, count, taken, telling, onTake, label }: CouponStackProps) {
  const faces = Array.from({ length: Math.min(count, 3) }, (_, at) => (
    <CouponFace key={at} good={good} telling={telling} number={at % 2 ? '0552' : '0418'} />
  ));
  const inside = (
    <>
      {faces}
      {count > 1 && (
        <span class="rg-count" aria-hidden>
          ×{count}
        </span>
      )}
      {taken > 0 && (
        <span class="rg-taken" aria-hidden>
          −{taken}
        </span>
      )}
    </>
  );
  const shared = {
    class: `rg-stack n${Math.min(count, 3)}${taken ? ' taken' : ''}`,
    style: signsOf(goodShort(telling, good)),
    'data-good': good,
  };
  if (!onTake)
    return (
      <span {...shared} role="img" aria-label={label}>
        {inside}
      </span>
    );
  return (
    <button type="button" {...shared} data-rove aria-label={label} onClick={onTake}>
      {inside}
    </button>
  );
}

export type StubProps = {
  good: string;
  telling: Telling;
  n?: number;
  onClick?: (() => void) | undefined;
  label?: string | undefined;
  mark?: 'miss' | 'on' | undefined;
  size?: number;
  remove?: boolean;
};

type SlipProps = {
  class: string;
  style?: Record<string, string>;
  title?: string;
  onClick?: (() => void) | undefined;
  /** of the button */ label?: string | undefined;
  children: ComponentChildren;
};

/** A slip in a line; a button where pressing it does something. */
function Slip({ title, onClick, label, children, ...rest }: SlipProps) {
  return onClick ? (
    <button type="button" {...rest} onClick={onClick} aria-label={label}>
      {children}
    </button>
  ) : (
    <span {...rest} title={title}>
      {children}
    </span>
  );
}

/** A coupon in a line: drawing, number, word. */
export function Stub({ good, telling, n, onClick, label, mark, size = 22, remove }: StubProps) {
  const text = n ? telling.words('rationing-count', { n, good: goodShort(telling, good) }) : goodShort(telling, good);
  const name = `rg-stub${mark ? ` ${mark}` : ''}`;
  return (
    <Slip class={name} style={goodInk(good)} onClick={onClick} label={label}>
      <Icon id={`good-${good}`} size={size} />
      <span>{text}</span>
      {remove && <Icon id="ui-cross" size={14} />}
    </Slip>
  );
}

export function ChoiceStub({
  choice,
  telling,
  onClick,
  label,
}: {
  choice: Choice;
  telling: Telling;
  onClick?: (() => void) | undefined;
  label?: string;
}) {
  const text = choice.kinds.length
    ? telling.words('rationing-stub-either', {
        n: choice.count,
        goods: choice.kinds.map(good => goodShort(telling, good)).join(' / '),
      })
    : telling.words('rationing-stub-any', { n: choice.count });
  return (
    <Slip class="rg-stub any" title={choiceInWords(telling, choice)} onClick={onClick} label={label}>
      {choice.kinds.slice(0, 2).map(good => (
        <Icon key={good} id={`good-${good}`} size={20} />
      ))}
      <span>{text}</span>
      {onClick && <Icon id="ui-cross" size={14} />}
    </Slip>
  );
}

export function SwapStub({ telling }: { telling: Telling }) {
  return (
    <Slip class="rg-stub swap">
      <Icon id="ui-swap" size={18} />
      <span>{telling.words('rationing-places-stub')}</span>
    </Slip>
  );
}

/** What a side of an offer holds. */
export function OfferSide({ bag, choice, places, ...rest }: StubsProps & { choice?: Choice | null; places: boolean }) {
  return (
    <dd>
      <Stubs bag={bag} {...rest} />
      {choice && <ChoiceStub choice={choice} telling={rest.telling} />}
      {places && <SwapStub telling={rest.telling} />}
    </dd>
  );
}

/** The points of a shopping card as drawings of its category. */
export const CardIcons = ({ card, size }: { card: Pick<ShoppingCard, 'category' | 'icons'>; size: number }) =>
  Array.from({ length: card.icons }, (_, at) => <Icon key={at} id={`cat-${card.category}`} size={size} />);

/** What lies in an offer: pressed, a card leaves it. */
export function Removable({ bag, telling, order, take }: StubsProps & { take(good: string): void }) {
  return inOrder(bag, order).map(([good, n]) => (
    <Stub
      key={good}
      good={good}
      n={n}
      telling={telling}
      remove
      label={telling.words('rationing-remove', { good: goodShort(telling, good) })}
      onClick={() => take(good)}
    />
  ));
}

export type StubsProps = { bag: Bag; telling: Telling; order: string[] };
export function Stubs({ bag, telling, order }: StubsProps) {
  return (
    <>
      {inOrder(bag, order).map(([good, n]) => (
        <Stub key={good} good={good} n={n} telling={telling} />
      ))}
    </>
  );
}

/** For the narrowest places: the drawing stands above it, and the whole card is said in full. */
const brief = (name: string) => {
  const room = scriptOf(name) ? 6 : 7;
  return name.length > room ? `${name.slice(0, room - 1)}.` : name;
};

/** The three ration cards a thing costs; what the hand lacks is dashed. */
export function Cost({
  cost,
  hand,
  telling,
  order,
  icon = 30,
}: {
  cost: Bag;
  hand: Bag | null;
  telling: Telling;
  order: string[];
  icon?: number;
}) {
  const pips = inOrder(cost, order).flatMap(([good, n]) =>
    Array.from({ length: n }, (_, at) => ({ good, miss: hand !== null && at >= countOf(hand, good) })),
  );
  return (
    <span class="rg-cost">
      {pips.map(({ good, miss }, at) => (
        <span key={at} class={miss ? 'rg-pip miss' : 'rg-pip'} style={goodInk(good)}>
          <Icon id={`good-${good}`} size={icon} />
          <small style={signsOf(brief(goodShort(telling, good)))}>{brief(goodShort(telling, good))}</small>
        </span>
      ))}
    </span>
  );
}

export function PawnDrawing({ pawn, size }: { pawn: Pawn; size: number }) {
  if (pawn === 'speculator') return <Icon id="pawn-speculator" size={size} />;
  return (
    <span class="rg-pawn" style={{ '--seat': seatColour(pawn) }}>
      <Icon id="pawn" size={size} />
    </span>
  );
}

export const Name = ({ text }: { text: string }) => <span lang={scriptOf(text)}>{text}</span>;

export type RoveProps = {
  children: ComponentChildren;
  class?: string;
  role?: 'toolbar' | 'group' | 'list';
  label: string;
  upright?: boolean;
};

/** A row with one place in the tab order; arrows, Home and End walk through what has `data-rove`. */
export function Rove({ children, role = 'toolbar', label, upright, ...rest }: RoveProps) {
  const row = useRef<HTMLDivElement>(null);
  const items = () => [...(row.current?.querySelectorAll<HTMLElement>('[data-rove]') ?? [])];
  const settle = (one?: HTMLElement) => {
    const all = items();
    const current = one ?? all.find(item => item.tabIndex === 0 && item.dataset.rove === 'here') ?? all[0];
    for (const item of all) {
      item.tabIndex = item === current ? 0 : -1;
      item.dataset.rove = item === current ? 'here' : '';
    }
  };
  useLayoutEffect(() => settle());
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      Home: -Infinity,
      End: Infinity,
      ...(upright ? { ArrowDown: 1, ArrowUp: -1 } : {}),
    };
    const step = steps[event.key];
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const next = all[Number.isFinite(step) ? (at + step + all.length) % all.length : step < 0 ? 0 : all.length - 1]!;
    settle(next);
    next.focus();
  };
  const onFocusIn = (event: FocusEvent) => {
    const target = (event.target as HTMLElement).closest<HTMLElement>('[data-rove]');
    if (target) settle(target);
  };
  return (
    <div ref={row} class={rest.class} role={role} aria-label={label} onKeyDown={onKeyDown} onFocusIn={onFocusIn}>
      {children}
    </div>
  );
}

export type HoldBarProps = {
  children: ComponentChildren;
  onHeld(): void;
  time: number;
  icon?: string;
  hint: string;
  reason?: string | null;
  class?: string;
};

/** A wide button to be held; for those who cannot hold, two presses do the same. */
export function HoldBar({ children, onHeld, time, icon, hint, reason, ...rest }: HoldBarProps) {
  const { held, on } = useHold(onHeld, time, !!reason);
  return (
    <button
      type="button"
      class={`btn rg-hold ${rest.class ?? ''}${held ? ' held' : ''}${reason ? ' off' : ''}`}
      style={{ '--hold-time': `${time}ms` }}
      aria-disabled={reason ? 'true' : undefined}
      {...on}
    >
      {icon && <Icon id={icon} size={24} />}
      <span>
        {children} <small>{reason ?? hint}</small>
      </span>
    </button>
  );
}

/** The eyes of a die, by column and row. */
export const PIPS = ['', '11', '00 22', '00 11 22', '00 20 02 22', '00 20 11 02 22', '00 20 01 21 02 22'].map(face =>
  Array.from(face.matchAll(/\d\d/g), ([pip]) => pip).map(pip => [Number(pip[0]), Number(pip[1])] as const),
);
