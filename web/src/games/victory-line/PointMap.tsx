// The map of the events to point at the place of one of them, while a deck is made.
import type { PointMapProps } from '../../screens/workshop/parts';
import { EVENT_SHEET, EventSheet, pointAt, spotOf } from './EventMap';
import { words } from '../../words/words';

/** A press of an arrow, in units of the sheet. */
const STEP = 4;
const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
};

export function PointMap({ point, onPoint }: PointMapProps) {
  const spot = point && spotOf(point);
  const put = (x: number, y: number) => {
    const at = pointAt(x, y);
    if (at) onPoint(at);
  };
  return (
    <svg
      class="vl-point-map"
      viewBox={`0 0 ${EVENT_SHEET.width} ${EVENT_SHEET.height}`}
      role="application"
      tabIndex={0}
      aria-label={words('workshop-victory-line-map')}
      onClick={event => {
        const scale = event.currentTarget.getScreenCTM();
        if (!scale) return;
        const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(scale.inverse());
        put(x, y);
      }}
      onKeyDown={event => {
        const step = ARROWS[event.key];
        if (!step) return;
        event.preventDefault();
        const from = spot ?? { x: EVENT_SHEET.width / 2, y: EVENT_SHEET.height / 2 };
        put(from.x + (spot ? step[0] : 0), from.y + (spot ? step[1] : 0));
      }}
    >
      <EventSheet />
      {spot && (
        <g transform={`translate(${spot.x} ${spot.y})`}>
          <circle r={9} fill="none" stroke="var(--ink)" stroke-width="2" />
          <circle r={4} fill="var(--signal)" stroke="var(--ink)" stroke-width="1.5" />
        </g>
      )}
    </svg>
  );
}
