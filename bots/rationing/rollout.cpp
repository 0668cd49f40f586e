#include "bots/rationing/rollout.h"

#include <algorithm>

#include "generated/learned/rationing/course.h"

namespace stolik::rationing {

namespace {

constexpr int kMostBargains = 3;
constexpr int kNoWay = -1'000'000;

constexpr Rule::Counts counts_from(const auto& numbers) {
  Rule::Counts counts{};
  for (std::size_t i = 0; i < numbers.size(); ++i)
    counts[i / Rule::kLacks][i % Rule::kLacks] = numbers[i];
  return counts;
}

}  // namespace

const Rule kLearnedRule{.row = counts_from(learned::course::kRow),
                        .shop = counts_from(learned::course::kShop),
                        .buys_from = learned::course::kBuysFrom[0],
                        .bargains_from = learned::course::kBargainsFrom[0],
                        .place = learned::course::kPlace[0],
                        .sooner = learned::course::kSooner[0]};

PriceList::PriceList(const Facts& facts, const Rule& rule) : rule_(rule) {
  for (std::size_t c = 0; c < kShoppingCards; ++c) {
    const ShopCard card = shop_card_at(int(c));
    cost_[c] = facts.of(card).cost();
    for (std::size_t v = 0; v < kVisits; ++v) {
      points_[v][c] = points_of(facts, card, visit_at(int(v)));
      cost_[c].each([&](Good good, int count) {
        demand_[v][c][std::size_t(index(good))] = points_[v][c] * count;
      });
    }
  }
}

int missed(const PriceList::Demand& unit, Goods hand, Goods goods, int later) {
  int sum = 0;
  goods.each([&](Good good, int count) {
    const auto held = std::size_t(hand.count(good));
    sum += unit[std::size_t(index(good))] *
           (Market::kCopies[held] - Market::kCopies[held - std::size_t(count)]);
  });
  return sum / 1000 * later / 1000;
}

Course::Course(const PriceList& prices, const State<Rationing>& world, Seat self)
    : prices_(&prices),
      players_(world.pub.options.players),
      final_(world.pub.final),
      active_(world.pub.active),
      self_(self),
      queue_(world.pub.queue),
      discards_(world.pub.discards) {
  for (std::size_t s = 0; s < std::size_t(players_); ++s) {
    const Private& own = world.own[s];
    hands_[s] = own.hand;
    visits_[s] = own.visit;
    bought_[s] = own.bought.count();
    own.bought.each([&](ShopCard card) { points_[s] += prices_->points(card, own.visit); });
  }
  const auto ask = [&](ShopCard card, int weight) {
    for (std::size_t s = 0; s < std::size_t(players_); ++s) {
      const PriceList::Demand& demand = prices_->demand(card, visits_[s]);
      for (std::size_t g = 0; g < demand.size(); ++g) unit_[s][g] += demand[g] * weight;
    }
  };
  row_ = world.pub.row;
  for (const ShopCard card : row_) ask(card, Market::kInRow);
  world.hid.shop.each([&](ShopCard card) {
    shop_.push(card);
    if (!final_) ask(card, Market::kInShop);
  });
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
  active_ = seat_at((index(active_) + players_ - 1) %
                    players_);  // R24: in the middle of trading the top is not passed
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
  const std::size_t lot = lots.below(stack_.size());
  hands_[slot(seat)] = hands_[slot(seat)] + Goods::of(stack_[lot]);
  stack_[lot] = stack_.back();
  stack_.remove_at(stack_.size() - 1);
}

void Course::lay(ShopCard card) {
  row_.push(card);
  for (std::size_t s = 0; s < std::size_t(players_); ++s) {
    const PriceList::Demand& demand = prices_->demand(card, visits_[s]);
    for (std::size_t g = 0; g < demand.size(); ++g)
      unit_[s][g] += demand[g] * (Market::kInRow - Market::kInShop);
  }
}

ShopCard Course::take(std::size_t place) {
  const ShopCard card = row_[place];
  row_.remove_at(place);
  for (std::size_t s = 0; s < std::size_t(players_); ++s) {
    const PriceList::Demand& demand = prices_->demand(card, visits_[s]);
    for (std::size_t g = 0; g < demand.size(); ++g) unit_[s][g] -= demand[g] * Market::kInRow;
  }
  return card;
}

Course::Purchase Course::best_purchase(Seat seat) const {
  if (seat == self_ && !final_) return own_purchase();
  const Goods hand = hands_[slot(seat)];
  const int later = Market::later(final_, int(shop_.size()));
  Purchase found;
  for (std::size_t i = 0; i < row_.size(); ++i) {
    const Goods cost = prices_->cost(row_[i]);
    if (!hand.has_all(cost)) continue;
    const int worth = prices_->points(row_[i], visits_[slot(seat)]) * 1000 -
                      missed(unit_[slot(seat)], hand, cost, later);
    if (worth > found.worth) found = {int(i), worth};
  }
  return found;
}

// The points of the cards to come, by how near the hand is to each of them.
int Course::promise(Goods hand) const {
  const Visit visit = visits_[slot(self_)];
  const auto sum = [&](const auto& cards, const Rule::Counts& counts) {
    const auto& counts_on = counts[Rule::stage(shop_.size())];
    int all = 0;
    for (const ShopCard card : cards) {
      all +=
          prices_->points(card, visit) * counts_on[std::size_t(lacking(hand, prices_->cost(card)))];
    }
    return all;
  };
  return (sum(row_, prices_->rule().row) + sum(shop_, prices_->rule().shop)) / 10;
}

Course::Edges Course::edges(Goods hand) const {
  const Visit visit = visits_[slot(self_)];
  Edges sums;
  const auto look = [&](const auto& cards, const Rule::Counts& counts) {
    const auto& counts_on = counts[Rule::stage(shop_.size())];
    for (const ShopCard card : cards) {
      const Goods cost = prices_->cost(card);
      const auto lacks = std::size_t(lacking(hand, cost));
      const int points = prices_->points(card, visit);
      cost.each([&](Good good, int count) {
        const auto g = std::size_t(good);
        const int held = hand.count(good);
        if (held <= count) sums.less[g] += points * (counts_on[lacks] - counts_on[lacks + 1]);
        if (held < count) sums.more[g] += points * (counts_on[lacks - 1] - counts_on[lacks]);
      });
    }
  };
  look(row_, prices_->rule().row);
  look(shop_, prices_->rule().shop);
  for (std::size_t g = 0; g < kGoods; ++g) {
    sums.less[g] /= 10;
    sums.more[g] /= 10;
  }
  return sums;
}

Course::Purchase Course::own_purchase() const {
  const Goods hand = hands_[slot(self_)];
  int kept = kNoWay;  // not yet counted: mostly nothing is within reach
  Purchase found{kNothing, prices_->rule().buys_from};
  for (std::size_t i = 0; i < row_.size(); ++i) {
    const Goods cost = prices_->cost(row_[i]);
    if (!hand.has_all(cost)) continue;
    if (kept == kNoWay) kept = promise(hand);
    const int worth =
        prices_->points(row_[i], visits_[slot(self_)]) * 1000 + promise(hand - cost) - kept;
    if (worth > found.worth) found = {int(i), worth};
  }
  return found;
}

// Pays with two cards that the best purchase does not need and that are missed least.
void Course::bargain(Rng& lots) {
  const Rule& rule = prices_->rule();
  for (int times = 0; times < kMostBargains && !final_; ++times) {
    const Purchase best = own_purchase();
    const bool rich = best.place != kNothing;
    Goods rest = hands_[slot(self_)];
    if (rich) rest = rest - prices_->cost(row_[std::size_t(best.place)]);
    if (rest.total() < 2) return;
    Goods pay;
    int lost = 0;
    Edges edge;
    for (int i = 0; i < 2; ++i) {
      edge = edges(rest);
      Good cheapest{};
      int least = -kNoWay;
      rest.each([&](Good good, int) {
        if (edge.less[std::size_t(good)] >= least) return;
        least = edge.less[std::size_t(good)];
        cheapest = good;
      });
      pay = pay + Goods::of(cheapest);
      rest = rest - Goods::of(cheapest);
      lost += least;
    }
    const int places = ahead_of(queue_, pawn_of(self_)) - ahead_of(queue_, kSpeculator);
    const int by_place =
        places > 0 ? places * (rule.place + (rich ? best.worth * rule.sooner / 1000 : 0)) : kNoWay;
    int by_card = 0;
    for (const Good good : stack_) by_card += edge.more[std::size_t(good)];
    by_card = stack_.empty() ? kNoWay : by_card / int(stack_.size());
    if (std::max(by_place, by_card) <= lost + rule.bargains_from) return;
    if (by_place >= by_card) {
      speculate_place(self_, pay, lots);
    } else {
      speculate_card(self_, pay, lots);
    }
  }
}

void Course::buy(int place, Rng& lots) {
  const Seat seat = seat_of(queue_.head());
  if (place != kNothing) {
    const ShopCard card = take(std::size_t(place));
    const Goods cost = prices_->cost(card);
    hands_[slot(seat)] = hands_[slot(seat)] - cost;
    discards_ = discards_ + cost;
    points_[slot(seat)] += prices_->points(card, visits_[slot(seat)]);
    ++bought_[slot(seat)];
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
  if (active_ == self_) bargain(lots);
}

// R15, R22: the row to six; the speculator, if he stands at the head, takes one and goes to the
// end.
void Course::fill_row(Rng& lots) {
  for (;;) {
    while (!row_.full()) {
      if (shop_.empty()) return begin_final_round(lots);
      const std::size_t lot = lots.below(shop_.size());
      lay(shop_[lot]);
      shop_[lot] = shop_.back();
      shop_.remove_at(shop_.size() - 1);
    }
    if (queue_.head() != kSpeculator) return;
    take(lots.below(kFaces));
    queue_.send_head_to_end();
  }
}

// R24, R25.
void Course::begin_final_round(Rng& lots) {
  final_ = true;
  active_ = left_of(active_, players_);
  queue_.remove(kSpeculator);
  for (int i = 0; i < kFinalCards * players_; ++i)
    draw(seat_at((index(active_) + i) % players_), lots);
}

void Course::finish(Rng& lots) {
  while (!over_) buy(best_purchase(seat_of(queue_.head())).place, lots);
}

int Course::share(Seat seat) const {
  const auto reached = [&](std::size_t s) {  // R30 as one number
    return (points_[s] * 64 + bought_[s]) * 64 + hands_[s].total();
  };
  const int mine = reached(slot(seat));
  int equals = 0;
  for (std::size_t s = 0; s < std::size_t(players_); ++s) {
    if (reached(s) > mine) return 0;
    equals += reached(s) == mine ? 1 : 0;
  }
  return 1000 / equals;
}

int Course::worth(Seat seat) const {
  int best_other = 0;
  for (std::size_t s = 0; s < std::size_t(players_); ++s) {
    if (s != slot(seat)) best_other = std::max(best_other, points_[s]);
  }
  return share(seat) + 40 * (points_[slot(seat)] - best_other);
}

}  // namespace stolik::rationing
