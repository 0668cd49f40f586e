// The mark of Stolik as an icon: an SVG, and PNG files drawn from the same few shapes without any other program.
import { deflateSync } from 'node:zlib';

const INK = '#23211d',
  WHEAT = '#e2b54f',
  PAPER = '#fffdf6',
  CLOTH = '#b5392b',
  GROUND = '#dfe1d9';
// In the units of the symbol `stolik` of art.svg: 64 across, 60 down.
const SHAPES = [
  {
    fill: WHEAT,
    points: [
      [8, 15],
      [60, 15],
      [60, 24],
      [8, 24],
    ],
  },
  {
    fill: PAPER,
    points: [
      [12, 22],
      [52, 22],
      [32, 45],
    ],
  },
  {
    fill: CLOTH,
    points: [
      [19.5, 22],
      [44.5, 22],
      [32, 36.5],
    ],
  },
  {
    line: 3,
    points: [
      [6, 13],
      [58, 13],
      [58, 22],
      [6, 22],
      [6, 13],
    ],
  },
  {
    line: 2.8,
    points: [
      [12, 22],
      [32, 45],
      [52, 22],
    ],
  },
  {
    line: 3.2,
    points: [
      [13, 25],
      [8, 55],
    ],
  },
  {
    line: 3.2,
    points: [
      [51, 25],
      [56, 55],
    ],
  },
];
/** How much of the icon the mark takes; a maskable one may be cut to a circle. */
const share = maskable => (maskable ? 0.58 : 0.74);

export function svg() {
  const size = 96 * share(false);
  const move = `translate(${(96 - size) / 2} ${(96 - size * 0.98) / 2}) scale(${size / 64})`;
  const shapes = SHAPES.map(shape => {
    const path = shape.points.map(([x, y], at) => `${at ? 'L' : 'M'}${x} ${y}`).join('');
    return shape.fill
      ? `<path d="${path}z" fill="${shape.fill}"/>`
      : `<path d="${path}" stroke-width="${shape.line}"/>`;
  });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="18" ' +
    `fill="${GROUND}"/>` +
    `<g transform="${move}" fill="none" stroke-linecap="round" ` +
    `stroke-linejoin="round"><g>${shapes.slice(0, 3).join('')}</g><g ` +
    `stroke="${INK}">${shapes.slice(3).join('')}</g></g></svg>\n`
  );
}

const colour = text => [1, 3, 5].map(at => parseInt(text.slice(at, at + 2), 16));

function inside(points, x, y) {
  let odd = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [xi, yi] = points[i],
      [xj, yj] = points[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
  }
  return odd;
}

function near(points, x, y, reach) {
  for (let at = 1; at < points.length; at++) {
    const [ax, ay] = points[at - 1],
      [bx, by] = points[at];
    const dx = bx - ax,
      dy = by - ay;
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    if ((x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2 <= reach * reach) return true;
  }
  return false;
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  let crc = ~0;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(~crc >>> 0, body.length + 4);
  return out;
}

/** A square PNG. Nine samples a pixel make the edges smooth. */
export function png(size, maskable = false) {
  const scale = (size * share(maskable)) / 64;
  const left = (size - 64 * scale) / 2,
    top = (size - 62 * scale) / 2;
  const painted = SHAPES.map(shape => ({ ...shape, rgb: colour(shape.fill ?? INK) }));
  const ground = colour(GROUND);
  const rows = Buffer.alloc(size * (size * 3 + 1));
  for (let py = 0; py < size; py++) {
    for (let px = 0; px < size; px++) {
      const sum = [0, 0, 0];
      for (let sample = 0; sample < 9; sample++) {
        const x = (px + ((sample % 3) + 0.5) / 3 - left) / scale,
          y = (py + (Math.floor(sample / 3) + 0.5) / 3 - top) / scale;
        let rgb = ground;
        for (const shape of painted) {
          if (shape.fill ? inside(shape.points, x, y) : near(shape.points, x, y, shape.line / 2)) rgb = shape.rgb;
        }
        for (let part = 0; part < 3; part++) sum[part] += rgb[part];
      }
      for (let part = 0; part < 3; part++) rows[py * (size * 3 + 1) + 1 + px * 3 + part] = Math.round(sum[part] / 9);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
