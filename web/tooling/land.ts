// Coasts for the maps, cut out of Natural Earth when the client is built:
//
//   import land from 'virtual:land/WEST,SOUTH,EAST,NORTH'      degrees, 1:50m
//
// gives rings of whole hundredths of a degree, each point as its step from the one before: [lon, lat, dlon, dlat, …].
// Only land and water; no borders. Edges of the cut lie along the frame and belong outside of what is shown.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoEquirectangular, geoStream, type GeoPermissibleObjects } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:land/';
export type Frame = { west: number; south: number; east: number; north: number };
type Point = [number, number];

/**
 * On a flat sheet of degrees whose seam lies on the other side of the Earth: rings that cross it are cut there rightly.
 */
export function cut(shape: GeoPermissibleObjects, { west, south, east, north }: Frame): Point[][] {
  const middle = (west + east) / 2;
  const sheet = geoEquirectangular()
    .rotate([-middle, 0])
    .scale(180 / Math.PI)
    .translate([0, 0])
    .precision(0)
    .clipExtent([
      [west - middle, -north],
      [east - middle, -south],
    ]);
  const rings: Point[][] = [];
  const pen = {
    point: (x: number, y: number) => void rings.at(-1)?.push([x + middle, -y]),
    lineStart: () => void rings.push([]),
    lineEnd: () => undefined,
    polygonStart: () => undefined,
    polygonEnd: () => undefined,
    sphere: () => undefined,
  };
  geoStream(shape, sheet.stream(pen));
  return rings;
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
  const all = feature(atlas, atlas.objects.land!) as GeoPermissibleObjects;
  return cut(all, frame)
    .map(steps)
    .filter(ring => ring.length >= 8);
}

export function land(): Plugin {
  return {
    name: 'stolik-land',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [west, south, east, north] = id
        .slice(PREFIX.length + 1)
        .split(',')
        .map(Number);
      return `export default ${JSON.stringify(landIn({ west: west!, south: south!, east: east!, north: north! }))};`;
    },
  };
}
