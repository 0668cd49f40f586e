// Latitude and longitude as people write them.
export type Place = { lat: number; lon: number };

/** "52.23, 21.01", with a comma or a point in the numbers, as maps give it. */
export function readPoint(typed: string): Place | null {
  const found =
    /^\s*(-?\d{1,2}(?:[.,]\d+)?)\s*(?:[,;]\s+|[;\s]\s*|,(?=\s*-?\d{1,3}\.))\s*(-?\d{1,3}(?:[.,]\d+)?)\s*$/.exec(
      typed.replaceAll('−', '-').replaceAll('°', ''),
    );
  if (!found) return null;
  const [lat, lon] = [Number(found[1]!.replace(',', '.')), Number(found[2]!.replace(',', '.'))];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null;
}

export const pointText = (point: Partial<Place> | null | undefined): string =>
  point && typeof point === 'object' ? `${point.lat}, ${point.lon}` : '';

/** Of one point, of several, or of the corners of an area; the bands around it stay. */
export const placeWith = <P extends object>(place: P | undefined, points: Place[], area: boolean) => ({
  ...place,
  kind: points.length < 2 ? 'point' : area && points.length > 2 ? 'area' : 'points',
  points,
});
