// Reglamentacja: what the game of ration cards brings to the client.
import type { OwnGame } from '../module';
import { End } from './End';
import { viewOf } from './deck';
import { HostActs } from './HostActs';
import { refusalInWords } from './model';
import { options } from './options';
import { speak } from './speak';
import { status } from './status';
import { Table } from './Table';
import { filters, tell } from './tell';

export const game: OwnGame = {
  advised: 4,
  options,
  Table,
  End,
  status,
  tell,
  log: 'foot',
  speak,
  refused: refusalInWords,
  filters,
  HostActs,
  // R5: never black, which is the speculator's.
  colours: {
    count: 5,
    sides: players => players,
    side: seat => seat,
    name: (colour, words) => words(`rationing-colour-${colour}`),
  },
  order: (view, { words, names }) =>
    viewOf(view).queue.map(who => (who === 'speculator' ? words('rationing-speculator') : names.of(who))),
  coach: () => import('./coach'),
  classroom: () => import('./classroom'),
  tutorial: () => import('./Tutorial'),
};
