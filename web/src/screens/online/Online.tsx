// #/online/CODE: the lobby, the game, the end, and all that can happen to a line in between.
import { useEffect, useState } from 'preact/hooks';
import { isOther, renew } from '../../pwa/renew';
import { go } from '../../router';
import { noteTable } from '../../table/passes';
import { Button, IconButton } from '../../ui/Button';
import { useAsking } from '../../ui/ask';
import { NotLoaded } from '../../ui/load';
import { Notice } from '../../ui/Notice';
import { words } from '../../words/words';
import type { ScreenProps } from '../routes';
import { EndFrame } from '../table/EndFrame';
import { Frame } from '../table/Frame';
import { useGame } from '../table/telling';
import { Farewell } from './Farewell';
import { BigScreenWay } from './BigScreen';
import { Knocks } from './Knocks';
import { useLink } from './link';
import { Lobby } from './Lobby';
import { groups } from '../../words/code';

export default function Online({ route }: ScreenProps) {
  const { code } = route.params as { code: string };
  const [turn, setTurn] = useState(0);
  const { askFirst, asking } = useAsking();
  const [seen, setSeen] = useState(false);
  const found = useLink('seat', code, turn);
  const there = found && found !== 'none' && 'link' in found ? found : null;
  const room = there?.session.room.value ?? null;
  const { known, failed, again } = useGame(room?.game ?? null, room?.options.deck, room?.colours);
  useEffect(() => {
    if (found === 'none') go(`/join/${code}`, { replace: true });
  }, [found, code]);
  useEffect(() => there?.session.tendShare(), [room]);
  useEffect(() => {
    if (!there || !room) return;
    const { seats, mySeat } = there.session;
    const taken = seats.value.filter(info => info.kind === 'person' || info.kind === 'bot');
    noteTable(code, {
      game: room.game,
      phase: room.phase,
      mine: mySeat.value,
      seats: taken.map(({ seat, name, kind }) => ({ seat, name, bot: kind === 'bot' })),
    });
  }, [room]);
  const theirs = there?.link.wire.rules.value ?? null;
  const other = isOther(theirs);
  useEffect(() => {
    // Nobody is in the middle of a game: the page is loaded anew, and the seat is found again by its pass.
    if (other && room && room.phase !== 'playing') void renew(theirs!);
  }, [other, room?.phase]);

  if (found && found !== 'none' && 'again' in found) return <Lacking again={found.again} />;
  if (!there) return <Waiting text={words('table-opening')} />;
  const { session, link } = there;
  const why = link.wire.farewell.value;
  if (link.wire.standing.value === 'gone')
    return <Farewell why={why ?? 'left'} code={code} again={() => setTurn(turn + 1)} />;
  if (failed) return <Lacking again={again} />;
  if (!room || !known)
    return <Waiting text={words(session.silentSince.value !== null ? 'table-veil-catching' : 'table-opening')} />;
  const note = <span class="tag">{words('table-code-tag', { code: groups(code) })}</span>;
  const leave = () =>
    askFirst({
      title: words('table-leave-sure'),
      text: words('table-leave-text'),
      yes: words('table-leave-yes'),
      act: () => session.say('leave'),
    });
  const shared = { session, known, note, again: () => link.line.again() };
  return (
    <>
      {other && !seen && (
        <div class="frame-refused">
          <Notice
            kind="bad"
            acts={<IconButton icon="ui-cross" label={words('table-refused-close')} onClick={() => setSeen(true)} />}
          >
            {words('table-other-rules')}
          </Notice>
        </div>
      )}
      {session.isAnotherDeal() && (
        <div class="frame-refused">
          <Notice kind="bad" urgent>
            {words('table-another-deal')}
          </Notice>
        </div>
      )}
      {room.phase !== 'lobby' && <Knocks session={session} known={known} place="frame-knocks" />}
      {room.phase === 'lobby' && <Lobby session={session} known={known} onLeave={leave} />}
      {room.phase === 'playing' && (
        <Frame
          key={`game ${room.fair.game}`}
          {...shared}
          onLeaveForGood={leave}
          inMenu={
            room.spectators && (
              <details class="menu-part">
                <summary>{words('table-lobby-big')}</summary>
                <BigScreenWay code={room.code} invitation={session.wire.invitation.value} />
              </details>
            )
          }
        />
      )}
      {room.phase === 'over' && <EndFrame key={`end ${room.fair.game}`} {...shared} onLeaveForGood={leave} />}
      {asking}
    </>
  );
}

/** A part of the table could not be fetched. */
export function Lacking({ again }: { again(): void }) {
  return (
    <main class="lost cloth">
      <h1 class="unseen" tabIndex={-1} data-screen-start>
        {words('shell-lost-load')}
      </h1>
      <NotLoaded again={again} />
      <Button href="#/">{words('shell-home')}</Button>
    </main>
  );
}

/** While something is on its way. `home` gives a way out where the wait depends on others. */
export function Waiting({ title, text, home }: { title?: string; text: string; home?: boolean }) {
  return (
    <main class="lost cloth waiting" aria-busy="true">
      {title ? (
        <h1 tabIndex={-1} data-screen-start>
          {title}
        </h1>
      ) : (
        <h1 class="unseen" tabIndex={-1} data-screen-start>
          {text}
        </h1>
      )}
      <p role="status">{text}</p>
      {home && <Button href="#/">{words('shell-home')}</Button>}
    </main>
  );
}
