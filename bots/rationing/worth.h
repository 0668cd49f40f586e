// What a hand, a place in the queue and a visit are worth, in thousandths of a point.
//
// An estimate of points to come, in whole numbers: the best purchase within reach, weighed by what
// is still lacking and by who stands in front; what is left over, by how much the cards still to be
// bought ask for it; and the place itself, since who stands further in front buys more often.
#pragma once

#include <array>

#include "games/rationing/rules.h"

namespace stolik::rationing {

// How many cards a hand lacks for a purchase, all kinds at once.
inline int lacking(Goods hand, Goods cost) {
  const std::uint32_t many = ((hand.counts >> 2) | (hand.counts >> 3)) & 0x1111111u;
  const std::uint32_t three =
      (hand.counts & 0x3333333u) | many * 3;  // a purchase costs three at most
  const std::uint32_t left = cost.counts + 0x8888888u - three;
  const std::uint32_t lacks = ((left & 0x8888888u) >> 3) * 7;
  return Goods{left & lacks}.total();
}

int points_of(const Facts& facts, ShopCard card, Visit visit);

// What everybody knows of the shop, prepared once for many questions.
class Market {
 public:
  // What a card of the row and one that is still to come count for the goods they cost.
  static constexpr int kInRow = 30;
  static constexpr int kInShop = 14;
  // Each further copy of a kind finds fewer uses.
  static constexpr std::array<int, 10> kCopies = {0,    1000, 1750, 2200, 2350,
                                                  2400, 2420, 2430, 2430, 2430};
  // How much of a game is left for what is not used now, in thousandths.
  static constexpr int later(bool final, int shop_size) {
    return final ? 60 : 450 + (shop_size < 10 ? shop_size : 10) * 45;
  }

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
  int later_;
};

// How many pawns stand in front of this one.
int ahead_of(const Queue& queue, Pawn pawn);

}  // namespace stolik::rationing
