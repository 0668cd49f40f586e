// Puzzles of `triples`: who holds that card? The asks that one needs, the answer, and the way to it
// step by step.
#pragma once

#include "games/triples/text.h"
#include "puzzles/puzzle.h"
#include "puzzles/triples/riddle.h"

namespace stolik::triples {

struct Puzzle {
  using Text = triples::Text;
  static constexpr PlayerCounts kPlayers =
      PlayerCounts::from_to("T3", kFewestForRiddles, kMostForRiddles);
  // Deep thoughts need company.
  static constexpr int usual_players(int grade) { return grade < 2 ? 4 : grade < 3 ? 5 : 6; }
  static std::string make(const Deck& names, int players, int grade, std::uint64_t seed);
  static std::vector<std::string> from_game(const Shelf& shelf, const Journal& journal, Seat seat,
                                            int moments);
};

// A riddle's members, without the braces around them.
std::string print(const Deck& names, const Riddle& riddle);

}  // namespace stolik::triples
