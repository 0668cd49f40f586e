import type { Screen } from '../routes';

export const routes: Screen[] = [{ pattern: 'learn/:game', load: () => import('./Learn'), game: ({ game }) => game }];
