// The example before the first round: the lesson of the game, on a phone in the lobby and on the projector. It runs on
// the device alone; the class goes on around it.
import { loadGame } from '../games';
import type { GameName } from '../table/session';
import { NotLoaded, useLoad } from '../ui/load';
import { words } from '../words/words';

export function Example({ game, leave }: { game: GameName; leave(): void }) {
  const { value, failed, again } = useLoad(async () => (await (await loadGame(game)).tutorial?.()) ?? 'none', [game]);
  if (value && value !== 'none') return <value.Tutorial leave={leave} done={leave} />;
  return (
    <main class="lost cloth">
      {failed ? (
        <NotLoaded again={again} />
      ) : (
        <p role="status">{words(value ? 'shell-no-tutorial' : 'shell-loading')}</p>
      )}
    </main>
  );
}
