// The asking game on Colyseus: a room with a state of its own kind, hands shown by a StateView to their owner alone.
// Nothing is kept on disk: Colyseus leaves that to whoever writes a room.
import { Room, Server } from '@colyseus/core';
import { StateView, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { ask, cards, deal, shuffled } from './asking.mjs';

const Player = schema(
  {
    hand: t.array('string').view(),
    count: t.uint8(),
    sets: t.array('uint8'),
  },
  'Player',
);
const State = schema(
  {
    players: t.array(Player),
    turn: t.uint8(),
    moves: t.uint32(),
    said: t.string(),
  },
  'State',
);

class Asking extends Room {
  onCreate({ seats }) {
    this.maxClients = seats;
    this.maxMessagesPerSecond = Infinity;
    // Usual is a patch every 50 ms. Here everybody is told at once, as the other servers do.
    this.patchRate = null;
    this.state = new State();
    this.state.moves = 0;
    for (let i = 0; i < seats; i++) this.state.players.push(new Player());
    this.deal();
    this.onMessage('ask', (client, { target, card }) => this.asked(client, target, card));
  }
  onJoin(client) {
    client.userData = { seat: this.clients.length - 1 };
    client.view = new StateView();
    client.view.add(this.state.players[client.userData.seat]);
  }
  deal() {
    const { players } = this.state;
    players.forEach(player => {
      player.hand.splice(0, player.hand.length);
      player.sets.splice(0, player.sets.length);
    });
    deal([...players], shuffled(cards));
    this.state.turn = 0;
  }
  asked(client, target, card) {
    const { state } = this;
    const { seat } = client.userData;
    if (seat !== state.turn) return;
    const answer = ask([...state.players], seat, target, card);
    if (answer === 'refused') return;
    state.said = `${seat} ${target} ${card} ${answer}`;
    if (answer === 'next') state.turn = (seat + 1) % state.players.length;
    if (answer === 'over') this.deal();
    state.moves++;
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('asking', Asking);
await server.listen(Number(process.argv[2]), '127.0.0.1');
