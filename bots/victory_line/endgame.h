// The end of a game of two with an empty deck: all cards are known, so it can be played out in
// full.
#pragma once

#include "bots/victory_line/rollout.h"

namespace stolik::victory_line {

struct Solved {
  Action action{};
  int worth = 0;  // as worth_of_end(), with best play of both
};

// Nothing where other cards are still to come, more than two play, or more than kEndgameNodes
// positions would have to be looked at: about ten milliseconds.
inline constexpr int kEndgameNodes = 20'000;
std::optional<Solved> solve(const View<VictoryLine>& view, const Fullness& full);

}  // namespace stolik::victory_line
