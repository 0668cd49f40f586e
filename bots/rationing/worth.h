// What a hand, a place in the queue and a visit are worth, in thousandths of a point.
//
// An estimate of points to come, in whole numbers: the best purchase within reach, weighed by what is still lacking and by
// who stands in front; what is left over, by how much the cards still to be bought ask for it; and the place itself, since
// who stands further in front buys more often.
#pragma once

#include "games/rationing/rules.h"

namespace stolik::rationing {

int points_of(const Facts& facts, ShopCard card, Visit visit);

// What everybody knows of the shop, prepared once for many questions.
class Market {
 public:
  Market(const Public& pub, const Memory& memory, ShopSet own_bought);

  // For a seat with this visit that stands `ahead` pawns behind the head.
  int worth(Goods hand, Visit visit, int ahead) const;
  // The same, if it buys that card now.
  int worth_of_buying(Goods hand, Visit visit, ShopCard card, int ahead_after) const;
  int leftover(Goods hand, Visit visit) const;

 private:
  int place(int ahead) const;

  const Public& pub_;
  ShopSet unseen_;
  // For each visit (and for none known) what one more card of a kind is worth.
  std::array<std::array<int, kGoods>, kVisits + 1> unit_{};
  int later_ = 1000;  // how much of a game is left for what is not used now, in thousandths
};

// How many pawns stand in front of this one.
int ahead_of(const Queue& queue, Pawn pawn);

}  // namespace stolik::rationing
