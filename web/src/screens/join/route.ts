import type { Screen } from '../routes';

// #/join, #/join/CODE, #/join/CODE?i=INVITATION and #/join/CODE?class&i=INVITATION (what QR codes hold): coming to a
// table on the server.
const load = () => import('./Join');
export const routes: Screen[] = [
  { pattern: 'join', load },
  { pattern: 'join/:code', load },
];
