// What follows the last set: who has how many, ties as ties; then the map exercise (T18).
import type { ComponentChildren } from 'preact';
import type { TriplesView } from '../../engine/types';
import { Button } from '../../ui/Button';
import { Joy } from '../../ui/Joy';
import { Avatar, scriptOf } from '../../ui/Seat';
import { placeText, youText } from '../../screens/table/place';
import { ownSeat } from '../../table/session';
import type { TableProps, Telling } from '../module';
import { cardsOf } from './deck';
import { begin, exerciseOf, itemsOf, type Way } from './map/exercise';
import { SetTag } from './parts/Cards';
import { plain } from './tell';
import './triples.css';
import './end.css';
import { NotLoaded, useLoad } from '../../ui/load';
import { words } from '../../words/words';
import { namesListed } from '../../words/listed';

type Rank = { place: number; seats: number[]; sets: number };

/** Seats by the number of their sets; equal numbers share a place (T17). */
export function ranking(sets: readonly (readonly string[])[]): Rank[] {
  const ranks: Rank[] = [];
  const order = sets
    .map((own, seat) => ({ seat, count: own.length }))
    .sort((a, b) => b.count - a.count || a.seat - b.seat);
  order.forEach(({ seat, count }, at) => {
    const last = ranks.at(-1);
    if (last && last.sets === count) last.seats.push(seat);
    else ranks.push({ place: at + 1, seats: [seat], sets: count });
  });
  return ranks;
}

export function End({ session, telling, pages }: TableProps) {
  const exercise = exerciseOf(session);
  const view = session.view.value as unknown as TriplesView;
  const eyes = session.eyes.value;
  const start = (way: Way) => {
    exercise.value = begin(way, itemsOf(way, view, eyes, cardsOf(telling.deck, view.options.sets)));
    pages?.turn('map');
  };
  const leave = () => {
    exercise.value = null;
    pages?.turn('summary');
  };
  if (pages?.now !== 'map')
    return (
      <Result view={view} telling={telling} me={ownSeat(session)}>
        <ToMap session={session} telling={telling} pages={pages} start={start} />
      </Result>
    );
  if (session.talk && pages.together)
    return <LazyMap>{map => <map.SharedMap session={session} telling={telling} screen={pages.screen} />}</LazyMap>;
  const running = exercise.value;
  if (running)
    return <LazyMap>{map => <map.MapExercise exercise={running} telling={telling} leave={leave} />}</LazyMap>;
  return (
    <div class="tr-end cloth" data-game="triples">
      <ToMap session={session} telling={telling} pages={pages} start={start} />
    </div>
  );
}

/** The map and its coast are loaded when somebody wants them. */
function LazyMap({ children }: { children(map: typeof import('./map')): ComponentChildren }) {
  const { value, failed, again } = useLoad(() => import('./map'), []);
  if (value) return <>{children(value)}</>;
  return (
    <div class="tr-end cloth">
      {failed ? <NotLoaded again={again} /> : <p role="status">{words('shell-loading')}</p>}
    </div>
  );
}

type ToMapProps = Pick<TableProps, 'session' | 'telling' | 'pages'> & { start(way: Way): void };

/** Together: on one device here, at a table on a server for all, led by the host. Or alone. */
function ToMap({ session, telling, pages, start }: ToMapProps) {
  const { words } = telling;
  const view = session.view.value as unknown as TriplesView;
  const eyes = session.eyes.value;
  const own = eyes === 'spectator' ? 0 : (view.sets[eyes]?.length ?? 0);
  const { talk } = session;
  const leads = talk?.leads.value ?? true;
  if (pages?.screen) return null;
  return (
    <section class="paper tr-to-map" aria-labelledby="tr-to-map">
      <h2 id="tr-to-map">{words('triples-end-map')}</h2>
      <p>{words('triples-end-map-why')}</p>
      <div class="tr-acts">
        <Button
          kind="primary"
          icon="ui-people"
          reason={leads ? null : words('triples-shared-host')}
          onClick={() => (talk ? pages?.turn('map') : start('together'))}
        >
          {words('triples-end-map-together')}
        </Button>
        {/* The host shows what they look at: alone one looks on a device of one's own. */}
        {(!talk || !leads) && own > 0 && (
          <Button icon="ui-pin" onClick={() => start('own')}>
            {words('triples-end-map-own', { count: own })}
          </Button>
        )}
        {(!talk || !leads) && <Button onClick={() => start('all')}>{words('triples-end-map-alone')}</Button>}
      </div>
      {!leads && <p class="muted">{words('triples-shared-host')}</p>}
    </section>
  );
}

type ResultProps = { view: TriplesView; telling: Telling; me: number | null; children: ComponentChildren };

function Result({ view, telling, me, children }: ResultProps) {
  const { words, names, deck } = telling;
  const cards = cardsOf(deck);
  const ranks = ranking(view.sets);
  const winners = view.winners.length > 0 ? view.winners : ranks[0]!.seats;
  const who = namesListed(telling, winners);
  const won =
    winners.length > 1
      ? words('triples-end-tie', { who })
      : words('triples-end-won', { who, plain: plain(telling, ...winners) });
  const mine = ranks.find(rank => me !== null && rank.seats.includes(me));
  const score = (sets: number) => (sets === 0 ? words('triples-end-none') : words('triples-sets', { count: sets }));
  return (
    <div class="tr-end cloth" data-game="triples">
      <section class="paper tr-result" aria-labelledby="tr-result">
        {mine?.place === 1 && <Joy />}
        <div class="form-label">{words('triples-end-title')}</div>
        <h2 id="tr-result">{mine ? placeText(mine.place, mine.seats.length > 1, score(mine.sets)) : won}</h2>
        <p class="muted">
          {mine && (mine.place > 1 || winners.length > 1) && `${won}. `}
          {words('triples-end-why')}
        </p>
        <ol>
          {ranks.flatMap(rank =>
            rank.seats.map(seat => (
              <li key={seat} class={[winners.includes(seat) && 'won', seat === me && 'me'].filter(Boolean).join(' ')}>
                <span class="tr-place">{words('triples-end-place', { place: rank.place })}</span>
                <Avatar seat={seat} name={names.of(seat)} size={40} />
                <span class="tr-name" lang={scriptOf(names.of(seat))}>
                  {seat === me ? youText(names.of(seat)) : names.of(seat)}
                </span>
                <span class="tr-count">{score(rank.sets)}</span>
                <span class="tr-tags">
                  {[...(view.sets[seat] ?? [])]
                    .map(id => cards.set(id))
                    .sort((a, b) => a.number - b.number)
                    .map(set => (
                      <SetTag key={set.id} set={set} wordy />
                    ))}
                </span>
              </li>
            )),
          )}
        </ol>
      </section>
      {children}
    </div>
  );
}
