// The map at the desk: which card is looked for, who explained it and how well, and whether that convinced.
import { useState } from 'preact/hooks';
import { Button } from '../ui/Button';
import { words } from '../words/words';
import type { DeskProps } from './DoorDesk';
import { explainedIn, keepExplained, TICKS } from './explained';
import { cardsOf } from './HistoryCards';

export function MapDesk({
  state,
  knowing,
  acts,
  code,
  ask,
}: DeskProps & { code: string; ask(asked: Promise<unknown>): Promise<void> }) {
  const about = state.question?.asked.about ?? null;
  const [person, setPerson] = useState(0);
  const [kept, setKept] = useState(() => explainedIn(code));
  const ticked = kept.find(one => one.person === person && one.about === about)?.tick ?? null;
  return (
    <>
      <section class="paper debrief-list">
        <h2>{words('class-map-title')}</h2>
        <p class="muted">{words('class-map-how')}</p>
        <ol>
          {cardsOf(knowing).map(({ id, title }) => (
            <li key={id}>
              <Button small wide pressed={id === about} onClick={() => void ask(acts.askPlace(id))}>
                {title}
              </Button>
            </li>
          ))}
        </ol>
      </section>
      {about && (
        <section class="paper debrief-list">
          <h2>{words('class-explain')}</h2>
          <p class="muted">{words('class-explain-how')}</p>
          <label class="field">
            <span class="field-label">{words('class-explain-who')}</span>
            <select value={person} onChange={event => setPerson(Number(event.currentTarget.value))}>
              <option value={0}>{words('class-wish-choose')}</option>
              {state.people.map(one => (
                <option key={one.person} value={one.person}>
                  {knowing.name(one.person)}
                </option>
              ))}
            </select>
          </label>
          <div class="row explain-ticks" role="group" aria-label={words('class-explain')}>
            {TICKS.map(tick => (
              <Button
                key={tick}
                small
                pressed={ticked === tick}
                reason={person === 0 ? words('class-wish-choose') : null}
                onClick={() => setKept(keepExplained(code, { person, about, tick }))}
              >
                {words('class-tick', { tick })}
              </Button>
            ))}
          </div>
          <Button small wide onClick={() => void ask(acts.askConvinced(about))}>
            {words('class-convinced-vote')}
          </Button>
        </section>
      )}
    </>
  );
}
