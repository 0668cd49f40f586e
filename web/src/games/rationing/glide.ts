// Things that changed their place glide there from where they were. The page is already true; only the picture follows.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { prefersStill } from './Top';

const milliseconds = (element: Element, name: string): number => {
  const value = getComputedStyle(element).getPropertyValue(name).trim();
  return value.endsWith('ms') ? parseFloat(value) : parseFloat(value) * 1000;
};

/** A way that walks out of the line, along it, and in again: the first of a queue going to its end. */
export type Way = 'straight' | 'around' | 'over';

/**
 * Where something lies in its row, whatever still moves: a place taken in the middle of a movement would send the next
 * one ever farther away.
 */
function placeIn(root: HTMLElement, element: HTMLElement): DOMRect {
  const own = element.offsetParent === root;
  return new DOMRect(
    element.offsetLeft - (own ? 0 : root.offsetLeft),
    element.offsetTop - (own ? 0 : root.offsetTop),
    element.offsetWidth,
    element.offsetHeight,
  );
}

export function useGlide(
  parent: RefObject<HTMLElement | null>,
  items: string,
  keyOf: (element: HTMLElement) => string,
  wayOf?: (from: DOMRect, to: DOMRect) => Way,
): void {
  const places = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const root = parent.current;
    if (!root) return;
    // Where nothing moves nothing is measured: that alone costs a slow phone a layout after every change.
    if (prefersStill()) return places.current.clear();
    const now = new Map<string, DOMRect>();
    for (const element of root.querySelectorAll<HTMLElement>(items)) {
      const rect = placeIn(root, element);
      const key = keyOf(element);
      now.set(key, rect);
      const before = places.current.get(key);
      if (places.current.size === 0) continue;
      if (!before) {
        element.animate(
          [
            { opacity: 0, transform: 'scaleX(.6)' },
            { opacity: 1, transform: 'none' },
          ],
          { duration: milliseconds(root, '--time-queue'), easing: 'ease-out' },
        );
        continue;
      }
      const dx = before.x - rect.x;
      const dy = before.y - rect.y;
      // A change of layout moves everything: only a change of order is worth a movement.
      if (Math.hypot(dx, dy) < 4 || Math.abs(before.width - rect.width) > 2) continue;
      const way = wayOf?.(before, rect) ?? 'straight';
      const out = way === 'around' ? rect.height * 0.55 : way === 'over' ? -rect.height * 0.45 : 0;
      const frames =
        way === 'straight'
          ? [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }]
          : [
              { transform: `translate(${dx}px, ${dy}px)` },
              { transform: `translate(${dx}px, ${out}px)`, offset: 0.18 },
              { transform: `translate(0, ${out}px)`, offset: 0.82 },
              { transform: 'none' },
            ];
      element.animate(frames, {
        duration: milliseconds(root, way === 'around' ? '--time-walk' : '--time-queue'),
        easing: 'cubic-bezier(.2, .7, .2, 1)',
      });
    }
    places.current = now;
  });
}
