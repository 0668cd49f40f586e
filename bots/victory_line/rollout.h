// Games played on in a world that fits what a seat knows, every seat by one look ahead.
#pragma once

#include "bots/victory_line/policy.h"

namespace stolik::victory_line {

// A world: hands dealt anew, and the order in which the deck will be drawn.
struct World {
  State<VictoryLine> state;
  FixedVec<Card, kMaxCards> order;
};
// The unseen cards, dealt at random.
World deal_anew(const View<VictoryLine>& view, Rng& rng);

CardSet unseen_by(const View<VictoryLine>& view);

// Keeps the windows up to date with a step that was just carried out.
void follow(Fullness& full, const Public& pub, const Story<VictoryLine>& story);
// What the end is worth to a team, in thousandths: 1000 for a win, its share of a draw, and a few
// for each line more or less than the best other team, so that close games tell something too.
int worth_of_end(const Public& pub, Team team);

// What the seat in turn does by one look ahead, where a card is to be opened or six are to be
// chosen.
Action look_ahead(const State<VictoryLine>& state, const Fullness& full, const Weights& weights);
// How imagined games go on: this team counts cards, the others do not.
Action roll_on(const State<VictoryLine>& state, const Fullness& full, Team team);

// Whether play_out() asks for the outlook after a while (outlook.h): where two teams play and the
// end is far. Elsewhere it goes to the end.
bool can_foresee(const Public& pub);
// Plays `first` and goes on. The result for the seat's team, in thousandths of a win.
int play_out(const World& world, const Fullness& full, Seat seat, const Action& first);

}  // namespace stolik::victory_line
