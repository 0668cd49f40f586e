// The map exercise: whose set it is, the map, the reasons; then where it was and what the deck tells about it.
import { useEffect, useRef } from 'preact/hooks';
import type { Signal } from '@preact/signals';
import { announce } from '../../../ui/Announcer';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { frameOf } from '../PictureCard';
import type { Band, Telling } from '../../module';
import { cardsOf, type GameSet } from '../deck';
import { Picture } from '../pictures';
import { plain } from '../tell';
import {
  commit,
  goTo,
  rate,
  REASONS_MAX,
  weak,
  type Answer,
  type Exercise,
  type Rating,
  type Reasons,
} from './exercise';
import { MapBoard, positionText } from './MapBoard';
import { rounded } from './places';
import { bounded, project, WHOLE, type Window } from './projection';
import './map.css';
import { words } from '../../../words/words';
import { listed } from '../../../words/listed';
import { dateText } from '../../../words/date';

type MapExerciseProps = { exercise: Exercise; telling: Telling; leave(): void };

export function MapExercise({ exercise, telling, leave }: MapExerciseProps) {
  const at = exercise.at.value;
  if (at >= exercise.items.length) return <Summary exercise={exercise} telling={telling} leave={leave} />;
  return <Task key={at} exercise={exercise} telling={telling} leave={leave} />;
}

function Task({ exercise, telling, leave }: MapExerciseProps) {
  const { words, names, deck } = telling;
  const cards = cardsOf(deck);
  const item = exercise.items[exercise.at.value]!;
  const set = cards.set(item.set);
  const answer = exercise.answers.value[item.set];
  const pin = exercise.pin.value;
  const result = useRef<HTMLHeadingElement>(null);
  const root = useRef<HTMLDivElement>(null);

  const task =
    item.seat === null
      ? words('triples-map-task', { number: set.number })
      : words('triples-map-task-who', {
          number: set.number,
          who: names.of(item.seat, 'voc'),
          plain: plain(telling, item.seat),
        });
  useEffect(() => announce(task), [task]);

  const put = () => {
    if (!pin || answer) return;
    commit(exercise, cards);
    const done = exercise.answers.value[item.set]!;
    exercise.window.value = around(done);
    announce([words('triples-map-reveal', { band: done.measured.band }), distance(words, done, set)].join(' '));
    requestAnimationFrame(() => result.current?.focus());
  };
  const last = exercise.at.value === exercise.items.length - 1;
  const next = () => {
    const open = exercise.items.findIndex((one, i) => i > exercise.at.value && !exercise.answers.value[one.set]);
    goTo(exercise, open < 0 ? exercise.items.length : open);
  };
  const flags = exercise.items.flatMap(one => {
    const done = exercise.answers.value[one.set];
    const now = one.set === item.set;
    const where = now ? pin : done?.pin;
    return where ? [{ number: cards.set(one.set).number, at: where, now }] : [];
  });

  return (
    <div class="tm cloth" ref={root} data-game="triples" data-answered={answer !== undefined}>
      <p class="tm-task">
        {item.seat !== null && <b class="tm-whose">{names.of(item.seat)}</b>}
        <span>
          {task} <span class="muted">{words('triples-map-not-score')}</span>
        </span>
      </p>
      <div class="tm-lay">
        <Sets exercise={exercise} telling={telling} leave={leave} />
        <div class="tm-map">
          <MapBoard
            flags={flags}
            pin={pin}
            onPin={answer ? null : to => (exercise.pin.value = to)}
            onCommit={put}
            window={exercise.window.value}
            onWindow={window => (exercise.window.value = window)}
            labels={exercise.labels.value}
            answer={answer ? { place: set.facts.place, measured: answer.measured } : null}
          />
          <div class="tm-bar paper">
            <div class="grow">
              <div class="form-label">{words('triples-map-pin')}</div>
              <p class="tm-where">{pin ? positionText(pin) : words('triples-map-nopin')}</p>
            </div>
            {answer ? (
              <Button kind="primary" onClick={next}>
                {words(last ? 'triples-map-finish' : 'triples-map-next')}
              </Button>
            ) : (
              <>
                {pin && <Button onClick={() => (exercise.pin.value = null)}>{words('triples-map-fix')}</Button>}
                <Button kind="primary" icon="ui-pin" reason={pin ? null : words('triples-map-nopin')} onClick={put}>
                  {words('triples-map-put')}
                </Button>
              </>
            )}
          </div>
        </div>
        <aside class="tm-why">
          {answer ? (
            <Reveal
              set={set}
              answer={answer}
              telling={telling}
              heading={result}
              onRate={rating => rate(exercise, set.id, rating)}
            />
          ) : (
            <Explain reasons={exercise.reasons} telling={telling} set={set} labels={exercise.labels} />
          )}
          <span class="tm-leave">
            <Button small kind="quiet" onClick={leave}>
              {words('triples-end-back')}
            </Button>
          </span>
        </aside>
      </div>
    </div>
  );
}

export function around({ pin, measured }: Pick<Answer, 'pin' | 'measured'>): Window {
  const [a, b] = [project(pin), project(measured.nearest)];
  const room = Math.max(60, Math.abs(a.x - b.x), Math.abs(a.y - b.y)) * 2.4;
  return bounded({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, zoom: Math.max(WHOLE.zoom, Math.min(6, 1000 / room)) });
}

export function distance(words: Telling['words'], answer: Pick<Answer, 'measured'>, set: GameSet): string {
  return words('triples-map-distance', {
    km: rounded(answer.measured.km),
    kind: set.facts.place.kind === 'area' ? 'area' : 'point',
  });
}

function Sets({ exercise, telling, leave }: MapExerciseProps) {
  const { words, names, deck } = telling;
  const cards = cardsOf(deck);
  const at = exercise.at.value;
  const seat = exercise.items[at]!.seat;
  const now = exercise.items.filter(item => item.seat === seat);
  const later =
    exercise.way === 'together'
      ? ([...new Set(exercise.items.slice(at).map(item => item.seat))].filter(
          one => one !== null && one !== seat,
        ) as number[])
      : [];
  const count = (one: number) => exercise.items.filter(item => item.seat === one).length;
  return (
    <aside class="tm-sets">
      <h2>
        {seat === null
          ? words('triples-map-sets')
          : words('triples-map-sets-of', {
              who: names.of(seat),
              'who-gen': names.of(seat, 'gen'),
              plain: plain(telling, seat),
            })}
      </h2>
      <ol>
        {now.map(item => {
          const set = cards.set(item.set);
          const answer = exercise.answers.value[item.set];
          const place = exercise.items.indexOf(item);
          return (
            <li key={item.set}>
              <button
                type="button"
                class={place === at ? 'tm-set now' : 'tm-set'}
                aria-current={place === at ? 'step' : undefined}
                onClick={() => goTo(exercise, place)}
              >
                <SetLine set={set} note={set.members[0]?.name} />
                {answer && <BandTag band={answer.measured.band} />}
              </button>
            </li>
          );
        })}
      </ol>
      {later.length > 0 && (
        <p class="muted">
          {words('triples-map-next-people', {
            list: listed(
              words,
              later.map(one =>
                words('triples-map-person', { who: names.of(one), sets: words('triples-sets', { count: count(one) }) }),
              ),
            ),
          })}
        </p>
      )}
      <Button small kind="quiet" onClick={leave}>
        {words('triples-end-back')}
      </Button>
    </aside>
  );
}

type SetLineProps = { set: GameSet; note: string | null | undefined; /** without its picture */ plain?: boolean };

export function SetLine({ set, note, plain = false }: SetLineProps) {
  return (
    <>
      <span class="tr-k" style={frameOf(set.number)}>
        <span class="face">
          <span class="no">{set.number}</span>
          {!plain && <Picture id={set.facts.frame.pictogram} size={28} />}
        </span>
      </span>
      <span class="tm-set-name">
        <b>{set.title}</b>
        {note != null && <small>{note}</small>}
      </span>
    </>
  );
}

export function LabelsCheck({ on, onChange }: { on: boolean; onChange(on: boolean): void }) {
  return (
    <label class="tm-check">
      <input type="checkbox" checked={on} onChange={event => onChange(event.currentTarget.checked)} />
      <span>{words('triples-map-labels')}</span>
    </label>
  );
}

export function BandTag({ band }: { band: Band }) {
  return (
    <span class={`tag tm-tag ${band}`}>
      {band === 'in-place' && <Icon id="ui-check" size={14} />}
      {words(`triples-band-${band}`)}
    </span>
  );
}

export function Bands({ set, now }: { set: GameSet; now?: Band }) {
  const { in_place_km, near_km, region_km } = set.facts.place;
  const rows: [Band, number | null][] = [
    ['in-place', in_place_km],
    ['near', near_km],
    ['region', region_km],
    ['far', null],
  ];
  return (
    <div>
      <div class="form-label">{words('triples-map-bands')}</div>
      <ul class="tm-bands">
        {rows.map(([band, km]) => (
          <li key={band} class={band === now ? 'now' : ''} aria-current={band === now ? 'true' : undefined}>
            <span>{words(`triples-band-${band}`)}</span>
            <b>{km === null ? words('triples-band-beyond') : words('triples-band-upto', { km })}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

const QUESTIONS: (keyof Reasons)[] = ['who', 'what', 'here'];

type ExplainProps = { reasons: Signal<Reasons>; labels: Signal<boolean>; telling: Telling; set: GameSet };

function Explain({ reasons, telling, set, labels }: ExplainProps) {
  const { words } = telling;
  const used = QUESTIONS.reduce((sum, question) => sum + reasons.value[question].length, 0);
  return (
    <>
      <h2>{words('triples-map-why')}</h2>
      <p class="muted">{words('triples-map-why-hint')}</p>
      {QUESTIONS.map(question => (
        <label key={question} class="tm-q">
          <span>{words(`triples-map-${question}`)}</span>
          <textarea
            rows={2}
            value={reasons.value[question]}
            maxLength={reasons.value[question].length + REASONS_MAX - used}
            onInput={event => (reasons.value = { ...reasons.value, [question]: event.currentTarget.value })}
          />
        </label>
      ))}
      {used > REASONS_MAX / 2 && (
        <p class="muted narrow" role="status">
          {words('triples-map-left', { count: REASONS_MAX - used })}
        </p>
      )}
      <span class="grow" />
      <LabelsCheck on={labels.value} onChange={on => (labels.value = on)} />
      <Bands set={set} />
      <p class="tm-later">{words('triples-map-later')}</p>
    </>
  );
}

type RevealProps = {
  set: GameSet;
  answer: Answer;
  telling: Telling;
  heading: { current: HTMLHeadingElement | null };
  /** one's own judgement, where one is alone with it */ onRate?(rating: Rating): void;
};

export function Reveal({ set, answer, telling, heading, onRate }: RevealProps) {
  const { words } = telling;
  const { texts, facts } = set;
  const said = QUESTIONS.filter(question => answer.reasons[question].trim());
  return (
    <>
      <h2 ref={heading} tabIndex={-1} class={`tm-result ${answer.measured.band}`}>
        {words('triples-map-reveal', { band: answer.measured.band })}
      </h2>
      <p>
        {distance(words, answer, set)} {words('triples-map-answer', { place: texts.place })}.
      </p>
      <Bands set={set} now={answer.measured.band} />
      {said.length > 0 && (
        <blockquote>
          {said.map(question => (
            <p key={question}>
              <b>{words(`triples-map-${question}`)}</b> {answer.reasons[question]}
            </p>
          ))}
        </blockquote>
      )}
      {onRate && (
        <fieldset class="tm-rate">
          <legend>{words('triples-map-rate')}</legend>
          {(['full', 'part', 'none'] as const).map(rating => (
            <label key={rating} class={answer.rating === rating ? 'pick on' : 'pick'}>
              <input
                type="radio"
                name={`rate-${set.id}`}
                checked={answer.rating === rating}
                onChange={() => onRate(rating)}
              />
              <span>{words(`triples-map-rate-${rating}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <section class="tm-card" style={frameOf(set.number)}>
        <h3>
          <Picture id={facts.frame.pictogram} size={36} />
          {texts.title}
        </h3>
        <p>
          <b>{texts.date}.</b> {texts.knowledge}
        </p>
        <ul>
          {texts.facts.map((fact, i) => (
            <li key={i}>
              <b>{dateText(facts.facts[i] ?? '', words.language)}.</b> {fact}
            </li>
          ))}
        </ul>
        {texts.note && (
          <p class="tm-note">
            <b>{words('triples-note')}.</b> {texts.note}
          </p>
        )}
        <p class="tm-sources">
          <b>{words('triples-sources')}:</b> {facts.sources.join('; ')}.
        </p>
      </section>
    </>
  );
}

function Summary({ exercise, telling, leave }: MapExerciseProps) {
  const { words, names, deck } = telling;
  const cards = cardsOf(deck);
  const again = weak(exercise);
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <div class="tm tm-summary cloth" data-game="triples">
      <section class="paper">
        <h2 ref={top} tabIndex={-1}>
          {words('triples-map-summary')}
        </h2>
        <ul>
          {exercise.items.map((item, at) => {
            const set = cards.set(item.set);
            const answer = exercise.answers.value[item.set];
            return (
              <li key={item.set}>
                <button type="button" class="tm-set" onClick={() => goTo(exercise, at)}>
                  <SetLine set={set} note={item.seat === null ? null : names.of(item.seat)} plain />
                  {answer?.rating && <small class="muted">{words(`triples-map-rate-${answer.rating}`)}</small>}
                  {answer ? <BandTag band={answer.measured.band} /> : <span class="tag">–</span>}
                </button>
              </li>
            );
          })}
        </ul>
        <p>
          {again.length > 0
            ? words('triples-map-teach', {
                list: listed(
                  words,
                  again.map(set => cards.set(set).title),
                ),
              })
            : words('triples-map-allgood')}
        </p>
        <div class="tr-acts">
          <Button
            onClick={() => {
              exercise.answers.value = {};
              goTo(exercise, 0);
            }}
          >
            {words('triples-map-again')}
          </Button>
          <Button kind="primary" onClick={leave}>
            {words('triples-end-back')}
          </Button>
        </div>
      </section>
    </div>
  );
}
