// A question that must be answered first. Where the table should stay in sight a SideSheet will do.
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import './sheet.css';

type DialogProps = {
  open: boolean;
  title: string;
  onClose(): void;
  children: ComponentChildren;
  /** the buttons, the one that goes back first */
  acts?: ComponentChildren | undefined;
};

export function Dialog({ open, title, onClose, children, acts }: DialogProps) {
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
      {acts && <div class="dialog-acts">{acts}</div>}
    </dialog>
  );
}
