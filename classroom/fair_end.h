// A fair end for a game that a lesson has no time to finish: what everybody had when all had had
// equally many turns.
//
// The rules are not changed and know nothing of it: a class's game that ends early is broken off,
// and its result is read from the last position at which a round of turns was complete. A table
// goes on to the next such boundary if there is time for it; if the bell comes first, what was
// played since the last boundary does not count. Turns are told to all (`began`, `turn`), so that
// anybody can count them.
#pragma once

#include <cstddef>
#include <vector>

#include "games/journal.h"
#include "games/table.h"

namespace stolik {

class EqualTurns {
 public:
  // The table has carried out a command of this actor; to be told of every one, from the deal on.
  void hear(const Table& table, Actor who);
  // Right now everybody has had equally many turns, until somebody makes a move; after the deal
  // nobody has had one.
  bool at_boundary() const { return boundary_; }
  // How many turns everybody had at the last boundary.
  int rounds() const { return rounds_; }

 private:
  std::vector<int> turns_{};  // begun, by seats; empty before the deal
  int rounds_ = 0;
  bool boundary_ = false;
};

// The result of each seat if the game ended here.
std::vector<int> standings(const Table& table);

struct FairEnd {
  bool over = false;        // played to its end: nothing was cut
  std::size_t entries = 0;  // commands that count
  int rounds = 0;           // turns that everybody had; of a finished game those that were complete
  std::vector<int> standings{};  // by seats
};

// Of a journal that can be replayed; one that cannot has no standings.
FairEnd fair_end(const Shelf& shelf, const Journal& journal);

}  // namespace stolik
