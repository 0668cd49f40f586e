// guess(): deals the cards that a view does not show, so that they fit the view and the memory.
//
// Depth-first search, most constrained thing first, values in random order, restarts with a doubled
// budget. The truth is always a solution, so it ends; about two microseconds in the middle of a
// game with four players. Not uniform over all deals: exact counting belongs to the bots.

#include "core/rng.h"
#include "games/triples/rules.h"

namespace stolik {

using namespace triples;

namespace {

constexpr int kMaxPromises = kSets * kMaxPlayers;

// T10: `seat` holds at least one of `cards`, all of one set.
struct Promise {
  Seat seat;
  CardSet cards;
};

// What is fixed during one search.
struct Puzzle {
  std::array<SeatSet, kCards> can_hold{};  // for each card the seats that do not lack it
  PerSeat<CardSet> not_both{};             // as in Memory
  FixedVec<Promise, 255> promises;
};

// What changes from node to node; small, so a node is a copy.
struct Node {
  PerSeat<CardSet> hands{};
  PerSeat<std::uint8_t> room{};      // cards a seat still gets
  PerSeat<std::uint8_t> reserved{};  // of these, how many are for its open promises
  CardSet unplaced;
  std::array<std::uint64_t, 4> open_promises{};  // bit i: promise i is still to be kept

  SeatSet seats_with_free_room(int players) const {
    SeatSet free;
    for (int s = 0; s < players; ++s) {
      if (room[slot(seat_at(s))] > reserved[slot(seat_at(s))]) free.add(seat_at(s));
    }
    return free;
  }
};

constexpr std::size_t slot(Card card) { return std::size_t(card); }

// A complete set would have been laid open (T13), and some pairs are known not to be together.
bool fits(CardSet hand, CardSet not_both, Card card) {
  const CardSet set = CardSet::of(set_of(card));
  CardSet after = hand;
  after.add(card);
  const CardSet pair = not_both & set;
  return !after.has_all(set) && (pair.empty() || !after.has_all(pair));
}

class Search {
 public:
  Search(const Puzzle& puzzle, int players, Rng& rng)
      : puzzle_(puzzle), players_(players), rng_(rng) {}

  bool run(const Node& node, int budget, Node& solution) {
    budget_ = budget;
    return descend(node, solution);
  }

 private:
  // The promise with the fewest cards left, or the card with the fewest seats, whichever is fewer.
  struct Choice {
    int ways = 1000;
    int promise = -1;
    Card card{};
    SeatSet seats{};
  };

  Choice most_constrained(const Node& node) const {
    Choice best;
    std::array<SeatSet, kCards> promised{};
    for (std::size_t word = 0; word < node.open_promises.size(); ++word) {
      for (std::uint64_t rest = node.open_promises[word]; rest != 0; rest &= rest - 1) {
        const int i = int(word) * 64 + std::countr_zero(rest);
        const Promise& promise = puzzle_.promises[std::size_t(i)];
        const CardSet left = promise.cards & node.unplaced;
        left.each([&](Card card) { promised[slot(card)].add(promise.seat); });
        if (left.count() < best.ways) best = {.ways = left.count(), .promise = i};
      }
    }
    if (best.ways <= 1) return best;
    const SeatSet free = node.seats_with_free_room(players_);
    for (std::uint64_t rest = node.unplaced.bits; rest != 0; rest &= rest - 1) {
      const Card card = card_at(std::countr_zero(rest));
      const unsigned open = free.bits | promised[slot(card)].bits;
      const SeatSet seats{std::uint16_t(puzzle_.can_hold[slot(card)].bits & open)};
      if (seats.count() < best.ways) {
        best = {.ways = seats.count(), .promise = -1, .card = card, .seats = seats};
        if (best.ways <= 1) return best;
      }
    }
    return best;
  }

  bool descend(const Node& node, Node& solution) {
    if (node.unplaced.empty()) {
      solution = node;
      return true;
    }
    if (--budget_ < 0) return false;
    const Choice choice = most_constrained(node);
    if (choice.promise >= 0) {
      const Promise& promise = puzzle_.promises[std::size_t(choice.promise)];
      CardSet left = promise.cards & node.unplaced;
      while (!left.empty()) {
        const Card card = take_random(left);
        if (place(node, card, promise.seat, solution)) return true;
        if (budget_ < 0) return false;
      }
      return false;
    }
    SeatSet seats = choice.seats;
    while (!seats.empty()) {
      const Seat seat = take_random_by_room(seats, node);
      if (place(node, choice.card, seat, solution)) return true;
      if (budget_ < 0) return false;
    }
    return false;
  }

  bool place(const Node& node, Card card, Seat seat, Node& solution) {
    if (!puzzle_.can_hold[slot(card)].has(seat)) return false;
    if (node.room[slot(seat)] == 0) return false;
    if (!fits(node.hands[slot(seat)], puzzle_.not_both[slot(seat)], card)) return false;
    Node next = node;
    next.hands[slot(seat)].add(card);
    next.unplaced.remove(card);
    --next.room[slot(seat)];
    for (std::size_t word = 0; word < next.open_promises.size(); ++word) {
      for (std::uint64_t rest = next.open_promises[word]; rest != 0; rest &= rest - 1) {
        const Promise& promise = puzzle_.promises[word * 64 + std::size_t(std::countr_zero(rest))];
        if (promise.seat == seat && promise.cards.has(card)) {
          next.open_promises[word] &= ~(rest & (~rest + 1));
          --next.reserved[slot(seat)];
        }
      }
    }
    return descend(next, solution);
  }

  Card take_random(CardSet& cards) {
    CardSet rest = cards;
    for (std::uint32_t skip = rng_.below(rest.count()); skip > 0; --skip) {
      rest.remove(rest.first());
    }
    cards.remove(rest.first());
    return rest.first();
  }

  // Seats with more room get more of the cards, as in a shuffled deal.
  Seat take_random_by_room(SeatSet& seats, const Node& node) {
    std::uint32_t total = 0;
    for (int s = 0; s < players_; ++s) {
      if (seats.has(seat_at(s))) total += node.room[slot(seat_at(s))];
    }
    std::uint32_t lot = total > 0 ? rng_.below(total) : 0;
    for (int s = 0; s < players_; ++s) {
      if (!seats.has(seat_at(s))) continue;
      const std::uint32_t room = node.room[slot(seat_at(s))];
      if (lot < room || total == 0) {
        seats.remove(seat_at(s));
        return seat_at(s);
      }
      lot -= room;
    }
    STOLIK_ASSERT(false);
    return kNobody;
  }

  const Puzzle& puzzle_;
  int players_;
  Rng& rng_;
  int budget_ = 0;
};

}  // namespace

State<Triples> Triples::guess(const View<Triples>& view, const Memory& memory, Rng& rng) {
  State<Triples> state{};
  state.pub = view.pub;
  state.own[slot(view.seat)] = view.own;
  if (view.pub.in_play.empty()) return state;
  if (view.pub.phase == Phase::deal && !view.pub.dealt) return state;

  const int players = view.pub.options.players;
  Puzzle puzzle;
  puzzle.not_both = memory.not_both;
  Node root;
  root.unplaced = view.pub.in_play.without(view.own.hand);
  for (int s = 0; s < players; ++s) {
    const Seat seat = seat_at(s);
    if (seat == view.seat) continue;
    root.hands[slot(seat)] = memory.holds[slot(seat)] & root.unplaced;
  }
  for (int s = 0; s < players; ++s) {
    const Seat seat = seat_at(s);
    if (seat == view.seat) continue;
    root.unplaced = root.unplaced.without(root.hands[slot(seat)]);
    root.room[slot(seat)] =
        std::uint8_t(view.pub.hand_sizes[slot(seat)] - root.hands[slot(seat)].count());
  }
  for (int s = 0; s < players; ++s) {
    const Seat seat = seat_at(s);
    if (seat == view.seat) continue;
    root.unplaced.without(memory.lacks[slot(seat)]).each([&](Card card) {
      puzzle.can_hold[slot(card)].add(seat);
    });
    for (int set = 0; set < kSets; ++set) {
      const CardSet promised = memory.any_of[slot(seat)] & CardSet::of(static_cast<SetId>(set));
      if (promised.empty()) continue;
      const std::size_t i = puzzle.promises.size();
      puzzle.promises.push({seat, promised & root.unplaced});
      root.open_promises[i / 64] |= 1ull << (i % 64);
      ++root.reserved[slot(seat)];
    }
  }
  static_assert(kMaxPromises <= 255);

  Node solution;
  Search search(puzzle, players, rng);
  int budget = 2 * kCards;
  while (!search.run(root, budget, solution)) {
    budget *= 2;
    STOLIK_ASSERT(budget < (1 << 28));  // the memory contradicts the view
  }
  for (int s = 0; s < players; ++s) {
    if (seat_at(s) != view.seat)
      state.own[slot(seat_at(s))].hand = solution.hands[slot(seat_at(s))];
  }
  return state;
}

}  // namespace stolik
