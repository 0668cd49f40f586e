// Who sits where: a colour, an initial, a name, and what everybody may know of the seat.
import type { ComponentChildren } from 'preact';
import { AwaySince, useAway } from './away';
import './seat.css';

/** Five colours; further seats take them again with another edge, so that two are never alike. */
export function seatColour(seat: number): string {
  return `var(--seat-${(seat % 5) + 1})`;
}

export type AvatarProps = { seat: number; name: string; size?: number | undefined };

export function Avatar({ seat, name, size = 44 }: AvatarProps) {
  const initial = [...name.trim()][0]?.toLocaleUpperCase() ?? '?';
  const edge = seat < 5 ? '' : seat < 10 ? ' dashed' : ' double';
  const away = useAway(seat) === undefined ? '' : ' away';
  return (
    <span
      class={`avatar${edge}${away}`}
      style={{ '--seat': seatColour(seat), '--avatar': `${size}px` }}
      aria-hidden="true"
      lang={scriptOf(initial)}
    >
      {initial}
    </span>
  );
}

/**
 * Cyrillic letters need lang="ru", or the font draws Bulgarian forms; Polish ones are read aloud as Polish in any
 * language.
 */
export function scriptOf(text: string): string | undefined {
  return /[\u0400-\u04ff]/.test(text) ? 'ru' : /[ąćęłńóśźż]/i.test(text) ? 'pl' : undefined;
}

export type SeatCardProps = {
  seat: number;
  name: string;
  /** under the name: counts, what the seat is doing */
  children?: ComponentChildren | undefined;
  /** at the right edge */
  aside?: ComponentChildren | undefined;
  chosen?: boolean | undefined;
  /** whose turn it is */
  active?: boolean | undefined;
  size?: number | undefined;
  onClick?: (() => void) | undefined;
  /** Why it cannot be chosen. */
  reason?: string | null | undefined;
  label?: string | undefined;
  /** takes part in the tab order; a row of seats lets one in (roving) */
  tabIndex?: number | undefined;
};

export function SeatCard({
  seat,
  name,
  children,
  aside,
  chosen,
  active,
  size,
  onClick,
  reason,
  label,
  tabIndex,
}: SeatCardProps) {
  const inside = (
    <>
      <Avatar seat={seat} name={name} {...(size ? { size } : {})} />
      <span class="place-text">
        <span class="n" lang={scriptOf(name)}>
          {name}
        </span>
        {children && <span class="m">{children}</span>}
        <AwaySince seat={seat} />
        {reason && <span class="m why">{reason}</span>}
      </span>
      {aside}
    </>
  );
  const shared = {
    class: ['place', chosen && 'sel', active && 'active', reason && 'off'].filter(Boolean).join(' '),
    style: { '--seat': seatColour(seat) },
    'data-seat': seat,
  };
  if (!onClick) return <div {...shared}>{inside}</div>;
  return (
    <button
      type="button"
      {...shared}
      aria-pressed={chosen ?? false}
      aria-label={label}
      tabIndex={tabIndex}
      aria-disabled={reason ? 'true' : undefined}
      onClick={() => reason || onClick()}
    >
      {inside}
    </button>
  );
}
