// Learning mode: the card shows date and place, the board the names; one finds the cell oneself. Of this person's
// screen only.
import { keepText, keptText } from '../../kept';
import { signal } from '@preact/signals';
import type { Session } from '../../table/session';

const STORE = 'stolik-victory-line-learning';
const kept = (): boolean | null => {
  const text = keptText(STORE);
  return text === null ? null : text === 'on';
};

/** This person's own choice; null follows the table. */
const own = signal<boolean | null>(kept());

export const learningHere = (session: Session): boolean => own.value ?? session.chosen?.value.learning === true;

export function setLearning(on: boolean): void {
  own.value = on;
  keepText(STORE, on ? 'on' : 'off');
}
