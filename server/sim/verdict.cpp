// What must hold when a run is over.

#include <algorithm>

#include "core/assert.h"
#include "server/journal/verify.h"
#include "server/sim/world.h"

namespace stolik {
namespace {

constexpr std::int64_t kPatience_ms =
    10'000;  // a turn clock, a bot's time, a rest after a full disk, and some

// What the house owes this table if nobody says a word; "" if it waits for people.
std::string owed(const Room& room, std::int64_t silent_ms) {
  if (room.revealing()) return "a deal is neither drawn nor called off";
  if (!room.playing() || room.paused) return "";
  const Waiting waiting = room.play.table->waiting();
  if (waiting.nature == Nature::owes) return "nature owes a word";
  if (room.play.spinning) {
    // Spun by the journal, and silent since: it must have come down, but for a rest and slow lines.
    const std::int64_t rest_ms = HubConfig{}.watching_ms + 2'000;
    const bool down = room.spun_ms + silent_ms > room.play.spin.fall_ms() + rest_ms;
    return room.play.spins_by(PaceBy::clock) && down ? "the top does not fall" : "";
  }
  for (std::size_t i = 0; i < room.chairs.size(); ++i) {
    if (!waiting.seats.has(seat_at(int(i)))) continue;
    if (room.chairs[i].plays_itself()) return "a bot does not move";
    if (room.settings.turn_seconds > 0) return "the turn clock does not run out";
  }
  return "";
}

}  // namespace

void World::verify(const std::string& journal) {
  const Verdict verdict = verify_journal(shelf(), journal, "");
  if (!verdict.trouble.empty())
    checker_.fail("a finished game does not verify: " + verdict.trouble);
  ++counts_.verified;
}

bool World::somebody_at(TableId table) {
  for (const auto& member : members_) {
    if (member->inside() && checker_.place_of(lesson(), member->person()) == table) return true;
  }
  return std::ranges::any_of(guests_, [&](const auto& guest) {
    return !guest->gone() && guest->inside() && guest->table() == table;
  });
}

bool World::all_in_step() {
  return class_in_step() && std::ranges::all_of(guests_, [&](const auto& guest) {
           return guest->gone() || left_behind(*guest) ||
                  (guest->inside() && guest->seq() == checker_.stored(guest->table()));
         });
}

// Its table broke while it was away, or it has to knock again, and all who could let it in have
// left.
bool World::left_behind(Guest& guest) const {
  const bool spoiled = guest.company().spoiled;
  return !guest.inside() && (spoiled || guest.has_to_knock()) &&
         std::ranges::none_of(guests_, [&](const auto& one) {
           return one.get() != &guest && &one->company() == &guest.company() &&
                  (spoiled ? one->inside() : !one->gone());
         });
}

void World::judge_progress() {
  for (const auto& guest : guests_) {
    if (!guest->gone() && !guest->inside() && !left_behind(*guest))
      checker_.fail("not back at the table: " + guest->describe());
  }
  for (const auto& [table, kept] : store_.kept()) {
    if (spoiled_.contains(table) || cast_ == Cast::lesson)
      continue;  // most have left it; a class is watched all the time
    if (kept.batches.size() < middle_[table] + 3 && somebody_at(table)) {
      std::string who;
      for (const auto& guest : guests_) who += "\n  " + guest->describe();
      checker_.fail(concat("table ", table_name(table), " is stuck at ", kept.batches.size(), who));
    }
  }
}

void World::judge_house() {
  for (const auto& [table, kept] : store_.kept()) {
    const std::int64_t silent_ms = now_ - written_ms_[table];
    if (silent_ms <= kPatience_ms || !somebody_at(table)) continue;
    const Room* room = checker_.room(table);
    const std::string debt = room != nullptr ? owed(*room, silent_ms) : "";
    if (debt.empty()) continue;
    checker_.fail(concat("table ", table_name(table), " is stuck at ", kept.batches.size(), ": ",
                         debt, ", silent for ", silent_ms, " ms"));
  }
}

void World::judge_end() {
  checker_.judge_journals();
  for (const auto& [table, kept] : store_.kept()) {
    for (const std::string& line : kept.batches) {
      Batch batch;
      read_batch(line, batch);
      for (const Record& record : batch.records) {
        counts_.opened += record_if<record::Revealed>(record) != nullptr;
        counts_.called_off += record_if<record::DealCalledOff>(record) != nullptr;
      }
    }
  }
  judge_class();
  for (const auto& guest : guests_) {
    if (guest->gone() || left_behind(*guest)) continue;
    if (!guest->inside()) {
      checker_.fail("not back at the table: " + guest->describe());
      continue;
    }
    checker_.judge_client(guest->table(), guest->person(), guest->seq(), guest->view(),
                          guest->name());
  }
  for (const auto& [table, kept] : store_.kept()) {
    const Room* room = checker_.room(table);
    if (room == nullptr) continue;
    // A finished game verifies from its file.
    const bool told =
        !room->settings.of_class ||
        checker_.is_over(lesson());  // a table of a class has no file of its own before
    if (room->phase == Head::Phase::over && room->play.table && told) {
      ++counts_.games_over;
      verify(room->take_home());
    }
    // Who has no seat and is not here has given up the place.
    for (const Person& person : room->people) {
      if (room->lesson != nullptr || room->settings.of_class) continue;
      if (person.gone || room->seat_of(person.number) >= 0 || !somebody_at(table)) continue;
      const bool here = std::ranges::any_of(guests_, [&](const auto& guest) {
        return guest->inside() && guest->table() == table && guest->person() == person.number;
      });
      if (!here)
        checker_.fail("a ghost holds a place at table " + table_name(table) + ": " + person.name);
    }
    // What the process has in memory is what the store holds.
    const Room* live = hub_ ? hub_->look(table) : nullptr;
    if (live != nullptr &&
        (live->seq != room->seq ||
         (live->play.table && live->play.table->hash() != room->play.table->hash()))) {
      checker_.fail("memory and journal differ at table " + table_name(table));
    }
  }
}

// What is written while little room is left, and what is erased.
void World::judge_write(const Append& append) {
  if (append.erase) {
    const std::int64_t idle_ms = now_ - written_ms_[append.table];
    if (checker_.may_erase(append.table)) return;
    if (idle_ms < config_.lobby_ms)
      checker_.fail(concat("a table was erased after ", idle_ms, " ms"));
    return;
  }
  Batch batch;
  if (!low_ || append.touch || !read_batch(append.batch, batch)) return;
  // What a class that began needs for it was allowed with its beginning.
  const bool follows =
      checker_.is_of_class(append.table) || append.batch.find(kClassPrefix) != std::string::npos;
  for (const Record& record : batch.records) {
    const bool grows = record_if<record::Opened>(record) != nullptr ||
                       record_if<record::Joined>(record) != nullptr ||
                       record_if<record::Started>(record) != nullptr ||
                       record_if<lesson::Started>(record) != nullptr;
    if (!follows && grows) {
      checker_.fail("a table grew though the disk is nearly full");
    }
  }
}

// A journal that is not what was counted is nobody's table any more; one that goes on from before
// is told as such (guests look for that themselves), and all are in step with what is there.
void World::judge_losses() {
  for (const auto& guest : guests_) {
    const auto loss = losses_.find(guest->table());
    if (guest->gone() || loss == losses_.end()) continue;
    const bool seen = loss->second == MemoryStore::Loss::seen;
    if (seen && (guest->inside() || !guest->told_broken())) {
      checker_.fail("a journal without its tail went unnoticed: " + guest->describe());
    }
    if (!seen && !guest->inside()) checker_.fail("not back after a loss: " + guest->describe());
  }
}

void SimCounts::add(const SimCounts& other) {
  steps += other.steps;
  batches += other.batches;
  sent += other.sent;
  cuts += other.cuts;
  crashes += other.crashes;
  full += other.full;
  broken += other.broken;
  low += other.low;
  jumps += other.jumps;
  tails_lost += other.tails_lost;
  lost_told += other.lost_told;
  doubled += other.doubled;
  resent += other.resent;
  again += other.again;
  refused += other.refused;
  resumed += other.resumed;
  lost += other.lost;
  swapped += other.swapped;
  synced += other.synced;
  games_over += other.games_over;
  verified += other.verified;
  decks_told += other.decks_told;
  bots_silent += other.bots_silent;
  tables_broken += other.tables_broken;
  reports += other.reports;
  opened += other.opened;
  called_off += other.called_off;
  strangers += other.strangers;
  turned += other.turned;
  rounds += other.rounds;
  reports_of_class += other.reports_of_class;
  second_heads += other.second_heads;
  devices += other.devices;
  erased += other.erased;
  still_ms = std::max(still_ms, other.still_ms);
  virtual_ms += other.virtual_ms;
}

SimResult simulate(std::uint64_t seed, Plant plant, Trace trace, Cast cast) {
  const AssertHandler before = set_assert_handler(throw_our_error);
  World world(seed, plant, trace, cast);
  SimResult result = world.run();
  set_assert_handler(before);
  return result;
}

}  // namespace stolik
