// The line to a table and what is known over it, for a screen.
import { pageAddress } from '../../address';
import { useState } from 'preact/hooks';
import type { Link, OnlineSession } from '../../table/online';
import { hangUp, linkTo, sessionOf } from '../../table/open';
import type { Role } from '../../table/passes';
import { useLine } from './stay';
import { useLoad } from '../../ui/load';

type Known = { link: Link; session: OnlineSession };

/**
 * Null while it is being opened; 'none' without a pass to this table; a function that tries again where it could not
 * be.
 */
export function useLink(role: Role, code: string, turn = 0): Known | null | 'none' | { again(): void } {
  const [link, setLink] = useState<Link | null | 'none'>(null);
  const there = link === 'none' ? null : link;
  const { value, failed, again } = useLoad(there ? () => sessionOf(there, role) : null, [there, role]);
  const open = () => {
    const link = linkTo(role, code);
    setLink(link ?? 'none');
    return link && (() => link.line.again());
  };
  useLine(role, code, turn, open, () => hangUp(role, code));
  if (link === 'none') return 'none';
  if (failed) return { again };
  return link && value && value.wire === link.wire ? { link, session: value } : null;
}

/** Where this table is found: with an invitation one comes in without knocking. */
export const joinAddress = (code: string, invitation: string | null, base?: string): string =>
  pageAddress(`/join/${code}${invitation ? `?i=${invitation}` : ''}`, base);
/** Where a television is told the code of its table: nothing to type that is not on a remote. */
export function tvAddress(base = document.baseURI): string {
  const { host, pathname } = new URL('tv', base);
  return host + pathname;
}
/** Where a big screen finds it. */
export const watchAddress = (code: string, invitation: string | null, base?: string): string =>
  pageAddress(`/watch/${code}${invitation ? `?i=${invitation}` : ''}`, base);
