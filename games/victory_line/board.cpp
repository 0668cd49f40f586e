#include "games/victory_line/board.h"

namespace stolik::victory_line {
namespace {

// The same cells moved towards smaller places (steps > 0) or larger ones.
CellSet moved(const CellSet& cells, int steps) {
  CellSet result;
  const int far = steps < 0 ? -steps : steps;
  const int words = far / 64;
  const int bits = far % 64;
  for (int w = 0; w < 3; ++w) {
    const int from = steps < 0 ? w - words : w + words;
    const int next = steps < 0 ? from - 1 : from + 1;
    const auto word = [&](int i) { return i < 0 || i > 2 ? 0 : cells.words[static_cast<std::size_t>(i)]; };
    std::uint64_t value = steps < 0 ? word(from) << bits : word(from) >> bits;
    if (bits != 0) value |= steps < 0 ? word(next) >> (64 - bits) : word(next) << (64 - bits);
    result.words[static_cast<std::size_t>(w)] = value;
  }
  return result;
}

// A set with an empty word below and above, so that a walk may leave the board upwards and downwards too.
struct Framed {
  std::array<std::uint64_t, 5> words;

  explicit Framed(const CellSet& cells)
      : words{0, cells.words[0], cells.words[1], cells.words[2], 0} {}
  bool has(int at) const { return ((words[static_cast<unsigned>(at + 64) / 64] >> (at & 63)) & 1) != 0; }
  // How many cells lie in a row behind `at`, not counting it; no more than a window can use.
  int reach(int at, int step) const {
    int count = 0;
    while (count < kLineLength - 1 && has(at + (count + 1) * step)) ++count;
    return count;
  }
};

}  // namespace

CellSet window_starts(const CellSet& cells, Direction direction) {
  static_assert(kLineLength == 6);
  const int step = step_of(direction);
  const CellSet twos = cells & moved(cells, step);
  const CellSet fours = twos & moved(twos, 2 * step);
  return fours & moved(twos, 4 * step);
}

Windows windows_through(const CellSet& cells, Direction direction, Cell cell) {
  const Framed framed(cells);
  const int step = step_of(direction);
  const int behind = framed.reach(place(cell), -step);
  const int ahead = framed.reach(place(cell), step);
  const int length = behind + 1 + ahead;
  if (length < kLineLength) return {};
  return {{direction, along(cell, direction, -behind)},
          static_cast<std::uint8_t>(length - kLineLength + 1)};
}

}  // namespace stolik::victory_line
