// The asking game: Polish Armed Forces in the West.
import type { GameModule } from '../module';
import { End } from './End';
import { lobby } from './lobby';
import { options } from './options';
import { Table } from './Table';
import { filters, speak, status, tell } from './tell';

export const game: GameModule = {
  name: 'triples',
  deckId: 'psz',
  players: { min: 2, max: 12, allowed: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], advised: 4 },
  options,
  Table,
  End,
  status,
  tell,
  filters,
  log: 'side',
  speak,
  lobby,
  coach: () => import('./coach'),
  tutorial: () => import('./tutorial/Tutorial'),
};
