// A sheet of paper at the side (on a phone: at the bottom). It lies beside the table and does not stop play.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { words } from '../words/words';
import { IconButton } from './Button';
import './sheet.css';

export type SideSheetProps = {
  open: boolean;
  title: string;
  onClose(): void;
  children: ComponentChildren;
  /** stands at the foot and does not scroll away */
  foot?: ComponentChildren | undefined;
  lang?: string | undefined;
};

export function SideSheet({ open, title, onClose, children, foot, lang }: SideSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const heading = useId();
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const element = sheet.current;
    if (!open || !element) return;
    const before = document.activeElement as HTMLElement | null;
    // In the top layer it is placed by the window, whatever container it was written in.
    element.showPopover?.();
    element.focus({ preventScroll: true });
    // Play goes on beside the sheet and may take the focus along; Escape closes it all the same.
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && close.current();
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('keydown', escape);
      const inside = element.contains(document.activeElement) || document.activeElement === document.body;
      if (element.matches(':popover-open')) element.hidePopover?.();
      if (inside && before?.isConnected) before.focus({ preventScroll: true });
    };
  }, [open]);
  if (!open) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div ref={sheet} class="sheet" popover="manual" role="dialog" aria-labelledby={heading} tabIndex={-1} onKeyDown={onKeyDown} lang={lang}>
      <div class="sheet-head">
        <h2 id={heading}>{title}</h2>
        <IconButton icon="ui-cross" label={words.value?.('shell-close') ?? ''} onClick={onClose} />
      </div>
      <div class="sheet-body" tabIndex={0} role="group" aria-labelledby={heading}>{children}</div>
      {foot && <div class="sheet-foot">{foot}</div>}
    </div>
  );
}
