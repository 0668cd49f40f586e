// A newcomer to `rationing`: buys the first card it can pay, and trades one for one for what it
// lacks.
#include "bots/rationing/plain.h"

namespace stolik::rationing {

stolik::Choice<Rationing, Why> Bot::newcomer(const Knowledge<Rationing>& known, Rng&) {
  constexpr int kOffers = 3;  // while one top spins
  switch (known.view.pub.phase) {
    case Phase::allocation: return {.action = {.verb = Verb::spin}};
    case Phase::shopping: return buy_first(known.view);
    case Phase::spinning: return trade_one_for_one(known, kOffers);
    case Phase::deal:
    case Phase::draw:
    case Phase::refill:
    case Phase::speculator:
    case Phase::over: break;
  }
  return {.waits = true};
}

}  // namespace stolik::rationing
