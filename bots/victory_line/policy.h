// One look ahead: what a card does for the windows of its team and to those of the others.
#pragma once

#include "bots/bot.h"
#include "bots/victory_line/windows.h"

namespace stolik::victory_line {

// What windows are worth to who counts cards, learned from play against who does not (`./stolik lab
// learn victory-line/counting`).
struct Counting {
  static constexpr std::size_t kStages = 3;  // by how much of the deck is left
  static constexpr std::size_t kHeld = 4;    // missing cards in the own hand: none, one, two, more
  using ByFilled = std::array<int, kLineLength + 1>;

  struct Stage {
    std::array<ByFilled, kHeld> own{};
    std::array<ByFilled, 2>
        theirs{};  // another team's; then those that lack a card in the own hand
    std::array<int, kSpecials.size()>
        keep{};  // a special card is kept unless it does at least this much
  };
  std::array<Stage, kStages> stages{};

  static constexpr std::size_t stage_of(int deck) { return deck > 80 ? 0 : deck > 40 ? 1 : 2; }
};
extern const Counting kLearnedCounting;

// What a chip more is worth in a window that holds so many already, for its own team and for one it
// stops.
struct Weights {
  std::array<int, kLineLength + 1> window{0, 1, 5, 25, 130, 700, 4000};
  int block = 0;  // share of a window's worth for stopping another team, in sixteenths
  int keep = 0;   // a special card is kept unless it does at least this much
  // Minds where the missing cards are, in its own hand, unseen, or spent, and weighs by this
  // instead of the above.
  const Counting* counting = nullptr;
  int lacks =
      2;  // counting: special cards are thought of where a window lacks at most so many chips
  // Of `of` windows in a row or column, and of as many on a diagonal, so many are noticed.
  int straight = 8;
  int diagonal = 8;
  int of = 8;
  int from = 0;  // windows with fewer chips of the team whose line it would be are not seen
};

inline constexpr Weights kPlain{.block = 16, .keep = 0};
inline constexpr Weights kPatient{.block = 12, .keep = 260, .diagonal = 4};
// More than any card does: special cards are played when nothing else is left in hand.
inline constexpr int kHoards = 100'000;
inline constexpr Weights kBlind{
    .block = 0, .keep = kHoards, .straight = 1, .diagonal = 0, .of = 40, .from = 5};
inline constexpr Weights kFewRows{.block = 0, .keep = kHoards, .straight = 3, .diagonal = 0};
inline constexpr Weights kOwnRows{.block = 0, .keep = 0, .straight = 3, .diagonal = 0};
inline constexpr Weights kSome{.block = 8, .keep = 145, .straight = 3, .diagonal = 1};
inline constexpr Weights kCounting{.block = 16, .counting = &kLearnedCounting};
// The same in games played on, where it must be quick.
inline constexpr Weights kRolling{.block = 16, .counting = &kLearnedCounting, .lacks = 1};

// A board as a seat looks at it: the windows, and which of their missing cards it holds itself.
class Sight {
 public:
  // `fate` says which windows are overlooked by who overlooks some.
  Sight(const Public& pub, const Fullness& full, const Hand& hand, Seat seat,
        const Weights& weights, std::uint64_t fate);

  int gain_of_placing(Cell cell) const;
  int gain_of_removing(Cell cell, bool then_placing) const;
  // What a special card must do at least.
  int keep(Card special) const;

 private:
  int own(std::uint16_t window, int more, int fewer_held, int fewer_spent) const;
  int theirs(Team owner, std::uint16_t window, int fewer) const;
  bool overlooks(std::uint16_t window) const;

  const Public& pub_;
  const Fullness& full_;
  const Weights& weights_;
  const Counting::Stage* counting_ = nullptr;
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
void best_moves(const Public& pub, const Fullness& full, const Hand& hand, Seat seat,
                const Weights& weights, std::uint64_t fate, Moves& out);

// What else can be asked of a seat: which six to turn, which card to give up, whether to draw.
Action answer(const View<VictoryLine>& view, const Fullness& full, const Weights& weights,
              std::uint64_t fate);

}  // namespace stolik::victory_line
