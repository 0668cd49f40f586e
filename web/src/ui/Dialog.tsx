// A question that must be answered first. Where the table should stay in sight a SideSheet will do.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import './sheet.css';

export type DialogProps = {
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
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
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
