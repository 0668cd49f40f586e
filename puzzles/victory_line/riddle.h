// A riddle of `victory-line`: which card to open? Found in games of bots by trying every card of
// the hand with the rules.
#pragma once

#include <optional>
#include <vector>

#include "bots/victory_line/windows.h"
#include "core/game.h"
#include "puzzles/puzzle.h"

namespace stolik::victory_line {

// What exactly one card of the hand does; the grade is its number and one.
//   make  completes a line at once
//   stop  leaves the others no cell to finish a line at, and they had one
//   fork  gives one's own team two such cells at once that it had not, and the others have none
//   both  leaves the others none, though they had one, and gives one's own team one that it had not
enum class Aim : std::uint8_t { make, stop, fork, both };

struct Gap {  // six in line that lack one chip, and the free cell where it is lacking
  Team team{};
  Window window;
  Cell cell{};
};
// All gaps of a team, in the order of the windows.
std::vector<Gap> gaps_of(const Public& pub, Team team);

struct Riddle {
  View<VictoryLine> view;  // of the seat in turn
  Aim aim{};
  Card card{};                // the answer
  CellSet cells{};            // where it does it: its own cell, or some targets of a special card
  std::vector<Gap> before{};  // what there is to finish (make) or to stop
  std::vector<Gap>
      after{};  // what one's own team gains, the card being opened at the first of `cells`
};

// The riddle of that grade in a position, if there is one.
std::optional<Riddle> riddle_at(const View<VictoryLine>& view, int grade);
// The first one in a game that bots play from this seed.
std::optional<Riddle> riddle_from(std::uint64_t seed, int players, int grade);

}  // namespace stolik::victory_line
