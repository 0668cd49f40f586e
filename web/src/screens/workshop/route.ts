import type { Screen } from '../routes';

// #/workshop (the decks of this device), #/workshop/KEY?page=… (one on the bench), #/decks/open?d=… (one that came as a
// link)
export const routes: Screen[] = [
  { pattern: 'workshop', load: () => import('./Workshop') },
  { pattern: 'workshop/:key', load: () => import('./Editor') },
  { pattern: 'decks/open', load: () => import('./Workshop') },
];
