// How large the board can be where it stands. Cells are whole pixels, so that every rule of the grid is as thick as the
// next.
import { listen, watchSize } from '../../ui/listen';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import { SIDE } from './cells';

/**
 * 'wide': board left, the rest right; 'flat': the same in a low window. 'tall': a tablet held upright. 'phone': one
 * narrow column.
 */
type Shape = 'wide' | 'flat' | 'tall' | 'phone';
/** Below this a wide table is a flat one. */
const FLAT = 480;
type Measures = {
  shape: Shape;
  cell: number;
  gap: number;
  /** what a wide table may fill of the window */ high: number;
  logged: boolean;
  /** looked at from afar: codes that can be read rather than names that cannot */ far: boolean;
};

export const SMALLEST = 24;
/** Below this a cell shows its code, not its name. */
export const NAMED = 52;

function measuresFor(width: number, height: number): Measures {
  const shape: Shape = width >= 620 && width > height * 1.05 ? 'wide' : width >= 620 ? 'tall' : 'phone';
  // The hand lies below the board's neighbours there, so the board may take all of the height.
  if (shape === 'wide' && height < FLAT)
    return {
      shape: 'flat',
      gap: 1,
      cell: fit(Math.min(width * 0.5, height - 12), 1),
      high: height,
      logged: false,
      far: false,
    };
  if (shape === 'phone')
    return { shape, gap: 1, cell: fit(width - 12 - 4, 1), high: height, logged: false, far: false };
  // Room for the coordinates (22), the frame (10) and the edge of the table.
  const across = shape === 'wide' ? width - Math.max(300, Math.min(600, width * 0.36)) - 40 : width - 22 - 10 - 28;
  // Upright, the hand and the commit bar stay in sight with the board.
  const down = shape === 'wide' ? height - 20 - 10 - 14 : height - 372;
  return {
    shape,
    gap: 2,
    high: height,
    logged: width >= 1000,
    far: false,
    cell: Math.max(SMALLEST, fit(Math.min(across, Math.max(down, 520)), 2, shape === 'wide' ? down : Infinity)),
  };
}

function fit(room: number, gap: number, most = Infinity): number {
  return Math.max(SMALLEST, Math.floor((Math.min(room, most) - gap * (SIDE - 1)) / SIDE));
}

/** In a replay the bars below the table keep their room. */
function around(frame: HTMLElement): number {
  return [...frame.querySelectorAll<HTMLElement>('.replay-bar, .end-acts')].reduce(
    (sum, bar) => sum + bar.offsetHeight,
    0,
  );
}

/** What a table may fill: in its frame, at a cover, in a replay of the lesson. */
const ROOMS = '.frame-table, .cover-table, .vl-room';

export function useMeasures(table: RefObject<HTMLElement | null>): Measures {
  const [measures, setMeasures] = useState<Measures>(() => measuresFor(innerWidth, innerHeight - 96));
  useLayoutEffect(() => {
    const element = table.current!;
    const look = () => {
      // What the table may fill: what the frame leaves it, else what is left of the window below it.
      const frame = element.closest<HTMLElement>(ROOMS);
      const height = frame
        ? frame.clientHeight - around(frame)
        : innerHeight - element.getBoundingClientRect().top - scrollY;
      const far = element.closest('.frame.big') !== null;
      // From afar the coordinates are larger.
      const edge = far ? 1.25 * parseFloat(getComputedStyle(document.documentElement).fontSize) : 0;
      const found = measuresFor(element.clientWidth, Math.max(320, Math.floor(height - edge)));
      const next = { ...found, high: found.high + edge, far };
      setMeasures(now =>
        now.shape === next.shape &&
        now.cell === next.cell &&
        now.gap === next.gap &&
        now.high === next.high &&
        now.logged === next.logged &&
        now.far === next.far
          ? now
          : next,
      );
    };
    look();
    const frame = element.closest(ROOMS);
    const ends = [watchSize(frame ? [element, frame] : [element], look), listen(globalThis, 'resize', look)];
    return () => ends.forEach(end => end());
  }, []);
  return measures;
}
