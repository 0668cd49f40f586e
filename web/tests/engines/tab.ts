// A page of a browser, whichever engine draws it: as much of it as a person needs who plays.
import { hands } from '../support/hands';

export interface Tab {
  readonly engine: string;
  go(address: string): Promise<void>;
  /** Carries a function out in the page; what goes in and comes out is JSON. */
  run<T, A extends unknown[]>(script: (...values: A) => T | Promise<T>, ...values: A): Promise<T>;
  /** A finger or a mouse at a place, for so long. */
  press(x: number, y: number, ms?: number): Promise<void>;
  key(key: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  picture(): Promise<Buffer>;
  /** What went wrong in the page since it was opened: errors nobody caught, errors on the console. */
  wrong(): Promise<string[]>;
  close(): Promise<void>;
}

/** Is it so? Asked again and again, for as long as a slow machine may need. */
export async function waitFor(what: string, is: () => Promise<boolean>, within = 600_000): Promise<void> {
  const until = Date.now() + within;
  while (!(await is())) {
    if (Date.now() > until) throw new Error(`${what}: not within ${within / 1000} s`);
    await new Promise(done => setTimeout(done, 50));
  }
}

export const there = (tab: Tab, selector: string, within?: number) =>
  waitFor(
    `${tab.engine}: ${selector}`,
    () =>
      tab.run(one => [...document.querySelectorAll(one)].some(found => found.checkVisibility?.() ?? true), selector),
    within,
  );

/** Presses the first that is to be seen, in its middle, as a pointer does: what lies over it gets the press. */
export async function pressOn(tab: Tab, selector: string): Promise<void> {
  await there(tab, selector);
  const { x, y } = await tab.run(one => {
    const found = [...document.querySelectorAll(one)].find(one => one.checkVisibility?.() ?? true)!;
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = found.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
  await tab.press(x, y);
}

type Next = { over: boolean; at: { x: number; y: number; hold: number } | null };

/** What the hands would press next: where it lies, scrolled into sight. */
export function next(tab: Tab): Promise<Next> {
  return tab.run(() => {
    const found = (globalThis as unknown as { hands: ReturnType<typeof hands> }).hands.next();
    if (found === 'over' || !found) return { over: found === 'over', at: null };
    found.on.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = found.on.getBoundingClientRect();
    return { over: false, at: { x: left + width / 2, y: top + height / 2, hold: found.hold ?? 0 } };
  });
}
