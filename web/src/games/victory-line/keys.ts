// The keyboard at this table (UX B.0, B.3). Letters act only where single letters are allowed; a cell can be typed: e7.
import { listen } from '../../ui/listen';
import type { Signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../../settings';
import { announce } from '../../ui/Announcer';
import { isTyping, useKeys } from '../../ui/keys';
import type { Words } from '../../words/words';
import { isCell, rowOf, SIDE, type Cell } from './cells';
import { readRow } from './reading';
import type { Seen } from './seen';

type TableKeys = {
  seen: Seen;
  words: Words;
  focus: Signal<Cell>;
  /** which six: left and right slide the bracket */
  sliding: boolean;
  choose(index: number): void;
  clear(): void;
  commit(): void;
  slide(by: number): void;
  jump(back: boolean): void;
  draw(): void;
  discard(): void;
  inform(): void;
  go(cell: Cell): void;
};

/** How long a letter waits for the number of a row. */
const PATIENCE = 650;

export function useTableKeys(table: TableKeys): void {
  const row = useRef({ from: '', next: 0 });
  const letters: Record<string, (shift: boolean) => void> = {
    b: () => {
      // The row of the cell in focus, then with each press the next one.
      if (row.current.from !== table.focus.value)
        row.current = { from: table.focus.value, next: rowOf(table.focus.value) };
      announce(readRow(row.current.next, table.seen, table.words));
      row.current.next = (row.current.next + 1) % SIDE;
    },
    i: () => table.inform(),
    n: shift => table.jump(shift),
    x: () => table.discard(),
    d: () => table.draw(),
  };
  useKeys({
    ...Object.fromEntries(Array.from({ length: 9 }, (_, at) => [String(at + 1), () => table.choose(at)])),
    Enter: () => table.commit(),
    Escape: () => table.clear(),
    ...(table.sliding ? { ArrowLeft: () => table.slide(-1), ArrowRight: () => table.slide(1) } : {}),
  });

  const now = useRef({ table, letters });
  now.current = { table, letters };
  useLayoutEffect(() => {
    // e7: a letter of a column waits a moment for its row while the board has the focus.
    let typed = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      const text = typed;
      typed = '';
      if (isCell(text)) now.current.table.go(text);
      else now.current.letters[text]?.(false);
    };
    const pressed = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        !settings.letterKeys.value ||
        isTyping(event.target) ||
        document.querySelector('dialog[open]')
      )
        return;
      // Letters by the place of the key: a Cyrillic layout has them too.
      const key = event.code.startsWith('Key') ? event.code.slice(3).toLowerCase() : event.key;
      const inGrid = (event.target as Element | null)?.closest?.('.vl-grid');
      if (typed && /^[a-l](1[0-2]?|[2-9])$/.test(typed + key)) {
        typed += key;
        if (typed.endsWith('1') && typed.length === 2) {
          clearTimeout(timer);
          timer = setTimeout(end, PATIENCE);
        } else end();
      } else if (inGrid && /^[a-l]$/.test(key) && !event.shiftKey) {
        if (typed) end();
        typed = key;
        timer = setTimeout(end, PATIENCE);
      } else {
        if (typed) end();
        const act = now.current.letters[key];
        if (!act || event.repeat) return;
        act(event.shiftKey);
      }
      event.preventDefault();
      event.stopPropagation();
    };
    const stop = listen(globalThis, 'keydown', pressed, { capture: true });
    return () => (clearTimeout(timer), stop());
  }, []);
}
