import type { Screen } from '../routes';

// #/about and #/teachers
export const routes: Screen[] = [
  { pattern: 'about', load: () => import('./TextPage') },
  { pattern: 'teachers', load: () => import('./TextPage') },
];
