// Press and hold: a ring fills clockwise, and empties at once on release. For those who cannot hold, two presses do the
// same.
import type { ComponentChildren } from 'preact';
import { useHold } from './hold';
import { Icon } from './Icon';
import './hold.css';

type HoldButtonProps = {
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

export function HoldButton({ children, onHeld, icon = 'ui-hand', time = 600, size = 176, hint }: HoldButtonProps) {
  const { held, on } = useHold(onHeld, time);
  return (
    <button
      type="button"
      class={held ? 'hold held' : 'hold'}
      style={{ '--hold-size': `${size}px`, '--hold-time': `${time}ms` }}
      {...on}
    >
      <svg viewBox="0 0 176 176" aria-hidden>
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
