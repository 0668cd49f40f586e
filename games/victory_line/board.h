// The board of `victory-line`: 12 x 12 cells as bit sets, directions, and windows of six.
//
// A row takes 16 bits, 12 cells and a margin of four that is always empty, so that a set is three
// words of 64 bits and a step in any direction is one addition: whoever leaves the board sideways
// meets the margin. All of it is constexpr or a few instructions.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "core/fields.h"

namespace stolik::victory_line {

inline constexpr int kSide = 12;  // V1
inline constexpr int kRowBits = 16;
inline constexpr int kLineLength = 6;  // V14
inline constexpr int kEvents = kSide * kSide - 4;

// Its value is its place in a set: row * 16 + column, both from 0; row 0 is drawn on top.
enum class Cell : std::uint8_t {};
inline constexpr Cell kNoCell{0xFF};

constexpr int place(Cell cell) { return int(cell); }
constexpr Cell cell_at(int column, int row) { return static_cast<Cell>(row * kRowBits + column); }
constexpr int column_of(Cell cell) { return place(cell) % kRowBits; }
constexpr int row_of(Cell cell) { return place(cell) / kRowBits; }

// Calls visit(i) for each bit of three words, from the lowest.
template <class Visit>
constexpr void each_bit(const std::array<std::uint64_t, 3>& words, Visit&& visit) {
  for (int w = 0; w < 3; ++w) {
    for (std::uint64_t rest = words[std::size_t(w)]; rest != 0; rest &= rest - 1) {
      visit(w * 64 + std::countr_zero(rest));
    }
  }
}

// For each byte and n, the place of the bit that n others come before.
inline constexpr auto kNthOfByte = [] {
  std::array<std::array<std::uint8_t, 8>, 256> table{};
  for (std::size_t byte = 0; byte < table.size(); ++byte) {
    std::size_t n = 0;
    for (std::uint8_t at = 0; at < 8; ++at) {
      if (((byte >> at) & 1) != 0) table[byte][n++] = at;
    }
  }
  return table;
}();

inline constexpr std::uint64_t kEachByte = 0x0101010101010101ull;

// For each byte of a word how many bits there are in it and in those below.
constexpr std::uint64_t sums_of_bytes(std::uint64_t word) {
  std::uint64_t sums = word - ((word >> 1) & 0x5555555555555555ull);
  sums = (sums & 0x3333333333333333ull) + ((sums >> 2) & 0x3333333333333333ull);
  return ((sums + (sums >> 4)) & 0x0F0F0F0F0F0F0F0Full) * kEachByte;
}

// The place of the bit of `word` that `n` others come before; n < 64 and there are that many. Lots
// are drawn with it, so it has no branch: nobody could predict one.
constexpr int nth_bit(std::uint64_t word, std::uint64_t sums, int n) {
  constexpr std::uint64_t kHighs = kEachByte << 7;
  const auto lot = std::uint64_t(n);
  const std::uint64_t passed =
      ((lot * kEachByte | kHighs) - sums) & kHighs;  // bytes that are too low
  const int at = std::popcount(passed) * 8;
  const std::uint64_t rank = lot - (((sums << 8) >> at) & 0xFF);
  return at + kNthOfByte[std::size_t((word >> at) & 0xFF)][std::size_t(rank)];
}
constexpr int nth_bit(std::uint64_t word, int n) { return nth_bit(word, sums_of_bytes(word), n); }

struct CellSet {
  std::array<std::uint64_t, 3> words{};

  constexpr bool has(Cell cell) const { return ((word(cell) >> (place(cell) % 64)) & 1) != 0; }
  constexpr bool empty() const { return (words[0] | words[1] | words[2]) == 0; }
  constexpr int count() const {
    return std::popcount(words[0]) + std::popcount(words[1]) + std::popcount(words[2]);
  }
  constexpr void add(Cell cell) { words[std::size_t(place(cell) / 64)] |= bit(cell); }
  constexpr void remove(Cell cell) { words[std::size_t(place(cell) / 64)] &= ~bit(cell); }
  constexpr CellSet operator|(const CellSet& o) const {
    return {{words[0] | o.words[0], words[1] | o.words[1], words[2] | o.words[2]}};
  }
  constexpr CellSet operator&(const CellSet& o) const {
    return {{words[0] & o.words[0], words[1] & o.words[1], words[2] & o.words[2]}};
  }
  constexpr CellSet without(const CellSet& o) const {
    return {{words[0] & ~o.words[0], words[1] & ~o.words[1], words[2] & ~o.words[2]}};
  }
  constexpr bool meets(const CellSet& other) const { return !(*this & other).empty(); }
  constexpr bool has_all(const CellSet& other) const { return other.without(*this).empty(); }
  STOLIK_FIELDS(CellSet, words);

  // The word in which the bit of a cell is, at its place in it.
  constexpr std::uint64_t word(Cell cell) const { return words[std::size_t(place(cell) / 64)]; }

  // The 16 bits of a row. Loaded as they lie there: the word would have to be shifted.
  constexpr std::uint64_t row(std::size_t i) const {
    static_assert(std::endian::native == std::endian::little);
    if (std::is_constant_evaluated()) return (words[i / 4] >> (i % 4 * kRowBits)) & 0xFFFF;
    std::uint16_t bits;
    std::memcpy(&bits, reinterpret_cast<const char*>(words.data()) + i * sizeof bits, sizeof bits);
    return bits;
  }

  // The cell that `n` others come before; n < count(). Masks, for which word it is nobody could
  // guess.
  constexpr Cell nth(int n) const {
    const int first = std::popcount(words[0]);
    const int second = std::popcount(words[1]);
    const int past_first = (first - 1 - n) >> 31;  // all bits or none
    const int past_second = (first + second - 1 - n) >> 31;
    const std::uint64_t word = words[0] ^ ((words[0] ^ words[1]) & mask_of(past_first)) ^
                               ((words[1] ^ words[2]) & mask_of(past_second));
    n -= (first & past_first) + (second & past_second);
    return static_cast<Cell>((64 & past_first) + (64 & past_second) + nth_bit(word, n));
  }

  // Calls visit(cell) for each cell, row by row.
  template <class Visit>
  constexpr void each(Visit&& visit) const {
    each_bit(words, [&](int i) { visit(static_cast<Cell>(i)); });
  }

 private:
  static constexpr std::uint64_t mask_of(int all_or_none) {
    return std::uint64_t(std::int64_t(all_or_none));
  }
  static constexpr std::uint64_t bit(Cell cell) { return 1ull << (place(cell) % 64); }
};

inline constexpr CellSet kBoard{
    {0x0FFF0FFF0FFF0FFFull, 0x0FFF0FFF0FFF0FFFull, 0x0FFF0FFF0FFF0FFFull}};
inline constexpr CellSet kCorners{{0x0000000000000801ull, 0, 0x0801000000000000ull}};  // V15
inline constexpr CellSet kEventCells = kBoard.without(kCorners);
static_assert(kEventCells.count() == kEvents);

constexpr bool is_cell(Cell cell) { return place(cell) < 192 && kBoard.has(cell); }

// In the order in which lines are looked for.
enum class Direction : std::uint8_t { east, north, north_east, south_east };
inline constexpr std::array kDirections{Direction::east, Direction::north, Direction::north_east,
                                        Direction::south_east};

// From a cell of a line to the next, beginning at the end with the smaller column, then smaller
// row.
constexpr int step_of(Direction direction) {
  constexpr std::array kSteps{1, kRowBits, 1 - kRowBits, 1 + kRowBits};
  return kSteps[std::size_t(direction)];
}
constexpr Cell along(Cell cell, Direction direction, int steps) {
  return static_cast<Cell>(place(cell) + steps * step_of(direction));
}

// Six cells in line, named by their first one.
struct Window {
  Direction direction{};
  Cell first{};

  constexpr Cell last() const { return along(first, direction, kLineLength - 1); }
  constexpr Cell at(int i) const { return along(first, direction, i); }
  constexpr CellSet cells() const;
  STOLIK_FIELDS(Window, direction, first);
};

// The cells of a window whose first or last cell, whichever is the smaller, is at place 0.
struct Shape {
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  explicit constexpr Shape(Direction direction) {
    const int step = step_of(direction) < 0 ? -step_of(direction) : step_of(direction);
    for (int i = 0; i < kLineLength; ++i) (i * step < 64 ? low : high) |= 1ull << (i * step % 64);
  }
};
inline constexpr std::array kShapes{Shape{Direction::east}, Shape{Direction::north},
                                    Shape{Direction::north_east}, Shape{Direction::south_east}};

constexpr CellSet Window::cells() const {
  const Shape& shape = kShapes[std::size_t(direction)];
  const int from = std::min(place(first), place(last()));
  const int far = from % 64;
  const std::uint64_t moved[] = {shape.low << far, shape.high << far | shape.low >> 1 >> (63 - far),
                                 shape.high >> 1 >> (63 - far)};
  switch (from / 64) {
    case 0: return {{moved[0], moved[1], moved[2]}};
    case 1: return {{0, moved[0], moved[1]}};
    default: return {{0, 0, moved[0]}};
  }
}

// The window with these ends, the first as it is written; kNoWindow if there is none.
inline constexpr Window kNoWindow{Direction::east, kNoCell};
constexpr Window window_between(Cell first, Cell last) {
  const int columns = column_of(last) - column_of(first);
  const int rows = row_of(last) - row_of(first);
  constexpr int kFar = kLineLength - 1;
  if (columns == kFar && rows == 0) return {Direction::east, first};
  if (columns == 0 && rows == kFar) return {Direction::north, first};
  if (columns == kFar && rows == -kFar) return {Direction::north_east, first};
  if (columns == kFar && rows == kFar) return {Direction::south_east, first};
  return kNoWindow;
}

// Neighbouring windows of one direction, each a step further than the one before.
struct Windows {
  Window first;
  std::uint8_t count = 0;

  bool operator==(const Windows&) const = default;
  constexpr Window at(int i) const {
    return {first.direction, along(first.first, first.direction, i)};
  }
  constexpr bool has(Window window) const {
    for (int i = 0; i < count; ++i) {
      if (at(i) == window) return true;
    }
    return false;
  }
};

// The first cells of all windows that lie in `cells` wholly.
CellSet window_starts(const CellSet& cells, Direction direction);

}  // namespace stolik::victory_line
