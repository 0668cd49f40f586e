// Stolik driven by a client in node, as the two others are: docs/PROTOCOL-wire.md and nothing else.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import WebSocket from 'ws';
import { choose_ask } from './asking.mjs';
import { drive } from './drive.mjs';

const deck = JSON.parse(readFileSync(new URL('../../content/decks/psz/deck.json', import.meta.url)));
const cards = deck.sets.map(set => set.cards).flat();
const sets = new Map(deck.sets.map(set => set.cards.map(card => [card, set.id])).flat());

class Guest {
  constructor(port, heard) {
    this.heard = heard; // a change, once it is answered if this guest said it
    this.seq = 0;
    this.answers = new Map();
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
      origin: `http://127.0.0.1:${port}`,
      perMessageDeflate: false,
    });
    this.socket.on('message', text => this.hear(JSON.parse(text)));
    this.socket.on('error', error => {
      throw error;
    });
    this.opened = new Promise(done => this.socket.on('open', done));
  }
  hear(message) {
    const change = message.update ?? message.fresh;
    if (message.welcome) this.code = message.welcome.code;
    if (change) {
      this.seq = change.seq;
      this.room = change.room ?? this.room;
      this.view = change.view ?? (change.changes ? { ...this.view, ...change.changes } : this.view);
      if (this.answers.size === 0) this.heard(this.seq);
    }
    if (message.ok) {
      this.answers.get(message.ok.id)();
      this.answers.delete(message.ok.id);
      this.heard(this.seq);
    }
    if (message.refused) throw new Error(`refused: ${JSON.stringify(message.refused)}`);
  }
  // Resolves when it is done, durably.
  say(message) {
    const id = randomUUID();
    return new Promise(done => {
      this.answers.set(id, done);
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }
}

await drive(async port => ({
  async open(_, seats, updated) {
    const guests = Array.from({ length: seats }, (_, seat) => new Guest(port, seq => updated(seat, seq)));
    await Promise.all(guests.map(guest => guest.opened));
    const host = guests[0];
    await host.say({ create: { game: 'triples', door: 'open', seats: Array(seats).fill('open'), views: 'changes' } });
    for (const guest of guests.slice(1)) await guest.say({ knock: { code: host.code, views: 'changes' } });
    for (let seat = 0; seat < seats; seat++) await guests[seat].say({ sit: { seat } });
    await host.say({ start: {} });
    while (guests.some(guest => guest.seq < host.seq)) await new Promise(later => setTimeout(later, 5));
    return {
      say() {
        const { phase } = host.room;
        if (phase !== 'playing') {
          host.say(phase === 'over' ? { rematch: {} } : { start: {} });
          return false;
        }
        const { turn, sets: laid } = host.view;
        const own = guests[turn].view.hands[turn];
        const { target, card } = choose_ask(turn, seats, own, laid.flat(), cards, one => sets.get(one));
        guests[turn].say({ do: `ask ${target} ${card}` });
        return true;
      },
    };
  },
}));
