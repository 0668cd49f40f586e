// What the board says: free cells, chips that can be removed, lines of victory and windows still
// open.
//
// All questions are asked of the table alone and change nothing.
#pragma once

#include "games/victory_line/types.h"

namespace stolik::victory_line {

inline CellSet occupied(const Public& pub) { return pub.chips[0] | pub.chips[1] | pub.chips[2]; }
inline bool bears_chip(const Public& pub, Cell cell) {
  // Only the word of the cell, and no short cut: nobody could predict whose chip it is.
  const std::uint64_t word =
      pub.chips[0].word(cell) | pub.chips[1].word(cell) | pub.chips[2].word(cell);
  return ((word >> (place(cell) % 64)) & 1) != 0;
}
inline CellSet free_cells(const Public& pub) { return kEventCells.without(occupied(pub)); }
// Cells in a line of any team. A corner among them bears no chip, so it does no harm.
CellSet turned_cells(const Public& pub);
// V3: whether the team has a chip left to place.
inline bool can_place(const Public& pub, Team team) {
  return pub.chips[slot(team)].count() < kChipsOfTeam;
}
// V10, V11, V12: where this team can play that special card.
CellSet targets(const Public& pub, Team team, Card special);

int lines_of(const Public& pub, Team team);
// V14, V15, V16: what a new line of this team can be made of, for each direction.
std::array<CellSet, kDirections.size()> line_material(const Public& pub, Team team);

// V17: for each direction that is still open the windows among which the team in turn chooses.
// Nothing else on the board is open: a single window is turned at once, and a line answers all
// windows through the new chip. So the board alone knows the choices.
using Choices = FixedVec<Windows, kDirections.size()>;
Choices open_choices(const Public& pub, Team team);

}  // namespace stolik::victory_line
