import type { Screen } from '../routes';

// #/print, #/print/GAME?deck=…&mode=…
export const routes: Screen[] = [
  { pattern: 'print', load: () => import('./Print') },
  { pattern: 'print/:game', load: () => import('./Print'), game: ({ game }) => game },
];
