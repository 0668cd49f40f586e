#include "bots/rationing/rollout.h"

#include <algorithm>

namespace stolik::rationing {

Course::Course(const State<Rationing>& world)
    : facts_(&world.pub.options.facts), players_(world.pub.options.players), final_(world.pub.final),
      active_(world.pub.active), queue_(world.pub.queue), discards_(world.pub.discards) {
  for (std::size_t s = 0; s < static_cast<std::size_t>(players_); ++s) {
    const Private& own = world.own[s];
    hands_[s] = own.hand;
    visits_[s] = own.visit;
    bought_[s] = own.bought.count();
    own.bought.each([&](ShopCard card) { points_[s] += points_of(*facts_, card, own.visit); });
  }
  row_ = world.pub.row;
  world.hid.shop.each([&](ShopCard card) { shop_.push(card); });
  world.hid.stack.each([&](Good good, int count) {
    for (int i = 0; i < count; ++i) stack_.push(good);
  });
}

void Course::swap(Pawn a, Pawn b) { queue_.swap(a, b); }

void Course::exchange(Seat a, Goods gives, Seat b, Goods pays, bool places) {
  hands_[slot(a)] = hands_[slot(a)] - gives + pays;
  hands_[slot(b)] = hands_[slot(b)] - pays + gives;
  if (places) swap(pawn_of(a), pawn_of(b));
}

void Course::speculate_card(Seat seat, Goods pays, Rng& lots) {
  hands_[slot(seat)] = hands_[slot(seat)] - pays;
  discards_ = discards_ + pays;
  draw(seat, lots);
}

void Course::speculate_place(Seat seat, Goods pays, Rng& lots) {
  hands_[slot(seat)] = hands_[slot(seat)] - pays;
  discards_ = discards_ + pays;
  swap(pawn_of(seat), kSpeculator);
  if (queue_.head() != kSpeculator) return;
  active_ = seat_at((index(active_) + players_ - 1) % players_);  // R24: in the middle of trading the top is not passed
  fill_row(lots);
  if (!final_) active_ = left_of(active_, players_);
}

// R10: an empty stack is made of the discards first.
void Course::draw(Seat seat, Rng& lots) {
  if (stack_.empty()) {
    discards_.each([&](Good good, int count) {
      for (int i = 0; i < count; ++i) stack_.push(good);
    });
    discards_ = {};
    if (stack_.empty()) return;
  }
  const std::size_t lot = lots.below(static_cast<std::uint32_t>(stack_.size()));
  hands_[slot(seat)] = hands_[slot(seat)] + Goods::of(stack_[lot]);
  stack_[lot] = stack_.back();
  stack_.remove_at(stack_.size() - 1);
}

// The affordable card with most points; of equals the one that leaves more kinds in hand.
int Course::best_purchase(Seat seat) const {
  const Goods hand = hands_[slot(seat)];
  int found = kNothing;
  int most = 0;
  for (std::size_t i = 0; i < row_.size(); ++i) {
    const Goods cost = facts_->of(row_[i]).cost();
    if (!hand.has_all(cost)) continue;
    const int score = points_of(*facts_, row_[i], visits_[slot(seat)]) * 8 + std::popcount((hand - cost).kinds());
    if (score <= most) continue;
    most = score;
    found = static_cast<int>(i);
  }
  return found;
}

void Course::buy(int place, Rng& lots) {
  const Seat seat = seat_of(queue_.head());
  if (place != kNothing) {
    const ShopCard card = row_[static_cast<std::size_t>(place)];
    const Goods cost = facts_->of(card).cost();
    hands_[slot(seat)] = hands_[slot(seat)] - cost;
    discards_ = discards_ + cost;
    points_[slot(seat)] += points_of(*facts_, card, visits_[slot(seat)]);
    ++bought_[slot(seat)];
    row_.remove_at(static_cast<std::size_t>(place));
  }
  if (final_) {  // R28
    queue_.remove(pawn_of(seat));
    over_ = queue_.empty();
    return;
  }
  queue_.send_head_to_end();
  draw(seat, lots);
  fill_row(lots);
  if (final_) return;
  active_ = left_of(active_, players_);
  for (int i = 0; i < kAllotment; ++i) draw(active_, lots);
}

// R15, R22: the row to six; the speculator, if he stands at the head, takes one and goes to the end.
void Course::fill_row(Rng& lots) {
  for (;;) {
    while (!row_.full()) {
      if (shop_.empty()) return begin_final_round(lots);
      const std::size_t lot = lots.below(static_cast<std::uint32_t>(shop_.size()));
      row_.push(shop_[lot]);
      shop_[lot] = shop_.back();
      shop_.remove_at(shop_.size() - 1);
    }
    if (queue_.head() != kSpeculator) return;
    row_.remove_at(lots.below(kFaces));
    queue_.send_head_to_end();
  }
}

// R24, R25.
void Course::begin_final_round(Rng& lots) {
  final_ = true;
  active_ = left_of(active_, players_);
  queue_.remove(kSpeculator);
  for (int i = 0; i < kFinalCards * players_; ++i) draw(seat_at((index(active_) + i) % players_), lots);
}

void Course::finish(Rng& lots) {
  while (!over_) buy(best_purchase(seat_of(queue_.head())), lots);
}

int Course::worth(Seat seat) const {
  const auto reached = [&](std::size_t s) {  // R30 as one number
    return (points_[s] * 64 + bought_[s]) * 64 + hands_[s].total();
  };
  const int mine = reached(slot(seat));
  int equals = 1;
  int best_other = 0;
  bool wins = true;
  for (std::size_t s = 0; s < static_cast<std::size_t>(players_); ++s) {
    if (s == slot(seat)) continue;
    best_other = std::max(best_other, points_[s]);
    wins = wins && reached(s) <= mine;
    equals += reached(s) == mine ? 1 : 0;
  }
  return (wins ? 1000 / equals : 0) + 40 * (points_[slot(seat)] - best_other);
}

}  // namespace stolik::rationing
