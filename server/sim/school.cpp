// The class of a simulated world: who is in it, how it goes on, and what must hold of it.

#include <algorithm>

#include "server/journal/class_file.h"
#include "server/sim/faulty.h"
#include "server/sim/world.h"

namespace stolik {

void World::furnish_class() {
  const std::vector<std::string_view> games = game_names();
  const std::string game{games[rng_.below(games.size())]};
  const char* doors[] = {"open", "open", "knock", "pattern"};
  schoolroom_.pupils = 4 + int(rng_.below(7));
  schoolroom_.may_end = rng_.below(3) == 0;
  int size = 3 + int(rng_.below(2));  // small tables, so that there are several
  while (size < 12 && !open_table(built_in_shelf(), game, size, nullptr).answer.ok()) ++size;
  schoolroom_.deck = bring_deck(game, "Deck of the class");
  const char* door = doors[rng_.below(4)];
  const char* names = rng_.below(2) == 0 ? "own" : "pseudonyms";
  const char* same_deal = rng_.below(4) == 0 ? "false" : "true";
  const char* coach = rng_.below(2) == 0 ? "true" : "false";
  const char* keep = rng_.below(3) == 0 ? "now" : "day";
  const char* seconds = rng_.below(4) == 0 ? "5" : "0";
  schoolroom_.open = concat(
      "{\"game\":\"", game, "\",\"size\":", size, ",\"door\":\"", door, "\",\"names\":\"", names,
      "\",\"same_deal\":", same_deal, ",\"coach\":", coach, ",\"keep\":\"", keep,
      "\",\"away_seconds\":20,\"turn_seconds\":", seconds,
      schoolroom_.deck.id.empty() ? "" : ",\"options\":{\"deck\":\"" + schoolroom_.deck.id + "\"}",
      "}");
  const auto enters = [&](const std::string& name, Role role) {
    members_.push_back(
        std::make_unique<LessonGuest>(name, role, schoolroom_, shelf(), rng_, checker_, counts_));
    clients_.push_back(members_.back().get());
  };
  enters("teacher", Role::teacher);
  enters("helper", Role::co_teacher);
  enters("projector", Role::projector);
  for (int i = 0; i < schoolroom_.pupils; ++i) enters(concat("pupil ", i), Role::pupil);
}

// How long nothing happens at a table where somebody could make it happen; and now and then
// somebody goes home.
void World::watch_class() {
  if (cast_ != Cast::lesson) return;
  if (!calm_ && rng_.below(4'000) == 0) {
    LessonGuest& one = *members_[3 + rng_.below(schoolroom_.pupils)];
    const auto away =
        std::ranges::count_if(members_, [](const auto& other) { return other->stays_away(); });
    if (away * 3 < schoolroom_.pupils) one.goes_for_good();
  }
  std::set<TableId> watched;
  for (const TableId table : checker_.tables_of(lesson())) {
    const Room* room = checker_.room(table);
    if (room == nullptr || !room->playing() || room->paused || spoiled_.contains(table)) continue;
    const bool somebody = std::ranges::any_of(members_, [&](const auto& member) {
      return member->inside() && room->seat_of(member->person()) >= 0 &&
             checker_.place_of(lesson(), member->person()) == table;
    });
    if (!somebody || schoolroom_.quiet) continue;
    watched.insert(table);
    Still& still = still_.try_emplace(table, Still{checker_.stored(table), now_}).first->second;
    if (still.batches != checker_.stored(table)) still = {checker_.stored(table), now_};
    counts_.still_ms = std::max(counts_.still_ms, now_ - still.since_ms);
    if (now_ - still.since_ms > kStillMax_ms)
      checker_.fail("table " + table_name(table) + " of a class stands still");
  }
  std::erase_if(still_, [&](const auto& one) { return !watched.contains(one.first); });
}

// A bug in one of its tables: those there are told, and the class goes on.
void World::spoil_class() {
  if (mishaps_.below(3) != 0) return;
  for (const TableId table : checker_.tables_of(lesson())) {
    const Room* room = hub_ ? hub_->look(table) : nullptr;
    if (room == nullptr || !room->playing() || mishaps_.below(2) == 0) continue;
    const auto fault = static_cast<Fault>(mishaps_.below(kFaults));
    plant_fault(*room, fault, int(mishaps_.below(6)));
    spoiled_.insert(table);
    schoolroom_.spoiled = true;
    return;
  }
  if (!calm_) add(1'000, {.kind = Event::Kind::spoil});
}

bool World::class_in_step() {
  return std::ranges::all_of(members_, [&](const auto& member) {
    if (member->is_out() || checker_.stored(lesson()) == 0) return true;
    const TableId table = checker_.place_of(lesson(), member->person());
    const bool at_table =
        member->role() == Role::pupil && table != TableId{} && !spoiled_.contains(table);
    return member->inside() &&
           (!at_table || (member->at_table() && member->seq() == checker_.stored(table)));
  });
}

void World::judge_class() {
  if (cast_ != Cast::lesson || lesson() == TableId{}) return;
  if (checker_.stored(lesson()) == 0) {  // erased is erased, with all that was its own
    ++counts_.erased;
    for (const auto& [table, kept] : store_.kept()) {
      const Room* room = checker_.room(table);
      if (room != nullptr && room->settings.of_class && room->settings.of_class->id == lesson()) {
        checker_.fail("a class was erased and its table " + table_name(table) + " was not");
      }
    }
    return;
  }
  for (const auto& member : members_) {
    // Who leads has a link, or waits for one; who was banned, or went home, is out.
    if (member->is_out() ||
        (member->role() != Role::pupil && member->role() != Role::teacher && !member->inside()))
      continue;
    if (!member->inside()) {
      checker_.fail("not back in the class: " + member->describe());
      continue;
    }
    checker_.judge_member(lesson(), member->person(), member->state(), member->name());
    const TableId table = checker_.place_of(lesson(), member->person());
    if (member->role() != Role::pupil || table == TableId{} || spoiled_.contains(table)) continue;
    if (!member->at_table()) checker_.fail("not at their table: " + member->describe());
    else
      checker_.judge_client(table, member->person(), member->seq(), member->view(), member->name());
  }
  checker_.judge_tables(lesson(), spoiled_);
  const Room* room = checker_.room(lesson());
  counts_.rounds += room->lesson->round;
  for (const auto& [person, one] : room->lesson->members)
    counts_.second_heads += one.place.as == ClassPlace::As::second;
}

}  // namespace stolik
