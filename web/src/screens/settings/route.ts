import type { Screen } from '../routes';

export const routes: Screen[] = [{ pattern: 'settings', load: () => import('./Settings') }];
