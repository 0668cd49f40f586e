// A pin as it is put down for all to see: degrees, latitude first. This client writes four digits; others may write
// fewer or more (docs/PROTOCOL-class.md).
import type { LatLon } from '../deck';

export const pinText = ({ lat, lon }: LatLon): string => `${lat.toFixed(4)} ${lon.toFixed(4)}`;

/** Null for anything that is no place on Earth: the text came from another client. */
export function pinOf(text: string): LatLon | null {
  const found = /^(-?\d{1,2}(?:\.\d{1,8})?) (-?\d{1,3}(?:\.\d{1,8})?)$/.exec(text);
  if (!found) return null;
  const [lat, lon] = [Number(found[1]), Number(found[2])];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null;
}
