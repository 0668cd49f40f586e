// The lesson of a game, brought by the game itself.
import { useTitle } from '../../ui/title';
import { useEffect, useRef, useState } from 'preact/hooks';
import { gameName } from '../../games/tile-words';
import { GAME_NAMES, loadGame } from '../../games';
import { go } from '../../router';
import type { GameName } from '../../table/session';
import { Bar } from '../../ui/Bar';
import { Button } from '../../ui/Button';
import { NotLoaded, useLoad } from '../../ui/load';
import { Notice } from '../../ui/Notice';
import { words } from '../../words/words';
import type { ScreenProps } from '../routes';
import { playNow } from '../play';
import './learn.css';
import { useOpening } from '../opening';

export default function Learn({ route }: ScreenProps) {
  const name = route.params.game as GameName;
  const { value, failed, again } = useLoad(
    GAME_NAMES.includes(name) ? async () => (await (await loadGame(name)).tutorial?.()) ?? 'none' : null,
    [name],
  );
  const none = value === 'none' || !GAME_NAMES.includes(name);
  const title = gameName(name);
  useTitle(title);
  const [done, setDone] = useState(false);
  if (done) return <NowPlay name={name} again={() => setDone(false)} />;
  if (value && value !== 'none') return <value.Tutorial leave={() => go('/')} done={() => setDone(true)} />;
  return (
    <>
      <Bar title={title} />
      <main class="lost cloth">
        {failed ? (
          <NotLoaded again={again} />
        ) : none ? (
          <Notice
            kind="bad"
            urgent
            title={words('shell-no-tutorial')}
            acts={<Button href={`#/rules/${name}`}>{words('shell-rules')}</Button>}
          />
        ) : (
          <p role="status">{words('shell-loading')}</p>
        )}
      </main>
    </>
  );
}

/** The lesson is over: what one has just learnt is waiting. */
function NowPlay({ name, again }: { name: GameName; again(): void }) {
  const title = gameName(name);
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, failed, open } = useOpening();
  useEffect(() => heading.current?.focus(), []);
  const play = () => void open(async () => `/table/${await playNow(name)}`);
  return (
    <>
      <Bar title={title} />
      <main class="lost cloth" data-game={name}>
        <section class="paper now-play" aria-labelledby="now-play">
          <h2 id="now-play" ref={heading} tabIndex={-1}>
            {words('shell-now-play')}
          </h2>
          <p>{words('shell-now-play-text')}</p>
          <Button kind="primary" wide icon="ui-bot" reason={busy} onClick={play}>
            {words('shell-play-now')}
          </Button>
          {failed !== null && (
            <Notice kind="bad" urgent>
              {words('shell-failed-open')}
            </Notice>
          )}
          <Button wide href={`#/new/${name}?place=device`}>
            {words('shell-one-device')}
          </Button>
          <Button wide href={`#/new/${name}?place=online`}>
            {words('shell-now-play-online')}
          </Button>
          <div class="now-play-more">
            <Button small kind="quiet" href={`#/rules/${name}`}>
              {words('shell-rules')}
            </Button>
            <Button small kind="quiet" onClick={again}>
              {words('shell-now-play-again')}
            </Button>
            <Button small kind="quiet" href="#/">
              {words('shell-home')}
            </Button>
          </div>
        </section>
      </main>
    </>
  );
}
