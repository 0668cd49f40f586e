// Games played to their end in imagined worlds: what a decision leads to.
//
// A Course is a table reduced to what such a game needs, so that thousands of them fit into one
// move. It follows R10, R15, R20-R29; tests play it beside the rules. The others buy with an eye on
// what is left, as Market counts it (worth.h). The seat that imagines the games looks at what its
// hand still lacks for each card of the row and of the shop, and in its turns bargains with the
// speculator by the same count: so saving for later has its worth. How much it counts on is learned
// from such games (`./stolik lab learn rationing/course`).
#pragma once

#include "bots/bot.h"
#include "bots/rationing/worth.h"

namespace stolik::rationing {

// How the seat that imagines a game plays it, in numbers that are learned.
struct Rule {
  // What it counts on of a card's points, in ten-thousandths: for one in the row and one in the
  // shop, by how far the game is and by how many goods its hand lacks for it.
  static constexpr std::size_t kStages = 4;
  static constexpr std::size_t kLacks = 4;
  using Counts = std::array<std::array<int, kLacks + 1>, kStages>;  // the last is nothing
  Counts row{};
  Counts shop{};
  // A purchase is made from so much gain on, a bargain likewise, in thousandths of a point.
  int buys_from = 0;
  int bargains_from = 0;
  // A place further in front: for itself, and in thousandths of what there is to buy.
  int place = 0;
  int sooner = 0;

  static constexpr std::size_t stage(std::size_t shop_size) {
    return shop_size >= 12 ? 0 : shop_size >= 8 ? 1 : shop_size >= 4 ? 2 : 3;
  }
};
extern const Rule kLearnedRule;

// What a deck says, laid out for many games.
class PriceList {
 public:
  explicit PriceList(const Facts& facts, const Rule& rule = kLearnedRule);

  const Rule& rule() const { return rule_; }

  Goods cost(ShopCard card) const { return cost_[std::size_t(card)]; }
  int points(ShopCard card, Visit visit) const {
    return points_[std::size_t(visit)][std::size_t(card)];
  }
  using Demand =
      std::array<int, kGoods + 1>;  // the last for nothing: eight are added faster than seven
  const Demand& demand(ShopCard card, Visit visit) const {
    return demand_[std::size_t(visit)][std::size_t(card)];
  }

 private:
  Rule rule_;
  std::array<Goods, kShoppingCards> cost_{};
  std::array<std::array<int, kShoppingCards>, kVisits> points_{};
  std::array<std::array<Demand, kShoppingCards>, kVisits> demand_{};
};

// What somebody misses later who gives these away, in thousandths of a point, if `unit` is what
// each kind is worth.
int missed(const PriceList::Demand& unit, Goods hand, Goods goods, int later);

class Course {
 public:
  // A world in which trading is over for this round, or somebody is at the counter; `self` is the
  // one who bargains.
  Course(const PriceList& prices, const State<Rationing>& world, Seat self);

  // Before the next purchase.
  void exchange(Seat a, Goods gives, Seat b, Goods pays, bool places);
  void speculate_card(Seat seat, Goods pays, Rng& lots);
  void speculate_place(Seat seat, Goods pays, Rng& lots);
  // What `self` would go on to do in this turn with the speculator (R20, R21), by a rule that costs
  // little.
  void bargain(Rng& lots);
  bool holds(Seat seat, Goods goods) const { return hands_[slot(seat)].has_all(goods); }

  // The head of the queue buys that place of the row, or nothing (kNothing), and the game goes on
  // to its end.
  static constexpr int kNothing = -1;
  void buy(int place, Rng& lots);
  // Everybody shops by the same rule, and `self` also bargains in its turns.
  void finish(Rng& lots);

  int points(Seat seat) const { return points_[slot(seat)]; }
  // The share of the win, in thousandths.
  int share(Seat seat) const;
  // The end for a seat, in thousandths of a win, with a little for points ahead or behind: close
  // games tell something too.
  int worth(Seat seat) const;

 private:
  struct Purchase {
    int place = kNothing;
    int worth = 0;
  };
  // What the hand is worth less without one of a kind, and more with another.
  struct Edges {
    std::array<int, kGoods> less{};
    std::array<int, kGoods> more{};
  };
  Purchase best_purchase(Seat seat) const;
  Purchase own_purchase() const;
  int promise(Goods hand) const;
  Edges edges(Goods hand) const;
  void draw(Seat seat, Rng& lots);
  void lay(ShopCard card);
  ShopCard take(std::size_t place);
  void fill_row(Rng& lots);
  void begin_final_round(Rng& lots);
  void swap(Pawn a, Pawn b);

  const PriceList* prices_;
  int players_;
  bool final_;
  bool over_ = false;
  Seat active_;
  Seat self_;
  std::array<Goods, kMaxPlayers> hands_{};
  std::array<Visit, kMaxPlayers> visits_{};
  std::array<int, kMaxPlayers> points_{};
  std::array<int, kMaxPlayers> bought_{};
  // What one more card of a kind is worth to a seat, as Market counts it.
  std::array<PriceList::Demand, kMaxPlayers> unit_{};
  Queue queue_;
  FixedVec<ShopCard, kRow> row_;
  FixedVec<ShopCard, kShoppingCards> shop_;
  FixedVec<Good, kRationCards + 1> stack_;
  Goods discards_;
};

}  // namespace stolik::rationing
