// The line to a table and what is known over it, for a screen.
import { useEffect, useState } from 'preact/hooks';
import type { Link, OnlineSession } from '../../table/online';
import { hangUp, linkTo, sessionOf } from '../../table/open';
import type { Role } from '../../table/passes';
import { useLoad } from '../../ui/load';

export type Known = { link: Link; session: OnlineSession };

/** Who leaves the screen is away from the table, and the others see it; a moment is left for a change of screens. */
const HANGS_UP_AFTER = 1500;
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Null while it is being opened; 'none' without a pass to this table; a function that tries again where it could not
 * be.
 */
export function useLink(role: Role, code: string, turn = 0): Known | null | 'none' | { again(): void } {
  const [link, setLink] = useState<Link | null | 'none'>(null);
  const there = link === 'none' ? null : link;
  const { value, failed, again } = useLoad(there ? () => sessionOf(there, role) : null, [there, role]);
  useEffect(() => {
    const key = `${role} ${code}`;
    clearTimeout(leaving.get(key));
    const link = linkTo(role, code);
    setLink(link ?? 'none');
    if (!link) return;
    const again = () => document.hidden || link.line.again();
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
      leaving.set(
        key,
        setTimeout(() => hangUp(role, code), HANGS_UP_AFTER),
      );
    };
  }, [role, code, turn]);
  if (link === 'none') return 'none';
  if (failed) return { again };
  return link && value && value.wire === link.wire ? { link, session: value } : null;
}

function addressOf(screen: string, code: string, invitation: string | null, base: string): string {
  const address = new URL(base);
  address.hash = `/${screen}/${code}${invitation ? `?i=${invitation}` : ''}`;
  address.search = '';
  return address.href;
}

/** Where this table is found: with an invitation one comes in without knocking. */
export const joinAddress = (code: string, invitation: string | null, base = document.baseURI): string =>
  addressOf('join', code, invitation, base);
/** Where a television is told the code of its table: nothing to type that is not on a remote. */
export function tvAddress(base = document.baseURI): string {
  const { host, pathname } = new URL('tv', base);
  return host + pathname;
}
/** Where a big screen finds it. */
export const watchAddress = (code: string, invitation: string | null, base = document.baseURI): string =>
  addressOf('watch', code, invitation, base);
