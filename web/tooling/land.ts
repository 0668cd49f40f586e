// Coasts for the maps, cut out of Natural Earth when the client is built:
//
//   import land from 'virtual:land/WEST,SOUTH,EAST,NORTH'      degrees, 1:50m
//
// gives rings of whole hundredths of a degree, each point as its step from the one before: [lon, lat, dlon, dlat, …].
// Only land and water; no borders. Edges of the cut lie along the frame and belong outside of what is shown.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:land/';
export type Frame = { west: number; south: number; east: number; north: number };
type Point = [number, number];

/** One side of the frame: what is inside, and where a line from a to b meets it. */
function cutAt(ring: Point[], inside: (p: Point) => boolean, meet: (a: Point, b: Point) => Point): Point[] {
  const kept: Point[] = [];
  ring.forEach((point, at) => {
    const before = ring[(at + ring.length - 1) % ring.length]!;
    if (inside(point) !== inside(before)) kept.push(meet(before, point));
    if (inside(point)) kept.push(point);
  });
  return kept;
}

export function cut(ring: Point[], { west, south, east, north }: Frame): Point[] {
  const at = (axis: 0 | 1, value: number) => (a: Point, b: Point): Point => {
    const t = (value - a[axis]) / (b[axis] - a[axis]);
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  };
  let left = ring;
  left = cutAt(left, p => p[0] >= west, at(0, west));
  left = cutAt(left, p => p[0] <= east, at(0, east));
  left = cutAt(left, p => p[1] >= south, at(1, south));
  return cutAt(left, p => p[1] <= north, at(1, north));
}

function steps(ring: Point[]): number[] {
  const flat: number[] = [];
  let [x, y] = [0, 0];
  for (const [lon, lat] of ring) {
    const [nx, ny] = [Math.round(lon * 100), Math.round(lat * 100)];
    if (flat.length > 0 && nx === x && ny === y) continue;
    flat.push(nx - x, ny - y);
    [x, y] = [nx, ny];
  }
  return flat;
}

export function landIn(frame: Frame): number[][] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof feature>[0];
  const all = feature(atlas, atlas.objects.land!) as unknown as { features: { geometry: { coordinates: Point[][][] } }[] };
  return all.features
    .flatMap(one => one.geometry.coordinates.flat())
    .map(ring => steps(cut(ring.slice(0, -1), frame)))
    .filter(ring => ring.length >= 8);
}

export function land(): Plugin {
  return {
    name: 'stolik-land',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [west, south, east, north] = id.slice(PREFIX.length + 1).split(',').map(Number);
      return `export default ${JSON.stringify(landIn({ west: west!, south: south!, east: east!, north: north! }))};`;
    },
  };
}
