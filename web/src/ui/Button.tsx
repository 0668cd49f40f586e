// Buttons. One that cannot be pressed now stays in place, says why, and keeps the focus.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { announce } from './Announcer';
import { Icon } from './Icon';
import './button.css';

export type ButtonProps = {
  children: ComponentChildren;
  onClick?: ((event: MouseEvent) => void) | undefined;
  kind?: 'plain' | 'primary' | 'accent' | 'quiet' | undefined;
  /** Why it cannot be pressed now. A reason switches the button off. */
  reason?: string | null | undefined;
  /** The key that does the same, shown where there is a keyboard. */
  keys?: string | undefined;
  icon?: string | undefined;
  /** Leads to another screen: becomes a link. */
  href?: string | undefined;
  small?: boolean | undefined;
  wide?: boolean | undefined;
  type?: 'button' | 'submit' | undefined;
  label?: string | undefined;
  class?: string | undefined;
  pressed?: boolean | undefined;
  expanded?: boolean | undefined;
};

/** How long a reason stays above a button that was pressed in vain. */
const WHY_STAYS = 4_000;

export function Button(props: ButtonProps) {
  const {
    children,
    onClick,
    kind = 'plain',
    reason,
    keys,
    icon,
    href,
    small,
    wide,
    type = 'button',
    label,
    pressed,
    expanded,
  } = props;
  const why = useId();
  const name = ['btn', kind, small && 'small', wide && 'wide', reason && 'off', props.class].filter(Boolean).join(' ');
  const inside = (
    <>
      {icon && <Icon id={icon} size={small ? 20 : 24} />}
      <span>{children}</span>
      {keys && <kbd aria-hidden>{keys}</kbd>}
    </>
  );
  const [told, setTold] = useState(0);
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setTold(0), WHY_STAYS);
    return () => clearTimeout(timer);
  }, [told]);
  if (href && !reason)
    return (
      <a class={name} href={href} aria-label={label} onClick={onClick}>
        {inside}
      </a>
    );
  const press = (event: MouseEvent) => {
    if (!reason) return onClick?.(event);
    event.preventDefault();
    announce(reason);
    setTold(told + 1);
  };
  return (
    <span class={`btn-seat${wide ? ' wide' : ''}${told ? ' told' : ''}`}>
      <button
        type={type}
        class={name}
        onClick={press}
        aria-label={label}
        aria-pressed={pressed}
        aria-expanded={expanded}
        aria-disabled={reason ? 'true' : undefined}
        aria-describedby={reason ? why : undefined}
      >
        {inside}
      </button>
      {reason && (
        <span class="btn-why" id={why} role="note">
          {reason}
        </span>
      )}
    </span>
  );
}

type IconButtonProps = {
  icon: string;
  label: string;
  onClick?: (() => void) | undefined;
  href?: string | undefined;
  size?: number | undefined;
  pressed?: boolean | undefined;
  expanded?: boolean | undefined;
  off?: boolean | undefined;
  submit?: boolean | undefined;
  class?: string | undefined;
};

/** A button with a drawing alone; its name is said and shown on hovering. */
export function IconButton({
  icon,
  label,
  onClick,
  href,
  size = 24,
  pressed,
  expanded,
  off,
  submit,
  ...rest
}: IconButtonProps) {
  const name = `icon-btn ${rest.class ?? ''}`;
  if (href)
    return (
      <a class={name} href={href} aria-label={label} title={label}>
        <Icon id={icon} size={size} />
      </a>
    );
  return (
    <button
      type={submit ? 'submit' : 'button'}
      class={name}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-disabled={off ? 'true' : undefined}
      onClick={off ? event => event.preventDefault() : onClick}
    >
      <Icon id={icon} size={size} />
    </button>
  );
}
