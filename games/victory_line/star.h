// The star of a cell: the four lines of the board that meet there. Whether a new chip makes lines
// of victory is read from it without a walk over the board.
#pragma once

#include "games/victory_line/board.h"

namespace stolik::victory_line {

// The first cell of each row of a word.
inline constexpr std::uint64_t kFirstColumn = 0x0001000100010001ull;

// Four lanes of 16 bits in the order of the directions, one bit a cell: its column, in the lane to
// the north its row. The margins are empty, so that a shift carries nothing from lane to lane that
// counts.
using Lanes = std::uint64_t;
constexpr int lane_shift(Direction direction) { return kRowBits * int(direction); }
// The place of a cell in a lane of this direction.
constexpr int place_in_lane(Cell cell, Direction direction) {
  return direction == Direction::north ? row_of(cell) : column_of(cell);
}
// Which of the lines in this direction a cell lies on.
constexpr int line_through(Cell cell, Direction direction) {
  constexpr std::array kByColumn{0, 1, 1, 1};
  constexpr std::array kByRow{1, 0, 1, -1};
  const auto d = std::size_t(direction);
  return kByColumn[d] * column_of(cell) + kByRow[d] * row_of(cell);
}

// What there is to know of the star of a cell before any chip lies there.
struct StarMasks {
  CellSet climbing;  // its diagonals
  CellSet falling;
  Lanes given = 0;  // in its lanes whoever plays: corners (V15), and the cell itself
  Lanes near = 0;   // where windows through the cell can begin: at most five before it
  // Times this, the rows of a word meet in the last one. It is the same for all; were it a
  // constant, g++ would make six instructions of the multiplication.
  std::uint64_t meet = kFirstColumn;
};

// The lanes of a set. Some fifty instructions without a branch: most chips make no line, and this
// is how that is known.
[[gnu::always_inline]] constexpr Lanes lanes_through(Cell centre, const StarMasks& masks,
                                                     const CellSet& cells) {
  const int column = column_of(centre);
  const auto& [top, middle, bottom] = cells.words;
  // The bits of a column stand 16 apart; the factor moves that of row i of each word to place 48 +
  // i.
  const std::uint64_t below = kFirstColumn << column;
  const std::uint64_t stacked = std::rotr(
      (top & below) | std::rotl(middle & below, 4) | std::rotl(bottom & below, 8), column);
  const std::uint64_t north = (stacked * 0x0001000200040008ull) >> 48;
  // A diagonal has one bit a column, so adding up all rows loses none.
  const auto across = [&](const CellSet& diagonal) {
    const CellSet rows = cells & diagonal;
    return ((rows.words[0] | rows.words[1] | rows.words[2]) * masks.meet) >> 48;
  };
  return cells.row(std::size_t(row_of(centre))) | north << 16 | across(masks.climbing) << 32 |
         across(masks.falling) << 48;
}

inline constexpr auto kStarMasks = [] {
  // By line_through(), counted from 0.
  std::array<CellSet, 2 * kSide - 1> climbing{};
  std::array<CellSet, 2 * kSide - 1> falling{};
  const auto climbs = [](Cell cell) {
    return std::size_t(line_through(cell, Direction::north_east));
  };
  const auto falls = [](Cell cell) {
    return std::size_t(line_through(cell, Direction::south_east) + kSide - 1);
  };
  kBoard.each([&](Cell cell) {
    climbing[climbs(cell)].add(cell);
    falling[falls(cell)].add(cell);
  });
  std::array<StarMasks, kSide * kRowBits> all{};
  kBoard.each([&](Cell centre) {
    StarMasks& masks = all[std::size_t(place(centre))];
    masks.climbing = climbing[climbs(centre)];
    masks.falling = falling[falls(centre)];
    CellSet cells = kCorners;
    cells.add(centre);
    masks.given = lanes_through(centre, masks, cells);
    for (const Direction direction : kDirections) {
      constexpr Lanes kWindow = (1u << kLineLength) - 1;
      masks.near |= ((kWindow << place_in_lane(centre, direction)) >> (kLineLength - 1))
                    << lane_shift(direction);
    }
  });
  return all;
}();

class Star {
 public:
  // The star of a cell on which a chip joins these. They are read before it is among them: whoever
  // reads what was written a moment ago, at a place not known before, has to wait for it.
  [[gnu::always_inline]] constexpr Star(const CellSet& chips, Cell centre)
      : lanes_(lanes_through(centre, masks(centre), chips) | masks(centre).given),
        centre_(centre) {}

  // Whether six in a row lie on any of the four lines, the centre among them.
  constexpr bool has_window() const { return window_starts() != 0; }

  // V16: a line of victory takes its cells from further ones in its direction.
  constexpr void leave_out(const Window& window) {
    const Direction direction = window.direction;
    const Lanes same_line =
        line_through(window.first, direction) == line_through(centre_, direction) ? 0x3F : 0;
    lanes_ &= ~(same_line << (lane_shift(direction) + place_in_lane(window.first, direction)));
  }

  // Calls visit(windows) for each direction in which windows contain the centre.
  template <class Visit>
  constexpr void each_through_centre(Visit&& visit) const {
    Lanes rest = window_starts();
    while (rest != 0) {  // seldom more than once
      const int first = std::countr_zero(rest);
      const auto direction = static_cast<Direction>(first / kRowBits);
      const Lanes starts = rest & (0xFFFFull << lane_shift(direction));
      rest ^= starts;
      visit(Windows{{direction, along(centre_, direction,
                                      first % kRowBits - place_in_lane(centre_, direction))},
                    std::uint8_t(std::popcount(starts))});
    }
  }

 private:
  static constexpr const StarMasks& masks(Cell cell) {
    return kStarMasks[std::size_t(place(cell))];
  }
  constexpr Lanes window_starts() const {
    static_assert(kLineLength == 6);
    const Lanes twos = lanes_ & (lanes_ >> 1);
    const Lanes fours = twos & (twos >> 2);
    return fours & (twos >> 4) & masks(centre_).near;
  }

  Lanes lanes_;
  Cell centre_;
};

}  // namespace stolik::victory_line
