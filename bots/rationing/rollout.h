// Games played to their end in imagined worlds, everybody buying and nobody trading: what a decision leads to.
//
// A Course is a table reduced to what such a game needs, so that thousands of them fit into one move: about two
// microseconds a game. It follows R10, R15 and R22-R29; tests play it beside the rules.
#pragma once

#include "bots/bot.h"
#include "bots/rationing/worth.h"

namespace stolik::rationing {

class Course {
 public:
  // A world in which trading is over for this round, or somebody is at the counter.
  explicit Course(const State<Rationing>& world);

  // Before the next purchase.
  void exchange(Seat a, Goods gives, Seat b, Goods pays, bool places);
  void speculate_card(Seat seat, Goods pays, Rng& lots);
  void speculate_place(Seat seat, Goods pays, Rng& lots);
  bool holds(Seat seat, Goods goods) const { return hands_[slot(seat)].has_all(goods); }

  // The head of the queue buys that place of the row, or nothing (kNothing), and the game goes on to its end.
  static constexpr int kNothing = -1;
  void buy(int place, Rng& lots);
  // All others buy what brings them most points.
  void finish(Rng& lots);

  int points(Seat seat) const { return points_[slot(seat)]; }
  // The end for a seat, in thousandths of a win, with a little for points ahead or behind: close games tell
  // something too.
  int worth(Seat seat) const;

 private:
  int best_purchase(Seat seat) const;
  void draw(Seat seat, Rng& lots);
  void fill_row(Rng& lots);
  void begin_final_round(Rng& lots);
  void swap(Pawn a, Pawn b);

  const Facts* facts_;
  int players_;
  bool final_;
  bool over_ = false;
  Seat active_;
  std::array<Goods, kMaxPlayers> hands_{};
  std::array<Visit, kMaxPlayers> visits_{};
  std::array<int, kMaxPlayers> points_{};
  std::array<int, kMaxPlayers> bought_{};
  Queue queue_;
  FixedVec<ShopCard, kRow> row_;
  FixedVec<ShopCard, kShoppingCards> shop_;
  FixedVec<Good, kRationCards + 1> stack_;
  Goods discards_;
};

}  // namespace stolik::rationing
