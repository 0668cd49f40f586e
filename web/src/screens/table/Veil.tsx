// The table stands still: it says so, and why, and lets nothing be pressed beneath.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { FramedSession } from '../../table/session';
import { Button } from '../../ui/Button';
import { words } from '../../words/words';
import { clockTime } from '../../words/clock';

/** So long after the last word of the server the table is greyed. */
const GREY_AFTER = 4_000;

/** Is the line silent for too long? Looked at again when that can have changed. */
export function useSilence(session: FramedSession): number | null {
  const since = session.silentSince.value;
  const [, look] = useState(0);
  const age = since === null ? 0 : Date.now() - since;
  useEffect(() => {
    if (since === null || age >= GREY_AFTER) return;
    const timer = setTimeout(() => look(turn => turn + 1), GREY_AFTER - age + 20);
    return () => clearTimeout(timer);
  }, [since]);
  return since !== null && age >= GREY_AFTER ? since : null;
}

/** What lies beneath is inert: the focus comes up here, and goes back where it was. */
function useFocusAbove(on: boolean) {
  const paper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!on) return;
    const before = document.activeElement as HTMLElement | null;
    paper.current?.focus({ preventScroll: true });
    return () => {
      const lost = document.activeElement === document.body || document.activeElement === null;
      const back = before?.isConnected ? before : document.querySelector<HTMLElement>('[data-screen-start]');
      if (lost) back?.focus({ preventScroll: true });
    };
  }, [on]);
  return paper;
}

export function Veil({
  session,
  silent,
  again,
}: {
  session: FramedSession;
  silent: number | null;
  again?: (() => void) | undefined;
}) {
  const host = session.host.value;
  const paper = useFocusAbove(silent !== null || (session.paused.value && !session.over.value));
  if (silent !== null) {
    return (
      <div class="veil" role="alertdialog" aria-label={words('table-veil-catching')}>
        <div class="veil-paper" ref={paper} tabIndex={-1}>
          <h2>{words('table-veil-catching')}</h2>
          <p>{words('table-veil-since', { time: clockTime(silent, words.language) })}</p>
          {again && <Button onClick={again}>{words('table-veil-again')}</Button>}
        </div>
      </div>
    );
  }
  if (!session.paused.value || session.over.value) return null;
  return (
    <div class="veil" role="alertdialog" aria-label={words('table-veil-paused')}>
      <div class="veil-paper" ref={paper} tabIndex={-1}>
        <h2>{words('table-veil-paused')}</h2>
        <p>
          {words(
            host ? 'table-veil-paused-host' : session.inClass ? 'table-veil-paused-class' : 'table-veil-paused-guest',
          )}
        </p>
        {host && (
          <Button kind="primary" onClick={() => void host.pause(false)}>
            {words('table-veil-go-on')}
          </Button>
        )}
      </div>
    </div>
  );
}
