import type { GameModule } from '../module';
import { End } from './End';
import { options } from './options';
import { Table } from './Table';
import { ALLOWED } from './teams';
import { filters, status, tell } from './tell';

export const game: GameModule = {
  name: 'victory-line',
  deckId: 'gpw',
  players: { min: 2, max: 12, allowed: ALLOWED, advised: 2 },
  options,
  Table,
  End,
  status,
  tell,
  filters,
  tutorial: () => import('./Tutorial'),
};
