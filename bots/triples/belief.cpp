#include "bots/triples/belief.h"

#include <algorithm>

#include "bots/triples/habits.h"

namespace stolik::triples {
namespace {

constexpr std::size_t at(Seat seat) { return slot(seat); }
constexpr std::size_t at(Card card) { return static_cast<std::size_t>(index(card)); }

// A set's splits that give each seat equally many cards count alike: one step of the counting.
struct Shape {
  std::uint32_t offset = 0;                       // what it adds to the state's number
  std::array<std::uint8_t, kMaxPlayers> gets{};   // cards for each tracked seat
  double ways = 0;
  double deals = 0;                               // to be found: in how many deals
};

// The other seats but one: the last one's cards follow from the total.
struct Tracked {
  FixedVec<Seat, kMaxPlayers> seats;
  std::array<std::uint32_t, kMaxPlayers> stride{};
  std::array<std::uint8_t, kMaxPlayers> room{};
  std::uint32_t states = 1;
};

Tracked track(const View<Triples>& view) {
  Tracked tracked;
  const int players = view.pub.options.players;
  Seat last = kNobody;  // the largest hand is the one that need not be tracked
  for (int s = 0; s < players; ++s) {
    const Seat seat = seat_at(s);
    if (seat == view.seat) continue;
    if (last == kNobody || view.pub.hand_sizes[at(seat)] > view.pub.hand_sizes[at(last)]) last = seat;
  }
  for (int s = 0; s < players; ++s) {
    const Seat seat = seat_at(s);
    if (seat == view.seat || seat == last) continue;
    tracked.stride[tracked.seats.size()] = tracked.states;
    tracked.room[tracked.seats.size()] = view.pub.hand_sizes[at(seat)];
    tracked.states *= view.pub.hand_sizes[at(seat)] + 1u;
    tracked.seats.push(seat);
    if (tracked.states > 200'000) return tracked;
  }
  return tracked;
}

std::vector<Shape> shapes_of(const std::vector<Split>& splits, const Tracked& tracked) {
  std::vector<Shape> shapes;
  for (const Split& split : splits) {
    Shape shape;
    for (std::size_t i = 0; i < tracked.seats.size(); ++i) {
      for (const Seat holder : split.holder) {
        if (holder != tracked.seats[i]) continue;
        ++shape.gets[i];
        shape.offset += tracked.stride[i];
      }
    }
    const auto same = std::find_if(shapes.begin(), shapes.end(), [&](const Shape& s) { return s.gets == shape.gets; });
    if (same == shapes.end()) {
      shape.ways = split.weight;
      shapes.push_back(shape);
    } else {
      same->ways += split.weight;
    }
  }
  return shapes;
}

// Whether a state has room for a shape. `filled` are the digits of the state's number.
bool fits(const Shape& shape, const std::array<std::uint8_t, kMaxPlayers>& filled, const Tracked& tracked) {
  for (std::size_t i = 0; i < tracked.seats.size(); ++i) {
    if (filled[i] + shape.gets[i] > tracked.room[i]) return false;
  }
  return true;
}

void step(std::array<std::uint8_t, kMaxPlayers>& filled, const Tracked& tracked) {
  for (std::size_t i = 0; i < tracked.seats.size(); ++i) {
    if (filled[i]++ < tracked.room[i]) return;
    filled[i] = 0;
  }
}

constexpr double kTooMuchWork = 6e6;  // steps of the counting: about 70 ms in WebAssembly

}  // namespace

Belief::Belief(const View<Triples>& view, const Memory& memory) {
  list_splits(view, memory);
  count(view);
  sum_up();
}

Belief::Belief(const View<Triples>& view, const Memory& memory, const Habits& habits) {
  list_splits(view, memory);
  for (int set = 0; set < kSets; ++set) {
    for (Split& split : splits_[static_cast<std::size_t>(set)]) split.weight = habits.weight(static_cast<SetId>(set), split);
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
    for (const Split& split : splits_[static_cast<std::size_t>(set)]) {
      for (int i = 0; i < kCardsOfSet; ++i) {
        const Seat holder = split.holder[static_cast<std::size_t>(i)];
        if (holder != kNobody) with_[at(holder)][static_cast<std::size_t>(set * kCardsOfSet + i)] += split.deals;
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
      auto& holders = can[static_cast<std::size_t>(i)];
      if (view.own.hand.has(card)) {
        holders.push(kNobody);
        continue;
      }
      for (int s = 0; s < players; ++s) {
        const Seat seat = seat_at(s);
        if (seat == view.seat || memory.lacks[at(seat)].has(card) || view.pub.hand_sizes[at(seat)] == 0) continue;
        if (memory.holds[at(seat)].has(card)) {
          holders.clear();
          holders.push(seat);
          break;
        }
        holders.push(seat);
      }
    }
    const auto allowed = [&](const Split& split) {
      for (int s = 0; s < players; ++s) {
        const Seat seat = seat_at(s);
        if (seat == view.seat) continue;
        CardSet held;
        for (int i = 0; i < kCardsOfSet; ++i) {
          if (split.holder[static_cast<std::size_t>(i)] == seat) held.add(card_at(set * kCardsOfSet + i));
        }
        if (held == cards) return false;  // it would lie open (T13)
        const CardSet promise = memory.any_of[at(seat)] & cards;
        if (!promise.empty() && !promise.meets(held)) return false;  // T10
        const CardSet pair = memory.not_both[at(seat)] & cards;
        if (!pair.empty() && held.has_all(pair)) return false;
      }
      return true;
    };
    for (const Seat a : can[0]) {
      for (const Seat b : can[1]) {
        for (const Seat c : can[2]) {
          const Split split{.holder = {a, b, c}};
          if (allowed(split)) splits_[static_cast<std::size_t>(set)].push_back(split);
        }
      }
    }
  }
}

void Belief::count(const View<Triples>& view) {
  const Tracked tracked = track(view);
  std::array<std::vector<Shape>, kSets> shapes;
  double work = 0;
  for (std::size_t set = 0; set < kSets; ++set) {
    shapes[set] = shapes_of(splits_[set], tracked);
    work += static_cast<double>(shapes[set].size()) * tracked.states;
  }
  if (tracked.states > 200'000 || work > kTooMuchWork) {
    estimate(view);
    return;
  }
  // before[n][state]: in how many ways the first n open sets fill the hands up to `state`.
  FixedVec<std::size_t, kSets> open;
  for (std::size_t set = 0; set < kSets; ++set) {
    if (!splits_[set].empty()) open.push(set);
  }
  const std::size_t states = tracked.states;
  std::vector<double> before((open.size() + 1) * states, 0.0);
  before[0] = 1;
  for (std::size_t n = 0; n < open.size(); ++n) {
    const double* from = &before[n * states];
    double* to = &before[(n + 1) * states];
    std::array<std::uint8_t, kMaxPlayers> filled{};
    for (std::size_t state = 0; state < states; ++state, step(filled, tracked)) {
      if (from[state] == 0) continue;
      for (const Shape& shape : shapes[open[n]]) {
        if (fits(shape, filled, tracked)) to[state + shape.offset] += from[state] * shape.ways;
      }
    }
  }
  // The full hands are the last state; going back from there counts what each shape takes part in.
  std::vector<double> after(states, 0.0);
  std::vector<double> next(states, 0.0);
  after[states - 1] = 1;
  deals_ = before[open.size() * states + states - 1];
  for (std::size_t n = open.size(); n-- > 0;) {
    const double* from = &before[n * states];
    std::fill(next.begin(), next.end(), 0.0);
    std::array<std::uint8_t, kMaxPlayers> filled{};
    for (std::size_t state = 0; state < states; ++state, step(filled, tracked)) {
      for (Shape& shape : shapes[open[n]]) {
        if (!fits(shape, filled, tracked)) continue;
        const double rest = after[state + shape.offset];
        if (rest == 0) continue;
        next[state] += rest * shape.ways;
        shape.deals += from[state] * rest;
      }
    }
    std::swap(after, next);
    for (Split& split : splits_[open[n]]) {
      for (const Shape& shape : shapes[open[n]]) {
        bool same = true;
        for (std::size_t i = 0; i < tracked.seats.size() && same; ++i) {
          const auto got = std::count(split.holder.begin(), split.holder.end(), tracked.seats[i]);
          same = got == shape.gets[i];
        }
        if (same) split.deals = shape.deals * split.weight;
      }
    }
  }
}

// Too many seats to count: each seat gets a weight so that the expected hand sizes are right, and a split counts as
// the product of its holders' weights.
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
      if (seat_at(s) != view.seat && expected[i] > 0) weight[i] *= view.pub.hand_sizes[i] / expected[i];
    }
  }
}

}  // namespace stolik::triples
