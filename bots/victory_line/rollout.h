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

// Keeps the windows up to date with a step that was just carried out.
void follow(Fullness& full, const Public& pub, const Story<VictoryLine>& story);
// What the end is worth to a team, in thousandths: 1000 for a win, its share of a draw, and a few for each line more or
// less than the best other team, so that close games tell something too.
int worth_of_end(const Public& pub, Team team);

// Plays `first`, then to the end, every seat by one look ahead. The result for the seat's team.
int play_out(const World& world, const Fullness& full, Seat seat, const Action& first);

}  // namespace stolik::victory_line
