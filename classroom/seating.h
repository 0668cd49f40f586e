// Who sits at which table of a class: at random, as the teacher wishes, and in later rounds with as
// few pairs as can be that have met before.
//
// The same input gives the same seating on every machine: chance comes from the seed, and the
// search is bounded by steps, not by time. Forty people take some milliseconds.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "classroom/sizes.h"

namespace stolik {

using Two = std::pair<int, int>;

struct SeatingWishes {
  std::vector<Two> apart{};     // two people
  std::vector<Two> together{};  // two people
  std::vector<Two> pins{};      // a person, and the table, counted from 1

  bool operator==(const SeatingWishes&) const = default;
};

struct Seating {
  std::vector<std::vector<int>> tables{};  // who sits where, by seats; 0: a bot
  std::vector<Two> broken{};               // wishes that could not be kept, as they were given
  int repeats = 0;  // pairs at one table that sat at one table in an earlier round

  bool operator==(const Seating&) const = default;
};

// People are told apart by numbers above 0, each once; wishes about others mean nothing.
Seating seat_people(std::span<const int> people, PlayerCounts sizes, SameDeal same,
                    const SeatingWishes& wishes, std::span<const Seating> before,
                    std::uint64_t seed);

}  // namespace stolik
