// Reglamentacja: what the game of ration cards brings to the client.
import type { GameModule } from '../module';
import { End } from './End';
import { viewOf } from './deck';
import { HostActs } from './HostActs';
import { speak } from './speak';
import { status } from './status';
import { Table } from './Table';
import { filters, tell } from './tell';

export const game: GameModule = {
  name: 'rationing',
  deckId: 'prl',
  players: { min: 3, max: 5, allowed: [3, 4, 5], advised: 4 },
  options: [
    { id: 'top', main: true, values: () => ['clock', 'steps', 'real'], initial: () => 'clock' },
    { id: 'top_seconds', main: true, values: (_, chosen) => ((chosen.top ?? 'clock') === 'clock' ? [15, 30, 45, 60, 90, 120, 180] : [45]), initial: () => 45 },
    { id: 'no_dinner_visits', main: false, values: players => (players === 3 ? [false, true] : [false]), initial: () => false },
  ],
  Table,
  End,
  status,
  tell,
  log: 'foot',
  speak,
  filters,
  HostActs,
  order: (view, { words, names }) => viewOf(view).queue.map(who => (who === 'speculator' ? words('rationing-speculator') : names.of(who))),
  coach: () => import('./coach'),
  tutorial: () => import('./Tutorial'),
};
