// Decisions tried out in imagined games.
#pragma once

#include "bots/rationing/deals.h"
#include "bots/rationing/rollout.h"

namespace stolik::rationing {

// A purchase, a bargain with the speculator, a deal with somebody, or (as it is made) none of them.
struct Trial {
  Action action{.verb = Verb::stop};
  Judged judged{};
  Seat partner = kNobody;  // of a deal: gives `pays` for `gives`
  Goods gives{};
  Goods pays{};
  bool places = false;
  int sum = 0;
  int without = 0;  // the sum of the first trial in the same games
  int games = 0;

  int mean() const { return games == 0 ? -1'000'000 : sum / games; }
  int gain() const { return games == 0 ? -1'000'000 : (sum - without) / games; }
};
using Trials = FixedVec<Trial, 9>;

// Plays all trials in the same worlds with the same lots, `games` of them in each round; after a
// round the poorer half is given up, except the first, by which the others are measured, each in
// those worlds where it can be. Returns the best.
std::size_t play_trials(const Knowledge<Rationing>& known, Trials& trials, int games, Rng& rng);

}  // namespace stolik::rationing
