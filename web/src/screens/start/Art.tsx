// The picture of each game: a few of its own things on its cloth. Decoration; the words beside it say the same.
import type { GameName } from '../../table/session';
import { Coupon } from '../../ui/Coupon';
import { Icon } from '../../ui/Icon';
import { PictureCard } from '../../ui/PictureCard';
import type { Words } from '../../words/words';

/** What lies on the five by four cells shown: b a blue chip, v a vermilion one, B a blue one turned star-up. */
const CELLS = 'bv.B..bbbBv.v.......';
const CHIPS: Record<string, string> = { b: 'chip-circle', v: 'chip-triangle', B: 'chip-circle-star' };
const TEAMS: Record<string, string> = { b: 'on blue', v: 'on vermilion', B: 'on blue star' };

function Cards({ words }: { words: Words }) {
  return (
    <>
      <PictureCard set={1} role="commander" name={words('tile-triples-commander')} picture={74} class="card-1" />
      <PictureCard set={1} role="battle" name={words('tile-triples-battle')} picture={74} class="card-3" />
      <PictureCard set={1} role="unit" name={words('tile-triples-unit')} picture={74} class="card-2" />
    </>
  );
}

function Coupons({ words }: { words: Words }) {
  return (
    <>
      <Coupon good="sugar" name={words('tile-rationing-sugar')} picture={62} class="coupon-1" />
      <Coupon good="meat" name={words('tile-rationing-meat')} picture={62} class="coupon-2" />
      <Icon id="top-wobbling" width={292} height={214} class="art-top" />
    </>
  );
}

function Cells({ words }: { words: Words }) {
  return (
    <div class="art-board">
      {words('tile-victory-line-board').split(';').map((name, at) => {
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

const PICTURES = { triples: Cards, rationing: Coupons, 'victory-line': Cells };

export function Art({ game, words }: { game: GameName; words: Words }) {
  const Picture = PICTURES[game];
  return (
    <span class="art cloth" data-game={game} aria-hidden="true">
      <span class="art-in"><Picture words={words} /></span>
    </span>
  );
}
