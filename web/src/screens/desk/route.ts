import type { Screen } from '../routes';

// A class on the server: the teacher's desk, the projector, a pupil's place. `?c=CLASS&t=TOKEN` brings the place along
// (a QR code).
export const routes: Screen[] = [
  { pattern: 'desk/:code', load: () => import('../../class/Desk') },
  { pattern: 'screen/:code', load: () => import('../../class/Screen') },
  { pattern: 'pupil/:code', load: () => import('../../class/Pupil') },
];
