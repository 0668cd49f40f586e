// The table on a big screen in the middle. It sees what everybody may see; the phones around it hold the hands. Whoever
// looks on with a phone has the same table in the size of a phone.
import { useEffect, useState } from 'preact/hooks';
import { gameName } from '../../games/tile-words';
import { knockAt } from '../../table/open';
import { useReach } from '../../table/reach';
import { passFor } from '../../table/passes';
import { refusalText } from '../../table/refusals';
import type { Refusal } from '../../engine/engine';
import { Bar } from '../../ui/Bar';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { nameText, SCREEN } from '../../words/names';
import { words } from '../../words/words';
import type { ScreenProps } from '../routes';
import { Farewell } from '../online/Farewell';
import { joinAddress, useLink } from '../online/link';
import { SeatPlace, subtitle } from '../online/Lobby';
import { seatInGame } from '../online/SeatSheet';
import { Lacking, Waiting } from '../online/Online';
import { Qr } from '../online/Qr';
import type { OnlineSession } from '../../table/online';
import { EndFrame } from '../table/EndFrame';
import { Frame } from '../table/Frame';
import { Light } from '../table/Light';
import { useGame, type Known } from '../table/telling';
import { useBig } from './big';
import './watch.css';
import { groups } from '../../words/code';

export default function Watch({ route }: ScreenProps) {
  const { code } = route.params as { code: string };
  const [turn, setTurn] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [ofClass, setOfClass] = useState(false);
  const found = useLink('watch', code, turn);
  useEffect(() => {
    if (found !== 'none') return;
    // Somebody of this table, in this browser, needs not knock once more.
    const invitation = route.query.get('i') ?? passFor('seat', code)?.invitation;
    // At the door it says what it is; where there is one already the server finds a name.
    const knock = (name?: string) => {
      const { answer, link } = knockAt({
        code,
        watch: true,
        ...(name ? { name } : {}),
        ...(invitation ? { invitation } : {}),
      });
      void answer.then(refused => {
        if (refused?.code === 'name-taken' && name) return knock();
        // The code was that of a class: a screen is no pupil.
        if (link.wire.inClass) {
          void link.wire.say('leave', {});
          setOfClass(true);
        }
        setRefusal(refused);
      });
      setTurn(before => before + 1);
    };
    knock(SCREEN);
  }, [found]);
  const big = useBig();
  const there = found && found !== 'none' && 'link' in found ? found : null;
  const room = there?.session.room.value ?? null;
  const { known, failed, again } = useGame(room?.game ?? null, room?.options.deck, room?.colours);
  if (refusal || ofClass) {
    return (
      <main class="lost cloth">
        <Notice
          kind="bad"
          urgent
          acts={
            <>
              <Button kind="primary" href={route.query.has('tv') ? '#/tv' : '#/join'}>
                {words('table-join-again')}
              </Button>
              <Button href="#/">{words('shell-home')}</Button>
            </>
          }
        >
          {refusal ? refusalText(refusal) : words('table-tv-class')}
        </Notice>
      </main>
    );
  }
  if (found && found !== 'none' && 'again' in found) return <Lacking again={found.again} />;
  if (!there) return <Waiting text={words('table-join-asking')} home />;
  const { session, link } = there;
  const standing = link.wire.standing.value;
  if (standing === 'gone')
    return <Farewell why={link.wire.farewell.value ?? 'left'} code={code} again={() => setTurn(turn + 1)} />;
  if (standing === 'knocking')
    return <Waiting title={words('table-watch-knocking')} text={words('table-watch-knocking-text')} home />;
  if (failed) return <Lacking again={again} />;
  if (!room || !known) return <Waiting text={words('table-join-asking')} home />;
  const note = <span class="tag">{words('table-code-tag', { code: groups(code) })}</span>;
  if (room.phase === 'lobby') return <BigLobby session={session} known={known} code={code} />;
  const shared = { session, known, note, again: () => link.line.again(), big };
  return room.phase === 'playing' ? (
    <Frame key={`game ${room.fair.game}`} {...shared} />
  ) : (
    <EndFrame key={`end ${room.fair.game}`} {...shared} />
  );
}

function BigLobby({ session, known, code }: { session: OnlineSession; known: Known; code: string }) {
  const { base, host } = useReach();
  const invitation = session.wire.invitation.value ?? passFor('seat', code)?.invitation ?? null;
  return (
    <div class="big-lobby">
      <Bar title={gameName(known.game.name, known.deck)} note={<span class="tag">{words('table-lobby')}</span>}>
        <Light state={session.connection.value} />
      </Bar>
      <main class="cloth" data-game={known.game.name}>
        <section class="paper big-ticket">
          <h2>{words('table-lobby-join')}</h2>
          <Qr text={joinAddress(code, invitation, base)} label={words('table-lobby-qr')} size={480} />
          <p>
            {words('table-lobby-scan')} <b>{host}</b>
          </p>
          <p class="num">{groups(code)}</p>
        </section>
        <ol class="big-seats round">
          {session.seats.value
            .filter(info => info.kind !== 'closed')
            .map(info => (
              <li key={info.seat}>
                <SeatPlace
                  info={info}
                  seat={seatInGame(session.room.value!, info.seat)}
                  name={nameText(info.name, known.pseudonyms, words.language)}
                  sub={subtitle(session, known.game, info, words)}
                  mark={known.game.lobby?.mark?.(info.seat, session.room.value!, words)}
                />
              </li>
            ))}
        </ol>
      </main>
    </div>
  );
}
