// A sheet of paper at the side (on a phone: at the bottom). It lies beside the table and does not stop play.
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../words/words';
import { IconButton } from './Button';
import './sheet.css';

type SideSheetProps = {
  open: boolean;
  title: string;
  onClose(): void;
  children: ComponentChildren;
  /** stands at the foot and does not scroll away */
  foot?: ComponentChildren | undefined;
  lang?: string | undefined;
};

/** It may be hidden already; asking for that by a selector is more than older browsers understand. */
function hide(element: HTMLElement): void {
  try {
    element.hidePopover?.();
  } catch {
    // It was.
  }
}

// The sheets that lie open; Escape takes the uppermost away.
const pile: object[] = [];

export function SideSheet({ open, title, onClose, children, foot, lang }: SideSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const heading = useId();
  const close = useRef(onClose);
  close.current = onClose;
  // Before it can be seen: a key pressed at once finds it listening.
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!open || !element) return;
    const before = document.activeElement as HTMLElement | null;
    // In the top layer it is placed by the window, whatever container it was written in.
    element.showPopover?.();
    element.focus({ preventScroll: true });
    // Play goes on beside the sheet and may take the focus along; Escape closes it all the same, before it can take
    // back what is being chosen at the table.
    const place = {};
    const escape = (event: KeyboardEvent) => {
      if (
        event.key !== 'Escape' ||
        pile.at(-1) !== place ||
        (event.target as Element).closest?.('dialog, .command-line')
      )
        return;
      event.stopPropagation();
      close.current();
    };
    pile.push(place);
    document.addEventListener('keydown', escape, true);
    return () => {
      document.removeEventListener('keydown', escape, true);
      pile.splice(pile.indexOf(place), 1);
      const inside = element.contains(document.activeElement) || document.activeElement === document.body;
      hide(element);
      if (inside && before?.isConnected) before.focus({ preventScroll: true });
    };
  }, [open]);
  if (!open) return null;
  return (
    <div ref={sheet} class="sheet" popover="manual" role="dialog" aria-labelledby={heading} tabIndex={-1} lang={lang}>
      <div class="sheet-head">
        <h2 id={heading}>{title}</h2>
        <IconButton icon="ui-cross" label={words.value?.('shell-close') ?? ''} onClick={onClose} />
      </div>
      <div class="sheet-body" tabIndex={0} role="group" aria-labelledby={heading}>
        {children}
      </div>
      {foot && <div class="sheet-foot">{foot}</div>}
    </div>
  );
}
