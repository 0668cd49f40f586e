// Where it happened: the points of the events on a map of Eastern Europe; what lies beyond it stands at the edge.
import { geoConicConformal } from 'd3-geo';
import land from 'virtual:land/-14,34,104,82';
import { Icon } from '../../ui/Icon';
import { words } from '../../words/words';
import type { Cell } from './cells';
import type { BoardEvent } from './deck';
import { spread } from './timeline';
import { teamAt } from './teams';

const SHEET = { width: 600, height: 470 };
const projection = geoConicConformal()
  .parallels([46, 64])
  .rotate([-33, 0])
  .center([0, 56.6])
  .scale(780)
  .translate([SHEET.width / 2, SHEET.height / 2]);

const at = (lon: number, lat: number): string =>
  projection([lon, lat])!
    .map(value => value.toFixed(1))
    .join(' ');

/** The coast as one path. Long steps are the edges of the cut along a parallel: they are bent like it. */
const coast = land
  .map(flat => {
    const points: string[] = [];
    let [lon, lat] = [flat[0]! / 100, flat[1]! / 100];
    points.push(at(lon, lat));
    for (let index = 2; index < flat.length; index += 2) {
      const [across, up] = [flat[index]! / 100, flat[index + 1]! / 100];
      const parts = Math.ceil(Math.max(Math.abs(across), Math.abs(up)) / 3);
      for (let part = 1; part <= parts; part += 1)
        points.push(at(lon + (across * part) / parts, lat + (up * part) / parts));
      lon += across;
      lat += up;
    }
    const [back, down] = [flat[0]! / 100 - lon, flat[1]! / 100 - lat];
    for (let part = 1; part < 30 && Math.abs(back) + Math.abs(down) > 3; part += 1)
      points.push(at(lon + (back * part) / 30, lat + (down * part) / 30));
    return `M${points.join('L')}Z`;
  })
  .join('');

/** For pointing at a place on the sheet, and for marking it there. */
export const EVENT_SHEET = SHEET;
export function pointAt(x: number, y: number): { lat: number; lon: number } | null {
  const found = projection.invert?.([x, y]);
  return found && Math.abs(found[0]) <= 180 && Math.abs(found[1]) <= 90 ? { lat: found[1], lon: found[0] } : null;
}
export function spotOf({ lat, lon }: { lat: number; lon: number }): { x: number; y: number } | null {
  const found = projection([lon, lat]);
  return found && found[0] >= 0 && found[0] <= SHEET.width && found[1] >= 0 && found[1] <= SHEET.height
    ? { x: found[0], y: found[1] }
    : null;
}

export const EventSheet = () => (
  <>
    <rect width={SHEET.width} height={SHEET.height} fill="var(--map-sea)" />
    <path d={coast} fill="var(--map-land)" stroke="var(--map-shore)" stroke-width="1" />
  </>
);

export type MapEvent = { event: BoardEvent; team: number };
export type EventMapProps = { events: MapEvent[]; chosen: Cell | null; onChoose(cell: Cell): void };

/** On the sheet, or on its edge with a direction where the place lies outside. */
function placeOf({ lat, lon }: { lat: number; lon: number }) {
  const [x, y] = projection([lon, lat]) ?? [0, 0];
  const edge = 16;
  const inside = x >= edge && x <= SHEET.width - edge && y >= edge && y <= SHEET.height - edge;
  if (inside) return { x, y, away: false };
  // Far places by the compass, not by the sheet, which folds them over.
  const east = lon > 33 && lon < 180;
  return {
    x: lon < -20 ? edge : east && lon > 70 ? SHEET.width - edge : Math.max(edge, Math.min(SHEET.width - edge, x)),
    y: Math.max(edge, Math.min(SHEET.height - edge, lon > 70 || lon < -20 ? SHEET.height * (1 - (lat - 30) / 45) : y)),
    away: true,
  };
}

export function EventMap({ events, chosen, onChoose }: EventMapProps) {
  const placed = spread(
    events.flatMap(({ event, team }) => (event.point ? [{ event, team, ...placeOf(event.point) }] : [])),
    21,
  );
  const named = placed.find(one => one.event.cell === chosen);
  return (
    <figure class="vl-map">
      <svg
        viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={words('victory-line-end-map', { count: placed.length })}
      >
        <EventSheet />
        {[...placed]
          .sort((a, b) => Number(a === named) - Number(b === named))
          .map(({ event, team, x, y, away }) => {
            const size = event.cell === chosen ? 30 : 20;
            return (
              <g key={event.id} class="spot" onClick={() => onChoose(event.cell)}>
                <circle cx={x} cy={y} r={16} fill="transparent" />
                {event.cell === chosen && (
                  <circle cx={x} cy={y} r={19} fill="var(--signal)" stroke="var(--ink)" stroke-width="1.5" />
                )}
                <use
                  href={`#chip-${teamAt(team).shape}-star`}
                  x={x - size / 2}
                  y={y - size / 2}
                  width={size}
                  height={size}
                />
                {away && (
                  <path
                    d={
                      `M${x + Math.sign(x - 300) * 12} ${y - 5}` +
                      `l${Math.sign(x - 300) * 5} 5l${-Math.sign(x - 300) * 5} 5`
                    }
                    fill="none"
                    stroke="var(--ink)"
                    stroke-width="1.8"
                  />
                )}
              </g>
            );
          })}
        {named && (
          <text
            x={Math.max(8, Math.min(SHEET.width - 8, named.x + (named.x > SHEET.width * 0.6 ? -24 : 24)))}
            y={named.y + 5}
            text-anchor={named.x > SHEET.width * 0.6 ? 'end' : 'start'}
            class="place"
          >
            {named.event.place}
          </text>
        )}
      </svg>
      <figcaption>
        <Icon id="ui-pin" size={18} />
        {named ? named.event.place : words(chosen ? 'victory-line-end-no-place' : 'victory-line-end-map-hint')}
      </figcaption>
    </figure>
  );
}
