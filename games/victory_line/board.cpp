#include "games/victory_line/board.h"

namespace stolik::victory_line {
namespace {

// The same cells moved towards smaller places (kSteps > 0) or larger ones.
template <int kSteps>
constexpr CellSet moved(const CellSet& cells) {
  constexpr int kFar = kSteps < 0 ? -kSteps : kSteps;
  constexpr int kWords = kSteps < 0 ? -(kFar / 64) : kFar / 64;
  constexpr int kBits = kFar % 64;
  const auto word = [&](int i) { return i < 0 || i > 2 ? 0 : cells.words[std::size_t(i)]; };
  CellSet result;
  for (int w = 0; w < 3; ++w) {
    std::uint64_t value = word(w + kWords);
    if constexpr (kBits != 0) {
      value = kSteps < 0 ? value << kBits | word(w + kWords - 1) >> (64 - kBits)
                         : value >> kBits | word(w + kWords + 1) << (64 - kBits);
    }
    result.words[std::size_t(w)] = value;
  }
  return result;
}

template <Direction kDirection>
CellSet window_starts_to(const CellSet& cells) {
  static_assert(kLineLength == 6);
  constexpr int kStep = step_of(kDirection);
  const CellSet twos = cells & moved<kStep>(cells);
  const CellSet fours = twos & moved<2 * kStep>(twos);
  return fours & moved<4 * kStep>(twos);
}

}  // namespace

CellSet window_starts(const CellSet& cells, Direction direction) {
  switch (direction) {
    case Direction::east: return window_starts_to<Direction::east>(cells);
    case Direction::north: return window_starts_to<Direction::north>(cells);
    case Direction::north_east: return window_starts_to<Direction::north_east>(cells);
    case Direction::south_east: return window_starts_to<Direction::south_east>(cells);
  }
  return {};
}

}  // namespace stolik::victory_line
