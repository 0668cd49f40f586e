// Drawings of the class screens. They come with those screens: the sprite of the page is what every visitor waits for.

const STROKES: Record<string, string> = {
  pause: 'M8.500 5v14M15.500 5v14',
  message: 'M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5',
  projector: 'M3 4h18M5 4v11h14V4M12 15v5M8 20h8',
  print: 'M7 9V4h10v5M8 17H4.500V9h15v8H16M8 14h8v6H8zM16.500 12v.1',
  offline:
    'M3.500 9.500c2-1.700 4.200-2.700 6.500-3M14 6.500c2.300.3 4.500 1.300 6.500 3M7 13.500c1.300-1 2.600-1.500 ' +
    '4-1.700M12 18v.1M4 3.500l16 17',
  apart: 'M9 12H3M6 9l-3 3 3 3M15 12h6M18 9l3 3-3 3M12 5v14',
  together: 'M3 12h6M6 9l3 3-3 3M21 12h-6M18 9l-3 3 3 3',
  door: 'M6 20V4h10v16M3 20h18M13 12v.1',
  plus: 'M12 5v14M5 12h14',
  info: 'M12 4a8 8 0 1 0 .1 0zM12 11v5M12 8v.1',
  move: 'M5 8h11M13 5l3 3-3 3M19 16H8M11 13l-3 3 3 3',
  down: 'M6 9l6 6 6-6',
  more: 'M5 12v.1M12 12v.1M19 12v.1',
  timer: 'M12 6a7.500 7.500 0 1 0 .1 0zM12 10v4l2.500 1.500M9.500 3h5',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v.1M14 20h.1M18 18h2v2',
  grip: 'M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1',
  save: 'M12 4v11M8 11l4 4 4-4M5 16v4h14v-4',
  vote: 'M5 12h14v8H5zM8 12V4h8v8M10.500 8l1.300 1.300L14 7',
};
const DOTS = new Set(['more', 'grip']);

export function Pen({ id, size = 24 }: { id: string; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <path
        d={STROKES[id]}
        fill="none"
        stroke="currentColor"
        stroke-width={DOTS.has(id) ? 3.2 : 2}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
