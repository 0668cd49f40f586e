// A riddle of `triples`: who holds that card? Found in games of bots, and stripped to the asks that
// it needs.
#pragma once

#include <optional>

#include "core/rng.h"
#include "games/triples/rules.h"
#include "puzzles/puzzle.h"
#include "puzzles/triples/deduction.h"

namespace stolik::triples {

struct Riddle {
  Scene scene;  // one sits at seat 0
  PerSeat<SetSet> sets{};
  Card card{};    // the question
  Seat holder{};  // the answer
  std::vector<Fact> facts{};
  int fact = -1;  // the one of them that is the answer
  int depth = 0;  // of the proof
};

constexpr int kFewestForRiddles = 3;  // of two players, one's own hand shows the other's
constexpr int kMostForRiddles = 6;    // T3: best with 3 to 6; and their deals are counted quickly

// 1 to 4, as deep as the proof is.
constexpr int grade_of(int depth) { return depth < 4 ? depth : 4; }

// What a player at `me` could know after the asks so far: the riddle in it that is of this grade
// (0: of any), if there is one. `asks` are all asks of the game so far.
std::optional<Riddle> riddle_at(const View<Triples>& view, std::span<const Line> asks, int grade);

// From one game, played by bots: the first riddle of this grade, for whichever seat.
std::optional<Riddle> riddle_from(std::uint64_t seed, int players, int grade);

// Whether the asked card is certain, and no other unseen one (what was handed over in the open was
// seen): by counting all deals that fit what the riddle tells.
bool counted_unique(const Riddle& riddle);

}  // namespace stolik::triples
