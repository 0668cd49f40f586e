// Games played to their end in imagined worlds, everybody buying and nobody trading: what a bargain leads to.
#pragma once

#include "bots/bot.h"
#include "bots/rationing/worth.h"

namespace stolik::rationing {

// The end of such a game for a seat, in thousandths of a win, with a little for points ahead or behind: close games tell
// something too. `lots` decide what is drawn; the same lots make two bargains comparable.
int play_out(State<Rationing> state, Seat seat, Rng lots);

}  // namespace stolik::rationing
