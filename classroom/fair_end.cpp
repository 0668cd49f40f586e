#include "classroom/fair_end.h"

#include <algorithm>

#include "core/json.h"

namespace stolik {

void EqualTurns::hear(const Table& table, Actor who) {
  if (who.kind != Actor::Kind::nature) boundary_ = false;
  const JsonResult told = parse_json(table.told(kNobody));
  if (!told) return;
  for (const Json& event : told.value.items()) {
    const Json* what = event.find("event");
    const Json* seat = event.find("seat");
    if (what == nullptr || seat == nullptr || (what->text() != "turn" && what->text() != "began"))
      continue;
    const auto number = seat->integer();
    if (!number || *number < 0 || *number >= table.players()) continue;
    if (turns_.empty()) turns_.assign(std::size_t(table.players()), 0);
    boundary_ = std::ranges::all_of(turns_, [&](int turns) { return turns == turns_[0]; });
    if (boundary_) rounds_ = turns_[0];
    ++turns_[std::size_t(*number)];
  }
}

std::vector<int> standings(const Table& table) {
  std::vector<int> all;
  for (int seat = 0; seat < table.players(); ++seat) all.push_back(table.standing(seat_at(seat)));
  return all;
}

FairEnd fair_end(const Shelf& shelf, const Journal& journal) {
  FairEnd end;
  const Opened opened = open_journal(shelf, journal);
  if (!opened.answer.ok()) return end;
  Table& table = *opened.table;
  EqualTurns turns;
  end.standings = standings(table);
  for (std::size_t i = 0; i < journal.entries.size(); ++i) {
    if (!table.submit(journal.entries[i].who, journal.entries[i].command).ok()) return {};
    turns.hear(table, journal.entries[i].who);
    end.over = table.waiting().over;
    if (!turns.at_boundary() && !end.over) continue;
    end.entries = i + 1;
    end.rounds = turns.rounds();
    end.standings = standings(table);
  }
  return end;
}

}  // namespace stolik
