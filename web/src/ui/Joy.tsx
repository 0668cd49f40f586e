// A moment of joy for who has won: scraps of paper fall once over the result. Not where movement is reduced.
import { reducedMotion } from '../settings';
import './joy.css';

const SCRAPS = 18;

export function Joy() {
  if (reducedMotion.value) return null;
  return (
    <span class="joy" aria-hidden>
      {Array.from({ length: SCRAPS }, (_, at) => (
        // Spread so that neighbours differ in place, colour and time, the same way each time.
        <i
          key={at}
          style={{ '--at': at, '--across': `${(at * 37) % 100}%`, '--scrap': `var(--seat-${(at % 5) + 1})` }}
        />
      ))}
    </span>
  );
}
