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
class Star {
 public:
  // The star of the cells of two sets. Some seventy instructions without a branch: most chips make no line,
  // and this is how that is known.
  [[gnu::always_inline]] constexpr Star(const CellSet& cells, const CellSet& more, Cell centre)
      : centre_(centre) {
    constexpr std::uint64_t kFirstColumn = 0x0001000100010001ull;
    const auto column = static_cast<unsigned>(column_of(centre));
    const auto row = static_cast<unsigned>(row_of(centre));
    const std::uint64_t top = cells.words[0] | more.words[0];
    const std::uint64_t middle = cells.words[1] | more.words[1];
    const std::uint64_t bottom = cells.words[2] | more.words[2];
    const std::uint64_t four_rows = cells.words[row / 4] | more.words[row / 4];
    const std::uint64_t east = (four_rows >> (row % 4 * kRowBits)) & 0xFFFF;
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
    lanes_ = east | north << 16 | across(kDiagonals.climbing, column + row) << 32 |
             across(kDiagonals.falling, column - row + kSide - 1) << 48;
  }

  // Whether six in a row lie on any of the four lines.
  constexpr bool has_window() const { return window_starts() != 0; }

  // V16: a line of victory takes its cells from further ones in its direction.
  constexpr void leave_out(const Window& window) {
    lanes_ &= ~(Star(window.cells(), {}, centre_).lanes_ & lane(window.direction));
  }

  // The windows in this direction that contain the centre.
  constexpr Windows through_centre(Direction direction) const {
    const int at = direction == Direction::north ? row_of(centre_) : column_of(centre_);
    const std::uint64_t near = (0x3Full << at) >> (kLineLength - 1);  // they begin at most five before it
    const std::uint64_t starts = (window_starts() >> shift(direction)) & near;
    if (starts == 0) return {};
    return {{direction, along(centre_, direction, std::countr_zero(starts) - at)},
            static_cast<std::uint8_t>(std::popcount(starts))};
  }

 private:
  static constexpr int shift(Direction direction) { return kRowBits * static_cast<int>(direction); }
  static constexpr std::uint64_t lane(Direction direction) { return 0xFFFFull << shift(direction); }
  constexpr std::uint64_t window_starts() const {
    static_assert(kLineLength == 6);
    const std::uint64_t twos = lanes_ & (lanes_ >> 1);
    const std::uint64_t fours = twos & (twos >> 2);
    return fours & (twos >> 4);
  }

  std::uint64_t lanes_ = 0;
  Cell centre_;
};

}  // namespace stolik::victory_line
