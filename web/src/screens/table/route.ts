import type { Screen } from '../routes';

// #/table/ID: a table that runs in this page.
export const routes: Screen[] = [{ pattern: 'table/:id', load: () => import('./DeviceTable') }];
