// Which page of the end is open here. At a table on a server the host turns the pages and the others follow; whoever
// turns one alone looks on their own until they come back to the others.
import { useEffect, useState } from 'preact/hooks';
import type { Pages } from '../../games/module';
import type { FramedSession, GameName } from '../../table/session';
import { words } from '../../words/words';

export const SUMMARY = 'summary';

/** `back` is there for one who looks on their own while the others look at something else. */
export function usePages(
  session: FramedSession,
  ids: string[],
  screen: boolean,
): Pages & { shared: string | null; back: (() => void) | null } {
  const { talk } = session;
  const [own, setOwn] = useState<string | null>(null);
  const named = talk?.now.value.page ?? null;
  const shared = talk ? (named !== null && ids.includes(named) ? named : SUMMARY) : null;
  const leads = talk?.leads.value ?? false;
  // The host has no page of their own: what they look at is what is shown.
  useEffect(() => void (leads && setOwn(null)), [leads]);
  const turn = (id: string) => {
    if (talk && leads) return void talk.turn(id);
    setOwn(id);
  };
  const alone = own !== null && !leads;
  return {
    now: alone ? own : (shared ?? SUMMARY),
    together: shared !== null && !alone,
    shared,
    screen,
    turn,
    back: shared !== null && alone ? () => setOwn(null) : null,
  };
}

/** A page of the end by its name: those of every table, or the game's own. */
export const pageTitle = (game: GameName, id: string): string =>
  words.has(`table-page-${id}`) ? words(`table-page-${id}`) : words(`${game}-page-${id}`);
