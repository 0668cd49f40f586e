// How far a pin is from where it happened, and what that counts as (T18). The bands are the deck's.
import type { Band } from '../../module';
import type { LatLon, Place } from '../deck';

export const EARTH_KM = 6371.0088;

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const deg = (radians: number): number => (radians * 180) / Math.PI;

export function kilometres(a: LatLon, b: LatLon): number {
  const half = (x: number): number => Math.sin(x / 2) ** 2;
  const h = half(rad(b.lat - a.lat)) + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * half(rad(b.lon - a.lon));
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Direction from a to b, degrees clockwise from north. */
export function bearing(a: LatLon, b: LatLon): number {
  const dl = rad(b.lon - a.lon);
  const y = Math.sin(dl) * Math.cos(rad(b.lat));
  const x = Math.cos(rad(a.lat)) * Math.sin(rad(b.lat)) - Math.sin(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.cos(dl);
  return (deg(Math.atan2(y, x)) + 360) % 360;
}

/** Where one gets from a by going so far in a direction. */
export function destination(a: LatLon, km: number, direction: number): LatLon {
  const d = km / EARTH_KM;
  const t = rad(direction);
  const lat = Math.asin(Math.sin(rad(a.lat)) * Math.cos(d) + Math.cos(rad(a.lat)) * Math.sin(d) * Math.cos(t));
  const lon =
    rad(a.lon) +
    Math.atan2(Math.sin(t) * Math.sin(d) * Math.cos(rad(a.lat)), Math.cos(d) - Math.sin(rad(a.lat)) * Math.sin(lat));
  return { lat: deg(lat), lon: ((deg(lon) + 540) % 360) - 180 };
}

/** On a plane that touches the Earth at `at`: good to a few parts in a thousand over the sizes of an area here. */
function flat(at: LatLon, p: LatLon): [number, number] {
  return [rad(p.lon - at.lon) * Math.cos(rad(at.lat)) * EARTH_KM, rad(p.lat - at.lat) * EARTH_KM];
}

function inside(p: LatLon, corners: LatLon[]): boolean {
  let is = false;
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    if (a.lat > p.lat !== b.lat > p.lat && p.lon < ((b.lon - a.lon) * (p.lat - a.lat)) / (b.lat - a.lat) + a.lon)
      is = !is;
  });
  return is;
}

/** The point of the stretch from a to b that is nearest to p. */
function nearestOn(p: LatLon, a: LatLon, b: LatLon): LatLon {
  const [ax, ay] = flat(p, a);
  const [bx, by] = flat(p, b);
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
  return { lat: a.lat + (b.lat - a.lat) * t, lon: a.lon + (b.lon - a.lon) * t };
}

export type Measured = { km: number; band: Band; nearest: LatLon };

/** To the point, to the nearest of the points, or to the edge of the area; inside it is 0. */
export function measure(pin: LatLon, place: Place): Measured {
  const area = place.kind === 'area';
  const candidates = area
    ? place.points.map((a, i) => nearestOn(pin, a, place.points[(i + 1) % place.points.length]!))
    : place.points;
  let nearest = candidates[0]!;
  let km = Infinity;
  for (const one of candidates) {
    const far = kilometres(pin, one);
    if (far < km) [km, nearest] = [far, one];
  }
  if (area && inside(pin, place.points)) [km, nearest] = [0, pin];
  return { km, band: bandOf(km, place), nearest };
}

export function bandOf(km: number, place: Place): Band {
  if (km <= place.in_place_km) return 'in-place';
  if (km <= place.near_km) return 'near';
  return km <= place.region_km ? 'region' : 'far';
}

export const WINDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Wind = (typeof WINDS)[number];

export function wind(direction: number): Wind {
  return WINDS[Math.round(direction / 45) % 8]!;
}
