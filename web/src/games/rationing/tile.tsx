// The game of ration cards on the start screen: two coupons and the top.
import { Icon } from '../../ui/Icon';
import { words } from '../../words/words';
import type { Tile } from '../tile';
import { Coupon } from './Coupon';
import './tile.css';

function Art() {
  return (
    <>
      <Coupon good="sugar" name={words('tile-rationing-sugar')} picture={62} class="coupon-1" />
      <Coupon good="meat" name={words('tile-rationing-meat')} picture={62} class="coupon-2" />
      <Icon id="top-wobbling" width={292} height={214} class="art-top" />
    </>
  );
}

export const tile: Tile = { place: 2, letter: 'R', mark: 'top-still', Art };
