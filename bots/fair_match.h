// Fair match: which levels of bots a person meets next, so that they win their fair share.
//
// A pure function of that person's recent results. The wanted level begins at the lowest one. A win
// raises it; a loss lowers it by as much less as losses are to be more, so that the steps cancel
// out where one game of n is won. Until the first loss the steps are longer. Several opponents are
// mixed of the two levels next to the wanted one: at a table of four one or two losses make
// the next game a little easier.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/levels.h"

namespace stolik {

// A mean of levels in thousandths: 0 is the lowest one for people, 1000 the next.
inline constexpr int kLevelStep = 1000;
inline constexpr int kLowestLevel = int(Level::novice);
inline constexpr int kHighestWanted = (int(Level::strong) - kLowestLevel) * kLevelStep;

int mean_level(std::span<const Level> levels);

// One finished game.
struct FairResult {
  int share = 0;  // of the win, in thousandths: 1000, or less where it was shared, or 0
  int fair = 0;   // an even share: 1000 / sides
  int level = 0;  // mean_level() of the opponents
};

struct FairMatch {
  enum class Step : std::uint8_t { first, easier, same, harder };  // against the last game
  std::vector<Level> opponents{};                                  // in the order of seats
  Level nearest{};                                                 // one level for all of them
  Step step = Step::first;
};

// Older results no longer count.
inline constexpr std::size_t kFairResults_max = 40;
// A win raises the wanted level by so much while all games were won, and by so much later.
inline constexpr int kFirstRise = 1000;
inline constexpr int kRise = 500;
// Losses at the lowest level are remembered: the next win does not raise it at once.
inline constexpr int kLowestWanted = -kLevelStep;

// Where one stands after these results, the oldest first.
int wanted_level(std::span<const FairResult> results);
FairMatch fair_match(std::span<const FairResult> results, int opponents);

// The same for other languages, JSON in and out: [{"share":1000,"sides":4,"levels":["novice",…]}]
// gives {"levels":["novice",…],"nearest":"novice","step":"harder"}; "" where that is no such list.
std::string fair_match_of(std::string_view results, int opponents);

}  // namespace stolik
