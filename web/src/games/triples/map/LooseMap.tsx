// The map to look at, and nothing else: no pin, no place of a set.
import { useState } from 'preact/hooks';
import { words } from '../../../words/words';
import { MapBoard } from './MapBoard';
import { WHOLE } from './projection';
import './map.css';

export function LooseMap() {
  const [window, setWindow] = useState(WHOLE);
  const [labels, setLabels] = useState(true);
  return (
    <>
      <MapBoard
        flags={[]}
        pin={null}
        onPin={null}
        onCommit={() => undefined}
        window={window}
        onWindow={setWindow}
        labels={labels}
        answer={null}
      />
      <label class="tm-check">
        <input type="checkbox" checked={labels} onChange={event => setLabels(event.currentTarget.checked)} />
        <span>{words('triples-map-labels')}</span>
      </label>
    </>
  );
}
