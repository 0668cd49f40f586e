// The line to a class, for a screen: opened when the screen is, let go a moment after it was left.
import { useState } from 'preact/hooks';
import { go, type Route } from '../router';
import { useLine } from '../screens/online/stay';
import type { ClassLive } from './live';
import { classAt, hangUp, type ClassRole } from './open';

/**
 * Null while it is being opened; 'none' without a place in this class. A link with a token in it (`?c=…&t=…`) brings
 * one.
 */
export function useClass(role: ClassRole, route: Route, turn = 0): ClassLive | null | 'none' {
  const code = route.params.code!;
  const [live, setLive] = useState<ClassLive | null | 'none'>(null);
  const open = () => {
    const table = route.query.get('c');
    const token = route.query.get('t');
    const found = classAt(role, code, table && token ? { table, token } : null);
    // The token is kept by now; it need not stand in the address for others to read.
    if (table && token) go(`/${role}/${code}`, { replace: true });
    setLive(found ?? 'none');
    return found && (() => found.again());
  };
  useLine(`class ${role}`, code, turn, open, () => hangUp(role, code));
  return live;
}
