import { Client } from '@colyseus/sdk';
import { choose_ask } from './asking.mjs';
import { drive } from './drive.mjs';

await drive(async port => {
  const client = new Client(`ws://127.0.0.1:${port}`);
  return {
    async open(_, seats, updated) {
      const rooms = [];
      const first = [];
      while (rooms.length < seats) {
        const seat = rooms.length;
        const room = await (seat === 0 ? client.create('asking', { seats }) : client.joinById(rooms[0].roomId));
        first.push(
          new Promise(ready => {
            room.onStateChange(state => {
              updated(seat, state.moves);
              ready();
            });
          }),
        );
        rooms.push(room);
      }
      await Promise.all(first);
      check_secrets(rooms);
      return {
        say() {
          const { turn, players } = rooms[0].state;
          const { hand } = rooms[turn].state.players[turn];
          const done = players.map(player => [...player.sets]).flat();
          rooms[turn].send('ask', choose_ask(turn, seats, [...hand], done));
          return true;
        },
      };
    },
  };
});

// What is compared must hide hands, or it is another game.
function check_secrets(rooms) {
  rooms.forEach((room, seat) =>
    room.state.players.forEach((player, other) => {
      const seen = player.hand?.length ?? 0;
      if ((seat === other) !== seen > 0) throw new Error(`seat ${seat} sees ${seen} cards of seat ${other}`);
    }),
  );
}
