import type { Screen } from '../routes';

// #/watch/CODE: the table on a big screen in the middle; the phones around it hold the hands. #/tv: where a screen is
// told the code.
export const routes: Screen[] = [
  { pattern: 'watch/:code', load: () => import('./Watch') },
  { pattern: 'tv', load: () => import('./Tv') },
];
