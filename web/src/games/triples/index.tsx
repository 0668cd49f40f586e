// The asking game: Polish Armed Forces in the West.
import type { OwnGame } from '../module';
import { End } from './End';
import { lobby } from './lobby';
import { options } from './options';
import { askOf } from './parts/Slip';
import { Table } from './Table';
import { TableMap } from './TableMap';
import { filters, speak, status, tell } from './tell';

export const game: OwnGame = {
  advised: 4,
  options,
  Table,
  End,
  status,
  tell,
  filters,
  keepsBack: step => askOf(step) !== null,
  log: 'side',
  tellsLast: true,
  speak,
  lobby,
  pages: ['map'],
  Tools: TableMap,
  coach: () => import('./coach'),
  classroom: () => import('./classroom'),
  tutorial: () => import('./tutorial/Tutorial'),
};
