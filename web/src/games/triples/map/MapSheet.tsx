// The map on paper: the same sheet as on the screen, whole, with its title; or one page's part of it.
import type { Box, Size } from '../../../print/sheets';
import { mm } from '../../../print/Page';
import { Labels } from './MapBoard';
import { coast, graticule } from './projection';

/** So many units of the sheet are seen from top to bottom, about this middle: no edge of the land's cut is in sight. */
const TALL = 880;
const MIDDLE = { x: 395, y: 505 };
/** The letters of the names, in units of the labels: see `scale`. */
const EM = 13;

export function MapSheet({ whole, part, title }: { whole: Size; part: Box; title: string }) {
  const unit = TALL / whole.height;
  const seen = {
    x: MIDDLE.x - (whole.width * unit) / 2,
    y: MIDDLE.y - TALL / 2,
    width: whole.width * unit,
    height: TALL,
  };
  const view = [seen.x + part.x * unit, seen.y + part.y * unit, part.width * unit, part.height * unit];
  // A label's pixel is a third of a millimetre.
  const scale = 3 / unit;
  const letters = 8 * 0.5 * [...title].length;
  return (
    <svg
      class="tr-sheet"
      viewBox={view.join(' ')}
      style={{ width: mm(part.width), height: mm(part.height) }}
      role="img"
      aria-label={title}
    >
      <path class="tm-lines" d={graticule} />
      <path class="tm-land" d={coast} fill-rule="evenodd" />
      <Labels
        zoom={3}
        unit={scale}
        seen={seen}
        em={EM}
        taken={[{ left: 0, top: 0, right: (letters + 22) * 3, bottom: 26 * 3 }]}
      />
      <g transform={`translate(${seen.x} ${seen.y}) scale(${unit})`}>
        <rect class="tr-sheet-title" x="6" y="6" width={letters + 10} height="14" />
        <text class="title" x="11" y="15.8" textLength={letters} lengthAdjust="spacingAndGlyphs">
          {title}
        </text>
      </g>
    </svg>
  );
}
