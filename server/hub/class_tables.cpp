#include "server/hub/class_tables.h"

#include <algorithm>

#include "core/assert.h"
#include "server/hub/class_wire.h"
#include "server/hub/house.h"

namespace stolik {
namespace {

record::Joined joined_from(const Room& room, int person, bool watches) {
  const Person* who = room.person(person);
  return {.person = person,
          .watches = watches,
          .name = who != nullptr ? who->name : "",
          .pseudonym = who != nullptr ? who->pseudonym : ""};
}

}  // namespace

Desk* ClassTables::owner(const Desk& table) const {
  if (!table.room.settings.of_class) return nullptr;
  Desk* desk = house_.find(table.room.settings.of_class->id);
  return desk == nullptr || desk->loading || desk->room.lesson == nullptr ? nullptr : desk;
}

bool ClassTables::holds(const Desk& table) const {
  const Desk* desk = owner(table);
  return desk == nullptr || desk->room.lesson->holds(desk->room.lesson->number_of(table.room.id));
}

TableId ClassTables::place_of(const Desk& desk, int person) const {
  const Class& lesson = *desk.room.lesson;
  const Member* member = lesson.member(person);
  const ClassTable* place =
      lesson.is_playing() && member != nullptr ? lesson.table(member->place.table) : nullptr;
  return place != nullptr ? place->id : TableId{};
}

Desk* ClassTables::last_of(const Desk& desk, int person, std::uint64_t id) const {
  const Class& lesson = *desk.room.lesson;
  const Member* member = lesson.member(person);
  const ClassTable* place = member != nullptr ? lesson.table(member->place.table) : nullptr;
  if (Desk* table = place != nullptr ? house_.find(place->id) : nullptr) return table;
  if (lesson.phase != Class::Phase::seating || lesson.before.empty()) return nullptr;
  for (const ClassTable& one : lesson.before.back()) {
    Desk* table = house_.find(one.id);
    const Person* who = table != nullptr ? table->room.person(person) : nullptr;
    if (who != nullptr && who->ids.find(id) != nullptr) return table;
  }
  return nullptr;
}

bool ClassTables::is_needed(const Desk& table) const {
  const Desk* desk = owner(table);
  return desk != nullptr && !desk->here.empty();
}

void ClassTables::follow(Desk& desk) {
  const Class& lesson = *desk.room.lesson;
  if (house_.stopping || house_.halted || desk.leaving) return;
  for (const auto& [conn, person] : std::vector(desk.here)) lead(desk, conn, person);
  for (std::size_t i = 0; i < lesson.tables.size(); ++i)
    follow_at(desk, lesson.tables[i].id, static_cast<int>(i) + 1);
  const bool between = lesson.phase == Class::Phase::seating && !lesson.before.empty();
  for (std::size_t i = 0; between && i < lesson.before.back().size(); ++i)
    follow_at(desk, lesson.before.back()[i].id, 0);
}

void ClassTables::follow_at(Desk& desk, TableId table, int number) {
  if (table == TableId{} || house_.breakages.is_closed(table)) return;
  house_.breakages.guard(table, [&] {
    Desk* there = house_.find(table);
    const bool known = house_.tables.has(table);
    if (there == nullptr && !known && number != 0) make(desk, number);
    else if (there == nullptr && known) house_.load(table);
    else if (there != nullptr && !there->loading && !there->pending)
      follow_class(*there), house_.queue.pump(*there);
  });
}

// The table and its deal, as one change: after a crash there is the whole of it or nothing, and
// then it is made again.
void ClassTables::make(Desk& desk, int number) {
  const Class& lesson = *desk.room.lesson;
  const ClassPlan& plan = lesson.plan;
  const ClassTable& wanted = *lesson.table(number);
  auto settings = std::make_shared<Settings>();
  settings->game = plan.game;
  settings->options = plan.options;
  settings->coach = plan.coach;
  settings->turn_seconds = plan.turn_seconds;
  settings->multiplier = plan.multiplier;
  settings->bot_when_away = plan.away_seconds > 0;
  settings->invitation = std::string{kClassPrefix} + table_name(desk.room.id);
  settings->of_class =
      OfClass{desk.room.id, number, lesson.round, plan.same_deal, plan.away_seconds, lesson.nonces};
  for (const int person : wanted.seats)
    settings->seats.push_back(person != 0 ? "open" : "bot:" + plan.bot);
  Pending pending;
  pending.cause = {.kind = Held::Kind::lesson};
  auto& records = pending.batch.records;
  records = {record::Opened{settings}, record::SeedDrawn{lesson.round, desk.room.seed}};
  if (desk.room.own != nullptr)
    records.insert(records.begin(), OwnDecks::record_of(desk.room.own, desk.room.own_by));
  for (std::size_t i = 0; i < wanted.seats.size(); ++i) {
    if (wanted.seats[i] == 0) continue;
    records.push_back(joined_from(desk.room, wanted.seats[i], false));
    records.push_back(record::Sat{wanted.seats[i], static_cast<int>(i)});
  }
  Room draft;
  Batch begun{.seq = 1};
  begun.records = records;
  const std::string trouble = draft.apply(begun, house_.shelf, nullptr);
  STOLIK_ASSERT(trouble.empty());
  house_.dealer.deal(draft, {}, pending);
  auto made = std::make_unique<Desk>();
  made->room.id = wanted.id;
  house_.tables.belongs_to(wanted.id, house_.tables.owner(desk.room.id));
  made->born_ms = made->loaded_ms = house_.now_ms;
  Desk& placed = *(house_.desks[stolik::number(wanted.id)] = std::move(made));
  house_.writer.propose(placed, std::move(pending));
}

// A seat changes hands between two turns: not while its turn is awaited, unless nothing goes on.
bool ClassTables::at_boundary(const Room& room, int seat) const {
  if (!room.playing() || room.paused) return true;
  return !room.play.spinning && !room.play.table->waiting().seats.has(seat_at(seat));
}

void ClassTables::people_differ(const Desk& desk, const Desk& table, int number,
                                std::vector<Record>& records) const {
  const Class& lesson = *desk.room.lesson;
  const Room& room = table.room;
  for (const Person& one : room.people) {
    const Member* member = lesson.member(one.number);
    if (member == nullptr || member->place.table != number)
      records.push_back(record::Left{one.number});
  }
  for (const auto& [person, member] : lesson.members) {
    if (member.place.table != number) continue;
    const Person* there = room.person(person);
    const Person* named = desk.room.person(person);
    if (there == nullptr) records.push_back(joined_from(desk.room, person, true));
    else if (named != nullptr &&
             (there->name != named->name || there->pseudonym != named->pseudonym)) {
      records.push_back(record::Renamed{person, named->name, named->pseudonym});
    }
    const bool second = member.place.as == ClassPlace::As::second;
    if ((there != nullptr ? there->beside : -1) != (second ? member.place.seat : -1)) {
      records.push_back(record::Beside{person, second ? member.place.seat : -1});
    }
    const int seat = room.seat_of(person);
    if (member.place.as == ClassPlace::As::seat && seat != member.place.seat &&
        at_boundary(room, member.place.seat)) {
      records.push_back(record::Sat{person, member.place.seat});
    } else if (member.place.as != ClassPlace::As::seat && seat >= 0) {
      // Gives up the seat, stays at the table.
      records.push_back(record::Left{person});
    }
    if (seat >= 0 && member.stand_in && room.playing() && !table.is_here(person) &&
        !room.chairs[static_cast<std::size_t>(seat)].stand_in) {
      records.push_back(record::StandIn{seat, true});
    }
  }
}

std::vector<Record> ClassTables::differences(const Desk& desk, const Desk& table,
                                             int number) const {
  const Class& lesson = *desk.room.lesson;
  const Room& room = table.room;
  std::vector<Record> records;
  if (lesson.phase == Class::Phase::playing) people_differ(desk, table, number, records);
  if (!room.playing()) return records;
  // Time is over: at the next moment at which everybody has had equally many turns, and some time
  // later wherever it is.
  const std::int64_t late_ms = house_.now_ms - desk.born_ms - lesson.ends_ms;
  const bool time =
      lesson.finishing && late_ms >= 0 && (room.play.turns.at_boundary() || late_ms >= kFairEnd_ms);
  const bool ends = lesson.table(number)->ended || !lesson.is_playing() || time;
  if (ends) {
    records.push_back(record::Ended{});
  } else if (lesson.holds(number) != room.paused) {
    records.push_back(record::Paused{!room.paused});
  }
  return records;
}

void ClassTables::follow_class(Desk& table) {
  Desk* desk = owner(table);
  if (desk == nullptr || table.pending || table.loading || table.leaving || house_.stopping ||
      house_.halted)
    return;
  const int number = desk->room.lesson->number_of(table.room.id);
  if (number != 0) lead_all(*desk, number);
  if (table.pending) return;
  Pending pending;
  pending.cause = {.kind = Held::Kind::lesson};
  if (number != 0) pending.batch.records = differences(*desk, table, number);
  else if (table.room.playing())
    pending.batch.records.push_back(record::Ended{});  // its round is over
  if (pending.batch.records.empty()) carry_out_penalty(*desk, table, number, pending);
  if (!pending.batch.records.empty()) house_.writer.propose(table, std::move(pending));
}

// Those who lead a class are the host of its tables (V21). What is not allowed now waits: every
// change of the table comes by here.
void ClassTables::carry_out_penalty(const Desk& desk, const Desk& table, int number,
                                    Pending& pending) {
  const ClassTable* place = desk.room.lesson->table(number);
  if (place == nullptr || place->penalties.empty() || !table.room.playing()) return;
  const auto done = static_cast<std::size_t>(
      std::count_if(table.room.entries.begin(), table.room.entries.end(),
                    [](const JournalEntry& entry) { return entry.who.kind == Actor::Kind::host; }));
  if (done >= place->penalties.size()) return;
  const std::string command = Moves::penalty_of(place->penalties[done]);
  (void)house_.moves.play(table, Actor::host(), command, 0, {}, pending);
}

void ClassTables::changed(Desk& table, const Batch& batch) {
  Desk* desk = owner(table);
  if (desk == nullptr) return;
  // Who sees with other eyes from now on sees everything anew.
  for (const Record& record : batch.records) {
    const auto* sat = record_if<record::Sat>(record);
    const auto* beside = record_if<record::Beside>(record);
    if (sat == nullptr && beside == nullptr) continue;
    const int whose = sat != nullptr ? sat->person : beside->person;
    for (const auto& [conn, person] : table.here) {
      if (person == whose) house_.teller.missed(table, conn, person, std::nullopt);
    }
  }
  // A move at the table leads nobody anywhere.
  if (table.room.story.back().room) lead_all(*desk, desk->room.lesson->number_of(table.room.id));
  house_.class_wall.changed(table, batch);
  house_.class_report.woke(table);  // perhaps the last one that was still played
}

// ---- lines

void ClassTables::entered(Desk& desk, Conn conn, int person) {
  house_.class_wall.greet(desk, conn, person);
  lead(desk, conn, person);
}

void ClassTables::lead_all(Desk& desk, int number) {
  for (const auto& [conn, person] : std::vector(desk.here)) {
    const Member* member = desk.room.lesson->member(person);
    if (member != nullptr && member->place.table == number) lead(desk, conn, person);
  }
}

void ClassTables::lead(Desk& desk, Conn conn, int person) {
  const Class& lesson = *desk.room.lesson;
  const Member* member = lesson.member(person);
  Client* client = house_.client(conn);
  if (member == nullptr || member->role != Role::pupil || client == nullptr) return;
  // Who was not there when seats were given finds one now.
  if (lesson.is_playing() && member->place.table == 0)
    house_.queue.hold(desk, Held::Kind::lesson, person);
  const TableId wanted = place_of(desk, person);
  if (client->at != TableId{} && client->at != wanted) {
    Desk* old = house_.find(client->at);
    client->at = {};
    if (old != nullptr) house_.door.go(*old, conn);
    if (house_.client(conn) == nullptr) return;
  }
  ClassPlace& led = desk.now->led[conn];
  if (wanted == TableId{}) {
    if (led.table != 0) house_.send(conn, moved_text(desk.room, {}));
    led = {};
    return;
  }
  Desk* table = house_.find(wanted);
  if (table == nullptr) {
    const bool can = house_.tables.has(wanted) && !house_.breakages.is_closed(wanted);
    if (can) house_.breakages.guard(wanted, [&] { house_.load(wanted); });
    return;
  }
  if (table->loading || table->room.person(person) == nullptr)
    return;  // it is not there yet; then they are led
  const bool comes = client->at != wanted;
  if (comes || led != member->place) house_.send(conn, moved_text(desk.room, member->place));
  led = member->place;
  if (!comes) return;
  client->at = wanted;
  house_.teller.missed(*table, conn, person, std::nullopt);
  house_.door.arrive(*table, conn, person);
  house_.queue.pump(*table);
}

void ClassTables::gone(Desk& desk, Conn conn) {
  for (const ClassTable& table : desk.room.lesson->tables) {
    if (Desk* there = house_.find(table.id)) house_.door.go(*there, conn);
  }
  house_.class_wall.gone(desk, conn);
}

}  // namespace stolik
