// Press and hold: a ring fills clockwise, and empties at once on release. For those who cannot hold, two presses do the
// same.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './Icon';
import './hold.css';

export type HoldButtonProps = {
  children: ComponentChildren;
  onHeld(): void;
  icon?: string | undefined;
  /** in milliseconds; 600 unless told */
  time?: number | undefined;
  /** across, in pixels */
  size?: number | undefined;
  /** said after the name: how else it can be pressed */
  hint?: string | undefined;
};

/** Two presses closer than this count as one hold. */
const TWICE = 4000;
const SHORT = 350;

export function HoldButton({ children, onHeld, icon = 'ui-hand', time = 600, size = 176, hint }: HoldButtonProps) {
  const [held, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pressedAt = useRef(-Infinity);
  const tappedAt = useRef(-Infinity);
  useEffect(() => () => clearTimeout(timer.current), []);

  const begin = () => {
    if (timer.current !== undefined) return;
    pressedAt.current = performance.now();
    setHeld(true);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setHeld(false);
      onHeld();
    }, time);
  };
  const end = () => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    setHeld(false);
    const now = performance.now();
    if (now - pressedAt.current > SHORT) return;
    if (now - tappedAt.current < TWICE) onHeld();
    else tappedAt.current = now;
  };
  const cancel = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setHeld(false);
  };
  // A click without a press comes from assistive technology: it is one of the two presses.
  const clicked = (event: MouseEvent) => {
    if (event.detail !== 0) return;
    const now = performance.now();
    if (now - pressedAt.current < SHORT) return;
    if (now - tappedAt.current < TWICE) onHeld();
    else tappedAt.current = now;
  };
  const isKey = (event: KeyboardEvent) => event.key === ' ' || event.key === 'Enter';
  return (
    <button
      type="button"
      class={held ? 'hold held' : 'hold'}
      style={{ '--hold-size': `${size}px`, '--hold-time': `${time}ms` }}
      onPointerDown={event => event.button === 0 && begin()}
      onPointerUp={end}
      onPointerLeave={cancel}
      onPointerCancel={cancel}
      onKeyDown={event => isKey(event) && (event.preventDefault(), event.repeat || begin())}
      onKeyUp={event => isKey(event) && (event.preventDefault(), end())}
      onBlur={cancel}
      onClick={clicked}
      onContextMenu={event => event.preventDefault()}
    >
      <svg viewBox="0 0 176 176" aria-hidden="true">
        <circle class="hold-track" cx="88" cy="88" r="81" />
        <circle class="hold-ring" cx="88" cy="88" r="81" pathLength={1} transform="rotate(-90 88 88)" />
      </svg>
      <span class="hold-face">
        <Icon id={icon} size={40} />
        <span>{children}</span>
      </span>
      {hint && <span class="unseen">{hint}</span>}
    </button>
  );
}
