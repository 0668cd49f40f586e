import type { Screen } from '../routes';

// #/about, #/teachers and #/privacy
export const routes: Screen[] = [
  { pattern: 'about', load: () => import('./TextPage') },
  { pattern: 'teachers', load: () => import('./TextPage') },
  { pattern: 'privacy', load: () => import('./TextPage') },
];
