import type { Screen } from '../routes';

export const routes: Screen[] = [{ pattern: 'puzzle/:game', load: () => import('./Puzzle'), game: ({ game }) => game }];
