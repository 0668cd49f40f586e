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

namespace {

// In how many ways the sets from the n-th open one on can be split, given how many cards each other seat has already: counted from
// the last set back to the first, so that a walk from the first set on draws every deal with the same chance.
class Ways {
 public:
  Ways(const View<Triples>& view, const Belief& belief) {
    for (int i = 0; i < kSets; ++i) {
      const auto& splits = belief.splits(static_cast<SetId>(i));
      if (!splits.empty()) sets_.push_back({static_cast<SetId>(i), &splits, {}});
    }
    // The last seat's cards follow from the others'.
    std::array<std::uint32_t, kMaxPlayers> stride{};
    for (int s = 0, others = view.pub.options.players - 1; s < view.pub.options.players; ++s) {
      if (seat_at(s) == view.seat) continue;
      rooms_.push_back({seat_at(s), view.pub.hand_sizes[slot(seat_at(s))]});
      if (--others == 0) break;
      stride[slot(seat_at(s))] = states_;
      states_ *= view.pub.hand_sizes[slot(seat_at(s))] + 1u;
      if (states_ > kMostStates) return;
    }
    rooms_.pop_back();
    double work = 0;
    for (Set& set : sets_) {
      for (const Split& split : *set.splits) {
        std::uint32_t offset = 0;
        for (const Seat holder : split.holder) offset += holder == kNobody ? 0 : stride[slot(holder)];
        set.offsets.push_back(offset);
      }
      work += static_cast<double>(states_) * static_cast<double>(set.splits->size());
    }
    counted_ = work <= kMostWork;
    if (counted_) count();
  }

  bool counted() const { return counted_; }

  // One of all deals, each as likely as the other.
  void draw(Rng& rng, State<Triples>& state) const {
    std::uint32_t filled = 0;
    for (std::size_t n = 0; n < sets_.size(); ++n) {
      const Set& set = sets_[n];
      double lot = static_cast<double>(rng.next() >> 11) * 0x1p-53 * at(n, filled);
      std::size_t chosen = set.splits->size();
      for (std::size_t i = 0; i < set.splits->size(); ++i) {
        const double ways = fits(filled, (*set.splits)[i]) ? at(n + 1, filled + set.offsets[i]) : 0;
        if (ways <= 0) continue;
        chosen = i;
        if (lot < ways) break;
        lot -= ways;
      }
      STOLIK_ASSERT(chosen < set.splits->size());
      filled += set.offsets[chosen];
      for (int c = 0; c < kCardsOfSet; ++c) {
        const Seat holder = (*set.splits)[chosen].holder[static_cast<std::size_t>(c)];
        if (holder != kNobody) state.own[slot(holder)].hand.add(card_at(index(set.id) * kCardsOfSet + c));
      }
    }
  }

 private:
  static constexpr std::uint32_t kMostStates = 100'000;
  static constexpr double kMostWork = 3e6;  // some ten milliseconds
  struct Set {
    SetId id;
    const std::vector<Split>* splits;
    std::vector<std::uint32_t> offsets;
  };
  struct Room {
    Seat seat;
    std::uint8_t cards;
  };

  double at(std::size_t n, std::uint32_t filled) const { return ways_[n * states_ + filled]; }
  // Whether all that a split gives finds room; the digits of `filled` are what each seat has.
  bool fits(std::uint32_t filled, const Split& split) const {
    for (const Room& room : rooms_) {
      const std::uint32_t size = room.cards + 1u;
      std::uint32_t has = filled % size;
      for (const Seat holder : split.holder) has += holder == room.seat ? 1 : 0;
      if (has > room.cards) return false;
      filled /= size;
    }
    return true;
  }
  void count() {
    ways_.assign((sets_.size() + 1) * states_, 0.0);
    // At the end every hand is full; the untracked one then is, too.
    ways_[sets_.size() * states_ + states_ - 1] = 1;
    for (std::size_t n = sets_.size(); n-- > 0;) {
      const Set& set = sets_[n];
      for (std::uint32_t filled = 0; filled < states_; ++filled) {
        double sum = 0;
        for (std::size_t i = 0; i < set.splits->size(); ++i) {
          const std::uint32_t next = filled + set.offsets[i];
          if (next < states_ && at(n + 1, next) > 0 && fits(filled, (*set.splits)[i])) sum += at(n + 1, next);
        }
        ways_[n * states_ + filled] = sum;
      }
    }
  }

  std::vector<Set> sets_;
  std::vector<Room> rooms_;  // of all other seats but one
  std::uint32_t states_ = 1;
  std::vector<double> ways_;
  bool counted_ = false;
};

}  // namespace

State<Triples> Codec::guess(const Knowledge<Triples>& known, Rng& rng) {
  const Public& pub = known.view.pub;
  State<Triples> state{};
  state.pub = pub;
  state.own[slot(known.view.seat)] = known.view.own;
  if (pub.in_play.empty() || (pub.phase == Phase::deal && !pub.dealt)) return state;
  if (pub.options.players > kMostCounted) return Triples::guess(known.view, known.memory, rng);
  const Belief belief(known.view, known.memory);
  const Ways ways(known.view, belief);
  if (!ways.counted()) return Triples::guess(known.view, known.memory, rng);
  ways.draw(rng, state);
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
