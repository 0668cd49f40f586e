// What a set that is still open is worth to a seat: its chance to end up there, learned from play.
#pragma once

#include "bots/triples/belief.h"

namespace stolik::triples {

// A set as one seat sees it, told by few numbers.
struct Standing {
  std::uint8_t own = 0;     // its cards in this seat's hand: 0 to 2
  std::uint8_t known = 0;   // how many of those everybody knows to be there
  bool promised = false;    // everybody knows that at least one more is there
  std::uint8_t placed = 0;  // how many of the others' cards everybody knows the place of: 0 to 2
  std::uint8_t odds = 0;    // class of the chance to name where all the missing ones are
  std::uint8_t rival = 0;   // class of the chance that one other seat holds all of them
};

inline constexpr int kOddsClasses = 7;
inline constexpr int kRivalClasses = 3;
inline constexpr int kStandings = 2 * 3 * 3 * 2 * 3 * kRivalClasses * kOddsClasses;

constexpr std::uint8_t odds_class(double best, double all) {
  constexpr double kBounds[kOddsClasses - 1] = {0.12, 0.25, 0.4, 0.6, 0.85, 0.999999};
  std::uint8_t found = 0;
  for (const double bound : kBounds) found = std::uint8_t(found + (best >= bound * all));
  return found;
}
constexpr std::uint8_t rival_class(double alone, double all) {
  return std::uint8_t((alone >= 0.2 * all) + (alone >= 0.6 * all));
}

constexpr int number(const Standing& s, bool my_turn) {
  int n = my_turn ? 1 : 0;
  n = n * 3 + s.own;
  n = n * 3 + s.known;
  n = n * 2 + (s.promised ? 1 : 0);
  n = n * 3 + s.placed;
  n = n * kRivalClasses + s.rival;
  return n * kOddsClasses + s.odds;
}

// Ten-thousandths of a set for each standing. Learned from play at tables of five and six
// (`./stolik lab learn triples/worth`).
using Worth = std::array<std::int16_t, kStandings>;

constexpr double kWholeSet = 10'000;

// What was counted, with the others' asks read as those of people who count (habits.h).
Belief read_from_asks(const Knowledge<Triples>& known, const Belief& counted);

// How each set stands for the seat that knows this; completed ones as 0.
std::array<Standing, kSets> standings(const Knowledge<Triples>& known, const Belief& belief);

}  // namespace stolik::triples
