// The 266 windows of six, and how full each is for every team: what the bots of `victory-line` look at.
#pragma once

#include <array>
#include <cstdint>

#include "games/victory_line/lines.h"
#include "games/victory_line/rules.h"

namespace stolik::victory_line {

inline constexpr int kWindows = 266;

struct WindowFacts {
  Window window;
  CellSet cells;
  std::uint8_t corners = 0;  // 0 or 1 (V15)
};

extern const std::array<WindowFacts, kWindows> kAllWindows;

// The windows through a cell: at most six in each direction.
using Through = FixedVec<std::uint16_t, 24>;
extern const std::array<Through, 192> kWindowsThrough;

// How many chips of each team lie in each window, kept up to date chip by chip.
class Fullness {
 public:
  explicit Fullness(const Public& pub);

  void place(Team team, Cell cell) {
    change(team, cell, 1);
    if (spent_cells_.has(cell)) spend(cell, -1);
  }
  void remove(Team team, Cell cell) { change(team, cell, -1); }
  // The cell is free, but its card was opened: only a `+1` can fill it now.
  void spend(Cell cell) { spend(cell, 1); }
  // V16: what overlaps a line in its own direction can be no other line of that team.
  void turn(Team team, Window window);

  // A window a team can still fill: no chip of another team in it, no chip turned in its direction.
  bool open(Team team, std::uint16_t window) const {
    return all_[window] == of_[slot(team)][window] && !closed_[slot(team)][window];
  }
  // Chips of a team in a window, its corner included.
  int filled(Team team, std::uint16_t window) const {
    return of_[slot(team)][window] + kAllWindows[window].corners;
  }
  int others(Team team, std::uint16_t window) const { return all_[window] - of_[slot(team)][window]; }
  int spent(std::uint16_t window) const { return spent_[window]; }
  bool is_spent(Cell cell) const { return spent_cells_.has(cell); }
  bool closed(Team team, std::uint16_t window) const { return closed_[slot(team)][window]; }

 private:
  void spend(Cell cell, int by);
  void change(Team team, Cell cell, int by) {
    for (const std::uint16_t w : kWindowsThrough[static_cast<std::size_t>(victory_line::place(cell))]) {
      of_[slot(team)][w] = static_cast<std::uint8_t>(of_[slot(team)][w] + by);
      all_[w] = static_cast<std::uint8_t>(all_[w] + by);
    }
  }

  PerTeam<std::array<std::uint8_t, kWindows>> of_{};
  std::array<std::uint8_t, kWindows> all_{};
  std::array<std::uint8_t, kWindows> spent_{};
  CellSet spent_cells_{};
  PerTeam<std::array<bool, kWindows>> closed_{};
};

}  // namespace stolik::victory_line
