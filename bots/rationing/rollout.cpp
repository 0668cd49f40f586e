#include "bots/rationing/rollout.h"

#include <algorithm>

namespace stolik::rationing {
namespace {

// The affordable card with most points; of equals the one that leaves more kinds in hand.
Action shop(const State<Rationing>& state, Seat seat) {
  const Private& own = state.own[slot(seat)];
  Action action{.verb = Verb::pass};
  int most = 0;
  for (const ShopCard card : state.pub.row) {
    const Goods cost = state.pub.options.facts.of(card).cost();
    if (!own.hand.has_all(cost)) continue;
    const int score = points_of(state.pub.options.facts, card, own.visit) * 8 + std::popcount((own.hand - cost).kinds());
    if (score <= most) continue;
    most = score;
    action = {.verb = Verb::buy, .card = card};
  }
  return action;
}

Good drawn(Goods stack, Rng& lots) {
  int lot = static_cast<int>(lots.below(static_cast<std::uint32_t>(stack.total())));
  Good found{};
  bool done = false;
  stack.each([&](Good good, int count) {
    if (done) return;
    found = good;
    done = lot < count;
    lot -= count;
  });
  return found;
}

// Nature's word where it owes one.
Action nature(const State<Rationing>& state, Rng& lots) {
  switch (state.pub.phase) {
    case Phase::draw: return {.verb = Verb::draw, .good = drawn(state.hid.stack, lots)};
    case Phase::refill: {
      std::uint32_t rest = state.hid.shop.bits;
      for (std::uint32_t skip = lots.below(state.pub.shop_size); skip > 0; --skip) rest &= rest - 1;
      return {.verb = Verb::refill, .card = shop_card_at(std::countr_zero(rest))};
    }
    default: return {.verb = Verb::die, .face = static_cast<std::uint8_t>(1 + lots.below(kFaces))};
  }
}

}  // namespace

int play_out(State<Rationing> state, Seat seat, Rng lots) {
  Story<Rationing> story;
  for (;;) {
    const Public& pub = state.pub;
    Actor who = Actor::nature();
    Action next;
    switch (pub.phase) {
      case Phase::over: {
        const SeatSet winners = Rationing::winners(pub);
        int best_other = 0;
        for (int s = 0; s < pub.options.players; ++s) {
          if (seat_at(s) != seat) best_other = std::max(best_other, Rationing::points(pub, seat_at(s)));
        }
        const int share = winners.has(seat) ? 1000 / winners.count() : 0;
        return share + 40 * (Rationing::points(pub, seat) - best_other);
      }
      case Phase::allocation:
        who = Actor::at(pub.active);
        next.verb = pub.final ? Verb::spin : Verb::stop;
        break;
      case Phase::spinning:
        next.verb = Verb::top_fell;
        break;
      case Phase::shopping:
        who = Actor::at(seat_of(pub.queue.head()));
        next = shop(state, seat_of(pub.queue.head()));
        break;
      case Phase::deal:
      case Phase::draw:
      case Phase::refill:
      case Phase::speculator: next = nature(state, lots); break;
    }
    story.clear();
    Rationing::apply(state, who, next, story);
  }
}

}  // namespace stolik::rationing
