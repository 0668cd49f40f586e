import type { OwnGame } from '../module';
import { End } from './End';
import { HostActs } from './HostActs';
import { boardDeck } from './deck';
import { options } from './options';
import { readBoard, readHand } from './reading';
import { asView, seenBy } from './seen';
import { Table } from './Table';
import { teamAt, teamOf, TEAMS } from './teams';
import { filters, status, tell } from './tell';

export const game: OwnGame = {
  advised: 2,
  options,
  Table,
  End,
  status,
  tell,
  filters,
  log: 'own',
  speak(what, view, eyes, telling) {
    const seen = seenBy(asView(view), eyes);
    return what === 'hand'
      ? readHand(seen.hand, boardDeck(telling.deck), seen, telling.words)
      : readBoard(seen, telling.words);
  },
  HostActs,
  side: (seat, view) => teamOf(seat, asView(view).options.teams),
  lobby: {
    mark(seat, room, words) {
      const team = teamOf(seat, Number(room.options.teams ?? 2));
      return { icon: `chip-${teamAt(team).shape}`, label: words(`victory-line-chip-${teamAt(team).id}`) };
    },
  },
  colours: {
    count: TEAMS.length,
    sides: (_, options) => Number(options.teams ?? 2),
    side: (seat, options) => teamOf(seat, Number(options.teams ?? 2)),
    name: (colour, words) => words(`victory-line-chip-${TEAMS[colour]!.id}`),
    icon: colour => `chip-${TEAMS[colour]!.shape}`,
  },
  coach: () => import('./coach'),
  classroom: () => import('./classroom'),
  tutorial: () => import('./tutorial/Tutorial'),
};
