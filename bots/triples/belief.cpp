#include "bots/triples/belief.h"

#include <algorithm>
#include <span>

#include "bots/triples/habits.h"

namespace stolik::triples {
namespace {

constexpr std::size_t at(Seat seat) { return slot(seat); }
constexpr std::size_t at(Card card) { return std::size_t(index(card)); }

// How many cards each tracked seat has got so far, or gets: five bits for each and a guard. Sums
// and differences go over all of them at once; nobody holds 32 cards, for two of each set are the
// most that do not lie open.
using Filled = std::uint64_t;
constexpr std::size_t kBits = 6;
static_assert(kBits * (kMaxPlayers - 2) <= 64 && 2 * kSets < 1 << (kBits - 1));

// A set's splits that give each seat equally many cards count alike: one step of the counting.
struct Shape {
  std::uint32_t offset = 0;  // what it adds to the state's number
  Filled gets = 0;
  double ways = 0;
  double deals = 0;  // to be found: in how many deals
};

// The other seats but one: the last one's cards follow from the total.
struct Tracked {
  FixedVec<Seat, kMaxPlayers> seats;
  std::array<std::uint32_t, kMaxPlayers>
      stride{};  // by seat, not by place in `seats`; 0 for who is not tracked
  std::array<Filled, kMaxPlayers> one{};
  std::array<std::uint8_t, kMaxPlayers> room{};  // by place in `seats`
  std::uint32_t states = 1;
  Filled guards = 0;
  Filled limit = 0;

  bool too_many() const { return states > 200'000; }
  // Where a hand would be overfull, it borrows from its guard.
  bool fits(Filled filled, Filled gets) const {
    return ((limit - filled - gets) & guards) == guards;
  }
  // Whether every seat has got so much.
  bool has(Filled filled, Filled gets) const {
    return (((filled | guards) - gets) & guards) == guards;
  }
};

Tracked track(const View<Triples>& view) {
  Tracked tracked;
  const int players = view.pub.options.players;
  Seat last = kNobody;  // the largest hand is the one that need not be tracked
  for (int s = 0; s < players; ++s) {
    const Seat seat = seat_at(s);
    if (seat == view.seat) continue;
    if (last == kNobody || view.pub.hand_sizes[at(seat)] > view.pub.hand_sizes[at(last)])
      last = seat;
  }
  for (int s = 0; s < players; ++s) {
    const Seat seat = seat_at(s);
    // Nobody with an empty hand gets anything.
    if (seat == view.seat || seat == last || view.pub.hand_sizes[at(seat)] == 0) continue;
    if (tracked.too_many()) return tracked;
    const std::size_t shift = kBits * tracked.seats.size();
    tracked.stride[at(seat)] = tracked.states;
    tracked.one[at(seat)] = Filled{1} << shift;
    tracked.room[tracked.seats.size()] = view.pub.hand_sizes[at(seat)];
    tracked.guards |= Filled{1} << (shift + kBits - 1);
    tracked.limit |= Filled{view.pub.hand_sizes[at(seat)]} << shift;
    tracked.states *= view.pub.hand_sizes[at(seat)] + 1u;
    tracked.seats.push(seat);
  }
  tracked.limit |= tracked.guards;
  return tracked;
}

// The shapes of all open sets one after the other, and for each of their splits the number of its
// shape.
struct Shapes {
  std::vector<Shape> all;
  std::vector<std::uint16_t> of;
  std::array<std::size_t, kSets + 1> first{};  // of the n-th open set
  std::array<std::size_t, kSets + 1> first_split{};

  std::span<Shape> at_set(std::size_t n) {
    return std::span(all).subspan(first[n], first[n + 1] - first[n]);
  }
  std::span<const Shape> at_set(std::size_t n) const {
    return std::span(all).subspan(first[n], first[n + 1] - first[n]);
  }
  std::span<const std::uint16_t> of_set(std::size_t n) const {
    return std::span(of).subspan(first_split[n], first_split[n + 1] - first_split[n]);
  }

  void add(std::size_t n, const std::vector<Split>& splits, const Tracked& tracked) {
    for (const Split& split : splits) {
      Shape shape;
      for (const Seat holder : split.holder) {
        if (holder == kNobody) continue;
        shape.gets += tracked.one[at(holder)];
        shape.offset += tracked.stride[at(holder)];
      }
      std::size_t same = first[n];
      while (same < all.size() && all[same].gets != shape.gets) ++same;
      if (same == all.size()) all.push_back(shape);
      all[same].ways += split.weight;
      of.push_back(std::uint16_t(same - first[n]));
    }
    first[n + 1] = all.size();
    first_split[n + 1] = of.size();
  }
};

// Every state's number spelled as what each seat has got, beginning with nothing.
std::vector<Filled> all_states(const Tracked& tracked) {
  std::vector<Filled> all{0};
  all.reserve(tracked.states);
  for (std::size_t i = 0; i < tracked.seats.size(); ++i) {
    const std::size_t fewer = all.size();
    for (Filled cards = 1; cards <= tracked.room[i]; ++cards) {
      for (std::size_t state = 0; state < fewer; ++state)
        all.push_back(all[state] + (cards << (kBits * i)));
    }
  }
  return all;
}

constexpr double kTooMuchWork = 6e6;  // steps of the counting: about 70 ms in WebAssembly

// The deals counted from the first set on.
struct Counting {
  Counting(const View<Triples>& view, const std::array<std::vector<Split>, kSets>& splits)
      : tracked(track(view)) {
    std::size_t many = 0;
    for (const auto& of_set : splits) many += of_set.size();
    shapes.all.reserve(many);
    shapes.of.reserve(many);
    for (std::size_t set = 0; set < kSets && !tracked.too_many(); ++set) {
      if (splits[set].empty()) continue;
      shapes.add(open.size(), splits[set], tracked);
      open.push(set);
    }
    possible = !tracked.too_many() && double(shapes.all.size()) * tracked.states <= kTooMuchWork;
    if (!possible) return;
    filled = all_states(tracked);
    before.assign((open.size() + 1) * tracked.states, 0.0);
    before[0] = 1;
    for (std::size_t n = 0; n < open.size(); ++n) {
      const double* from = ways(n);
      double* to = &before[(n + 1) * tracked.states];
      for (std::size_t state = 0; state < tracked.states; ++state) {
        if (from[state] == 0) continue;
        for (const Shape& shape : shapes.at_set(n)) {
          if (tracked.fits(filled[state], shape.gets))
            to[state + shape.offset] += from[state] * shape.ways;
        }
      }
    }
  }

  // ways(n)[state]: in how many ways the first n open sets fill the hands up to `state`. Full hands
  // are the last state.
  const double* ways(std::size_t n) const { return &before[n * tracked.states]; }
  double deals() const { return before.back(); }

  Tracked tracked;
  FixedVec<std::size_t, kSets> open;
  Shapes shapes;
  std::vector<Filled> filled;
  std::vector<double> before;
  bool possible = false;
};

}  // namespace

Belief::Belief(const View<Triples>& view, const Memory& memory) {
  list_splits(view, memory);
  count(view);
  sum_up();
}

Belief::Belief(const View<Triples>& view, const Memory& memory, const Habits& habits) {
  list_splits(view, memory);
  for (int set = 0; set < kSets; ++set) {
    for (Split& split : splits_[std::size_t(set)])
      split.weight = habits.weight(static_cast<SetId>(set), split);
  }
  count(view);
  sum_up();
}

Belief Belief::of_onlooker(const Public& pub, const Memory& memory) {
  const View<Triples> view{kNobody, pub, {}};
  Belief belief;
  belief.list_splits(view, memory);
  belief.estimate(view);
  return belief;
}

void Belief::sum_up() {
  for (int set = 0; set < kSets; ++set) {
    for (const Split& split : splits_[std::size_t(set)]) {
      for (int i = 0; i < kCardsOfSet; ++i) {
        const Seat holder = split.holder[std::size_t(i)];
        if (holder != kNobody) with_[at(holder)][std::size_t(set * kCardsOfSet + i)] += split.deals;
      }
    }
  }
}

double Belief::deals_with(Seat seat, Card card) const { return with_[at(seat)][at(card)]; }

void Belief::list_splits(const View<Triples>& view, const Memory& memory) {
  const int players = view.pub.options.players;
  for (int set = 0; set < kSets; ++set) {
    const CardSet cards = CardSet::of(static_cast<SetId>(set));
    if (!view.pub.in_play.meets(cards)) continue;
    std::array<FixedVec<Seat, kMaxPlayers>, kCardsOfSet> can;
    for (int i = 0; i < kCardsOfSet; ++i) {
      const Card card = card_at(set * kCardsOfSet + i);
      auto& holders = can[std::size_t(i)];
      if (view.own.hand.has(card)) {
        holders.push(kNobody);
        continue;
      }
      for (int s = 0; s < players; ++s) {
        const Seat seat = seat_at(s);
        if (seat == view.seat || memory.lacks[at(seat)].has(card) ||
            view.pub.hand_sizes[at(seat)] == 0)
          continue;
        if (memory.holds[at(seat)].has(card)) {
          holders.clear();
          holders.push(seat);
          break;
        }
        holders.push(seat);
      }
    }
    // What is known of seats beyond single cards: one of these is there, these are not all there.
    struct Told {
      Seat seat;
      std::uint64_t one_of;
      std::uint64_t not_all;
    };
    FixedVec<Told, kMaxPlayers> told;
    for (int s = 0; s < players; ++s) {
      const CardSet promise = memory.any_of[at(seat_at(s))] & cards;
      const CardSet pair = memory.not_both[at(seat_at(s))] & cards;
      if (seat_at(s) != view.seat && !(promise | pair).empty())
        told.push({seat_at(s), promise.bits, pair.bits});
    }
    const std::uint64_t first = CardSet::of(card_at(set * kCardsOfSet)).bits;
    const auto allowed = [&](const Split& split) {
      const auto [a, b, c] = split.holder;
      if (a == b && b == c && a != kNobody) return false;  // it would lie open (T13)
      for (const Told& of : told) {
        std::uint64_t held = 0;
        for (std::size_t i = 0; i < kCardsOfSet; ++i)
          held |= split.holder[i] == of.seat ? first << i : 0;
        if (of.one_of != 0 && (of.one_of & held) == 0) return false;  // T10
        if (of.not_all != 0 && (of.not_all & held) == of.not_all) return false;
      }
      return true;
    };
    auto& splits = splits_[std::size_t(set)];
    splits.reserve(can[0].size() * can[1].size() * can[2].size());
    for (const Seat a : can[0]) {
      for (const Seat b : can[1]) {
        for (const Seat c : can[2]) {
          const Split split{.holder = {a, b, c}};
          if (allowed(split)) splits.push_back(split);
        }
      }
    }
  }
}

void Belief::count(const View<Triples>& view) {
  Counting counting(view, splits_);
  if (!counting.possible) {
    estimate(view);
    return;
  }
  deals_ = counting.deals();
  // Going back from the full hands counts what each shape takes part in.
  const std::size_t states = counting.tracked.states;
  std::vector<double> after(states, 0.0);
  std::vector<double> next(states, 0.0);
  after[states - 1] = 1;
  for (std::size_t n = counting.open.size(); n-- > 0;) {
    const double* from = counting.ways(n);
    const std::span<Shape> here = counting.shapes.at_set(n);
    for (std::size_t state = 0; state < states; ++state) {
      next[state] = 0;
      if (from[state] == 0) continue;  // nothing leads there
      for (Shape& shape : here) {
        if (!counting.tracked.fits(counting.filled[state], shape.gets)) continue;
        const double rest = after[state + shape.offset];
        next[state] += rest * shape.ways;
        shape.deals += from[state] * rest;
      }
    }
    std::swap(after, next);
    const std::span<const std::uint16_t> of = counting.shapes.of_set(n);
    for (std::size_t i = 0; i < of.size(); ++i) {
      Split& split = splits_[counting.open[n]][i];
      split.deals = here[of[i]].deals * split.weight;
    }
  }
}

bool Belief::draw(const View<Triples>& view, const Memory& memory, Rng& rng,
                  PerSeat<CardSet>& hands) {
  Belief belief;
  belief.list_splits(view, memory);
  const Counting counting(view, belief.splits_);
  if (!counting.possible || counting.deals() <= 0) return false;
  std::size_t state = counting.tracked.states - 1;
  for (std::size_t n = counting.open.size(); n-- > 0;) {
    const std::span<const Shape> here = counting.shapes.at_set(n);
    const Filled has = counting.filled[state];
    double lot = double(rng.next() >> 11) * 0x1p-53 * counting.ways(n + 1)[state];
    std::size_t chosen = here.size();
    for (std::size_t i = 0; i < here.size(); ++i) {
      if (!counting.tracked.has(has, here[i].gets)) continue;
      const double ways = counting.ways(n)[state - here[i].offset] * here[i].ways;
      if (ways <= 0) continue;
      chosen = i;
      if (lot < ways) break;
      lot -= ways;
    }
    STOLIK_ASSERT(chosen < here.size());
    state -= here[chosen].offset;
    // Its splits count alike.
    const std::span<const std::uint16_t> of = counting.shapes.of_set(n);
    auto skip = rng.below(std::ranges::count(of, chosen));
    std::size_t split = 0;
    while (of[split] != chosen || skip-- > 0) ++split;
    for (int i = 0; i < kCardsOfSet; ++i) {
      const Seat holder = belief.splits_[counting.open[n]][split].holder[std::size_t(i)];
      if (holder != kNobody)
        hands[at(holder)].add(card_at(int(counting.open[n]) * kCardsOfSet + i));
    }
  }
  return true;
}

// Too many seats to count: each seat gets a weight so that the expected hand sizes are right, and a
// split counts as the product of its holders' weights.
void Belief::estimate(const View<Triples>& view) {
  exact_ = false;
  deals_ = 1;
  PerSeat<double> weight{};
  weight.fill(1.0);
  const int players = view.pub.options.players;
  for (int round = 0; round < 30; ++round) {
    PerSeat<double> expected{};
    for (auto& splits : splits_) {
      double total = 0;
      for (Split& split : splits) {
        split.deals = split.weight;
        for (const Seat holder : split.holder) {
          if (holder != kNobody) split.deals *= weight[at(holder)];
        }
        total += split.deals;
      }
      if (total == 0) continue;
      for (Split& split : splits) {
        split.deals /= total;
        for (const Seat holder : split.holder) {
          if (holder != kNobody) expected[at(holder)] += split.deals;
        }
      }
    }
    for (int s = 0; s < players; ++s) {
      const std::size_t i = at(seat_at(s));
      if (seat_at(s) != view.seat && expected[i] > 0)
        weight[i] *= view.pub.hand_sizes[i] / expected[i];
    }
  }
}

}  // namespace stolik::triples
