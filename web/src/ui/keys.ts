// The keyboard. Single letters can be switched off (WCAG 2.1.4) and never act while somebody types.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../settings';

export function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  if (!element?.matches) return false;
  return element.matches(
    'textarea, select, [contenteditable="true"], input:not([type="radio"]):not([type="checkbox"]):not([type="button"])',
  );
}

type Keys = Record<string, (event: KeyboardEvent) => void>;

/** Calls what is written under the key: 'h', '1', '/', 'Escape', 'Enter'. Letters are given small. */
export function useKeys(keys: Keys, on = true): void {
  const now = useRef(keys);
  now.current = keys;
  useLayoutEffect(() => {
    if (!on) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // A question lies above the table: its keys are its own.
      if (document.querySelector('dialog[open]')) return;
      const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const act = now.current[name];
      if (!act) return;
      if (event.key.length === 1 && (!settings.letterKeys.value || isTyping(event.target))) return;
      // What has the focus keeps its own Enter and Space: a button, a link, a box to tick.
      if (
        (event.key === 'Enter' || event.key === ' ') &&
        (event.target as HTMLElement | null)?.closest?.('button, a, summary, input, select, textarea')
      )
        return;
      event.preventDefault();
      act(event);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [on]);
}

type RovingProps = {
  tabIndex: number;
  onKeyDown(event: KeyboardEvent): void;
  onFocus(): void;
  'data-rove': string;
};

/**
 * Arrows inside a group, one tab stop for all of it. `columns` above one makes a grid.
 * Give what `rove(index)` returns to each item; items carry the focus themselves.
 */
export function useRoving(
  group: string,
  count: number,
  current: number,
  onMove: (index: number) => void,
  columns = 1,
): (index: number) => RovingProps {
  const go = (event: KeyboardEvent, to: number) => {
    event.preventDefault();
    const next = Math.min(Math.max(to, 0), count - 1);
    onMove(next);
    const place = (event.currentTarget as HTMLElement).getRootNode() as Document;
    (place.querySelectorAll(`[data-rove="${group}"]`)[next] as HTMLElement | undefined)?.focus();
  };
  return index => ({
    tabIndex: index === Math.min(current, count - 1) ? 0 : -1,
    'data-rove': group,
    onFocus: () => index !== current && onMove(index),
    onKeyDown: event => {
      const row = Math.floor(index / columns) * columns;
      switch (event.key) {
        case 'ArrowRight':
          return go(event, index + 1);
        case 'ArrowLeft':
          return go(event, index - 1);
        case 'ArrowDown':
          return go(event, columns > 1 ? (index + columns < count ? index + columns : index) : index + 1);
        case 'ArrowUp':
          return go(event, columns > 1 ? (index - columns >= 0 ? index - columns : index) : index - 1);
        case 'Home':
          return go(event, event.ctrlKey ? 0 : columns > 1 ? row : 0);
        case 'End':
          return go(event, event.ctrlKey || columns === 1 ? count - 1 : row + columns - 1);
      }
    },
  });
}
