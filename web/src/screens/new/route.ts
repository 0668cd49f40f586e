import type { Screen } from '../routes';

// #/new/GAME?place=bots|device|online
export const routes: Screen[] = [{ pattern: 'new/:game', load: () => import('./NewGame'), game: ({ game }) => game }];
