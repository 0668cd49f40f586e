#include "server/hub/class_seats.h"

#include <algorithm>
#include <array>

#include "classroom/seating.h"
#include "server/hub/house.h"

namespace stolik {
namespace {

const Trouble kNoSuchPlace{"no-such-seat", "", "There is no such table or seat."};
constexpr int kMaxSeconds = 2;  // heads beside one

lesson::Placed placed(int person, const ClassPlace& place) {
  return {person, place.seat, place.table, place.as};
}

std::vector<Two> pairs_of(const std::vector<Class::Wish>& wishes) {
  std::vector<Two> out;
  for (const Class::Wish& wish : wishes) out.emplace_back(wish[0], wish[1]);
  return out;
}

Seating seating_of(const std::vector<ClassTable>& tables) {
  Seating out;
  for (const ClassTable& table : tables) out.tables.push_back(table.seats);
  return out;
}

}  // namespace

// Those who are there for good: a line that comes and goes is nobody to seat.
std::vector<int> ClassSeats::steady(const Desk& desk) const {
  std::vector<int> out;
  for (const auto& [person, one] : desk.room.lesson->members) {
    const auto since = desk.now->here_ms.find(person);
    const bool here = desk.is_here(person) && since != desk.now->here_ms.end() &&
                      house_.now_ms - since->second >= kSteady_ms;
    if (one.role == Role::pupil && here) out.push_back(person);
  }
  return out;
}

Trouble ClassSeats::seated(const Desk& desk, int round, Pending& pending) {
  const Class& lesson = *desk.room.lesson;
  const std::vector<int> people = steady(desk);
  if (people.empty()) return {"wrong-phase", "", "Nobody has been here for five seconds yet."};
  std::vector<Seating> before;
  for (const auto& tables : lesson.before) before.push_back(seating_of(tables));
  if (round != lesson.round && lesson.round > 0) before.push_back(seating_of(lesson.tables));
  std::array<std::uint8_t, 8> drawn{};
  house_.entropy.fill(drawn);
  std::uint64_t seed = 0;
  for (const std::uint8_t byte : drawn) seed = seed << 8 | byte;
  const SeatingWishes wishes{pairs_of(lesson.apart), pairs_of(lesson.together),
                             pairs_of(lesson.pins)};
  const Seating seating =
      seat_people(people, class_sizes(lesson.plan.game, lesson.plan.size),
                  lesson.plan.same_deal ? SameDeal::yes : SameDeal::no, wishes, before, seed);
  if (seating.tables.empty()) return {"bad-option", "", "No table of this game fits these people."};
  pending.batch.records.push_back(lesson::Seated{round, seating.tables});
  return {};
}

Trouble ClassSeats::seat(const Said& said, const lesson_request::Seat&, Pending& pending) {
  const Class& lesson = *said.desk.room.lesson;
  if (lesson.phase != Class::Phase::lobby && lesson.phase != Class::Phase::seating)
    return wrong_phase(During::seating);
  return seated(said.desk, std::max(1, lesson.round), pending);
}

Trouble ClassSeats::next_round(const Said& said, const lesson_request::NextRound&,
                               Pending& pending) {
  const Class& lesson = *said.desk.room.lesson;
  if (lesson.phase != Class::Phase::playing && lesson.phase != Class::Phase::debrief) {
    return {"wrong-phase", "", "There is no round to follow."};
  }
  if (lesson.round >= kMaxRounds)
    return {"too-long", "", "This class has had its rounds. Open another."};
  if (lesson.is_playing())
    pending.batch.records.push_back(lesson::PhaseBegun{LessonPhase::debrief});
  return seated(said.desk, lesson.round + 1, pending);
}

Trouble ClassSeats::place(const Said& said, const lesson_request::Place& request,
                          Pending& pending) {
  const Class& lesson = *said.desk.room.lesson;
  const int person = request.person;
  const Member* member = lesson.member(person);
  ClassPlace to{request.table, request.seat, ClassPlace::As::seat};
  if (member == nullptr || member->role != Role::pupil)
    return {"no-such-person", "", "There is no pupil of that number."};
  const ClassTable* table = lesson.table(to.table);
  if (table == nullptr) return kNoSuchPlace;
  if (to.seat < 0) {  // a bot's chair if there is one, else somebody changes places
    const auto bot = std::find(table->seats.begin(), table->seats.end(), 0);
    to.seat = bot != table->seats.end() ? static_cast<int>(bot - table->seats.begin()) : 0;
  }
  if (static_cast<std::size_t>(to.seat) >= table->seats.size()) return kNoSuchPlace;
  pending.batch.records.push_back(placed(person, to));
  return {};
}

namespace {

// The pair of a request, or what is wrong with it.
Trouble read_pair(const Class& lesson, const OfPair& request, lesson::Wished& pair) {
  const std::pair<WishKind, const Numbers&> all[] = {{WishKind::apart, request.apart},
                                                     {WishKind::together, request.together},
                                                     {WishKind::pin, request.pin}};
  for (const auto& [kind, numbers] : all) {
    if (!numbers.is_present) continue;
    if (numbers.items.size() != 2) break;
    const int first = static_cast<int>(numbers.items[0]);
    const int second = static_cast<int>(numbers.items[1]);
    const bool known = kind == WishKind::pin ? second >= 1 && second <= kMaxPupils
                                             : lesson.member(second) != nullptr;
    if (!known || lesson.member(first) == nullptr || (first == second && kind != WishKind::pin))
      return {"no-such-person", "", "There are no such two."};
    pair = {first, second, kind};
    return {};
  }
  return {"bad-message", "", "apart, together or pin: two numbers are expected."};
}

}  // namespace

Trouble ClassSeats::wish(const Said& said, const lesson_request::Wish& request, Pending& pending) {
  const Class& lesson = *said.desk.room.lesson;
  lesson::Wished pair;
  if (Trouble trouble = read_pair(lesson, request, pair); !trouble.ok()) return trouble;
  if (lesson.apart.size() + lesson.together.size() + lesson.pins.size() >= kMaxWishes)
    return {"too-many", "", "So many wishes cannot be kept. Take one back."};
  pending.batch.records.push_back(pair);
  return {};
}

Trouble ClassSeats::unwish(const Said& said, const lesson_request::Unwish& request,
                           Pending& pending) {
  lesson::Wished pair;
  if (Trouble trouble = read_pair(*said.desk.room.lesson, request, pair); !trouble.ok())
    return trouble;
  pending.batch.records.push_back(lesson::Unwished{pair.first, pair.second, pair.kind});
  return {};
}

Trouble ClassSeats::start(const Said& said, const lesson_request::Start& request,
                          Pending& pending) {
  const Room& room = said.desk.room;
  const Class& lesson = *room.lesson;
  const auto many = static_cast<int>(lesson.tables.size());
  if (Trouble none_left = house_.tables.no_room(house_.tables.owner(room.id), lesson.tables.size());
      !none_left.ok())
    return none_left;
  lesson::Started started;
  const int minutes = request.minutes;
  if (minutes > 240) return {"bad-message", "", "minutes: at most 240."};
  if (minutes > 0) started.length_ms = minutes * 60'000;
  for (const ClassTable& table : lesson.tables) {
    const auto players = static_cast<int>(table.seats.size());
    const Opened opened =
        open_table(room.shelf(house_.shelf), lesson.plan.game, players, &lesson.plan.options);
    if (!opened.answer.ok()) return spoken(opened.answer);
    started.tables.ids.push_back(house_.door.draw_table());
  }
  Trouble beyond;
  if (house_.door.is_beyond_budget(said.conn, Cost::class_table, beyond, many)) return beyond;
  // Every table keeps a copy.
  if (room.own != nullptr && house_.door.is_beyond_budget(said.conn, Cost::deck, beyond, many))
    return beyond;
  pending.batch.records.push_back(std::move(started));
  return {};
}

// ---- while the game is on

// Where somebody can be put at this table (0: at any), as this (nothing: the best there is).
ClassPlace ClassSeats::free_place(const Class& lesson, int person, int table,
                                  std::optional<ClassPlace::As> as,
                                  const std::vector<Record>& taken) const {
  using As = ClassPlace::As;
  const auto is_taken = [&](int number, int seat) {
    return std::any_of(taken.begin(), taken.end(), [&](const Record& one) {
      const auto* placed = record_if<lesson::Placed>(one);
      return placed != nullptr && placed->place() == ClassPlace{number, seat, As::seat};
    });
  };
  const auto others = [&](int number, int seat, As how) {
    int count = 0;
    for (const auto& [whose, one] : lesson.members)
      count += one.place == ClassPlace{number, seat, how};
    for (const Record& one : taken) {
      const auto* placed = record_if<lesson::Placed>(one);
      count += placed != nullptr && placed->place() == ClassPlace{number, seat, how};
    }
    return count;
  };
  const int from = table != 0 ? table : 1;
  const int to = table != 0 ? table : static_cast<int>(lesson.tables.size());
  for (int number = from; (!as || *as == As::seat) && number <= to; ++number) {
    const ClassTable* there = lesson.table(number);
    if (there == nullptr || there->ended) continue;
    for (std::size_t i = 0; i < there->seats.size(); ++i) {
      const int seat = static_cast<int>(i);
      if (there->seats[i] == 0 && !is_taken(number, seat)) return {number, seat, As::seat};
    }
  }
  ClassPlace best{};
  int fewest = kMaxSeconds;
  for (int number = from; (!as || *as == As::second) && number <= to; ++number) {
    const ClassTable* there = lesson.table(number);
    if (there == nullptr || there->ended) continue;
    for (std::size_t i = 0; i < there->seats.size(); ++i) {
      const int seat = static_cast<int>(i);
      const int count = others(number, seat, As::second);
      if (there->seats[i] != 0 && there->seats[i] != person && count < fewest)
        best = {number, seat, As::second}, fewest = count;
    }
  }
  if (best.table != 0 || (as && *as != As::reporter)) return best;
  fewest = static_cast<int>(kMaxMembers);
  for (int number = from; number <= to; ++number) {
    const int count = others(number, -1, As::reporter);
    if (lesson.table(number) != nullptr && count < fewest)
      best = {number, -1, As::reporter}, fewest = count;
  }
  return best;
}

void ClassSeats::place_late(const Desk& desk, int person, const lesson_request::Admit* wish,
                            std::vector<Record>& records) const {
  const Class& lesson = *desk.room.lesson;
  if (lesson.phase != Class::Phase::playing) return;
  ClassPlace place{};
  ClassPlace::As as{};
  if (wish != nullptr && lesson.table(wish->table) != nullptr) {
    const bool said = as_named(wish->as, as);
    place =
        free_place(lesson, person, wish->table, said ? std::optional{as} : std::nullopt, records);
  }
  if (place.table == 0) place = free_place(lesson, person, 0, std::nullopt, records);
  if (place.table != 0) records.push_back(placed(person, place));
}

void ClassSeats::comes_back(Desk& desk, const Held& held) {
  if (held.number == 0) {  // nobody: what was counted is written down
    Pending counts;
    counts.cause = held;
    house_.class_wall.add_counts(desk, counts.batch.records);
    if (!counts.batch.records.empty()) house_.writer.propose(desk, std::move(counts));
    return;
  }
  const Member* member =
      desk.room.lesson != nullptr ? desk.room.lesson->member(held.number) : nullptr;
  if (member == nullptr || member->place.table != 0 || !desk.is_here(held.number)) return;
  Pending pending;
  pending.cause = held;
  place_late(desk, held.number, nullptr, pending.batch.records);
  if (!pending.batch.records.empty()) house_.writer.propose(desk, std::move(pending));
}

Trouble ClassSeats::move(const Said& said, const lesson_request::Move& request, Pending& pending) {
  const Class& lesson = *said.desk.room.lesson;
  const int person = request.person;
  const int table = request.table;
  const Member* member = lesson.member(person);
  if (!lesson.is_playing()) return {"wrong-phase", "", "Nobody is playing. Give seats instead."};
  if (member == nullptr || member->role != Role::pupil)
    return {"no-such-person", "", "There is no pupil of that number."};
  if (lesson.table(table) == nullptr) return kNoSuchPlace;
  ClassPlace::As as{};
  const bool wishes = request.as.is_present;
  if (wishes && !as_named(request.as.value, as))
    return {"bad-message", "", "as: seat, second or reporter."};
  const ClassPlace to =
      free_place(lesson, person, table, wishes ? std::optional{as} : std::nullopt, {});
  if (to.table == 0) return {"seat-taken", "", "There is no such place free at that table."};
  pending.batch.records.push_back(placed(person, to));
  return {};
}

}  // namespace stolik
