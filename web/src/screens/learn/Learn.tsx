// The lesson of a game, brought by the game itself.
import { useEffect } from 'preact/hooks';
import { gameName } from '../../games/tile-words';
import { GAME_NAMES, loadGame } from '../../games';
import { go } from '../../router';
import type { GameName } from '../../table/session';
import { Bar } from '../../ui/Bar';
import { Button } from '../../ui/Button';
import { NotLoaded, useLoad } from '../../ui/load';
import { Notice } from '../../ui/Notice';
import { useWords } from '../../words/words';
import type { ScreenProps } from '../routes';

export default function Learn({ route }: ScreenProps) {
  const words = useWords();
  const name = route.params.game as GameName;
  const { value, failed, again } = useLoad(GAME_NAMES.includes(name) ? async () => (await (await loadGame(name)).tutorial?.()) ?? 'none' : null, [name]);
  const none = value === 'none' || !GAME_NAMES.includes(name);
  const title = gameName(words, name);
  useEffect(() => void (document.title = `${title} · Stolik`), [title]);
  if (value && value !== 'none') return <value.Tutorial leave={() => go('/')} />;
  return (
    <>
      <Bar title={title} />
      <main class="lost cloth">
        {failed ? <NotLoaded again={again} /> : none
          ? <Notice kind="bad" urgent title={words('shell-no-tutorial')} acts={<Button href={`#/rules/${name}`}>{words('shell-rules')}</Button>} />
          : <p role="status">{words('shell-loading')}</p>}
      </main>
    </>
  );
}
