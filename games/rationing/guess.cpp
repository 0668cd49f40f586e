// guess(): deals the cards that a view does not show, so that they fit the view and the memory.
//
// What others surely hold (the memory, and what their open offers give) is put into their hands
// first; the stack is drawn from what it was made of, as far as that is unseen; the rest is
// shuffled over the hands. The truth keeps all these bounds, so there is always room. Nothing else
// is known of hands, hence no search; about a quarter of a microsecond.

#include "games/rationing/lots.h"
#include "games/rationing/steps.h"

namespace stolik {

using namespace rationing;

namespace {

ShopCard take_random(ShopSet& cards, Rng& rng) {
  ShopSet rest = cards;
  for (std::uint32_t skip = rng.below(rest.count()); skip > 0; --skip) {
    rest.bits &= rest.bits - 1;
  }
  const ShopCard card = shop_card_at(std::countr_zero(rest.bits));
  cards.remove(card);
  return card;
}

void guess_hands(Position& table, Seat seer, const Memory& memory, Rng& rng) {
  const Public& pub = table.pub;
  Goods unseen = pub.options.facts.goods - pub.discards - table.own[slot(seer)].hand;
  for (int s = 0; s < pub.options.players; ++s) {
    const Seat seat = seat_at(s);
    if (seat == seer) continue;
    Goods surely = memory.holds[slot(seat)];
    for (const Offer& offer : pub.offers.by_seat[slot(seat)])
      surely = at_least_both(surely, offer.give);
    table.own[slot(seat)].hand = surely;
    unseen = unseen - surely;
  }
  Goods stack;
  if (!memory.stack_of.empty()) {
    for (Goods left = in_both(memory.stack_of, unseen);
         stack.total() < pub.stack_size && !left.empty();) {
      stack = stack + Goods::of(take_random(left, rng));
    }
    unseen = unseen - stack;
  }
  for (int s = 0; s < pub.options.players; ++s) {
    const Seat seat = seat_at(s);
    if (seat == seer) continue;
    Goods& hand = table.own[slot(seat)].hand;
    for (int n = hand.total(); n < pub.hand_sizes[slot(seat)]; ++n) {
      hand = hand + Goods::of(take_random(unseen, rng));
    }
  }
  table.hid.stack = stack + unseen;
}

// Purchases were seen, but the memory may have begun later (after a load).
void guess_shopping(Position& table, Seat seer, const Memory& memory, Rng& rng) {
  const Public& pub = table.pub;
  ShopSet unseen = ShopSet::all().without(memory.box).without(table.own[slot(seer)].bought);
  for (const ShopCard card : pub.row) unseen.remove(card);
  for (int s = 0; s < pub.options.players; ++s) {
    const Seat seat = seat_at(s);
    if (seat == seer) continue;
    ShopSet& bought = table.own[slot(seat)].bought;
    bought = pub.phase == Phase::over ? pub.revealed.bought[slot(seat)] : memory.bought[slot(seat)];
    unseen = unseen.without(bought);
  }
  for (int s = 0; s < pub.options.players; ++s) {
    const Seat seat = seat_at(s);
    if (seat == seer) continue;
    ShopSet& bought = table.own[slot(seat)].bought;
    while (bought.count() < pub.bought_counts[slot(seat)]) bought.add(take_random(unseen, rng));
  }
  table.hid.shop = {};
  while (table.hid.shop.count() < pub.shop_size) table.hid.shop.add(take_random(unseen, rng));
}

void guess_visits(Position& table, Seat seer, Rng& rng) {
  const Public& pub = table.pub;
  FixedVec<Visit, kVisits> left;
  for (int i = 0; i < kVisits; ++i) {
    const Visit visit = visit_at(i);
    const bool put_away =
        pub.options.no_dinner_visits && pub.options.facts.doubles_category(visit, Category::dinner);
    if (!put_away && visit != table.own[slot(seer)].visit) left.push(visit);
  }
  for (int s = 0; s < pub.options.players; ++s) {
    const Seat seat = seat_at(s);
    if (seat == seer) continue;
    if (pub.phase == Phase::over) {
      table.own[slot(seat)].visit = pub.revealed.visits[slot(seat)];
      continue;
    }
    const std::size_t lot = rng.below(left.size());
    table.own[slot(seat)].visit = left[lot];
    left.remove_at(lot);
  }
}

}  // namespace

Position Rationing::guess(const View<Rationing>& view, const Memory& memory, Rng& rng) {
  Position table = start(view.pub.options);
  table.pub = view.pub;
  if (view.pub.phase == Phase::deal) return table;
  table.own[slot(view.seat)] = view.own;
  guess_hands(table, view.seat, memory, rng);
  guess_shopping(table, view.seat, memory, rng);
  guess_visits(table, view.seat, rng);
  return table;
}

}  // namespace stolik
