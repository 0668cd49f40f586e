// The games the client knows; each is loaded when its table is opened.
import type { GameName } from '../table/session';
import type { GameModule } from './module';

export const GAMES: Record<GameName, () => Promise<{ game: GameModule }>> = {
  triples: () => import('./triples'),
  rationing: () => import('./rationing'),
  'victory-line': () => import('./victory-line'),
};
