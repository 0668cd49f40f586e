// The map of this game to point at the place of a set, while a deck is made.
import { useState } from 'preact/hooks';
import type { PointMapProps } from '../../../screens/workshop/parts';
import { MapBoard, positionText } from './MapBoard';
import { bounded, project, WHOLE } from './projection';
import './map.css';
import { words } from '../../../words/words';

export function PointMap({ point, onPoint }: PointMapProps) {
  const [window, setWindow] = useState(() => (point ? bounded({ ...project(point), zoom: 3 }) : WHOLE));
  return (
    <div class="tm-class" data-game="triples">
      <MapBoard
        flags={[]}
        dots={point ? [point] : []}
        pin={point}
        onPin={onPoint}
        onCommit={() => undefined}
        window={window}
        onWindow={setWindow}
        labels
        answer={null}
      />
      <p class="tm-where" role="status">
        {point ? positionText(point) : words('triples-map-nopin')}
      </p>
    </div>
  );
}
