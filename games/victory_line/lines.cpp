#include "games/victory_line/lines.h"

namespace stolik::victory_line {

CellSet turned_cells(const Public& pub) {
  CellSet turned;
  for (const Line& line : pub.lines) turned = turned | line.window.cells();
  return turned;
}

CellSet targets(const Public& pub, Team team, Card special) {
  if (!can_place(pub, team) && special != kMinus) return {};
  if (special == kPlus) return free_cells(pub);
  return occupied(pub).without(pub.chips[slot(team)]).without(turned_cells(pub));
}

int lines_of(const Public& pub, Team team) {
  int count = 0;
  for (const Line& line : pub.lines) count += line.team == team ? 1 : 0;
  return count;
}

std::array<CellSet, kDirections.size()> line_material(const Public& pub, Team team) {
  std::array<CellSet, kDirections.size()> material;
  material.fill(pub.chips[slot(team)] | kCorners);
  for (const Line& line : pub.lines) {
    if (line.team != team) continue;
    CellSet& cells = material[std::size_t(line.window.direction)];
    cells = cells.without(line.window.cells());
  }
  return material;
}

Choices open_choices(const Public& pub, Team team) {
  Choices choices;
  const auto material = line_material(pub, team);
  for (const Direction direction : kDirections) {
    const CellSet starts = window_starts(material[std::size_t(direction)], direction);
    if (starts.empty()) continue;
    // Along a line that climbs, the smallest column has the largest place.
    Cell first = kNoCell;
    starts.each([&](Cell cell) {
      if (first == kNoCell || column_of(cell) < column_of(first)) first = cell;
    });
    Windows windows{{direction, first}, 1};
    while (starts.has(windows.at(windows.count).first)) ++windows.count;
    choices.push(windows);
  }
  return choices;
}

}  // namespace stolik::victory_line
