// Worlds that fit what a seat knows, and how the others shopped.
//
// Rationing::guess() deals the hidden cards so that they fit what was said and shown; here those
// deals are preferred in which the others had reason to buy what they bought: cards that their
// visits double, and at their last shopping nothing better in reach. Only preferred: people do not
// reckon alike.
#pragma once

#include "bots/rationing/rollout.h"

namespace stolik::rationing {

class Worlds {
 public:
  static constexpr std::size_t kMost = 320;

  Worlds(const Knowledge<Rationing>& known, const PriceList& prices, Rng& rng);

  // The next of them, over and over.
  const State<Rationing>& next();

 private:
  struct Unseen {
    std::array<Private, kMaxPlayers> own{};
    Hidden hid{};
  };
  using Unit = std::array<PriceList::Demand, kVisits>;

  void weigh_shoppings(const Knowledge<Rationing>& known);
  bool fits_visits(const State<Rationing>& world, Rng& rng) const;
  // How many of the others would have shopped otherwise.
  int misfits(const Knowledge<Rationing>& known, const State<Rationing>& world, Rng& rng) const;
  bool would_do(const Shopping& shopping, const Unit& unit, Goods hand, Visit visit) const;

  const PriceList& prices_;
  State<Rationing> world_;
  std::array<std::array<int, kVisits>, kMaxPlayers>
      likely_{};  // the visits of the others, by what they bought
  std::array<Unit, kMaxPlayers>
      unit_{};  // what goods were worth at the last shopping of each, for each visit
  FixedVec<Unseen, kMost> unseen_;
  std::size_t at_ = 0;
};

}  // namespace stolik::rationing
