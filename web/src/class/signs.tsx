// The nine signs of the door: four of them stand on the projector, and whoever sits in the room finds them on the
// phone. Plain shapes without inner lines that matter: told apart from the last row, by those who see no colours, and
// named by a child.
import { words } from '../words/words';

/** In the order of the wire: the first is 1. */
export const SIGNS = ['cat', 'house', 'fish', 'star', 'key', 'boat', 'umbrella', 'moon', 'fir'] as const;
type SignId = (typeof SIGNS)[number];

const SHAPES: Record<SignId, string> = {
  cat:
    'M11 4l7 6.5h8L33 4v14c0 4-2 7-4.6 8.6C32.5 30 34 35 34 40.5' +
    'c3.5-.8 5-3.5 4.2-6.5-.6-2.4-3-4-3-7.3 0-3 2.3-5.2 5-5.2 2.2 0 3.8 1.6 3.8 3.6 0 1.2-.8 1.8-1.8 ' +
    '1.8s-1.4-1-2.2-1c-.7 0-1.1.5-1.1 1.3 0 1.9 3.6 3.6 3.6 8.3 0 5-4 8.5-9 8.5H11c0-7 1-13 4.6-17.4C13 25 11 22 ' +
    '11 18z',
  house: 'M24 4L3 22h6v22h11V31h8v13h11V22h6L38 16V7h-5v4.7z',
  fish:
    'M2 24c4-8 11-13 19-13 6 0 10.5 2.6 14 7l11-8v28l-11-8c-3.5 4.4-8 7-14 7' +
    'C13 37 6 32 2 24zm10-4.5a2.8 2.8 0 1 0 .01 0z',
  star: 'M24 2l6.5 14.5L46 18.2 34.4 28.7 37.7 44.5 24 36.4 10.3 44.5l3.3-15.8L2 18.2l15.5-1.7z',
  key: 'M14 13a11 11 0 1 0 9.8 16H29v6h6v-6h3v8h7V20H23.8A11 11 0 0 0 14 13zm0 6.5a4.5 4.5 0 1 1-.01 0z',
  boat: 'M22 3v27H6zM26 10l15 20H26zM3 34h42l-7 11H10z',
  umbrella:
    'M22 3h4v3.2C37 7 45 15 46 26c-3-3-7.5-3-10.5 0-2.2-2.7-6-3.2-9 -1.4V38a7.5 7.5 0 0 1-15 0h5a2.5 2.5 0 0 0 5 ' +
    '0V24.6C18.5 22.8 14.7 23.3 12.5 26 9.5 23 5 23 2 26 3 15 11 7 22 6.2z',
  moon: 'M31 3A21 21 0 1 0 45 34 20 20 0 0 1 31 3z',
  fir: 'M24 2l11 13h-5l9 11h-5l10 12H27v7h-6v-7H4l10-12H9l9-11h-5z',
};

export const signAt = (number: number): SignId | undefined => SIGNS[number - 1];

export const signName = (number: number): string => words(`lesson-sign-${signAt(number) ?? 'star'}`);

export function PatternSymbol({ number, size = 48, label }: { number: number; size?: number; label?: string }) {
  const sign = signAt(number);
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': 'true' } as const);
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" class="sign" {...spoken}>
      {sign && <path d={SHAPES[sign]} fill="currentColor" fill-rule="evenodd" />}
    </svg>
  );
}
