#include "classroom/scores.h"

#include <algorithm>

namespace stolik {

std::vector<SeatScore> scores_by_seat(std::span<const SeatResult> results) {
  std::vector<SeatScore> scores;
  for (const SeatResult& mine : results) {
    if (!mine.person) continue;
    SeatScore& row = scores.emplace_back(
        SeatScore{.table = mine.table, .seat = mine.seat, .result = mine.result});
    for (const SeatResult& other : results) {
      if (!other.person || other.seat != mine.seat || other.table == mine.table) continue;
      row.score += mine.result > other.result ? 2 : mine.result == other.result ? 1 : 0;
      row.of += 2;
      row.elsewhere.push_back(other.result);
    }
    std::ranges::sort(row.elsewhere);
  }
  return scores;
}

}  // namespace stolik
