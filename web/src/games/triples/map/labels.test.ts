// Names on the map: none over another, none cut by the edge, and enough of them to find one's way.
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../words/words';
import { laidOut, type Box } from './labels';
import { PLACES } from './places';
import { bounded, extent, project, WHOLE } from './projection';

const SIZES = [
  { width: 320, height: 330, em: 14 },
  { width: 390, height: 420, em: 14 },
  { width: 840, height: 700, em: 15 },
  { width: 760, height: 560, em: 32 },
];
const over = (a: Box, b: Box) => !(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top);

test('no name lies over another or over the edge, in any language, window and enlargement', () => {
  for (const language of LANGUAGES) {
    for (const size of SIZES) {
      for (const zoom of [1, 1.7, 2.5, 4, 8, 20]) {
        const window = bounded({ ...WHOLE, ...project({ lat: 50, lon: 10 }), zoom });
        const seen = extent(window, size.width / size.height);
        const unit = size.width / seen.width;
        const rank = zoom < 1.8 ? 1 : zoom < 4 ? 2 : 3;
        const laid = laidOut(
          PLACES.filter(place => place.rank <= rank),
          language,
          place => {
            const { x, y } = project(place);
            return { x: (x - seen.x) * unit, y: (y - seen.y) * unit };
          },
          size,
          size.em,
          [{ left: size.width - 60, top: 0, right: size.width, bottom: 200 }],
        );
        for (const [at, one] of laid.entries()) {
          expect(
            one.box.left >= 0 && one.box.right <= size.width && one.box.top >= 0 && one.box.bottom <= size.height,
            one.place.names[language],
          ).toBe(true);
          for (const other of laid.slice(at + 1))
            expect(over(one.box, other.box), `${one.place.names[language]} over ${other.place.names[language]}`).toBe(
              false,
            );
        }
        if (zoom === 1) expect(laid.length, `${language} ${size.width}`).toBeGreaterThanOrEqual(size.em > 20 ? 4 : 8);
      }
    }
  }
});
