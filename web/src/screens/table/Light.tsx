// How the line to the server is, honestly: by its last word, not by whether a socket is open.
import type { Connection } from '../../table/session';
import { words } from '../../words/words';
import './light.css';

export function Light({ state, sending }: { state: Connection; sending?: boolean | undefined }) {
  return (
    <span
      class={`live light-${state}`}
      role="img"
      aria-label={words('table-light-say', { state })}
      title={words('table-light-say', { state })}
      data-connection={state}
    >
      <i class="dot" />
      <span class="live-word">{sending ? words('table-sending') : words('table-light', { state })}</span>
    </span>
  );
}
