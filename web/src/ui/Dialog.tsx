// A question that must be answered first. Where the table should stay in sight a SideSheet will do.
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from './Button';
import './sheet.css';

type DialogProps = {
  open: boolean;
  title: string;
  onClose(): void;
  children: ComponentChildren;
  /** on the button that goes back, and on the one that goes on */
  no: string;
  yes: string;
  onYes(): void;
  /** why one cannot go on */
  reason?: string | null;
};

export function Dialog({ open, title, onClose, children, no, yes, onYes, reason }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement as HTMLElement | null;
    if (!element.open) element.showModal();
    return () => {
      element.close();
      // The one who asked is where one goes on, if it is still there.
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, [open]);
  if (!open) return null;
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby={heading} onClose={onClose} onCancel={onClose}>
      <h2 id={heading}>{title}</h2>
      {children}
      <div class="dialog-acts">
        <Button onClick={onClose}>{no}</Button>
        <Button kind="primary" reason={reason} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </dialog>
  );
}
