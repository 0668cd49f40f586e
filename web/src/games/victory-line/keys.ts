// The keyboard at this table (UX B.0, B.3). Letters act only where single letters are allowed; a cell can be typed: e7.
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../settings';
import { announce } from '../../ui/Announcer';
import { useKeys, type Keys } from '../../ui/keys';
import type { Names } from '../../words/names';
import type { Words } from '../../words/words';
import { rowOf, type Cell } from './cells';
import { cardLabel } from './Cards';
import type { BoardDeck } from './deck';
import { readOrder, readRow } from './reading';
import type { Seen } from './seen';

export type TableKeys = {
  seen: Seen;
  deck: BoardDeck;
  words: Words;
  names: Names;
  focus: Signal<Cell>;
  cards: string[];
  learning: boolean;
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
  const letters: Keys = {
    b: () => {
      // The row of the cell in focus, then with each press the next one.
      if (row.current.from !== table.focus.value) row.current = { from: table.focus.value, next: rowOf(table.focus.value) };
      announce(readRow(row.current.next, table.seen, table.words));
      row.current.next = (row.current.next + 1) % 12;
    },
    h: () => announce(table.cards.map((card, at) => `${at + 1}: ${cardLabel({ card, deck: table.deck, words: table.words, learning: table.learning, dead: (table.deck.homes.get(card) ?? '') in table.seen.view.chips })}.`).join(' ')),
    q: () => announce(readOrder(table.seen.view, table.words, table.names)),
    i: () => table.inform(),
    n: event => table.jump(event.shiftKey),
    x: () => table.discard(),
    d: () => table.draw(),
  };
  const digits: Keys = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [String(at + 1), () => table.choose(at)]));
  useKeys({
    ...letters, ...digits,
    Enter: () => table.commit(),
    Escape: () => table.clear(),
    ...(table.sliding ? { ArrowLeft: () => table.slide(-1), ArrowRight: () => table.slide(1) } : {}),
  });

  // e7: a letter of a column waits a moment for its row while the board has the focus.
  const now = useRef({ table, letters });
  now.current = { table, letters };
  useEffect(() => {
    let typed = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (event?: KeyboardEvent) => {
      clearTimeout(timer);
      const text = typed;
      typed = '';
      if (/^[a-l]\d+$/.test(text)) now.current.table.go(text);
      else if (text) now.current.letters[text]?.(event ?? new KeyboardEvent('keydown', { key: text }));
    };
    const pressed = (event: KeyboardEvent) => {
      const inGrid = (event.target as Element | null)?.closest?.('.vl-grid');
      if (!inGrid || event.ctrlKey || event.metaKey || event.altKey || !settings.letterKeys.value) return;
      const key = event.key.toLowerCase();
      const wholeRow = typed + key;
      if (typed && /^[a-l](1[0-2]?|[2-9])$/.test(wholeRow)) {
        typed = wholeRow;
        event.preventDefault();
        event.stopPropagation();
        clearTimeout(timer);
        if (/^[a-l]1$/.test(wholeRow)) timer = setTimeout(end, PATIENCE);
        else end();
      } else if (/^[a-l]$/.test(key) && !event.shiftKey) {
        if (typed) end();
        typed = key;
        event.preventDefault();
        event.stopPropagation();
        timer = setTimeout(end, PATIENCE);
      } else if (typed) end();
    };
    addEventListener('keydown', pressed, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', pressed, { capture: true });
    };
  }, []);
}
