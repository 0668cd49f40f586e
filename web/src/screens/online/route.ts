import type { Screen } from '../routes';

// #/online/CODE: one's own place at a table on the server, from the lobby to the end.
export const routes: Screen[] = [{ pattern: 'online/:code', load: () => import('./Online') }];
