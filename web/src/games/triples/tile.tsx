// The asking game on the start screen: the three cards of one set.
import { words } from '../../words/words';
import type { Tile } from '../tile';
import { PictureCard } from './PictureCard';
import './tile.css';

function Art() {
  return (
    <>
      <PictureCard set={1} role="commander" name={words('tile-triples-commander')} picture={74} class="card-1" />
      <PictureCard set={1} role="battle" name={words('tile-triples-battle')} picture={74} class="card-3" />
      <PictureCard set={1} role="unit" name={words('tile-triples-unit')} picture={74} class="card-2" />
    </>
  );
}

export const tile: Tile = { place: 1, letter: 'T', mark: 'set-1', Art };
