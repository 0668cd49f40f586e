import { createRequire } from 'node:module';
import { choose_ask } from './asking.mjs';
import { Asking } from './boardgame_game.mjs';
import { drive } from './drive.mjs';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');

await drive(async port => ({
  async open(table, seats, updated) {
    const sit = seat =>
      new Promise(ready => {
        const client = Client({
          game: Asking,
          numPlayers: seats,
          matchID: `table-${table}`,
          playerID: String(seat),
          debug: false,
          // The first request by WebSocket too; usual is to begin with plain requests.
          multiplayer: SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ['websocket'] } }),
        });
        client.subscribe(state => {
          if (state === null) return;
          updated(seat, state.G.moves);
          ready(client);
        });
        client.start();
      });
    // The first to come makes the match.
    const clients = [await sit(0)];
    while (clients.length < seats) clients.push(await sit(clients.length));
    check_secrets(clients);
    return {
      say() {
        const state = clients[0].getState();
        const turn = Number(state.ctx.currentPlayer);
        const { hand } = clients[turn].getState().G.players[turn];
        const done = state.G.players.map(player => player.sets).flat();
        const { target, card } = choose_ask(turn, seats, hand, done);
        clients[turn].moves.ask(target, card);
        return true;
      },
    };
  },
}));

// What is compared must hide hands, or it is another game.
function check_secrets(clients) {
  clients.forEach((client, seat) =>
    client.getState().G.players.forEach((player, other) => {
      const seen = player.hand?.length ?? 0;
      if ((seat === other) !== seen > 0) throw new Error(`seat ${seat} sees ${seen} cards of seat ${other}`);
    }),
  );
}
