// What a table of this game can choose (V4, V13, V18, V20), and in which order the lobby asks.
import type { OptionSpec } from '../module';
import { splits } from './teams';

export const options: OptionSpec[] = [
  { id: 'teams', main: true, values: players => splits(players), initial: players => splits(players)[0]! },
  { id: 'lines_to_win', main: true, values: () => [1, 2, 3, 4, 5], initial: () => 3 },
  { id: 'learning', main: true, values: () => [false, true], initial: () => false },
  { id: 'draw', main: false, values: () => ['automatic', 'manual'], initial: () => 'automatic' },
  { id: 'dead_cards', main: false, values: () => ['open', 'exchange'], initial: () => 'open' },
  { id: 'swap_cards', main: false, values: () => [3, 4], initial: () => 3 },
  { id: 'dealer', main: false, values: players => Array.from({ length: players }, (_, seat) => seat), initial: players => players - 1 },
];
