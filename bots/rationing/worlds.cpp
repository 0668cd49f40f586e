#include "bots/rationing/worlds.h"

#include <algorithm>

#include "games/rationing/lots.h"

namespace stolik::rationing {
namespace {

// So many deals are looked at for one world; the one that explains most is taken if none explains
// all.
constexpr int kTries = 16;
// How much rather somebody buys a card that their visit doubles, and how often somebody shops
// otherwise than foreseen, in thousandths.
constexpr int kDoubled = 1800;
constexpr std::uint32_t kOddly = 100;
constexpr int kCertain = 1'000'000;

}  // namespace

Worlds::Worlds(const Knowledge<Rationing>& known, const PriceList& prices, Rng& rng)
    : prices_(prices), world_(Rationing::guess(known.view, known.memory, rng)) {
  weigh_shoppings(known);
  while (!unseen_.full()) {
    int fewest = kMaxPlayers;
    Unseen best;
    for (int i = 0; i < kTries && fewest > 0; ++i) {
      const State<Rationing> world = Rationing::guess(known.view, known.memory, rng);
      if (i + 1 < kTries && !fits_visits(world, rng)) continue;
      const int odd = misfits(known, world, rng);
      if (odd >= fewest && i > 0) continue;
      fewest = odd;
      std::copy(world.own.begin(), world.own.end(), best.own.begin());
      best.hid = world.hid;
      int luck = odd;
      while (luck > 0 && rng.below(1000) < kOddly) --luck;
      if (luck == 0) break;
    }
    unseen_.push(best);
  }
}

const State<Rationing>& Worlds::next() {
  const Unseen& unseen = unseen_[at_];
  at_ = at_ + 1 == unseen_.size() ? 0 : at_ + 1;
  std::copy(unseen.own.begin(), unseen.own.end(), world_.own.begin());
  world_.hid = unseen.hid;
  return world_;
}

void Worlds::weigh_shoppings(const Knowledge<Rationing>& known) {
  const Public& pub = known.view.pub;
  for (std::size_t s = 0; s < static_cast<std::size_t>(pub.options.players); ++s) {
    const Shopping& last = known.memory.last[s];
    likely_[s].fill(kCertain);
    if (s == slot(known.view.seat)) continue;
    for (std::size_t v = 0; v < kVisits; ++v) {
      const Visit visit = visit_at(static_cast<int>(v));
      known.memory.bought[s].each([&](ShopCard card) {
        const bool doubled =
            pub.options.facts.doubles_category(visit, pub.options.facts.of(card).category());
        if (!doubled) likely_[s][v] = likely_[s][v] / kDoubled * 1000;
      });
      const auto ask = [&](ShopSet cards, int weight) {
        cards.each([&](ShopCard card) {
          const PriceList::Demand& demand = prices_.demand(card, visit);
          for (std::size_t g = 0; g < demand.size(); ++g) unit_[s][v][g] += demand[g] * weight;
        });
      };
      ask(last.row, Market::kInRow);
      ask(last.unseen, Market::kInShop);
    }
    const int most = std::max(1, *std::max_element(likely_[s].begin(), likely_[s].end()));
    for (int& likely : likely_[s])
      likely = static_cast<int>(static_cast<std::int64_t>(likely) * kCertain / most);
  }
}

bool Worlds::fits_visits(const State<Rationing>& world, Rng& rng) const {
  for (std::size_t s = 0; s < static_cast<std::size_t>(world.pub.options.players); ++s) {
    const int likely = likely_[s][static_cast<std::size_t>(world.own[s].visit)];
    if (likely < kCertain && static_cast<int>(rng.below(kCertain)) >= likely) return false;
  }
  return true;
}

int Worlds::misfits(const Knowledge<Rationing>& known, const State<Rationing>& world,
                    Rng& rng) const {
  int odd = 0;
  for (std::size_t s = 0; s < static_cast<std::size_t>(world.pub.options.players); ++s) {
    const Shopping& last = known.memory.last[s];
    if (s == slot(known.view.seat) || last.row.empty()) continue;
    // Any of the cards may be those drawn since.
    Goods hand = world.own[s].hand;
    for (int n = std::min<int>(last.drawn, hand.total()); n > 0; --n) take_random(hand, rng);
    last.bought.each([&](ShopCard card) { hand = hand + prices_.cost(card); });
    const Visit visit = world.own[s].visit;
    odd += would_do(last, unit_[s], hand, visit) ? 0 : 1;
  }
  return odd;
}

bool Worlds::would_do(const Shopping& shopping, const Unit& units, Goods hand, Visit visit) const {
  const PriceList::Demand& unit = units[static_cast<std::size_t>(visit)];
  const int later = Market::later(false, shopping.unseen.count());
  const auto worth = [&](ShopCard card) {
    return prices_.points(card, visit) * 1000 - missed(unit, hand, prices_.cost(card), later);
  };
  int least = 0;
  shopping.bought.each([&](ShopCard card) { least = worth(card); });
  if (least < 0) return false;
  bool better = false;
  shopping.row.without(shopping.bought).each([&](ShopCard card) {
    better = better || (hand.has_all(prices_.cost(card)) && worth(card) > least);
  });
  return !better;
}

}  // namespace stolik::rationing
