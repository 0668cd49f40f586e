import type { Screen } from '../routes';

// #/rules/GAME and #/rules/GAME/T10
export const routes: Screen[] = [
  { pattern: 'rules/:game', load: () => import('./RulesPage'), game: ({ game }) => game },
  { pattern: 'rules/:game/:rule', load: () => import('./RulesPage'), game: ({ game }) => game },
];
