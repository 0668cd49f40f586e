import type { Screen } from '../routes';

export const routes: Screen[] = [{ pattern: '', load: () => import('./Start') }];
