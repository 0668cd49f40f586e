#include "puzzles/rationing/end.h"

#include <algorithm>

namespace stolik::rationing {

End End::of(const State<Rationing>& table) {
  End end;
  end.facts = table.pub.options.facts;
  end.row = table.pub.row;
  for (const Pawn pawn : table.pub.queue.pawns) {
    if (pawn == kSpeculator) continue;  // R25
    end.queue.push(pawn);
    const Private& own = table.own[slot(seat_of(pawn))];
    end.hands[slot(seat_of(pawn))] = own.hand;
    end.visits[slot(seat_of(pawn))] = own.visit;
  }
  return end;
}

int End::points(Seat seat, ShopCard card) const {
  const CardFacts& of = facts.of(card);
  return of.icons() * (facts.doubles_category(visits[slot(seat)], of.category()) ? 2 : 1);
}

void End::change_places(Seat a, Seat b) {
  std::swap(*std::ranges::find(queue, pawn_of(a)), *std::ranges::find(queue, pawn_of(b)));
}

bool bought(const Purchases& purchases, ShopCard card) {
  return std::ranges::any_of(purchases,
                             [&](const Purchase& one) { return one.buys && one.card == card; });
}

Outlook outlook(const End& end) {
  Outlook outlook;
  const auto visit = [&](const Purchases& purchases) {
    if (outlook.ways++ == 0) outlook.first = purchases;
    for (const Purchase& one : purchases)
      outlook.most[slot(one.seat)] = std::max<int>(outlook.most[slot(one.seat)], one.points);
  };
  each_way(end, {}, visit);
  return outlook;
}

}  // namespace stolik::rationing
