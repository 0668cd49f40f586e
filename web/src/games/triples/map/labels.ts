// Which names stand on the map, and where: the important ones first, each beside its dot where there is room, and none
// over another.
import type { Language } from '../../../words/words';
import type { NamedPlace } from './places';

export type Box = { left: number; top: number; right: number; bottom: number };
/** In pixels, from the dot: where the text begins, is centred or ends, and its base line. */
type Laid = {
  place: NamedPlace;
  x: number;
  y: number;
  dx: number;
  dy: number;
  anchor: 'start' | 'middle' | 'end';
  box: Box;
};

/** Not less than what the fonts need: an em for each sign of a name, of a sea's or island's (they are set wider). */
const EM = 0.54;
const EM_WIDE = 0.62;
/** Between two names, and around a dot. */
const AIR = 3;
const DOT = 4;

const apart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

/** `at` tells where a place is drawn, in pixels of a window of this size; `taken` is kept free. */
export function laidOut(
  places: readonly NamedPlace[],
  language: Language,
  at: (place: NamedPlace) => { x: number; y: number },
  size: { width: number; height: number },
  em: number,
  taken: readonly Box[] = [],
): Laid[] {
  const full: Box[] = [...taken];
  const laid: Laid[] = [];
  const wide = (place: NamedPlace) => place.kind === 'sea' || place.kind === 'island';
  // Cities hold their places before seas, which can stand anywhere in theirs.
  const order = [...places].sort((a, b) => a.rank - b.rank || Number(wide(a)) - Number(wide(b)));
  for (const place of order) {
    const { x, y } = at(place);
    const broad = wide(place);
    const dot: Box = { left: x - DOT, top: y - DOT, right: x + DOT, bottom: y + DOT };
    if (!broad && !full.every(box => apart(box, dot))) continue;
    const width = [...place.names[language]].length * em * (broad ? EM_WIDE : EM);
    const low = em * 0.33;
    const ways: Pick<Laid, 'dx' | 'dy' | 'anchor'>[] = broad
      ? [
          { dx: 0, dy: 0, anchor: 'middle' },
          { dx: 0, dy: em * 1.2, anchor: 'middle' },
          { dx: 0, dy: -em * 1.2, anchor: 'middle' },
        ]
      : [
          { dx: 7, dy: low, anchor: 'start' },
          { dx: -7, dy: low, anchor: 'end' },
          { dx: 0, dy: -8, anchor: 'middle' },
          { dx: 0, dy: em + 5, anchor: 'middle' },
        ];
    for (const way of ways) {
      const from = x + way.dx - (way.anchor === 'start' ? 0 : way.anchor === 'end' ? width : width / 2);
      const box: Box = {
        left: from - AIR,
        top: y + way.dy - em * 0.85 - AIR,
        right: from + width + AIR,
        bottom: y + way.dy + em * 0.28 + AIR,
      };
      const seen = box.left >= 0 && box.top >= 0 && box.right <= size.width && box.bottom <= size.height;
      if (!seen || !full.every(other => apart(other, box))) continue;
      full.push(box);
      if (!broad) full.push(dot);
      laid.push({ place, x, y, ...way, box });
      break;
    }
  }
  return laid;
}
