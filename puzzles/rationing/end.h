// The end of a game of `rationing`, reckoned exactly: trading is over, and everybody buys once in
// the order of the queue (R28).
//
// Nobody buys again after it, so whoever is at the counter takes what brings the most points (R29).
// Of cards that bring the same any may be taken: all ways are gone through.
#pragma once

#include "games/rationing/rules.h"

namespace stolik::rationing {

// What one does at the counter.
struct Purchase {
  Seat seat{};
  bool buys = false;
  ShopCard card{};
  std::uint8_t points = 0;

  bool operator==(const Purchase&) const = default;
};
using Purchases = FixedVec<Purchase, kMaxPlayers>;

// All that the last purchases depend on.
struct End {
  Facts facts{};
  PerSeat<Goods> hands{};
  PerSeat<Visit> visits{};
  FixedVec<Pawn, kMaxPlayers + 1> queue;
  FixedVec<ShopCard, kRow> row;

  static End of(const State<Rationing>& table);
  int points(Seat seat, ShopCard card) const;
  bool can_pay(Seat seat, ShopCard card) const {
    return hands[slot(seat)].has_all(facts.of(card).cost());
  }
  void change_places(Seat a, Seat b);
};

bool bought(const Purchases& purchases, ShopCard card);

// Calls visit(purchases) for every way in which the end can go, having begun like that.
template <class Visit>
void each_way(const End& end, const Purchases& begun, Visit& visit) {
  if (begun.size() == end.queue.size()) return visit(begun);
  const Seat seat = seat_of(end.queue[begun.size()]);
  int best = 0;  // a card has an icon at least
  for (const ShopCard card : end.row) {
    if (!bought(begun, card) && end.can_pay(seat, card))
      best = std::max(best, end.points(seat, card));
  }
  const auto go_on = [&](Purchase purchase) {
    Purchases further = begun;
    further.push(purchase);
    each_way(end, further, visit);
  };
  if (best == 0) return go_on({.seat = seat});
  for (const ShopCard card : end.row) {
    if (bought(begun, card) || !end.can_pay(seat, card) || end.points(seat, card) != best) continue;
    go_on({.seat = seat, .buys = true, .card = card, .points = std::uint8_t(best)});
  }
}

// What is certain of an end, whatever is taken of equals.
struct Outlook {
  PerSeat<int> most{};  // points that a seat may get at best
  int ways = 0;
  Purchases first{};  // one of the ways
};
Outlook outlook(const End& end);

}  // namespace stolik::rationing
