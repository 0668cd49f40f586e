#include "server/hub/class_wall.h"

#include <algorithm>

#include "server/hub/house.h"

namespace stolik {
namespace {

// Adds one for the name of each event.
void count_events(const StoryLine& line, std::map<std::string, int>& counts) {
  const Json events = line.public_events();
  for (const Json& event : events.items()) {
    const Json* name = event.find("event");
    if (name == nullptr) continue;
    if (counts.size() < kMaxCounted || counts.contains(name->text())) ++counts[name->text()];
  }
}

// What is written down, and what is not yet.
std::map<std::string, int> trips_at(const ClassTable& table,
                                    const std::map<std::string, int>* more) {
  std::map<std::string, int> trips = table.trips;
  if (more == nullptr) return trips;
  for (const auto& [rule, times] : *more) trips[rule] += times;
  return trips;
}

}  // namespace

Reader ClassWall::reader(const Desk& desk, int person) const {
  return {desk.room.lesson->role(person), person};
}

void ClassWall::tell(Desk& desk, Conn conn, int person) {
  if (desk.room.lesson->member(person) == nullptr)
    return;  // put out just now: the goodbye is all they hear
  const std::string members = class_members(desk.room, reader(desk, person));
  const std::uint64_t digest = digest64(members);
  const auto [told, fresh] = desk.now->told.try_emplace(conn, digest);
  if (!fresh && told->second == digest) return;
  told->second = digest;
  house_.send(conn, class_text(desk.room, house_.now_ms - desk.born_ms, members));
}

void ClassWall::tell(Desk& desk) {
  for (const auto& [conn, person] : std::vector(desk.here)) tell(desk, conn, person);
}

void ClassWall::people(Desk& desk) {
  ClassNow& now = *desk.now;
  const std::int64_t due_ms = now.people_ms + kPeopleEvery_ms;
  if (house_.now_ms >= due_ms) return people_fired(desk);
  if (!now.people_due) house_.set_timer(desk, TimerId::Kind::lesson, kPeopleTimer, due_ms);
  now.people_due = true;
}

void ClassWall::people_fired(Desk& desk) {
  desk.now->people_due = false;
  desk.now->people_ms = house_.now_ms;
  for (const auto& [conn, person] : desk.here) {
    const Reader eyes = reader(desk, person);
    if (eyes.role != Role::pupil) house_.send(conn, class_people_text(desk, eyes));
  }
}

void ClassWall::greet(Desk& desk, Conn conn, int person) {
  const Reader eyes = reader(desk, person);
  if (eyes.role == Role::pupil) return;
  house_.send(conn, class_people_text(desk, eyes));
  if (std::string wall = wall_for(desk, eyes, true); !wall.empty())
    house_.send(conn, std::move(wall));
  const ClassNow& now = *desk.now;
  if (now.pattern_until_ms > house_.now_ms || now.is_guessed())
    house_.send(conn, pattern_text(now, house_.now_ms));
}

void ClassWall::gone(Desk& desk, Conn conn) {
  desk.now->told.erase(conn);
  desk.now->led.erase(conn);
}

// ---- the wall

// The card of a table of the round that is on; nullptr: nobody looks at it.
CardNow* ClassWall::card_of(const Desk& table) {
  const auto& owner = table.room.settings.of_class;
  Desk* desk = owner ? house_.find(owner->id) : nullptr;
  if (desk == nullptr || desk->loading || desk->now == nullptr ||
      desk->room.lesson->number_of(table.room.id) == 0)
    return nullptr;
  ClassNow& now = *desk->now;
  if (now.cards_round != desk->room.lesson->round)
    now.cards.clear(), now.cards_round = desk->room.lesson->round;
  CardNow& card = now.cards[owner->table];
  if (card.last_ms < 0) {
    card.last_ms = card.turn_ms = house_.now_ms - desk->born_ms;
    if (table.room.playing()) card.turn = table.room.play.table->waiting().seats;
  }
  card.changed = true;
  soon(*desk);
  return &card;
}

void ClassWall::soon(Desk& desk) {
  house_.set_timer(desk, TimerId::Kind::lesson, kWallTimer,
                   std::max(house_.now_ms, desk.now->wall_ms + kWallEvery_ms));
}

void ClassWall::touched(const Desk& table) { card_of(table); }

void ClassWall::changed(Desk& table, const Batch& batch) {
  CardNow* card = card_of(table);
  if (card == nullptr) return;
  const Room& room = table.room;
  const std::int64_t at_ms = house_.now_ms - house_.find(room.settings.of_class->id)->born_ms;
  const SeatSet turn = room.playing() ? room.play.table->waiting().seats : SeatSet{};
  const StoryLine& line = room.story.back();
  if (line.game) {
    card->last_ms = at_ms;
    card->stuck = 0;
    count_events(line, card->counts);
  }
  const bool resumed =
      std::any_of(batch.records.begin(), batch.records.end(),
                  [](const Record& one) { return record_if<record::Paused>(one) != nullptr; });
  if (resumed) card->last_ms = at_ms, card->stuck = 0;
  if (turn != card->turn || resumed) card->turn = turn, card->turn_ms = at_ms;
}

void ClassWall::tripped(const Desk& table, const std::string& rule) {
  if (rule.empty() || card_of(table) == nullptr) return;
  Desk& desk = *house_.class_tables.owner(table);
  auto& trips = desk.now->trips[table.room.settings.of_class->table];
  if (trips.size() >= kMaxCounted && !trips.contains(rule)) return;
  count_soon(desk);
  ++trips[rule];
}

// ---- what is counted

void ClassWall::count_soon(Desk& desk) {
  if (desk.now->nothing_counted())
    house_.set_timer(desk, TimerId::Kind::lesson, kCountsTimer, house_.now_ms + kCountsEvery_ms);
}

void ClassWall::dropped(Desk& desk, int person) {
  const Member* member = desk.room.lesson->member(person);
  if (member == nullptr || member->role != Role::pupil) return;
  count_soon(desk);
  ++desk.now->drops[person];
}

void ClassWall::sought(Desk& desk, const std::string& card, int missed) {
  ClassNow& now = *desk.now;
  const std::map<std::string, Sought>& known = desk.room.lesson->sought;
  const bool is_new = !known.contains(card) && !now.sought.contains(card);
  if (is_new && known.size() + now.sought.size() >= kMaxSought) return;
  count_soon(desk);
  Sought& counts = now.sought[card];
  counts.found += 1;
  counts.missed += missed;
}

void ClassWall::add_counts(const Desk& desk, std::vector<Record>& records) const {
  for (const auto& [person, times] : desk.now->drops) {
    if (desk.room.person(person) == nullptr) continue;
    records.push_back(lesson::DropsCounted{person, times});
  }
  for (const auto& [card, counts] : desk.now->sought)
    records.push_back(lesson::SoughtCounted{counts.missed, counts.found, card});
  // Before all else: what follows may begin another round.
  std::vector<Record> first;
  for (const auto& [table, trips] : desk.now->trips) {
    for (const auto& [rule, times] : trips) {
      first.push_back(lesson::TripsCounted{times, table, rule});
    }
  }
  records.insert(records.begin(), first.begin(), first.end());
}

void ClassWall::counted(Desk& desk, const Batch& batch) {
  ClassNow& now = *desk.now;
  for (const Record& record : batch.records) {
    if (const auto* drops = record_if<lesson::DropsCounted>(record))
      now.drops[drops->person] -= drops->times;
    if (const auto* trips = record_if<lesson::TripsCounted>(record))
      now.trips[trips->table][trips->rule] -= trips->times;
    if (const auto* found = record_if<lesson::SoughtCounted>(record)) {
      now.sought[found->card].found -= found->found;
      now.sought[found->card].missed -= found->missed;
    }
  }
  std::erase_if(now.sought, [](const auto& one) { return one.second.found <= 0; });
  std::erase_if(now.drops, [&](const auto& one) {
    return one.second <= 0 || desk.room.person(one.first) == nullptr;
  });
  for (auto& [table, trips] : now.trips)
    std::erase_if(trips, [](const auto& one) { return one.second <= 0; });
  std::erase_if(now.trips, [](const auto& one) { return one.second.empty(); });
}

// Nobody said anything for a while: then they are a change of their own.
void ClassWall::counts_fired(Desk& desk) {
  if (desk.now->nothing_counted()) return;
  house_.set_timer(desk, TimerId::Kind::lesson, kCountsTimer, house_.now_ms + kCountsEvery_ms);
  house_.queue.hold(desk, Held::Kind::lesson, 0);
  house_.queue.pump(desk);
}

// Who has not moved for long: the next card to look at.
void ClassWall::run_stuck(Desk& desk) {
  const std::int64_t now_ms = house_.now_ms - desk.born_ms;
  std::int64_t next_ms = -1;
  for (auto& [number, card] : desk.now->cards) {
    const ClassTable* table = desk.room.lesson->table(number);
    const Desk* there = table != nullptr ? house_.find(table->id) : nullptr;
    if (there == nullptr || there->loading || !there->room.playing() || there->room.paused ||
        card.last_ms < 0)
      continue;
    const std::int64_t silent_ms = now_ms - card.last_ms;
    const int stuck = silent_ms >= kLongStuck_ms ? 2 : silent_ms >= kStuck_ms ? 1 : 0;
    if (stuck != card.stuck) card.stuck = stuck, card.changed = true;
    const std::int64_t due_ms = card.last_ms + (stuck == 0 ? kStuck_ms : kLongStuck_ms);
    if (stuck < 2 && (next_ms < 0 || due_ms < next_ms)) next_ms = due_ms;
  }
  if (next_ms >= 0)
    house_.set_timer(desk, TimerId::Kind::lesson, kWallTimer, desk.born_ms + next_ms);
}

void ClassWall::wall_fired(Desk& desk) {
  ClassNow& now = *desk.now;
  if (house_.now_ms < now.wall_ms + kWallEvery_ms) return soon(desk);
  run_stuck(desk);
  now.wall_ms = house_.now_ms;
  // One text for those who lead and one for the projectors, each made if somebody reads it.
  std::map<bool, std::shared_ptr<const std::string>> texts;
  for (const auto& [conn, person] : desk.here) {
    const Reader eyes = reader(desk, person);
    if (eyes.role == Role::pupil) continue;
    auto& text = texts[eyes.role == Role::projector];
    if (text == nullptr) text = std::make_shared<const std::string>(wall_for(desk, eyes, false));
    if (!text->empty()) house_.want(effect::Send{conn, text});
  }
  for (auto& [number, card] : now.cards) card.changed = false;
}

// "" if there is nothing to tell.
std::string ClassWall::wall_for(Desk& desk, const Reader& eyes, bool all) {
  message::Wall wall{.now = house_.now_ms - desk.born_ms};
  for (const auto& [number, card] : desk.now->cards) {
    const ClassTable* table = desk.room.lesson->table(number);
    const Desk* there = table != nullptr ? house_.find(table->id) : nullptr;
    if (there == nullptr || there->loading || there->room.seq == 0 || !(card.changed || all))
      continue;
    const auto trips = desk.now->trips.find(number);
    wall.tables.push_back(wall_card(
        *there, card, trips_at(*table, trips != desk.now->trips.end() ? &trips->second : nullptr),
        eyes, desk.born_ms));
  }
  return wall.tables.empty() ? "" : write(wall, 2048 * wall.tables.size());
}

}  // namespace stolik
