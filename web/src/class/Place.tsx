// "Where was it?": a pin on each phone, then all of them beside the right place. Bands, no points; pins have no names
// on any screen.
import { useState } from 'preact/hooks';
import type { LessonQuestion } from '../engine/types';
import { BANDS, type Band, type Telling } from '../games/module';
import { tellingOf } from '../screens/table/telling';
import { Button } from '../ui/Button';
import { NotLoaded, useLoad } from '../ui/load';
import { words } from '../words/words';
import { questionText, VoteCount } from './Fork';
import { HistoryCard } from './HistoryCards';
import type { Knowing } from './knowing';
import type { ClassLive } from './live';
import { UNSURE } from './told';

type Props = { question: LessonQuestion; knowing: Knowing };

function bandsOf(
  about: string,
  places: readonly string[],
  bandAt: (about: string, place: string, telling: Telling) => Band | null,
  telling: Telling,
): Record<Band, number> {
  const counts: Record<Band, number> = { 'in-place': 0, near: 0, region: 0, far: 0 };
  for (const place of places) {
    const band = bandAt(about, place, telling);
    if (band) counts[band] += 1;
  }
  return counts;
}

function useClassMap(knowing: Knowing) {
  return useLoad(knowing.classroom?.map ?? null, [knowing.classroom]);
}

export function PlaceMap({
  question,
  knowing,
  mine = null,
  onPlace = null,
  still = false,
}: Props & { mine?: string | null; onPlace?: ((place: string) => void) | null; still?: boolean }) {
  const { value, failed, again } = useClassMap(knowing);
  if (failed) return <NotLoaded again={again} />;
  if (!value) return <p role="status">{words('shell-loading')}</p>;
  return (
    <value.ClassMap
      about={question.asked.about ?? ''}
      telling={tellingOf(knowing.known, [], words)}
      places={question.places}
      mine={mine}
      onPlace={onPlace}
      still={still}
    />
  );
}

/** Bands as numbers with their words; the colour-safe bar stands beside them. */
export function PlaceBands({ question, knowing }: Props) {
  const { value } = useClassMap(knowing);
  if (!value || !question.places) return null;
  const counts = bandsOf(
    question.asked.about ?? '',
    question.places,
    value.bandAt,
    tellingOf(knowing.known, [], words),
  );
  return (
    <dl class="place-bands">
      {BANDS.map(band => (
        <div key={band} data-band={band}>
          <dt>{words('class-band', { band })}</dt>
          <dd>{counts[band]}</dd>
        </div>
      ))}
      {(question.unsure ?? 0) > 0 && (
        <div>
          <dt>{words('class-unsure')}</dt>
          <dd>{question.unsure}</dd>
        </div>
      )}
    </dl>
  );
}

export function PlaceVote({ live, question, knowing }: Props & { live: ClassLive }) {
  const told = typeof question.mine === 'string' ? question.mine : null;
  const [mine, setMine] = useState<string | null>(told);
  const [sent, setSent] = useState(false);
  const done = sent || (told !== null && told === mine);
  const put = (place: string) => (setMine(place), setSent(false));
  return (
    <main class="vote-page place-page">
      <p class="vote-bar">{words('class-map-vote')}</p>
      <div class="cloth pupil-vote pupil-place">
        <h2>{questionText(question, knowing)}</h2>
        <PlaceMap question={question} knowing={knowing} mine={mine} onPlace={put} />
      </div>
      <div class="vote-commit">
        <div class="row">
          <Button
            wide
            kind="primary"
            icon="ui-pin"
            reason={mine === null ? words('class-map-why') : null}
            onClick={() => void live.say('vote', { place: mine! }).then(refusal => setSent(!refusal))}
          >
            {words(done && mine !== null ? 'class-map-put-done' : 'class-map-put')}
          </Button>
          <Button
            pressed={question.mine === UNSURE}
            onClick={() => (setMine(null), void live.say('vote', { option: UNSURE }))}
          >
            {words('class-unsure')}
          </Button>
        </div>
        <p>{words('class-map-hint')}</p>
      </div>
    </main>
  );
}

/** On the phone once it is shown: the map with all pins, one's own among them, and the card of that place. */
export function PlaceResult({ question, knowing }: Props) {
  const mine = typeof question.mine === 'string' ? question.mine : null;
  return (
    <section class="paper place-result">
      <h2>{questionText(question, knowing)}</h2>
      <PlaceMap question={question} knowing={knowing} mine={mine} />
      <PlaceBands question={question} knowing={knowing} />
      <HistoryCard id={question.asked.about ?? ''} knowing={knowing} />
    </section>
  );
}

/** For the desk: the count of pins until it is shown, then the map. */
export function PlaceNow({ question, knowing }: Props) {
  if (!question.places)
    return (
      <section class="question-choices paper">
        <h2>{questionText(question, knowing)}</h2>
        <VoteCount question={question} />
      </section>
    );
  return (
    <section class="paper place-result">
      <h2>{questionText(question, knowing)}</h2>
      <PlaceMap question={question} knowing={knowing} />
      <PlaceBands question={question} knowing={knowing} />
    </section>
  );
}
