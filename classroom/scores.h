// Scores of a same deal: each seat against the same seat at the other tables, 2 for better and 1
// for equal, as duplicate bridge has it.
//
// The hand counts, not who else was at the table: with six tables a pupil has 0 to 10. Bots are not
// scored and nobody is compared with them.
#pragma once

#include <span>
#include <vector>

namespace stolik {

struct SeatResult {
  int table = 0;
  int seat = 0;
  int result = 0;      // the game's own: Table::standing
  bool person = true;  // no bot
};

struct SeatScore {
  int table = 0;
  int seat = 0;
  int result = 0;
  int score = 0;
  int of = 0;                    // the most there was: two for each other table
  std::vector<int> elsewhere{};  // results of the same seat there, ascending

  bool operator==(const SeatScore&) const = default;
};

// Of tables that had the same deal; a row for each person's seat, in the order in which they are
// given.
std::vector<SeatScore> scores_by_seat(std::span<const SeatResult> results);

}  // namespace stolik
