// The map of a whole class: everybody puts a pin for one set on their own phone; once it is shown, all pins stand
// beside the right place. Pins are pins there, nobody's.
import { useEffect, useState } from 'preact/hooks';
import type { Band, ClassMapProps, Telling } from '../../module';
import { cardsOf, type LatLon } from '../deck';
import { measure } from './distance';
import { MapBoard, positionText } from './MapBoard';
import { pinOf, pinText } from './pins';
import { bounded, project, WHOLE, type Window } from './projection';
import './map.css';

/** Null where the deck knows no such set, or the text is no place. */
export function bandAt(about: string, place: string, { deck }: Telling): Band | null {
  const set = cardsOf(deck).sets.find(one => one.id === about);
  const pin = pinOf(place);
  return set && pin ? measure(pin, set.facts.place).band : null;
}

function around(points: LatLon[]): Window {
  const seen = points.map(project);
  const [left, right] = [Math.min(...seen.map(one => one.x)), Math.max(...seen.map(one => one.x))];
  const [top, bottom] = [Math.min(...seen.map(one => one.y)), Math.max(...seen.map(one => one.y))];
  return bounded({
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    zoom: Math.min(5, 1000 / (Math.max(80, right - left, bottom - top) * 1.5)),
  });
}

export function ClassMap({ about, telling, places, mine, onPlace, still = false }: ClassMapProps) {
  const { words, deck } = telling;
  const set = cardsOf(deck).sets.find(one => one.id === about);
  const [window, setWindow] = useState<Window>(WHOLE);
  const pin = mine === null ? null : pinOf(mine);
  const dots = (places ?? []).flatMap(place => pinOf(place) ?? []);
  const shown = places !== null && set !== undefined;
  useEffect(() => setWindow(shown ? around([...dots, ...set.facts.place.points]) : WHOLE), [about, shown]);
  if (!set) return null;
  const middle = set.facts.place.points[0]!;
  return (
    <div class="tm-class" data-game="triples">
      <MapBoard
        flags={pin ? [{ number: set.number, at: pin, now: true }] : []}
        pin={pin}
        dots={dots}
        onPin={onPlace && (to => onPlace(pinText(to)))}
        onCommit={() => {}}
        window={window}
        onWindow={setWindow}
        labels
        answer={shown ? { place: set.facts.place, measured: measure(pin ?? middle, set.facts.place) } : null}
        still={still}
      />
      {!still && (
        <p class="tm-where" role="status">
          {pin ? positionText(pin) : onPlace ? words('triples-map-nopin') : ''}
        </p>
      )}
    </div>
  );
}
