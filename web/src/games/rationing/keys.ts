// Keys of this table (UX B.2). They are silent while somebody types, and with Ctrl, Alt or Meta held.
import { listen } from '../../ui/listen';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../../settings';
import { announce } from '../../ui/Announcer';
import { type Model, openSheet } from './model';
import { BUTTON_STRENGTH } from './pose';
import { cardInWords } from './said';

export function useKeys(model: Model, root: RefObject<HTMLElement | null>): void {
  const latest = useRef(model);
  latest.current = model;
  useLayoutEffect(() => {
    const focus = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      const target = event.target as HTMLElement;
      if (target.closest('input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable], dialog'))
        return;
      if (!settings.letterKeys.value || !root.current?.isConnected) return;
      const { view, me, desk, session } = latest.current;
      const legal = session.legal.value;
      const acts: Record<string, () => void> = {
        t: () => {
          if (legal.includes('spin')) void latest.current.send('spin', { strength: BUTTON_STRENGTH });
          else if (legal.includes('stop')) focus('.rg-stop');
        },
        // Again: the next one.
        o: () => {
          const offers = [...(root.current?.querySelectorAll<HTMLElement>('[data-offer]') ?? [])];
          offers[(offers.indexOf(target.closest<HTMLElement>('[data-offer]')!) + 1) % offers.length]?.focus();
        },
        c: () => {
          if (view.phase !== 'spinning' || me === null) return;
          openSheet(desk, 'offer');
          requestAnimationFrame(() => focus('.rg-comp .rg-add, .rg-comp button'));
        },
        p: () => {
          if (view.phase !== 'spinning' || me !== view.active || view.final) return;
          openSheet(desk, 'speculator');
          requestAnimationFrame(() => focus('.rg-purse [data-rove]'));
        },
        g: () => announce(view.row.map(id => cardInWords(latest.current, id)).join(' ')),
      };
      // By the place of the key, so that a Cyrillic layout has them too.
      const act = event.code.startsWith('Key') ? acts[event.code.slice(3).toLowerCase()] : undefined;
      if (act) {
        event.preventDefault();
        return act();
      }
      if (/^[1-7]$/.test(event.key) && !target.closest('[data-offer]')) {
        const coupons = root.current?.querySelectorAll<HTMLElement>('.rg-purse [data-rove]');
        coupons?.[Number(event.key) - 1]?.focus();
      }
    };
    return listen(globalThis, 'keydown', onKey);
  }, []);
}
