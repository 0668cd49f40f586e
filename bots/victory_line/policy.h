// One look ahead: what a card does for the windows of its team and to those of the others.
#pragma once

#include "bots/bot.h"
#include "bots/victory_line/windows.h"

namespace stolik::victory_line {

// What a chip more is worth in a window that holds so many already, for its own team and for one it stops.
struct Weights {
  std::array<int, kLineLength + 1> window{0, 1, 5, 25, 130, 700, 4000};
  int block = 0;        // share of a window's worth for stopping another team, in sixteenths
  int keep = 0;         // a special card is kept unless it does at least this much
  bool counts = false;  // minds where the missing cards are: in its own hand, unseen, or spent
  int held = 16;        // counts: what a missing card in its own hand adds to a window, in sixteenths
  int lacks = 2;        // counts: special cards are thought of where a window lacks at most so many chips
  // Of eight windows in a row or column, and of eight on a diagonal, so many are noticed.
  int straight = 8;
  int diagonal = 8;

  // A window's worth with so many chips and so many of the missing cards in hand.
  using Table = std::array<std::array<int, kLineLength + 1>, kLineLength + 1>;
  constexpr Table table() const {
    Table worth{};
    for (std::size_t filled = 0; filled < worth.size(); ++filled) {
      worth[filled][0] = window[filled];
      for (std::size_t h = 1; h < worth.size(); ++h) worth[filled][h] = worth[filled][h - 1] * held / 16;
    }
    return worth;
  }
};

inline constexpr Weights kPlain{.block = 16, .keep = 0};
inline constexpr Weights kPatient{.block = 12, .keep = 260, .diagonal = 4};
inline constexpr Weights kOwnOnly{.block = 0, .keep = 0, .straight = 5, .diagonal = 2};
// Special cards wait for a line: made, or stopped when only one chip is missing.
inline constexpr Weights kCounting{.block = 20, .keep = 1500, .counts = true, .held = 40};
inline constexpr Weights::Table kCountingTable = kCounting.table();
// The same in games played to their end, where it must be quick.
inline constexpr Weights kRolling{.block = 20, .keep = 1500, .counts = true, .held = 40, .lacks = 1};

// A board as a seat looks at it: the windows, and which of their missing cards it holds itself.
class Sight {
 public:
  // `fate` says which windows are overlooked by who overlooks some.
  Sight(const Public& pub, const Fullness& full, const Hand& hand, Seat seat, const Weights& weights,
        std::uint64_t fate);

  int gain_of_placing(Cell cell) const;
  int gain_of_removing(Cell cell, bool then_placing) const;

 private:
  int own(std::uint16_t window, int more, int fewer_held, int fewer_spent) const;
  int theirs(Team owner, std::uint16_t window, int fewer) const;
  bool overlooks(std::uint16_t window) const;

  const Public& pub_;
  const Fullness& full_;
  const Weights& weights_;
  CellSet hand_;
  Team team_;
  std::uint64_t fate_;
  bool all_noticed_;
  std::array<std::uint8_t, kWindows> held_{};
};

struct Move {
  Action action{};
  int gain = 0;
};

// The best moves of a seat in turn by one look ahead, the best first; at most as many as fit.
using Moves = FixedVec<Move, 16>;
void best_moves(const Public& pub, const Fullness& full, const Hand& hand, Seat seat, const Weights& weights,
                std::uint64_t fate, Moves& out);

// What else can be asked of a seat: which six to turn, which card to give up, whether to draw.
Action answer(const View<VictoryLine>& view, const Fullness& full, const Weights& weights, std::uint64_t fate);

}  // namespace stolik::victory_line
