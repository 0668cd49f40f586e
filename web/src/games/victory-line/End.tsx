// The end: who won, then what happened in the war on the cells of the winning lines, in time and on the map.
import { watchSize } from '../../ui/listen';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ownSeat } from '../../table/session';
import type { TableProps } from '../module';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Joy } from '../../ui/Joy';
import { scriptOf } from '../../ui/Seat';
import { boardDeck } from './deck';
import { EventText } from './EventText';
import { asView, linesOf } from './seen';
import { seatsOf, teamAt, teamOf, teamsAt } from './teams';
import { Timeline } from './Timeline';
import { eventsOf, storyOf } from './timeline';
import type { Cell } from './cells';
import './table.css';
import './end.css';
import { NotLoaded, useLoad } from '../../ui/load';

export function End({ session, telling }: TableProps) {
  const { words, names } = telling;
  const deck = boardDeck(telling.deck);
  const view = asView(session.view.value);
  const teams = view.options.teams;
  const winners = view.winners;
  // The lines of the winners are told; where nobody has one, all that was played is.
  const lines = useMemo(() => view.lines.filter(line => winners.includes(line.team)), [view]);
  const story = useMemo(
    () => (lines.length > 0 ? storyOf(lines, deck) : eventsOf(Object.keys(view.chips), deck)),
    [lines, deck],
  );
  const chosen = useSignal<Cell | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const [{ width, far }, setRoom] = useState({ width: 0, far: false });
  useLayoutEffect(() => {
    const look = () =>
      box.current && setRoom({ width: box.current.clientWidth, far: box.current.closest('.frame.big') !== null });
    look();
    return watchSize([box.current!], look);
  }, []);
  // The coast is loaded when there is something to show on it.
  const { value: map, failed, again } = useLoad(() => import('./EventMap'), []);
  const shown = chosen.value ?? story[0]?.cell ?? null;
  const place = story.findIndex(event => event.cell === shown);
  const go = (by: number) => {
    chosen.value = story[(place + by + story.length) % story.length]?.cell ?? null;
  };
  const only = winners.length === 1 ? teamAt(winners[0]!).id : null;
  const count = linesOf(view, winners[0] ?? 0).length;
  const me = ownSeat(session);
  const myTeam = me === null ? null : teamOf(me, teams);
  const alone = view.players === teams;
  const won = only !== null && myTeam === winners[0];
  return (
    <div class="vl-end">
      <header>
        {won && <Joy />}
        <div class="vl-result">
          <h2>
            {won
              ? words('victory-line-end-yours', {
                  team: alone ? 'no' : 'yes',
                  lines: words('victory-line-end-count', { count }),
                })
              : only
                ? words(`victory-line-end-won-${only}`, { lines: words('victory-line-end-count', { count }) })
                : words('victory-line-end-drawn', { count })}
          </h2>
          <p class="muted">
            {words(count >= view.options.lines_to_win ? 'victory-line-end-why-lines' : 'victory-line-end-why-cards', {
              goal: view.options.lines_to_win,
            })}
          </p>
        </div>
        <ul class="vl-scores">
          {teamsAt(teams).map((team, index) => {
            const people = seatsOf(index, view.players, teams)
              .map(seat => names.of(seat))
              .join(', ');
            const made = linesOf(view, index).length;
            return (
              <li key={team.id} class={`vl-team ${team.id}${index === myTeam ? ' mine' : ''}`}>
                <Icon id={`chip-${team.shape}`} size={24} label={words(`victory-line-team-${team.id}`)} />
                <span lang={scriptOf(people)}>{people}</span>
                {index === myTeam && (
                  <span class="tag">{words('victory-line-end-mine', { team: alone ? 'no' : 'yes' })}</span>
                )}
                <span
                  class="lines"
                  role="img"
                  aria-label={words('victory-line-lines-of', { count: made, goal: view.options.lines_to_win })}
                >
                  {made === 0
                    ? '–'
                    : Array.from({ length: made }, (_, at) => (
                        <Icon key={at} id={`chip-${team.shape}-star`} size={24} />
                      ))}
                </span>
              </li>
            );
          })}
        </ul>
      </header>
      <section class="paper vl-time">
        <div class="row head">
          <h2 class="grow">{words(lines.length > 0 ? 'victory-line-end-events' : 'victory-line-end-no-lines')}</h2>
          {width >= 760 && lines.length > 0 && (
            <>
              <span class="tag">
                <Icon id={`chip-${teamAt(lines[0]!.team).shape}-star`} size={16} />
                {words('victory-line-end-in-lines')}
              </span>
              <span class="tag">
                {teamsAt(teams).map(team => (
                  <Icon key={team.id} id={`chip-${team.shape}`} size={14} />
                ))}
                {words('victory-line-end-others')}
              </span>
            </>
          )}
        </div>
        {width >= 760 && lines.length > 0 && <p class="muted narrow">{words('victory-line-end-apart')}</p>}
        <div ref={box}>
          {width > 0 && (
            <Timeline
              lines={lines}
              chips={view.chips}
              teams={teams}
              deck={deck}
              chosen={shown}
              width={width}
              far={far}
              onChoose={cell => (chosen.value = cell)}
            />
          )}
        </div>
      </section>
      <div class="vl-low">
        <section class="paper vl-telling" aria-live="polite">
          {shown && <EventText cell={shown} deck={deck} />}
          {story.length > 1 && (
            <div class="row step">
              <Button small icon="ui-left" onClick={() => go(-1)}>
                {words('victory-line-end-before')}
              </Button>
              <span class="narrow muted">
                {words('victory-line-end-of', { number: place + 1, count: story.length })}
              </span>
              <Button small icon="ui-right" onClick={() => go(1)}>
                {words('victory-line-end-after')}
              </Button>
            </div>
          )}
        </section>
        {story.some(event => event.point) && (
          <section class="paper vl-where">
            {failed && <NotLoaded again={again} />}
            {map && (
              <map.EventMap
                events={story.map(event => ({ event, team: view.chips[event.cell] ?? winners[0] ?? 0 }))}
                chosen={shown}
                onChoose={cell => (chosen.value = cell)}
              />
            )}
          </section>
        )}
        <section class="paper vl-write">
          <label class="form-label" for="vl-two">
            {words('victory-line-end-two')}
          </label>
          <textarea
            id="vl-two"
            rows={3}
            maxLength={400}
            placeholder={shown ? `${deck.at.get(shown)?.name ?? ''}…` : ''}
          />
          <p class="field-hint">{words('victory-line-end-two-hint')}</p>
        </section>
      </div>
    </div>
  );
}
