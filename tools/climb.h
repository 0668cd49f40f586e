// Climbing: a list of numbers is made better by games alone.
//
// All numbers are moved at once, each this way or that by lot, and the whole moved the other way;
// what does better tells a little of each. The end is the mean of the second half of the way.
#pragma once

#include <array>
#include <cmath>

#include "core/text.h"
#include "tools/learn.h"

namespace stolik {

// moved(numbers, i, steps) is number i moved so many steps; worth(numbers, first, games) what those
// games come to on average, the same deals and the same lots for all numbers.
template <std::size_t kNumbers, class Moved, class WorthOf>
std::array<double, kNumbers> climb(const Lesson& lesson, std::array<double, kNumbers> numbers,
                                   Moved&& moved, WorthOf&& worth_of) {
  using Numbers = std::array<double, kNumbers>;
  constexpr int kRounds = 60;
  constexpr long kPairs = 12;
  constexpr double kStep = 0.5;  // of a step, where the evidence is as large as usual
  constexpr double kGoesOn = 0.7;
  const long games = std::max(1L, lesson.games / (kRounds * kPairs * 2));
  Numbers sum{};
  Numbers way{};
  double usual = 0;
  for (int round = 0; round < kRounds; ++round) {
    struct Pair {
      std::array<int, kNumbers> sides{};
      double better = 0;
    };
    const auto pairs = in_order(kPairs, lesson.threads, [&](long pair) {
      const long number = round * kPairs + pair;
      Rng lots = lots_of(lesson.seed + 1, number);
      Pair tried;
      for (int& side : tried.sides) side = lots.below(2) == 0 ? -1 : 1;
      std::array<double, 2> worth{};
      for (const int way_round : {-1, 1}) {
        Numbers other{};
        for (std::size_t i = 0; i < kNumbers; ++i)
          other[i] = moved(numbers, i, way_round * tried.sides[i]);
        worth[way_round < 0 ? 0 : 1] = worth_of(other, number * games, games);
      }
      tried.better = worth[1] - worth[0];
      return tried;
    });
    Numbers slope{};
    double size = 0;
    for (const Pair& pair : pairs) {
      for (std::size_t i = 0; i < kNumbers; ++i) slope[i] += pair.better * pair.sides[i] / kPairs;
    }
    for (const double one : slope) size += std::abs(one) / kNumbers;
    usual = round == 0 ? size : 0.9 * usual + 0.1 * size;
    for (std::size_t i = 0; i < kNumbers; ++i) {
      way[i] = kGoesOn * way[i] + (1 - kGoesOn) * kStep * (usual > 0 ? slope[i] / usual : 0);
      numbers[i] = moved(numbers, i, way[i]);
      if (round >= kRounds / 2) sum[i] += numbers[i] / (kRounds - kRounds / 2);
    }
    if (round % 10 == 9) lesson.tell(concat("round ", round + 1, " of ", kRounds));
  }
  return sum;
}

}  // namespace stolik
