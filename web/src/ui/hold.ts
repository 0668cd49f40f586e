// Press and hold. For those who cannot hold, two presses do the same.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Two presses closer than this count as one hold. */
const TWICE = 4000;
/** A click that comes with a press is not one more. */
const SHORT = 350;
const isKey = (event: KeyboardEvent) => event.key === ' ' || event.key === 'Enter';

/** Whether it is held now, and what a button listens to. `off`: it cannot be pressed. */
export function useHold(onHeld: () => void, time: number, off = false) {
  const [held, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pressedAt = useRef(-Infinity);
  const tappedAt = useRef(-Infinity);
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
  const begin = () => {
    if (timer.current !== undefined || off) return;
    pressedAt.current = performance.now();
    setHeld(true);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setHeld(false);
      onHeld();
    }, time);
  };
  const cancel = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setHeld(false);
  };
  const tapped = () => {
    const now = performance.now();
    if (now - tappedAt.current < TWICE) onHeld();
    else tappedAt.current = now;
  };
  const end = () => {
    if (timer.current === undefined) return;
    cancel();
    tapped();
  };
  const on = {
    onPointerDown: (event: PointerEvent) => event.button === 0 && begin(),
    onPointerUp: end,
    onPointerLeave: cancel,
    onPointerCancel: cancel,
    onBlur: cancel,
    onKeyDown: (event: KeyboardEvent) => isKey(event) && (event.preventDefault(), event.repeat || begin()),
    onKeyUp: (event: KeyboardEvent) => isKey(event) && (event.preventDefault(), end()),
    // A click without a press comes from assistive technology: it is one of the two presses.
    onClick: (event: MouseEvent) =>
      event.detail === 0 && !off && performance.now() - pressedAt.current > SHORT && tapped(),
    onContextMenu: (event: Event) => event.preventDefault(),
  };
  return { held, on };
}
