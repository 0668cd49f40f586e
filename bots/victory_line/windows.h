// The 266 windows of six, and how full each is for every team: what the bots of `victory-line` look
// at.
#pragma once

#include <array>
#include <bit>
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
    const Contents& in = in_[window];
    return in.all == in.of[slot(team)] && !closed(team, window);
  }
  // Chips of a team in a window, its corner included.
  int filled(Team team, std::uint16_t window) const { return in_[window].of[slot(team)]; }
  int others(Team team, std::uint16_t window) const {
    return in_[window].all - in_[window].of[slot(team)];
  }
  int spent(std::uint16_t window) const { return in_[window].spent; }
  bool is_spent(Cell cell) const { return spent_cells_.has(cell); }
  bool closed(Team team, std::uint16_t window) const {
    return (in_[window].closed >> slot(team) & 1) != 0;
  }

  // Calls visit(window) for those that lack at most two chips, whoever's they are.
  template <class Visit>
  void each_nearly_full(Visit&& visit) const {
    for (std::size_t word = 0; word < nearly_full_.size(); ++word) {
      for (std::uint64_t left = nearly_full_[word]; left != 0; left &= left - 1) {
        visit(std::uint16_t(word * 64 + std::size_t(std::countr_zero(left))));
      }
    }
  }

 private:
  // Side by side, since all of it is looked at together and often. A corner counts for every team,
  // and once in all.
  struct alignas(8) Contents {
    PerTeam<std::uint8_t> of{};
    std::uint8_t all = 0;
    std::uint8_t spent = 0;
    std::uint8_t closed = 0;  // one bit a team
  };

  void spend(Cell cell, int by);
  void change(Team team, Cell cell, int by) {
    for (const std::uint16_t w : kWindowsThrough[std::size_t(victory_line::place(cell))]) {
      Contents& in = in_[w];
      in.of[slot(team)] = std::uint8_t(in.of[slot(team)] + by);
      in.all = std::uint8_t(in.all + by);
      mark(w);
    }
  }
  void mark(std::uint16_t w) {
    const std::uint64_t bit = 1ull << (w % 64);
    std::uint64_t& word = nearly_full_[w / 64];
    word = in_[w].all >= kLineLength - 2 ? word | bit : word & ~bit;
  }

  std::array<Contents, kWindows> in_{};
  std::array<std::uint64_t, (kWindows + 63) / 64> nearly_full_{};
  CellSet spent_cells_{};
};

}  // namespace stolik::victory_line
