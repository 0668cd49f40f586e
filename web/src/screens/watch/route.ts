import type { Screen } from '../routes';

// #/watch/CODE: the table on a big screen in the middle; the phones around it hold the hands.
export const routes: Screen[] = [{ pattern: 'watch/:code', load: () => import('./Watch') }];
