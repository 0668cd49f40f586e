// The lesson of a game, brought by the game itself.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameName } from '../../games/tile-words';
import { GAMES } from '../../games';
import { go } from '../../router';
import type { GameName } from '../../table/session';
import { Bar } from '../../ui/Bar';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useWords } from '../../words/words';
import type { ScreenProps } from '../routes';

export default function Learn({ route }: ScreenProps) {
  const words = useWords();
  const name = route.params.game as GameName;
  const [Tutorial, setTutorial] = useState<ComponentType<{ leave(): void }> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const load = GAMES[name];
    if (!load) return setFailed(true);
    load().then(({ game }) => game.tutorial()).then(found => setTutorial(() => found.Tutorial), () => setFailed(true));
  }, [name]);
  const title = gameName(words, name);
  useEffect(() => void (document.title = `${title} · Stolik`), [title]);
  if (Tutorial) return <Tutorial leave={() => go('/')} />;
  return (
    <>
      <Bar title={title} />
      <main class="lost cloth">
        {failed
          ? <Notice kind="bad" urgent title={words('shell-no-tutorial')} acts={<Button href={`#/rules/${name}`}>{words('shell-rules')}</Button>} />
          : <p role="status">{words('shell-loading')}</p>}
      </main>
    </>
  );
}
