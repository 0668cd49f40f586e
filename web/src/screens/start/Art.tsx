// The picture of a game on its cloth.
import { tileOf } from '../../games';
import type { GameName } from '../../table/session';
import { Icon } from '../../ui/Icon';

export function Art({ game }: { game: GameName }) {
  const Picture = tileOf(game)?.Art;
  return (
    <span class="art cloth" data-game={game} aria-hidden>
      <span class="art-in">
        {Picture ? <Picture /> : <Icon id="stolik" width={196} height={180} class="art-plain" />}
      </span>
    </span>
  );
}
