// Old and new: a client that was built from other rules than the server's says so, and renews itself between two games.
import { keepText, keptText } from '../kept';
import { rules } from 'virtual:stolik-files';
import { newest } from './offline';

const TRIED = 'stolik-renewed';

export const isOther = (theirs: string | null): boolean => theirs !== null && theirs !== rules;

/**
 * Loads the page anew, with the newest files there are. Once for each of the server's rules: a host that serves an old
 * client beside a new server would have it load for ever. False where that was tried.
 */
export async function renew(theirs: string): Promise<boolean> {
  // Who cannot keep anything would lose the seat with the page.
  if (keptText(TRIED, 'tab') === theirs || !keepText(TRIED, theirs, 'tab')) return false;
  await newest();
  location.reload();
  return true;
}
