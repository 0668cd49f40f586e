// The line to a table and what is known over it, for a screen.
import { useEffect, useState } from 'preact/hooks';
import type { Link, OnlineSession } from '../../table/online';
import { hangUp, linkTo, sessionOf } from '../../table/open';
import type { Role } from '../../table/passes';

export type Known = { link: Link; session: OnlineSession };

/** Who leaves the screen is away from the table, and the others see it; a moment is left for a change of screens. */
const HANGS_UP_AFTER = 1500;
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

/** Null while it is being opened; 'none' without a pass to this table. */
export function useLink(role: Role, code: string, turn = 0): Known | null | 'none' {
  const [known, setKnown] = useState<Known | null | 'none'>(null);
  useEffect(() => {
    let current = true;
    const key = `${role} ${code}`;
    clearTimeout(leaving.get(key));
    const link = linkTo(role, code);
    if (!link) return setKnown('none');
    void sessionOf(link, role).then(session => current && setKnown({ link, session }));
    const again = () => document.hidden || link.line.again();
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      current = false;
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
      leaving.set(key, setTimeout(() => hangUp(role, code), HANGS_UP_AFTER));
    };
  }, [role, code, turn]);
  return known;
}

/** Where this table is found: with an invitation one comes in without knocking. */
export function joinAddress(code: string, invitation: string | null): string {
  const address = new URL(document.baseURI);
  address.hash = `/join/${code}${invitation ? `?i=${invitation}` : ''}`;
  address.search = '';
  return address.href;
}
