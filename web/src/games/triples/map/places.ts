// The index of places: for finding one's way by name, for saying where a pin stands, and for a few words on the map.
// The places the sets are about are not in it, or only as one city among others: the index must not answer for anybody.
import type { Language } from '../../../words/words';
import { fold } from '../search';
import type { LatLon } from '../deck';
import { bearing, kilometres, wind, type Wind } from './distance';
import rows from './places.json';

/** rank 1 is named on the whole map, 2 when it is nearer, 3 nearer still */
export type NamedPlace = LatLon & {
  kind: 'city' | 'island' | 'cape' | 'sea';
  rank: 1 | 2 | 3;
  names: Record<Language, string>;
  genitives: Record<Language, string>;
};

// lat, lon, rank, Polish, its genitive, Russian, its genitive, English
type Row = [number, number, 1 | 2 | 3, string, string, string, string, string];

export const PLACES: NamedPlace[] = Object.entries(rows as unknown as Record<NamedPlace['kind'], Row[]>).flatMap(
  ([kind, of]) =>
    of.map(([lat, lon, rank, pl, plGen, ru, ruGen, en]) => ({
      lat,
      lon,
      kind: kind as NamedPlace['kind'],
      rank,
      names: { pl, ru, en },
      genitives: { pl: plGen, ru: ruGen, en },
    })),
);

/** The index of one language, in its alphabet, narrowed by what was typed. */
export function search(typed: string, language: Language): NamedPlace[] {
  const wanted = fold(typed);
  const order = new Intl.Collator(language);
  return PLACES.filter(
    place =>
      !wanted ||
      Object.values(place.names).some(
        name => name.split(/[\s-]/).some(word => fold(word).startsWith(wanted)) || fold(name).startsWith(wanted),
      ),
  ).sort((a, b) => order.compare(a.names[language], b.names[language]));
}

type Whereabouts = { place: NamedPlace; km: number; wind: Wind };

/** The nearest named place on land, how far it is, and in which direction from there the point lies. */
export function whereabouts(point: LatLon): Whereabouts {
  let best: Whereabouts | null = null;
  for (const place of PLACES) {
    if (place.kind === 'sea') continue;
    const km = kilometres(place, point);
    if (!best || km < best.km) best = { place, km, wind: wind(bearing(place, point)) };
  }
  return best!;
}

/** Nearer than this a pin stands "at" the place. */
export const AT_KM = 8;
export function rounded(km: number): number {
  if (km < 1) return 0;
  if (km < 20) return Math.round(km);
  return km < 200 ? Math.round(km / 5) * 5 : Math.round(km / 10) * 10;
}
