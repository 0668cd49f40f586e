// Learning mode: the card shows date and place, the board the names; one finds the cell oneself. Of this person's
// screen only.
import { signal } from '@preact/signals';
import type { Session } from '../../table/session';

const STORE = 'stolik-victory-line-learning';
const kept = (): boolean | null => {
  try {
    const text = localStorage.getItem(STORE);
    return text === null ? null : text === 'on';
  } catch {
    return null;
  }
};

/** This person's own choice; null follows the table. */
const own = signal<boolean | null>(kept());

export const learningHere = (session: Session): boolean => own.value ?? session.chosen?.value.learning === true;

export function setLearning(on: boolean): void {
  own.value = on;
  try {
    localStorage.setItem(STORE, on ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}
