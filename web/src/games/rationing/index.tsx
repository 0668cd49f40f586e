import type { GameModule } from '../module';

export const game: GameModule = {
  name: 'rationing',
  deckId: 'prl',
  players: { min: 3, max: 5, allowed: [2, 3, 4], advised: 4 },
  options: [],
  Table: ({ session }) => <pre>{JSON.stringify(session.view.value, null, 1)}</pre>,
  End: ({ session }) => <pre>{JSON.stringify(session.view.value.winners)}</pre>,
  status: view => ({ text: String(view.awaiting), mine: false }),
  tell: event => JSON.stringify(event),
  filters: [],
  tutorial: () => Promise.reject(new Error('none yet')),
};
