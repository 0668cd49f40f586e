// A riddle of `rationing`: the final round with all cards open, and one purchase or one deal in it
// that is the right one.
#pragma once

#include <optional>
#include <vector>

#include "core/game.h"
#include "puzzles/puzzle.h"
#include "puzzles/rationing/end.h"

namespace stolik::rationing {

// What is asked; the grade is its number and one.
//   buy     the top has fallen, and somebody in front takes what one would have liked best:
//           what does one buy?
//   win     one is at the counter: which card wins the game? Not the one with the most points
//   deal    the top spins: which exchange of one card for one helps both?
//   places  the same, if places in the queue can be changed too
enum class Aim : std::uint8_t { buy, win, deal, places };

struct Exchange {  // between oneself and somebody else
  Seat with{};
  Goods give{};
  Goods take{};
  bool places = false;
};
inline constexpr std::size_t kMostExchanges = 6;
inline constexpr std::size_t kFewestExchanges = 4;

struct Weighed {
  Exchange exchange;
  int mine = 0;  // the points that the end may bring at best
  int theirs = 0;
};

// One's own purchase at the counter, and how the game ends then.
struct Attempt {
  Purchases purchases{};
  PerSeat<int> points{};
  SeatSet winners{};
};

struct Riddle {
  State<Rationing> table;
  Seat seat{};
  Aim aim{};
  ShopCard card{};      // the answer of `buy` and `win`
  Purchases without{};  // `buy`: how it goes; `deal`, `places`: how it would go without a deal
  Purchases with{};     // and with the right one
  std::vector<Attempt> attempts{};  // `win`: all that one can do, the right one last
  std::vector<Weighed>
      exchanges{};  // `deal`, `places`: some of those that were tried, the right one among them
  std::size_t right = 0;
  int tried = 0;
};

// The riddle of that grade in a position of the final round, if there is one for that seat.
std::optional<Riddle> riddle_at(const State<Rationing>& table, Seat seat, int grade);
// The first one in a game that bots play from this seed.
std::optional<Riddle> riddle_from(const Facts& facts, std::uint64_t seed, int players, int grade);

}  // namespace stolik::rationing
