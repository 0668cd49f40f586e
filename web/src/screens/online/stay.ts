// The line that a screen needs: opened when the screen is, let go a moment after it was left.
import { listen } from '../../ui/listen';
import { useEffect } from 'preact/hooks';

/** Who leaves the screen is away from the table, and the others see it; a moment is left for a change of screens. */
const HANGS_UP_AFTER = 1500;
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

/** `open` returns what tries the line again, null where there is none. `role` and `code` say which line it is. */
export function useLine(
  role: string,
  code: string,
  turn: number,
  open: () => (() => void) | null,
  hangUp: () => void,
): void {
  useEffect(() => {
    const key = `${role} ${code}`;
    clearTimeout(leaving.get(key));
    const again = open();
    if (!again) return;
    const back = () => document.hidden || again();
    const ends = [listen(globalThis, 'online', back), listen(document, 'visibilitychange', back)];
    return () => {
      for (const end of ends) end();
      leaving.set(key, setTimeout(hangUp, HANGS_UP_AFTER));
    };
  }, [role, code, turn]);
}
