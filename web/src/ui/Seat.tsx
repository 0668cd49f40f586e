// Who sits where: a colour, an initial, a name, and what everybody may know of the seat.
import { useAway } from './away';
import { colourOf } from './colours';
import './seat.css';

/** Five colours; further seats take them again with another edge, so that two are never alike. */
export function seatColour(seat: number): string {
  return `var(--seat-${(colourOf(seat) % 5) + 1})`;
}

type AvatarProps = { seat: number; name: string; size?: number | undefined };

export function Avatar({ seat, name, size = 44 }: AvatarProps) {
  const initial = [...name.trim()][0]?.toLocaleUpperCase() ?? '?';
  const edge = seat < 5 ? '' : seat < 10 ? ' dashed' : ' double';
  const away = useAway(seat) === undefined ? '' : ' away';
  return (
    <span
      class={`avatar${edge}${away}`}
      style={{ '--seat': seatColour(seat), '--avatar': `${size}px` }}
      aria-hidden
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
