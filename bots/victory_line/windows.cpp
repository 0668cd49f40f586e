#include "bots/victory_line/windows.h"

namespace stolik::victory_line {
namespace {

constexpr std::array<WindowFacts, kWindows> all_windows() {
  std::array<WindowFacts, kWindows> windows{};
  std::size_t n = 0;
  for (const Direction direction : kDirections) {
    kBoard.each([&](Cell first) {
      const Cell last = along(first, direction, kLineLength - 1);
      if (window_between(first, last).first == kNoCell || !is_cell(last)) return;
      WindowFacts& facts = windows[n++];
      facts.window = {direction, first};
      facts.cells = facts.window.cells();
      facts.corners = std::uint8_t((facts.cells & kCorners).count());
    });
  }
  return windows;
}

constexpr std::array<Through, 192> windows_through_cells(
    const std::array<WindowFacts, kWindows>& windows) {
  std::array<Through, 192> through{};
  for (std::size_t w = 0; w < windows.size(); ++w) {
    windows[w].cells.each(
        [&](Cell cell) { through[std::size_t(place(cell))].push(std::uint16_t(w)); });
  }
  return through;
}

}  // namespace

const std::array<WindowFacts, kWindows> kAllWindows = all_windows();
const std::array<Through, 192> kWindowsThrough = windows_through_cells(all_windows());

Fullness::Fullness(const Public& pub) {
  for (std::uint16_t w = 0; w < kWindows; ++w) {
    const std::uint8_t corners = kAllWindows[w].corners;
    in_[w].of.fill(corners);
    in_[w].all = corners;
  }
  for (const OpenedCard& opened : pub.piles.opened) {
    if (!is_special(opened.card)) spend(cell_of(opened.card), 1);
  }
  for (int t = 0; t < pub.options.teams; ++t) {
    pub.chips[slot(team_at(t))].each([&](Cell cell) { place(team_at(t), cell); });
  }
  for (const Line& line : pub.lines) turn(line.team, line.window);
}

void Fullness::spend(Cell cell, int by) {
  if (by > 0) {
    spent_cells_.add(cell);
  } else {
    spent_cells_.remove(cell);
  }
  for (const std::uint16_t w : kWindowsThrough[std::size_t(victory_line::place(cell))]) {
    in_[w].spent = std::uint8_t(in_[w].spent + by);
  }
}

void Fullness::turn(Team team, Window window) {
  for (int i = 0; i < kLineLength; ++i) {
    for (const std::uint16_t w : kWindowsThrough[std::size_t(victory_line::place(window.at(i)))]) {
      if (kAllWindows[w].window.direction != window.direction) continue;
      in_[w].closed = std::uint8_t(in_[w].closed | 1 << slot(team));
    }
  }
}

}  // namespace stolik::victory_line
