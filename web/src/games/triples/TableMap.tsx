// The map that lies beside the cards during the game, if one wants it (T1). Nothing of the sets is marked on it: where
// they belong is asked after the game. On a phone it lies over the middle of the table and leaves the hand in sight.
import { useState } from 'preact/hooks';
import { lessonOf } from '../../table/deck';
import { IconButton } from '../../ui/Button';
import { NotLoaded, useLoad } from '../../ui/load';
import { SideSheet } from '../../ui/SideSheet';
import type { TableProps } from '../module';
import './table-map.css';

export function TableMap({ telling }: TableProps) {
  const { words } = telling;
  // The publisher's map has a title of its own; with another deck it is called as the deck is.
  const title = telling.deck.id === 'psz' ? words('triples-table-map-title') : lessonOf(telling.deck).title;
  const [open, setOpen] = useState(false);
  const { value, failed, again } = useLoad(open ? () => import('./map') : null, [open]);
  return (
    <>
      <IconButton icon="ui-globe" label={words('triples-table-map')} expanded={open} onClick={() => setOpen(!open)} />
      <SideSheet open={open} title={title} onClose={() => setOpen(false)}>
        <div class="tr-table-map">
          {value ? (
            <value.LooseMap />
          ) : failed ? (
            <NotLoaded again={again} />
          ) : (
            <p role="status">{words('shell-loading')}</p>
          )}
        </div>
      </SideSheet>
    </>
  );
}
