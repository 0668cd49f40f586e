// What follows the last set: who has how many, ties as ties; then the map exercise (T18).
import type { TriplesView } from '../../engine/types';
import { Button } from '../../ui/Button';
import { Avatar, scriptOf } from '../../ui/Seat';
import type { TableProps, Telling } from '../module';
import { cardsOf } from './deck';
import type { MapExerciseProps } from './map/MapExercise';
import { begin, exerciseOf, itemsOf, type Way } from './map/exercise';
import { SetTag } from './parts/Cards';
import { listed, plain } from './tell';
import './triples.css';
import './end.css';
import { NotLoaded, useLoad } from '../../ui/load';

export type Rank = { place: number; seats: number[]; sets: number };

/** Seats by the number of their sets; equal numbers share a place (T17). */
export function ranking(sets: readonly (readonly string[])[]): Rank[] {
  const ranks: Rank[] = [];
  const order = sets.map((own, seat) => ({ seat, count: own.length })).sort((a, b) => b.count - a.count || a.seat - b.seat);
  order.forEach(({ seat, count }, at) => {
    const last = ranks.at(-1);
    if (last && last.sets === count) last.seats.push(seat);
    else ranks.push({ place: at + 1, seats: [seat], sets: count });
  });
  return ranks;
}

export function End({ session, telling }: TableProps) {
  const exercise = exerciseOf(session);
  const view = session.view.value as unknown as TriplesView;
  const eyes = session.eyes.value;
  const start = (way: Way) => (exercise.value = begin(way, itemsOf(way, view, eyes, cardsOf(telling.deck))));
  if (exercise.value) return <LazyMap exercise={exercise.value} telling={telling} leave={() => (exercise.value = null)} />;
  return <Result view={view} eyes={eyes} telling={telling} start={start} />;
}

/** The map and its coast are loaded when somebody wants them. */
function LazyMap(props: MapExerciseProps) {
  const { value, failed, again } = useLoad(() => import('./map/MapExercise'), []);
  if (value) return <value.MapExercise {...props} />;
  return <div class="tr-end cloth">{failed ? <NotLoaded again={again} /> : <p role="status">{props.telling.words('shell-loading')}</p>}</div>;
}

type ResultProps = { view: TriplesView; eyes: number | 'spectator'; telling: Telling; start(way: Way): void };

function Result({ view, eyes, telling, start }: ResultProps) {
  const { words, names, deck } = telling;
  const cards = cardsOf(deck);
  const ranks = ranking(view.sets);
  const winners = view.winners.length > 0 ? view.winners : ranks[0]!.seats;
  const who = listed(winners.map(seat => names.of(seat)), words.language);
  const own = eyes === 'spectator' ? 0 : (view.sets[eyes]?.length ?? 0);
  return (
    <div class="tr-end cloth" data-game="triples">
      <section class="paper tr-result" aria-labelledby="tr-result">
        <div class="form-label">{words('triples-end-title')}</div>
        <h2 id="tr-result">
          {winners.length > 1 ? words('triples-end-tie', { who }) : words('triples-end-won', { who, plain: plain(telling, ...winners) })}
        </h2>
        <p class="muted">{words('triples-end-why')}</p>
        <ol>
          {ranks.flatMap(rank => rank.seats.map(seat => (
            <li key={seat} class={winners.includes(seat) ? 'won' : ''}>
              <span class="tr-place">{words('triples-end-place', { place: rank.place })}</span>
              <Avatar seat={seat} name={names.of(seat)} size={40} />
              <span class="tr-name" lang={scriptOf(names.of(seat))}>{names.of(seat)}</span>
              <span class="tr-count">{rank.sets === 0 ? words('triples-end-none') : words('triples-sets', { count: rank.sets })}</span>
              <span class="tr-tags">{[...(view.sets[seat] ?? [])].map(id => cards.set(id)).sort((a, b) => a.number - b.number).map(set => <SetTag key={set.id} set={set} wordy />)}</span>
            </li>
          )))}
        </ol>
      </section>
      <section class="paper tr-to-map" aria-labelledby="tr-to-map">
        <h2 id="tr-to-map">{words('triples-end-map')}</h2>
        <p>{words('triples-end-map-why')}</p>
        <div class="tr-acts">
          <Button kind="primary" icon="ui-people" onClick={() => start('together')}>{words('triples-end-map-together')}</Button>
          {own > 0 && <Button icon="ui-pin" onClick={() => start('own')}>{words('triples-end-map-own', { count: own })}</Button>}
          <Button onClick={() => start('all')}>{words('triples-end-map-alone')}</Button>
        </div>
      </section>
    </div>
  );
}
