// The asking game for boardgame.io: moves that only the server carries out, since they need what is hidden.
import { ask, cards, deal } from './asking.mjs';

function dealt(seats, shuffle) {
  const players = Array.from({ length: seats }, () => ({ hand: [], count: 0, sets: [] }));
  deal(players, shuffle(cards));
  return players;
}

export const Asking = {
  name: 'asking',
  disableUndo: true,
  setup: ({ ctx, random }) => ({ players: dealt(ctx.numPlayers, random.Shuffle), moves: 0, said: '' }),
  playerView: ({ G, playerID }) => ({
    ...G,
    players: G.players.map((player, i) => (String(i) === playerID ? player : { ...player, hand: null })),
  }),
  moves: {
    ask: {
      client: false,
      move: ({ G, ctx, playerID, events, random }, target, card) => {
        const answer = ask(G.players, Number(playerID), target, card);
        if (answer === 'refused') return 'INVALID_MOVE';
        G.said = `${playerID} ${target} ${card} ${answer}`;
        if (answer === 'next') events.endTurn();
        if (answer === 'over') G.players = dealt(ctx.numPlayers, random.Shuffle);
        G.moves++;
      },
    },
  },
};
