// The line to a class, for a screen: opened when the screen is, let go a moment after it was left.
import { useEffect, useState } from 'preact/hooks';
import { go, type Route } from '../router';
import type { ClassLive } from './live';
import { classAt, hangUp, type ClassRole } from './open';

const HANGS_UP_AFTER = 1500;
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Null while it is being opened; 'none' without a place in this class. A link with a token in it (`?c=…&t=…`) brings
 * one.
 */
export function useClass(role: ClassRole, route: Route, turn = 0): ClassLive | null | 'none' {
  const code = route.params.code!;
  const [live, setLive] = useState<ClassLive | null | 'none'>(null);
  useEffect(() => {
    const key = `${role} ${code}`;
    clearTimeout(leaving.get(key));
    const table = route.query.get('c');
    const token = route.query.get('t');
    const found = classAt(role, code, table && token ? { table, token } : null);
    // The token is kept by now; it need not stand in the address for others to read.
    if (table && token) go(`/${role}/${code}`, { replace: true });
    setLive(found ?? 'none');
    if (!found) return;
    const again = () => document.hidden || found.again();
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
  return live;
}
