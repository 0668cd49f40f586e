// Whatever is fetched when it is needed: tried again by itself, then said to be missing, with a button that tries once
// more.
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../words/words';
import { Button } from './Button';
import { Notice } from './Notice';

type Loaded<T> = {
  /** the last one that came; null before the first */ value: T | null;
  failed: boolean;
  again(): void;
};

/** A line that stumbles is not worth a word: so long after the first failure it is tried again unseen. */
const STUMBLES = 1_000;

/**
 * Loads, and loads anew whenever one of `about` changes; what was there stays until the new one is. Null loads nothing
 * yet.
 */
export function useLoad<T>(
  load: (() => Promise<T>) | null,
  about: unknown[],
  /** lets go of one that is replaced, or came too late */ free?: (value: T) => void,
): Loaded<T> {
  const [value, setValue] = useState<T | null>(null);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const again = () => setTurn(before => before + 1);
  const unseen = useRef(false);
  useEffect(() => {
    if (!load) return;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    setFailed(false);
    load().then(
      found => {
        if (!current) return free?.(found);
        unseen.current = false;
        setValue(() => found);
      },
      error => {
        if (!current) return;
        console.warn(error);
        if (unseen.current) return setFailed(true);
        unseen.current = true;
        timer = setTimeout(again, STUMBLES);
      },
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [...about, load === null, turn]);
  // Not before the new one is drawn: what is still on the screen must not be let go under it.
  useEffect(() => () => void (value !== null && free?.(value)), [value]);
  useEffect(() => {
    if (!failed) return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [failed]);
  return { value, failed, again };
}

/** Stands where the thing would have stood. */
export function NotLoaded({ again, title = true }: { again(): void; title?: boolean }) {
  return (
    <Notice
      kind="bad"
      urgent
      {...(title ? { title: words('shell-lost-load') } : {})}
      acts={
        <Button small kind="primary" onClick={again}>
          {words('shell-again')}
        </Button>
      }
    >
      {words('shell-lost-load-text')}
    </Notice>
  );
}
