#include "env/triples/codec.h"

#include "bots/triples/belief.h"

namespace stolik::triples {

void Codec::look(Tape& tape, const View<Triples>& view) {
  const Public& pub = view.pub;
  const int players = pub.options.players;
  const auto seat = [&](int steps) { return slot(further(view.seat, steps, players)); };
  tape.piece("hand", {kCards});
  tape.bits(view.own.hand.bits, kCards);
  tape.piece("in_play", {kCards});
  tape.bits(pub.in_play.bits, kCards);
  tape.piece("turn", {players});
  tape.one_of(pub.turn == kNobody ? -1 : steps_to(view.seat, pub.turn, players), players);
  tape.piece("hand_sizes", {players});
  for (int s = 0; s < players; ++s) tape.byte(pub.hand_sizes[seat(s)]);
  tape.piece("reads", {players});
  for (int s = 0; s < players; ++s) tape.byte(pub.reads[seat(s)]);
  tape.piece("sets", {players, kSets});
  for (int s = 0; s < players; ++s) tape.bits(pub.sets[seat(s)].bits, kSets);
}

void Codec::recall(Tape& tape, const View<Triples>& view, const Memory& memory) {
  const int players = view.pub.options.players;
  const auto cards = [&](std::string_view name, const PerSeat<CardSet>& sets) {
    tape.piece(name, {players, kCards});
    for (int s = 0; s < players; ++s) tape.bits(sets[slot(further(view.seat, s, players))].bits, kCards);
  };
  cards("holds", memory.holds);
  cards("lacks", memory.lacks);
  cards("any_of", memory.any_of);
  cards("not_both", memory.not_both);
}

void Codec::reveal(Tape& tape, const State<Triples>& state) {
  const int players = state.pub.options.players;
  tape.piece("hands", {players, kCards});
  for (int s = 0; s < players; ++s) tape.bits(state.own[slot(seat_at(s))].hand.bits, kCards);
}

void Codec::belief(const Knowledge<Triples>& known, float* out) {
  const View<Triples>& view = known.view;
  const int players = view.pub.options.players;
  if (view.pub.phase == Phase::deal && !view.pub.dealt) {
    std::fill_n(out, kCards * players, 0.0f);
    return;
  }
  const Belief belief(view, known.memory);
  for (int c = 0; c < kCards; ++c) {
    const Card card = card_at(c);
    for (int s = 0; s < players; ++s) {
      const bool open = view.pub.in_play.has(card);
      const bool mine = view.own.hand.has(card);
      const bool sure = s == 0 && mine;
      const double chance = open && s != 0 && !mine ? belief.chance(further(view.seat, s, players), card) : 0;
      *out++ = sure ? 1.0f : static_cast<float>(chance);
    }
  }
}

State<Triples> Codec::guess(const Knowledge<Triples>& known, Rng& rng) {
  const Public& pub = known.view.pub;
  State<Triples> state{};
  state.pub = pub;
  state.own[slot(known.view.seat)] = known.view.own;
  if (pub.in_play.empty() || (pub.phase == Phase::deal && !pub.dealt)) return state;
  // Set by set: a way to split it by the number of deals in which it occurs, given those that were chosen before.
  Memory memory = known.memory;
  for (int i = 0; i < kSets; ++i) {
    const SetId set = static_cast<SetId>(i);
    if (!pub.in_play.meets(CardSet::of(set))) continue;
    const Belief belief(known.view, memory);
    if (!belief.exact()) return Triples::guess(known.view, known.memory, rng);
    double lot = static_cast<double>(rng.next() >> 11) * 0x1p-53 * belief.deals();
    const Split* chosen = nullptr;
    for (const Split& split : belief.splits(set)) {
      if (split.deals <= 0) continue;
      chosen = &split;
      if (lot < split.deals) break;
      lot -= split.deals;
    }
    STOLIK_ASSERT(chosen != nullptr);
    for (int c = 0; c < kCardsOfSet; ++c) {
      const Seat seat = chosen->holder[static_cast<std::size_t>(c)];
      if (seat == kNobody) continue;
      const Card card = card_at(i * kCardsOfSet + c);
      state.own[slot(seat)].hand.add(card);
      for (int s = 0; s < pub.options.players; ++s) {
        if (seat_at(s) != seat) memory.lacks[slot(seat_at(s))].add(card);
      }
    }
    // What is settled needs no promise any more.
    for (int s = 0; s < pub.options.players; ++s) {
      const CardSet cards = CardSet::of(set);
      memory.holds[slot(seat_at(s))] = memory.holds[slot(seat_at(s))].without(cards);
      memory.any_of[slot(seat_at(s))] = memory.any_of[slot(seat_at(s))].without(cards);
      memory.not_both[slot(seat_at(s))] = memory.not_both[slot(seat_at(s))].without(cards);
    }
  }
  return state;
}

void Codec::deal_odds(const Options& options, const Deal& so_far, int, std::vector<std::uint32_t>& weights) {
  for (int s = 0; s < options.players; ++s) {
    weights.push_back(static_cast<std::uint32_t>(Triples::dealt_to(s, options.players) - so_far.hands[slot(seat_at(s))].count()));
  }
}
void Codec::deal_take(const Options& options, Deal& so_far, int step, int outcome) {
  so_far.players = options.players;
  ++so_far.cards;
  so_far.hands[slot(seat_at(outcome))].add(card_at(step));
}
std::string Codec::deal_text(const Deck& names, const Options&, const Deal&, int step, int outcome) {
  return names.name(card_at(step)) + " to " + std::to_string(outcome);
}

}  // namespace stolik::triples
