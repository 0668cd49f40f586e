#include "bots/rationing/worth.h"

#include <algorithm>

namespace stolik::rationing {
namespace {

// The chance to buy a card that lacks so many goods, at the head and for each place behind it.
constexpr std::array<int, 4> kLacking = {1000, 330, 90, 20};
constexpr std::array<int, 4> kLackingLater = {0, 45, 25, 8};
// What another pawn in front leaves of the chance that the card is still there.
constexpr int kStillThere = 860;
constexpr int kPlace = 620;

std::size_t row_of(Visit visit) { return visit == kNoVisit ? kVisits : std::size_t(index(visit)); }

Goods rest_of(Goods hand, Goods cost) { return still_at_least(hand, cost); }

}  // namespace

int points_of(const Facts& facts, ShopCard card, Visit visit) {
  const CardFacts& of = facts.of(card);
  const bool twice = visit != kNoVisit && facts.doubles_category(visit, of.category());
  return of.icons() * (twice ? 2 : 1);
}

int ahead_of(const Queue& queue, Pawn pawn) {
  for (std::size_t i = 0; i < queue.size(); ++i) {
    if (queue.pawns[i] == pawn) return int(i);
  }
  return int(queue.size());
}

Market::Market(const Public& pub, const Memory& memory, ShopSet own_bought)
    : pub_(pub), later_(later(pub.final, pub.shop_size)) {
  unseen_ = ShopSet::all().without(memory.box).without(own_bought);
  for (int s = 0; s < pub.options.players; ++s)
    unseen_ = unseen_.without(memory.bought[slot(seat_at(s))]);
  ShopSet row;
  for (const ShopCard card : pub.row) row.add(card);
  unseen_ = unseen_.without(row);
  for (int v = 0; v <= kVisits; ++v) {
    const Visit visit = v == kVisits ? kNoVisit : visit_at(v);
    auto& unit = unit_[std::size_t(v)];
    const auto demand = [&](ShopCard card, int weight) {
      const int worth = points_of(pub.options.facts, card, visit) * weight;
      pub.options.facts.of(card).cost().each(
          [&](Good good, int count) { unit[std::size_t(index(good))] += worth * count; });
    };
    row.each([&](ShopCard card) { demand(card, kInRow); });
    unseen_.each([&](ShopCard card) { demand(card, pub.final ? 0 : kInShop); });
  }
}

int Market::leftover(Goods hand, Visit visit) const {
  const auto& unit = unit_[row_of(visit)];
  int sum = 0;
  hand.each([&](Good good, int count) {
    sum += unit[std::size_t(index(good))] * kCopies[std::size_t(count)] / 1000;
  });
  return sum * later_ / 1000;
}

int Market::place(int ahead) const { return pub_.final ? 0 : -ahead * kPlace * later_ / 1000; }

int Market::worth(Goods hand, Visit visit, int ahead) const {
  int still = 1000;
  for (int i = 0; i < ahead; ++i) still = still * kStillThere / 1000;
  int best = leftover(hand, visit);
  for (const ShopCard card : pub_.row) {
    const Goods cost = pub_.options.facts.of(card).cost();
    const auto lacks = std::size_t(lacking(hand, cost));
    // Once nothing is drawn any more, what is lacking can only come by trade.
    const int reach = pub_.final ? kLacking[lacks] / (lacks == 0 ? 1 : 3)
                                 : kLacking[lacks] + kLackingLater[lacks] * ahead;
    const int points = points_of(pub_.options.facts, card, visit) * 1000;
    const int bought = points + leftover(rest_of(hand, cost), visit);
    const int kept = leftover(hand, visit);
    const int chance = reach * still / 1000;
    best = std::max(best, (bought * chance + kept * (1000 - chance)) / 1000);
  }
  return best + place(ahead);
}

int Market::worth_of_buying(Goods hand, Visit visit, ShopCard card, int ahead_after) const {
  const Goods cost = pub_.options.facts.of(card).cost();
  return points_of(pub_.options.facts, card, visit) * 1000 + leftover(hand - cost, visit) +
         place(ahead_after);
}

}  // namespace stolik::rationing
