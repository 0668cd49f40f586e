// The device is being passed on. Nothing here comes from anybody's hand: the eyes are a spectator's.
import { useTitle } from '../../ui/title';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { gameName } from '../../games/tile-words';
import type { DeviceSession } from '../../table/device';
import type { Telling, GameModule } from '../../games/module';
import { announce, hush } from '../../ui/Announcer';
import { Bar } from '../../ui/Bar';
import { Button, IconButton } from '../../ui/Button';
import { HoldButton } from '../../ui/HoldButton';
import { scriptOf } from '../../ui/Seat';
import { words } from '../../words/words';
import { logLines } from './log';
import './cover.css';

type CoverProps = { session: DeviceSession; game: GameModule; telling: Telling; onMenu(): void };

export function Cover({ session, game, telling, onMenu }: CoverProps) {
  const [choosing, setChoosing] = useState(false);
  const cover = session.cover.value!;
  const name = telling.names.of(cover.seat);
  const last = logLines(session.story.value.slice(-8), game, telling, 'spectator', null).at(-1);
  const others = session.people.value.filter(seat => seat !== cover.seat);
  const heading = useRef<HTMLHeadingElement>(null);
  const choices = useRef<HTMLDivElement>(null);
  const to = `${words(cover.why === 'pass' ? 'table-cover-pass' : 'table-cover-away')} ${name}`;
  // Whoever takes the device begins here; nothing of what was said before is left.
  useEffect(() => {
    hush();
    announce(to);
  }, [to]);
  // At once, and once for each cover: a focus that comes late would break off a hold that has begun.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [cover.seat, cover.why]);
  useEffect(() => void (choosing && choices.current?.querySelector('button')?.focus()), [choosing]);
  useTitle(to);
  return (
    <div class="cover cloth">
      <Bar title={gameName(game.name, telling.deck)}>
        <IconButton icon="ui-menu" label={words('table-menu')} onClick={onMenu} />
      </Bar>
      <section class="status cover-status" aria-hidden>
        <p>{game.status(session.view.value, 'spectator', telling, session.hints.value).text}</p>
      </section>
      <main class="cover-main">
        <div class="cover-words">
          <p class="cover-to">{words(cover.why === 'pass' ? 'table-cover-pass' : 'table-cover-away')}</p>
          <h2 ref={heading} tabIndex={-1} data-screen-start lang={scriptOf(name)}>
            {name}
          </h2>
          <p class="muted">{words('table-cover-rest')}</p>
          <HoldButton onHeld={() => session.uncover()} hint={words('table-cover-hold-hint')}>
            {words('table-cover-hold')}
          </HoldButton>
          {choosing ? (
            <div class="cover-others" ref={choices}>
              {others.map(seat => (
                <Button key={seat} small onClick={() => (session.passTo(seat), setChoosing(false))}>
                  {telling.names.of(seat)}
                </Button>
              ))}
            </div>
          ) : (
            <Button kind="quiet" small onClick={() => setChoosing(true)}>
              {words('table-cover-other')}
            </Button>
          )}
        </div>
      </main>
      {/* What lies open on the table is everybody's: only hands are covered. The eyes are a spectator's. */}
      <section class="cover-table" aria-label={words('table-cover-table')} data-game={game.name} tabIndex={0}>
        <div inert>
          <game.Table session={session} telling={telling} />
        </div>
      </section>
      {last && (
        <footer class="cover-last">
          <b>{words('table-cover-last')}</b> {last.text}
        </footer>
      )}
    </div>
  );
}
