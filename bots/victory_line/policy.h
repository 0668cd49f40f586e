// One look ahead: what a card does for the windows of its team and to those of the others.
#pragma once

#include "bots/bot.h"
#include "bots/victory_line/windows.h"

namespace stolik::victory_line {

// What a chip more is worth in a window that holds so many already, for its own team and for one it stops.
struct Weights {
  std::array<int, kLineLength + 1> window{0, 1, 5, 25, 130, 700, 4000};
  int block = 0;     // share of a window's worth for stopping another team, in sixteenths
  int keep = 0;      // a special card is kept unless it does at least this much
};

inline constexpr Weights kPlain{.block = 16, .keep = 0};
inline constexpr Weights kPatient{.block = 12, .keep = 260};

int gain_of_placing(const Fullness& full, Team team, Cell cell, int teams, const Weights& weights);
int gain_of_removing(const Fullness& full, Team team, Team owner, Cell cell, const Weights& weights);

struct Move {
  Action action{};
  int gain = 0;
};

// The best moves of a seat in turn by one look ahead, the best first; at most as many as fit.
using Moves = FixedVec<Move, 16>;
void best_moves(const Public& pub, const Fullness& full, const Hand& hand, Seat seat, const Weights& weights, Moves& out);

// What else can be asked of a seat: which six to turn, which card to give up, whether to draw.
Action answer(const View<VictoryLine>& view, const Fullness& full, const Weights& weights);

}  // namespace stolik::victory_line
