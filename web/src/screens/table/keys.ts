// The letter keys every table has (UX.md B.0). They never fire while somebody types, and can be switched off.
import { listen } from '../../ui/listen';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../../settings';

type KeyActions = Record<string, () => void>;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function useKeys(actions: KeyActions): void {
  const now = useRef(actions);
  now.current = actions;
  // At once: a key counts as soon as the table is seen.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !settings.letterKeys.value)
        return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      // By the place of the key, so that a Cyrillic layout has them too; '/' by its sign, which moves about.
      const name = event.key === '/' ? '/' : event.code.startsWith('Key') ? event.code.slice(3) : '';
      const action = now.current[name];
      if (!action || event.repeat) return;
      event.preventDefault();
      action();
    };
    return listen(globalThis, 'keydown', press);
  }, []);
}

/** What stands on the screen in a part marked data-read, as one would read it aloud. */
export function readAloud(part: string): string {
  const found = [...document.querySelectorAll(`[data-read="${part}"]`)];
  return found.map(spokenText).filter(Boolean).join(' ');
}

function spokenText(node: Node): string {
  if (node instanceof Text) return node.data.trim();
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
  const label = node.getAttribute('aria-label');
  if (label) return label.endsWith('.') ? label : `${label}.`;
  return [...node.childNodes].map(spokenText).filter(Boolean).join(' ');
}
