// How the table comes onto a television: an address short enough for a remote, and the code of the table.
import { useReach } from '../../table/reach';
import { words } from '../../words/words';
import { groups } from '../../words/code';
import { tvAddress, watchAddress } from './link';

export function BigScreenWay({ code, invitation }: { code: string; invitation: string | null }) {
  const { base } = useReach();
  return (
    <div class="big-address">
      <p>{words('table-tv-where')}</p>
      <p class="big-link">{tvAddress(base)}</p>
      <p>{words('table-tv-type')}</p>
      <p class="big-code num">{groups(code)}</p>
      <p class="muted">{words('table-tv-knocks')}</p>
      <p>
        <a href={watchAddress(code, invitation)} target="_blank" rel="noopener">
          {words('table-lobby-big-here')}
        </a>
      </p>
    </div>
  );
}
