// The map exercise of a whole table (T18): on every phone and on the big screen. Whose set it is puts the pin in, all
// vote whether they are convinced, then the host shows where it was. What is open is what the server says; here is only
// one's own pin before it is put.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TriplesView } from '../../../engine/types';
import type { Refusal } from '../../../engine/engine';
import type { Session } from '../../../table/session';
import { announce } from '../../../ui/Announcer';
import { Button } from '../../../ui/Button';
import { PollBox } from '../../../ui/Poll';
import type { Telling } from '../../module';
import { cardsOf, type LatLon } from '../deck';

import { measure } from './distance';
import { itemsOf, type Item } from './exercise';
import { MapBoard, positionText } from './MapBoard';
import { around, Bands, BandTag, distance, LabelsCheck, Reveal, SetLine } from './MapExercise';
import { pinOf, pinText } from './pins';
import { WHOLE } from './projection';
import './map.css';

const OPTIONS = ['triples-vote-yes', 'triples-vote-no', 'triples-vote-unsure'];
const SAY = ['who', 'what', 'here'] as const;

type SharedMapProps = { session: Session; telling: Telling; screen: boolean };

export function SharedMap({ session, telling, screen }: SharedMapProps) {
  const { words, names, deck } = telling;
  const talk = session.talk!;
  const now = talk.now.value;
  const cards = cardsOf(deck);
  const items = itemsOf('together', session.view.value as unknown as TriplesView, 'spectator', cards);
  const at = items.findIndex(item => item.set === now.about);
  const item = items[at] ?? null;
  const set = item ? cards.set(item.set) : null;
  const leads = talk.leads.value && !screen;
  const put = new Map(
    now.put.flatMap(({ about, what }) => {
      const pin = pinOf(what);
      return pin ? [[about, pin] as const] : [];
    }),
  );
  const laid = item ? (put.get(item.set) ?? null) : null;
  const answered = laid !== null && now.step === 'answer';
  const seat = item ? session.seats.value.find(info => info.seat === item.seat) : undefined;
  const mine = !screen && item !== null && item.seat === session.eyes.value;
  // For one who is no person here, or not here now, the host puts it, as the others tell.
  const forThem = leads && seat !== undefined && (seat.kind !== 'person' || !seat.here);
  const mayPut = !answered && now.poll === null && (mine || forThem);

  const [draft, setDraft] = useState<LatLon | null>(null);
  const [window, setWindow] = useState(WHOLE);
  const [labels, setLabels] = useState(true);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => (setDraft(null), setWindow(WHOLE), setRefusal(null)), [now.about]);
  const pin = (mayPut ? draft : null) ?? laid;
  const measured = answered && set ? measure(laid, set.facts.place) : null;
  useEffect(() => void (measured && laid && setWindow(around({ pin: laid, measured }))), [answered, now.about]);

  const who = item ? names.of(item.seat!) : '';
  const task =
    item === null
      ? words('triples-shared-overview')
      : mine && !answered
        ? words('triples-map-task', { number: set!.number })
        : words('triples-shared-task', { number: set!.number, title: set!.title });
  const state =
    measured && set
      ? [words('triples-map-reveal', { band: measured.band }), distance(words, { measured }, set)].join(' ')
      : laid && item
        ? words('triples-shared-put', { who, where: positionText(laid) })
        : task;
  useEffect(() => announce(state), [state]);

  const turn = (to: Item | null, step?: string) =>
    void talk
      .turn(
        'map',
        to ? { about: to.set, ...(to.seat === null ? {} : { seat: to.seat }), ...(step ? { step } : {}) } : {},
      )
      .then(setRefusal);
  const next = items.find((one, i) => i > at && !put.has(one.set)) ?? null;
  const flags = items.flatMap(one => {
    const here = one.set === item?.set;
    const where = here ? pin : put.get(one.set);
    return where ? [{ number: cards.set(one.set).number, at: where, now: here }] : [];
  });
  const waiting =
    item === null
      ? words('triples-shared-wait-host')
      : forThem
        ? words('triples-shared-for', { who })
        : words('triples-shared-wait', { who });

  return (
    <div
      class="tm tm-shared cloth"
      data-game="triples"
      data-answered={answered}
      data-step={answered ? 'answer' : now.poll ? 'vote' : laid ? 'put' : 'pin'}
    >
      <p class="tm-task">
        {item !== null && <b class="tm-whose">{who}</b>}
        <span>
          {task}
          {item !== null && !screen && (
            <>
              {' '}
              <span class="muted">{words('triples-map-not-score')}</span>
            </>
          )}
        </span>
      </p>
      {refusal && (
        <p class="tm-task tm-refused" role="alert">
          <span>{words('triples-shared-refused')}</span>
        </p>
      )}
      <div class="tm-lay">
        <aside class="tm-sets">
          <h2>{words('triples-map-sets')}</h2>
          <ol>
            {items.map(one => {
              const of = cards.set(one.set);
              const there = put.get(one.set);
              const done = there && (one.set !== item?.set || answered) ? measure(there, of.facts.place).band : null;
              const inside = (
                <>
                  <SetLine set={of} note={names.of(one.seat!)} />
                  {done && <BandTag band={done} />}
                </>
              );
              const shared = {
                class: one.set === item?.set ? 'tm-set now' : 'tm-set',
                'aria-current': one.set === item?.set ? ('step' as const) : undefined,
              };
              return (
                <li key={one.set}>
                  {leads ? (
                    <button type="button" {...shared} onClick={() => turn(one)}>
                      {inside}
                    </button>
                  ) : (
                    <div {...shared}>{inside}</div>
                  )}
                </li>
              );
            })}
          </ol>
        </aside>
        <div class="tm-map">
          <MapBoard
            flags={flags}
            pin={pin}
            onPin={mayPut ? setDraft : null}
            onCommit={() => mayPut && draft && item && void talk.put(item.set, pinText(draft)).then(setRefusal)}
            window={window}
            onWindow={setWindow}
            labels={labels}
            answer={measured && set ? { place: set.facts.place, measured } : null}
            still={screen}
          />
          <div class="tm-bar paper">
            <div class="grow">
              <div class="form-label">{words('triples-map-pin')}</div>
              <p class="tm-where">{pin ? positionText(pin) : mine ? words('triples-map-nopin') : waiting}</p>
            </div>
            {mayPut && item && (laid === null || draft !== null) && (
              <Button
                kind="primary"
                icon="ui-pin"
                reason={draft ? null : words('triples-map-nopin')}
                onClick={() =>
                  void talk
                    .put(item.set, pinText(draft!))
                    .then(answer => (setRefusal(answer), answer || setDraft(null)))
                }
              >
                {words('triples-map-put')}
              </Button>
            )}
            {leads && item === null && (
              <Button kind="primary" onClick={() => turn(items.find(one => !put.has(one.set)) ?? items[0]!)}>
                {words('triples-shared-begin')}
              </Button>
            )}
            {leads && item && laid && !answered && !draft && now.poll === null && (
              <Button onClick={() => void talk.ask('triples-vote-question', OPTIONS).then(setRefusal)}>
                {words('triples-shared-vote')}
              </Button>
            )}
            {leads && item && laid && !answered && !draft && (
              <Button
                kind={now.poll === null || now.poll.shown ? 'primary' : 'plain'}
                onClick={() => turn(item, 'answer')}
              >
                {words('triples-shared-show')}
              </Button>
            )}
            {leads && item && (answered || (!laid && !mine && !draft)) && (
              <Button kind={answered ? 'primary' : 'plain'} onClick={() => turn(next)}>
                {next ? words(answered ? 'triples-map-next' : 'triples-shared-skip') : words('triples-map-finish')}
              </Button>
            )}
          </div>
        </div>
        <aside class="tm-why">
          {now.poll && <PollBox talk={talk} mute={screen} say={setRefusal} />}
          {measured && laid && set ? (
            <Reveal
              set={set}
              answer={{ pin: laid, measured, reasons: { who: '', what: '', here: '' }, rating: null }}
              telling={telling}
              heading={heading}
            />
          ) : (
            item && (
              <>
                <h2>{words('triples-shared-tell')}</h2>
                <ul class="tm-say">
                  {SAY.map(question => (
                    <li key={question}>{words(`triples-map-${question}`)}</li>
                  ))}
                </ul>
                {set && !screen && <Bands set={set} />}
              </>
            )
          )}
          {item === null && <p>{words('triples-end-map-why')}</p>}
          {!screen && <LabelsCheck on={labels} onChange={setLabels} />}
        </aside>
      </div>
    </div>
  );
}
