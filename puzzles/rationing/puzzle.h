// Puzzles of `rationing`: the last purchases of a game, all cards open. What to buy, or which deal
// helps both?
#pragma once

#include "games/rationing/text.h"
#include "puzzles/puzzle.h"
#include "puzzles/rationing/riddle.h"

namespace stolik::rationing {

struct Puzzle {
  using Text = rationing::Text;
  static constexpr PlayerCounts kPlayers = Rationing::kPlayers;
  static constexpr int usual_players(int grade) { return grade < 3 ? 3 : 4; }
  static std::string make(const Deck& names, int players, int grade, std::uint64_t seed);
  static std::vector<std::string> from_game(const Shelf& shelf, const Journal& journal, Seat seat,
                                            int moments);
};

}  // namespace stolik::rationing
