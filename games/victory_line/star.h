// The star of a cell: the four lines of the board that meet there. Whether a new chip makes lines of victory is
// read from it without a walk over the board.
#pragma once

#include "games/victory_line/board.h"

namespace stolik::victory_line {

// The diagonals of the board, word by word: those that climb by column + row, those that fall by
// column - row + 11.
struct Diagonals {
  static constexpr std::size_t kCount = 2 * kSide - 1;
  using Masks = std::array<std::array<std::uint64_t, kCount>, 3>;
  Masks climbing{};
  Masks falling{};

  constexpr Diagonals() {
    kBoard.each([&](Cell cell) {
      const auto word = static_cast<std::size_t>(place(cell) / 64);
      const std::uint64_t bit = 1ull << (place(cell) % 64);
      climbing[word][static_cast<std::size_t>(column_of(cell) + row_of(cell))] |= bit;
      falling[word][static_cast<std::size_t>(column_of(cell) - row_of(cell) + kSide - 1)] |= bit;
    });
  }
};
inline constexpr Diagonals kDiagonals;

// Four lanes of 16 bits in the order of the directions, one bit a cell: its column, in the lane to the north
// its row. The margins are empty, so that a shift carries nothing from lane to lane that counts.
using Lanes = std::uint64_t;
constexpr int lane_shift(Direction direction) { return kRowBits * static_cast<int>(direction); }
// The place of a cell in a lane of this direction.
constexpr int place_in_lane(Cell cell, Direction direction) {
  return direction == Direction::north ? row_of(cell) : column_of(cell);
}
// Which of the lines in this direction a cell lies on.
constexpr int line_through(Cell cell, Direction direction) {
  constexpr std::array kByColumn{0, 1, 1, 1};
  constexpr std::array kByRow{1, 0, 1, -1};
  const auto d = static_cast<std::size_t>(direction);
  return kByColumn[d] * column_of(cell) + kByRow[d] * row_of(cell);
}

// The lanes of a set. Some seventy instructions without a branch: most chips make no line, and this is how
// that is known.
[[gnu::always_inline]] constexpr Lanes lanes_through(Cell centre, const CellSet& cells) {
  constexpr std::uint64_t kFirstColumn = 0x0001000100010001ull;
  const auto column = static_cast<unsigned>(column_of(centre));
  const auto row = static_cast<unsigned>(row_of(centre));
  const std::uint64_t top = cells.words[0];
  const std::uint64_t middle = cells.words[1];
  const std::uint64_t bottom = cells.words[2];
  const std::uint64_t east = (cells.word(centre) >> (row % 4 * kRowBits)) & 0xFFFF;
  // The bits of a column stand 16 apart; the factor moves that of row i of each word to place 48 + i.
  const std::uint64_t mask = kFirstColumn << column;
  const std::uint64_t stacked =
      std::rotr((top & mask) | std::rotl(middle & mask, 4) | std::rotl(bottom & mask, 8), static_cast<int>(column));
  const std::uint64_t north = (stacked * 0x0001000200040008ull) >> 48;
  // A diagonal has one bit a column, so adding up all rows loses none.
  const auto across = [&](const Diagonals::Masks& masks, unsigned line) {
    const std::uint64_t rows = (top & masks[0][line]) | (middle & masks[1][line]) | (bottom & masks[2][line]);
    return (rows * kFirstColumn) >> 48;
  };
  return east | north << 16 | across(kDiagonals.climbing, column + row) << 32 |
         across(kDiagonals.falling, column - row + kSide - 1) << 48;
}

// For each cell what is in its star whoever plays: the corners (V15), and the cell itself.
inline constexpr auto kGiven = [] {
  std::array<Lanes, kSide * kRowBits> given{};
  kBoard.each([&](Cell cell) {
    CellSet cells = kCorners;
    cells.add(cell);
    given[static_cast<std::size_t>(place(cell))] = lanes_through(cell, cells);
  });
  return given;
}();

class Star {
 public:
  // The star of a cell on which a chip joins these. They are read before it is among them: whoever reads what was
  // written a moment ago, at a place not known before, has to wait for it.
  [[gnu::always_inline]] constexpr Star(const CellSet& chips, Cell centre)
      : lanes_(lanes_through(centre, chips) | kGiven[static_cast<std::size_t>(place(centre))]), centre_(centre) {}

  // Whether six in a row lie on any of the four lines.
  constexpr bool has_window() const { return window_starts() != 0; }

  // V16: a line of victory takes its cells from further ones in its direction.
  constexpr void leave_out(const Window& window) {
    const Direction direction = window.direction;
    const Lanes same_line = line_through(window.first, direction) == line_through(centre_, direction) ? 0x3F : 0;
    lanes_ &= ~(same_line << (lane_shift(direction) + place_in_lane(window.first, direction)));
  }

  // Calls visit(windows) for each direction in which windows contain the centre.
  template <class Visit>
  constexpr void each_through_centre(Visit&& visit) const {
    constexpr Lanes kNear = 0x3F;  // they begin at most five before it
    const auto near = [&](Direction direction) {
      return ((kNear << place_in_lane(centre_, direction)) >> (kLineLength - 1)) << lane_shift(direction);
    };
    Lanes rest = window_starts() & (near(Direction::east) | near(Direction::north) | near(Direction::north_east) |
                                    near(Direction::south_east));
    while (rest != 0) {  // seldom more than once
      const int first = std::countr_zero(rest);
      const auto direction = static_cast<Direction>(first / kRowBits);
      const Lanes starts = rest & (0xFFFFull << lane_shift(direction));
      rest ^= starts;
      visit(Windows{{direction, along(centre_, direction, first % kRowBits - place_in_lane(centre_, direction))},
                    static_cast<std::uint8_t>(std::popcount(starts))});
    }
  }

 private:
  constexpr Lanes window_starts() const {
    static_assert(kLineLength == 6);
    const Lanes twos = lanes_ & (lanes_ >> 1);
    const Lanes fours = twos & (twos >> 2);
    return fours & (twos >> 4);
  }

  Lanes lanes_;
  Cell centre_;
};

}  // namespace stolik::victory_line
