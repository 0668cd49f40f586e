// The board game on the start screen: a corner of the board with chips of two teams.
import { Icon } from '../../ui/Icon';
import { words } from '../../words/words';
import type { Tile } from '../tile';
import './tile.css';

/** What lies on the five by four cells shown: b a blue chip, v a vermilion one, B a blue one turned star-up. */
const CELLS = 'bv.B..bbbBv.v.......';
const CHIPS: Record<string, string> = { b: 'chip-circle', v: 'chip-triangle', B: 'chip-circle-star' };
const TEAMS: Record<string, string> = { b: 'on blue', v: 'on vermilion', B: 'on blue star' };

function Art() {
  return (
    <div class="art-board">
      {words('tile-victory-line-board')
        .split(';')
        .map((name, at) => {
          const sign = CELLS[at] ?? '.';
          return (
            <div key={at} class={`art-cell ${TEAMS[sign] ?? ''}`}>
              <span>{name}</span>
              {CHIPS[sign] && <Icon id={CHIPS[sign]} size={46} />}
            </div>
          );
        })}
    </div>
  );
}

export const tile: Tile = { place: 3, letter: 'V', mark: 'chip-circle-star', Art };
