// perft: how many ways there are to play on for a number of steps. One number that list, apply and
// chance must all get right together; the same counts hold in every build and language.
#pragma once

#include <cstdint>

#include "core/game.h"

namespace stolik {

// Leaves `depth` steps below a state after its deal. A step is one listed command of any seat that
// may speak, or one word of nature. Costs stack for one list of actions per level.
template <Game G>
std::uint64_t perft(const State<G>& state, int depth) {
  const Waiting waiting = G::waiting(state.pub);
  if (depth == 0 || waiting.over) return depth == 0 ? 1 : 0;
  std::uint64_t leaves = 0;
  Story<G> story;
  const auto descend = [&](Actor who, const typename G::Action& action) {
    State<G> next = state;
    story.clear();
    G::apply(next, who, action, story);
    leaves += perft<G>(next, depth - 1);
  };
  Odds<G> odds;
  G::chance(state, odds);
  for (const auto& odd : odds) descend(Actor::nature(), odd.outcome);
  Actions<G> actions;
  for (int s = 0; s < G::kMaxSeats; ++s) {
    if (!waiting.seats.has(seat_at(s))) continue;
    G::list(state.pub, state.own[slot(seat_at(s))], seat_at(s), actions);
    for (const auto& action : actions) descend(Actor::at(seat_at(s)), action);
  }
  return leaves;
}

}  // namespace stolik
