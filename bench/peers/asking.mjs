// The game that all servers are measured with: ask the others for cards, collect sets of three. It is `triples` of
// this repository (docs/rules/triples.md, beginner variant, strict asking), small enough to be written for each
// framework as its makers mean it: hidden hands, a turn, counts that everybody sees.

const kSets = 12;
export const cards = [];
for (let set = 0; set < kSets; set++) for (const part of ['commander', 'unit', 'battle']) cards.push(`${part}-${set}`);

export const set_of = card => Number(card.slice(card.lastIndexOf('-') + 1));

export function shuffled(list, below = n => Math.floor(Math.random() * n)) {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const k = below(i + 1);
    [out[i], out[k]] = [out[k], out[i]];
  }
  return out;
}

function lay_aside(player, set) {
  if (player.hand.filter(held => set_of(held) === set).length === 3) {
    for (let i = player.hand.length - 1; i >= 0; i--) if (set_of(player.hand[i]) === set) player.hand.splice(i, 1);
    player.sets.push(set);
  }
  player.count = player.hand.length;
}

// Deals to players with empty hands; a set that was dealt whole is laid aside.
export function deal(players, deck) {
  deck.forEach((card, i) => players[i % players.length].hand.push(card));
  for (const player of players) for (let set = 0; set < kSets; set++) lay_aside(player, set);
}

// One seat asks another for a card. `players` are {hand, count, sets}, changed in place; lists of a framework will do.
// Answers 'refused' (nothing was changed), 'again' (the asker goes on), 'next' or 'over'.
export function ask(players, seat, target, card) {
  const asker = players[seat];
  const asked = players[target];
  const set = set_of(card);
  if (asked === undefined || target === seat || !cards.includes(card)) return 'refused';
  if (asker.hand.includes(card) || players.some(player => player.sets.includes(set))) return 'refused';
  const mistaken = asker.hand.length > 0 && !asker.hand.some(held => set_of(held) === set);
  const at = asked.hand.indexOf(card);
  if (mistaken || at < 0) return 'next';
  asked.hand.splice(at, 1);
  asker.hand.push(card);
  lay_aside(asker, set);
  asked.count = asked.hand.length;
  return players.reduce((sum, player) => sum + player.sets.length, 0) === kSets ? 'over' : 'again';
}

// Any ask that is not refused, from what the asker sees.
export function choose_ask(seat, seats, hand, done, all = cards, set = set_of) {
  const target = (seat + 1 + Math.floor(Math.random() * (seats - 1))) % seats;
  const first = Math.floor(Math.random() * all.length);
  for (let i = 0; i < all.length; i++) {
    const card = all[(first + i) % all.length];
    if (!hand.includes(card) && !done.includes(set(card))) return { target, card };
  }
  return null;
}
