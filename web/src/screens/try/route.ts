import type { Screen } from '../routes';

// #/try/GAME?players=4&lang=pl: a table against random bots, for those who build one.
export const routes: Screen[] = [{ pattern: 'try/:game', load: () => import('./Try'), game: ({ game }) => game }];
