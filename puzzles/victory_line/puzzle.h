// Puzzles of `victory-line`: which card to open? The table as one sees it, the one card that does
// it, and why.
#pragma once

#include "games/victory_line/text.h"
#include "puzzles/puzzle.h"
#include "puzzles/victory_line/riddle.h"

namespace stolik::victory_line {

struct Puzzle {
  using Text = victory_line::Text;
  static constexpr PlayerCounts kPlayers = PlayerCounts::from_to("V4", 2, 4);
  static constexpr int usual_players(int) { return 2; }
  static std::string make(const Deck& names, int players, int grade, std::uint64_t seed);
  static std::vector<std::string> from_game(const Shelf& shelf, const Journal& journal, Seat seat,
                                            int moments);
};

}  // namespace stolik::victory_line
