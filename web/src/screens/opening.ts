// A table or a class that is being opened: whether it is, how much of its deck is there, and why it could not be.
import { useState } from 'preact/hooks';
import { go } from '../router';
import { words } from '../words/words';

export function useOpening(waits: 'shell-opening' | 'lesson-opening' = 'shell-opening') {
  const [opening, setOpening] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [handed, setHanded] = useState<number | null>(null);
  /** Goes to the address that it is told. */
  const open = async (make: () => Promise<string>): Promise<void> => {
    setOpening(true);
    setFailed(null);
    try {
      go(await make());
    } catch (error) {
      console.warn(error);
      setFailed(String((error as Error).message));
      setOpening(false);
      setHanded(null);
    }
  };
  const progress = () =>
    handed === null ? words(waits) : words('shell-deck-handing', { percent: Math.round(handed * 100) });
  return { busy: opening ? progress() : null, failed, setHanded, open };
}
