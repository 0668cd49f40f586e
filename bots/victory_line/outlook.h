// What a position of two teams is worth when all hands are known, to one that counts cards while
// the other does not: a look at the windows and at who holds what they lack, instead of the rest of
// a game. Learned from games to their end
// (`./stolik lab learn victory-line/outlook`).
#pragma once

#include "bots/victory_line/windows.h"

namespace stolik::victory_line {

// What is counted, as the difference of both teams, and a one for what counting is worth.
struct Outlook {
  static constexpr std::size_t kCounts = 21;
  static constexpr std::size_t kStages = 4;  // by how much of the deck is left

  std::array<std::int8_t, kCounts> counts{};
  std::size_t stage = 0;

  Outlook(const State<VictoryLine>& state, const Fullness& full, Team team);
  // The team's share of the win, in thousandths.
  int share() const;
};

}  // namespace stolik::victory_line
