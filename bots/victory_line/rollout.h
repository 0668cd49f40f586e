// Games played to their end in a world that fits what a seat knows, every seat by one look ahead.
#pragma once

#include "bots/victory_line/policy.h"

namespace stolik::victory_line {

// A world: hands dealt anew, and the order in which the deck will be drawn.
struct World {
  State<VictoryLine> state;
  FixedVec<Card, kMaxCards> order;
};
World deal_anew(const View<VictoryLine>& view, Rng& rng);

// Plays `first`, then to the end. The result in thousandths for the team: 1000 for a win, its share of a draw, and
// a few for each line more or less, so that close games tell something too.
int play_out(const World& world, const Fullness& full, Seat seat, const Action& first);

}  // namespace stolik::victory_line
