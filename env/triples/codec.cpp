#include "env/triples/codec.h"

#include "bots/triples/belief.h"

namespace stolik::triples {

void Codec::look(Tape& tape, const View<Triples>& view) {
  const Public& pub = view.pub;
  const int players = pub.options.players;
  const int cards = pub.options.cards();
  const auto seat = [&](int steps) { return slot(further(view.seat, steps, players)); };
  tape.piece("hand", {cards});
  tape.bits(view.own.hand.bits, cards);
  tape.piece("in_play", {cards});
  tape.bits(pub.in_play.bits, cards);
  tape.piece("turn", {players});
  tape.one_of(pub.turn == kNobody ? -1 : steps_to(view.seat, pub.turn, players), players);
  tape.piece("hand_sizes", {players});
  for (int s = 0; s < players; ++s) tape.byte(pub.hand_sizes[seat(s)]);
  tape.piece("reads", {players});
  for (int s = 0; s < players; ++s) tape.byte(pub.reads[seat(s)]);
  tape.piece("sets", {players, pub.options.sets});
  for (int s = 0; s < players; ++s) tape.bits(pub.sets[seat(s)].bits, pub.options.sets);
}

void Codec::recall(Tape& tape, const View<Triples>& view, const Memory& memory) {
  const int players = view.pub.options.players;
  const int count = view.pub.options.cards();
  const auto cards = [&](std::string_view name, const PerSeat<CardSet>& sets) {
    tape.piece(name, {players, count});
    for (int s = 0; s < players; ++s)
      tape.bits(sets[slot(further(view.seat, s, players))].bits, count);
  };
  cards("holds", memory.holds);
  cards("lacks", memory.lacks);
  cards("any_of", memory.any_of);
  cards("not_both", memory.not_both);
}

void Codec::reveal(Tape& tape, const State<Triples>& state) {
  const int players = state.pub.options.players;
  const int cards = state.pub.options.cards();
  tape.piece("hands", {players, cards});
  for (int s = 0; s < players; ++s) tape.bits(state.own[slot(seat_at(s))].hand.bits, cards);
}

void Codec::belief(const Knowledge<Triples>& known, float* out) {
  const View<Triples>& view = known.view;
  const int players = view.pub.options.players;
  if (view.pub.phase == Phase::deal && !view.pub.dealt) {
    std::fill_n(out, view.pub.options.cards() * players, 0.0f);
    return;
  }
  const Belief belief(view, known.memory);
  for (int c = 0; c < view.pub.options.cards(); ++c) {
    const Card card = card_at(c);
    for (int s = 0; s < players; ++s) {
      const bool open = view.pub.in_play.has(card);
      const bool mine = view.own.hand.has(card);
      const bool sure = s == 0 && mine;
      const double chance =
          open && s != 0 && !mine ? belief.chance(further(view.seat, s, players), card) : 0;
      *out++ = sure ? 1.0f : float(chance);
    }
  }
}

State<Triples> Codec::guess(const Knowledge<Triples>& known, Rng& rng) {
  const Public& pub = known.view.pub;
  State<Triples> state{};
  state.pub = pub;
  state.own[slot(known.view.seat)] = known.view.own;
  if (pub.in_play.empty() || (pub.phase == Phase::deal && !pub.dealt)) return state;
  if (pub.options.players > kMostCounted) return Triples::guess(known.view, known.memory, rng);
  PerSeat<CardSet> hands{};
  if (!Belief::draw(known.view, known.memory, rng, hands))
    return Triples::guess(known.view, known.memory, rng);
  for (std::size_t s = 0; s < hands.size(); ++s) {
    if (s != slot(known.view.seat)) state.own[s].hand = hands[s];
  }
  return state;
}

void Codec::deal_odds(const Options& options, const Deal& so_far, int,
                      std::vector<std::uint32_t>& weights) {
  for (int s = 0; s < options.players; ++s) {
    weights.push_back(
        std::uint32_t(Triples::dealt_to(s, options) - so_far.hands[slot(seat_at(s))].count()));
  }
}
void Codec::deal_take(const Options& options, Deal& so_far, int step, int outcome) {
  so_far.players = options.players;
  ++so_far.cards;
  so_far.hands[slot(seat_at(outcome))].add(card_at(step));
}
std::string Codec::deal_text(const Deck& names, const Options&, const Deal&, int step,
                             int outcome) {
  return concat(names.name(card_at(step)), " to ", outcome);
}

}  // namespace stolik::triples
