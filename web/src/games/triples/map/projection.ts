// The sheet of the map: a Lambert conic projection of Europe, northern Africa and the eastern Atlantic, and the window
// on it.
import { geoConicConformal, geoGraticule, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import land from 'virtual:land/-36,20,60,82';
import type { LatLon } from '../deck';

/** The sheet in its own units; one unit is about 5.4 km in the middle. */
const SHEET = { width: 1000, height: 1000 };

export const path = geoConicConformal()
  .parallels([38, 62])
  .rotate([-6, 0])
  .center([0, 50.5])
  .scale(1180)
  .translate([SHEET.width / 2, SHEET.height / 2])
  .precision(0.5);

export function project({ lat, lon }: LatLon): { x: number; y: number } {
  const [x, y] = path([lon, lat])!;
  return { x, y };
}

export function unproject(x: number, y: number): LatLon {
  const [lon, lat] = path.invert!([x, y])!;
  return { lat, lon };
}

function unpack(rings: number[][]): [number, number][][] {
  return rings.map(flat => {
    const ring: [number, number][] = [];
    let [x, y] = [0, 0];
    for (let i = 0; i < flat.length; i += 2) {
      x += flat[i]!;
      y += flat[i + 1]!;
      ring.push([x / 100, y / 100]);
    }
    return ring;
  });
}

// Straight lines between points: the coast has enough of them, and the edges of the cut lie outside the window.
const line = (ring: [number, number][]): string =>
  `M${ring
    .map(([lon, lat]) =>
      path([lon, lat])!
        .map(value => value.toFixed(1))
        .join(' '),
    )
    .join('L')}Z`;

export const coast: string = unpack(land).map(line).join('');
export const graticule: string =
  geoPath(path).digits(1)(
    geoGraticule()
      .step([10, 10])
      .extent([
        [-40, 20],
        [60, 80],
      ])() as GeoPermissibleObjects,
  ) ?? '';

/** The part of the sheet that is seen: its middle and how much it is enlarged. */
export type Window = { x: number; y: number; zoom: number };
const ZOOM_MIN = 1;
export const ZOOM_MAX = 40;
/** Northern Norway to Libya, mid-Atlantic to Warsaw. */
export const WHOLE: Window = { x: 470, y: 505, zoom: 1 };

/** How many units of the sheet a window of this zoom is across and down; the shorter side shows all. */
export function extent(window: Window, aspect: number): { x: number; y: number; width: number; height: number } {
  const base = 1000 / window.zoom;
  const width = aspect >= 1 ? base * Math.min(aspect, 1.25) : base * Math.max(aspect, 0.62);
  const height = width / aspect;
  return { x: window.x - width / 2, y: window.y - height / 2, width, height };
}

export function bounded(window: Window): Window {
  const zoom = Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, window.zoom));
  const room = 470 * (1 - 1 / zoom) + 30;
  const within = (value: number, middle: number) => Math.min(middle + room, Math.max(middle - room, value));
  return { x: within(window.x, WHOLE.x), y: within(window.y, WHOLE.y), zoom };
}
