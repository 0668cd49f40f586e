// The judge of a class: who may hear what in it, who may say what, and that its tables are as it
// says.
//
// A class is told as a whole each time, so each text is compared with what the store says at its
// number; and apart from that the audiences are known here once more, by the names of what each of
// them may be told.

#include <algorithm>

#include "server/hub/class_wire.h"
#include "server/sim/checker.h"

namespace stolik {
namespace {

constexpr std::size_t kLessonsKept = 48;

// What stands in a class for everybody, and what for whom besides.
constexpr std::string_view kForAll =
    " seq now phase phase_since round title game options size same_deal coach phases began ends "
    "finishing paused inside until message question fair ";
constexpr std::string_view kForPupil = " you ";
constexpr std::string_view kForProjector = " code invitation door locked names people tables page ";
constexpr std::string_view kForLeaders =
    " code invitation door locked reopened names bot keep away_seconds turn_seconds multiplier "
    "people staff tables wishes page notes exits ";

bool stands_in(std::string_view list, std::string_view name) {
  return list.find(concat(" ", name, " ")) != list.npos;
}

std::uint64_t number_of(const Json& json, std::string_view name) {
  return std::uint64_t(json[name].integer().value_or(0));
}

std::string_view for_role(Role role) {
  return role == Role::pupil ? kForPupil : role == Role::projector ? kForProjector : kForLeaders;
}

// The class's table of this round and number.
TableId table_in(const Class& lesson, int round, int number) {
  const auto in = [&](const std::vector<ClassTable>& tables) {
    return number >= 1 && std::size_t(number) <= tables.size() ? tables[std::size_t(number) - 1].id
                                                               : TableId{};
  };
  if (round == lesson.round) return in(lesson.tables);
  return round >= 1 && std::size_t(round) <= lesson.before.size()
             ? in(lesson.before[std::size_t(round) - 1])
             : TableId{};
}

}  // namespace

// ---- what may stand in its journal

void Checker::judge_lesson(const Shadow& shadow, const Batch& batch) {
  const Class& lesson = *shadow.room.lesson;
  const bool leads = lesson.is_staff(batch.person);
  const std::string at = concat(", as number ", batch.seq);
  const auto own = [&](int person, std::string_view what) {
    if (person != batch.person || leads) fail(concat("somebody wrote for another: ", what, at));
  };
  for (const Record& record : batch.records) {
    if (const auto* left = record_if<record::Left>(record)) {
      if (batch.person != left->person && !leads)
        fail("somebody was put out by no one who may" + at);
    } else if (record_if<record::Token>(record) != nullptr) {
      if (batch.person != 0 && !leads) fail("somebody made a link who may not" + at);
    } else if (const auto* joined = record_if<record::Joined>(record)) {
      if (joined->role != Role::pupil && lesson.role(batch.person) != Role::teacher)
        fail("somebody but the teacher let one in to lead" + at);
    } else if (const auto* note = record_if<lesson::Noted>(record)) {
      own(note->person, "a note");
    } else if (const auto* voted = record_if<lesson::Voted>(record)) {
      own(voted->person, "a vote");
      if (!lesson.question.open) fail("a vote was counted though nothing was asked" + at);
    } else if (const auto* card = record_if<lesson::ExitCard>(record)) {
      own(card->person, "an exit card");
    } else if (const auto* hand = record_if<lesson::Hand>(record)) {
      if (hand->person != batch.person && !leads) fail("somebody raised another's hand" + at);
    } else if (const auto* placed = record_if<lesson::Placed>(record)) {
      const Member* who = lesson.member(placed->person);
      if (batch.person != 0 && !leads) fail("somebody who does not lead gave a place" + at);
      if (who != nullptr && who->place.table != 0 && !leads) {
        fail(concat("person ", placed->person, " had a place, and the house gave another", at));
      }
    } else if (record_if<lesson::DeviceKnown>(record) != nullptr) {
      if (batch.person != 0 && !leads) fail("somebody who does not lead named a device" + at);
    } else if (std::holds_alternative<LessonRecord>(record) && !leads) {
      // What is counted goes with anybody's change.
      if (record_if<lesson::DropsCounted>(record) == nullptr &&
          record_if<lesson::TripsCounted>(record) == nullptr &&
          record_if<lesson::SoughtCounted>(record) == nullptr)
        fail("somebody who does not lead changed the lesson" + at);
    }
  }
}

// Nobody has two places, and a seat has one person.
void Checker::judge_places(const Room& room) {
  std::set<int> seated;
  for (std::size_t i = 0; i < room.lesson->tables.size(); ++i) {
    const std::vector<int>& seats = room.lesson->tables[i].seats;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
      if (seats[seat] == 0) continue;
      if (!seated.insert(seats[seat]).second) fail("somebody has two seats in a class");
      const Member* member = room.lesson->member(seats[seat]);
      const ClassPlace place{int(i) + 1, int(seat), ClassPlace::As::seat};
      if (member == nullptr || member->place != place)
        fail("a seat of a class belongs to somebody who is elsewhere");
    }
  }
  for (const auto& [person, member] : room.lesson->members) {
    const ClassPlace& place = member.place;
    if (place.table == 0 || place.as != ClassPlace::As::seat) continue;
    const ClassTable* table = room.lesson->table(place.table);
    if (table == nullptr || table->seats.at(std::size_t(place.seat)) != person)
      fail("somebody's seat is another's");
  }
}

void Checker::keep_lesson(Shadow& shadow) {
  const Room& room = shadow.room;
  auto kept = std::make_unique<Room>();
  kept->id = room.id;
  kept->seq = room.seq;
  kept->phase = room.phase;
  kept->settings = room.settings;
  kept->seed = room.seed;
  kept->lesson = std::make_unique<Class>(*room.lesson);
  for (const Person& one : room.people) {
    if (one.gone) continue;
    names_in_.insert(one.name);
    Person& person = kept->people.emplace_back();
    person.number = one.number;
    person.name = one.name;
    person.pseudonym = one.pseudonym;
    person.token_hash = one.token_hash;
    person.nonce = one.nonce;
  }
  judge_places(*kept);
  for (const ClassTable& table : room.lesson->tables) {
    if (table.id != TableId{}) shadow.owned.insert(table.id);
  }
  shadow.lessons.push_back(std::move(kept));
  if (shadow.lessons.size() > kLessonsKept) shadow.lessons.pop_front();
}

// ---- asking

const Room* Checker::lesson_at(TableId lesson, std::uint64_t seq) {
  if (seq == 0 || seq > stored(lesson)) {
    fail(concat("number ", seq, " of a class was told, but the store ends at ", stored(lesson)));
    return nullptr;
  }
  for (const auto& one : follow(lesson).lessons) {
    if (one->seq == seq) return one.get();
  }
  return nullptr;
}

// At any of its last numbers: the hub may be a little behind the store.
bool Checker::was_ever(TableId lesson, const std::function<bool(const Room&)>& is_so) {
  if (stored(lesson) == 0) return false;
  const auto& lessons = follow(lesson).lessons;
  return std::ranges::any_of(lessons, [&](const auto& one) { return is_so(*one); });
}

// One that was erased a moment ago is as it was at its end: the hub may be a little behind the
// store.
bool Checker::is_over(TableId lesson) {
  if (stored(lesson) != 0) follow(lesson);
  const auto found = shadows_.find(lesson);
  const Class* last = found != shadows_.end() ? found->second.room.lesson.get() : nullptr;
  return last != nullptr && last->phase == Class::Phase::over;
}

bool Checker::is_banned(TableId lesson, std::string_view device) {
  const Room* now = room(lesson);
  return now != nullptr &&
         now->lesson->banned.contains(hash_of_token(std::string{device}).substr(0, 32));
}

bool Checker::is_member(TableId lesson, int person) {
  const Room* now = room(lesson);
  return now != nullptr && now->person(person) != nullptr;
}

bool Checker::is_token_good(TableId lesson, int person, std::string_view id) {
  const Room* now = room(lesson);
  if (now == nullptr) return false;
  const std::string hash = hash_of_token(token_for(now->settings.origin, person, id));
  return std::ranges::any_of(
      now->people, [&](const Person& one) { return !one.gone && one.token_hash == hash; });
}

bool Checker::may_erase(TableId table) {
  for (auto& [id, shadow] : shadows_) {
    if (shadow.room.lesson == nullptr || (id != table && !shadow.owned.contains(table))) continue;
    if (stored(id) != 0) follow(id);
    return erase_said_.contains(id) || shadow.room.lesson->phase == Class::Phase::over;
  }
  return false;
}

std::vector<TableId> Checker::tables_of(TableId lesson) {
  std::vector<TableId> out;
  const Room* now = room(lesson);
  if (now == nullptr || !now->lesson->is_playing()) return out;
  for (const ClassTable& table : now->lesson->tables) out.push_back(table.id);
  return out;
}

TableId Checker::place_of(TableId lesson, int person) {
  const Room* now = room(lesson);
  const Member* member =
      now != nullptr && now->lesson->is_playing() ? now->lesson->member(person) : nullptr;
  return member != nullptr ? table_in(*now->lesson, now->lesson->round, member->place.table)
                           : TableId{};
}

void Checker::refused_in_class(TableId lesson, int person, std::string_view id) {
  refused(lesson, person, id);
  if (stored(lesson) == 0) return;
  for (const TableId table : follow(lesson).owned) refused(table, person, id);
}

// ---- what is told

bool Checker::check_class(Conn conn, std::string_view name, const Json& json,
                          const std::string& text) {
  Line& line = lines_[conn];
  if (name == "refused" && json["code"].text() == "bad-token" && !line.token.empty()) {
    // It opened a place just now, and nobody took it back.
    const std::string hash = hash_of_token(line.token);
    for (const auto& [id, shadow] : shadows_) {
      if (shadow.room.lesson == nullptr || stored(id) == 0 || shadow.lessons.size() < 2) continue;
      const auto has = [&](const Room& room) {
        return std::ranges::any_of(room.people,
                                   [&](const Person& one) { return one.token_hash == hash; });
      };
      if (has(*shadow.lessons.back()) && has(**(shadow.lessons.end() - 2)))
        fail("somebody was not let in with their own token");
    }
  }
  if (name == "entered") return check_entered(line, json), true;
  if (line.lesson == TableId{}) {
    check_names(line, text);
    return false;
  }
  check_names(line, text);
  const Room* now = room(line.lesson);
  const Role role = now != nullptr ? now->lesson->role(line.person) : Role::pupil;
  const bool leads = role == Role::teacher || role == Role::co_teacher;
  if (now != nullptr && name != "file" && now->lesson->phase != Class::Phase::over &&
      text.find(to_hex(now->seed)) != std::string::npos) {
    fail("the seed of a class was told before its end");
  }
  const auto late = [](const Room& room) {
    return room.lesson->phase == Class::Phase::debrief || room.lesson->phase == Class::Phase::over;
  };
  if (name == "class") check_state(line, json, text);
  else if (name == "moved") check_moved(line, json);
  else if (name == "wall") check_wall(line, json);
  else if (name == "ticket" || name == "granted") check_link(line, name, json);
  else if (name == "pattern" && role == Role::pupil && now->person(line.person) != nullptr)
    fail("a pupil was told the pattern");
  else if ((name == "forks" || name == "report") && (!leads || !was_ever(line.lesson, late)))
    fail("a report was told too early, or to whom it is not for");
  else if (name == "file" && !is_over(line.lesson))
    fail("a file of a class was told before its end");
  else if (name == "people" && role == Role::projector && json.find("knocking") != nullptr)
    fail("the projector was told who knocks");
  else if (name == "proposed") check_eyes(line, int(number_of(json, "seat")));
  else return false;
  return true;
}

void Checker::check_entered(Line& line, const Json& json) {
  parse_table_name(json["class"].text(), line.lesson);
  line.person = int(number_of(json, "person"));
  line.table = {};
  const Room* then = lesson_at(line.lesson, number_of(json, "seq"));
  if (then == nullptr) return;
  const Person* who = then->person(line.person);
  if (who == nullptr) return fail("somebody came into a class who is not in it");
  if (json["role"].text() != role_name(then->lesson->role(line.person)))
    fail("somebody came in as what they are not");
  const Json* token = json.find("token");
  const std::string with = token != nullptr ? token->text() : line.token;
  if (who->token_hash != hash_of_token(with))
    fail("a token opened a place that it does not open any more");
}

void Checker::check_state(const Line& line, const Json& json, const std::string& text) {
  const Room* then = lesson_at(line.lesson, number_of(json, "seq"));
  if (then == nullptr) return;
  const Role role = then->lesson->role(line.person);
  for (const auto& [name, value] : json.members()) {
    if (!stands_in(kForAll, name) && !stands_in(for_role(role), name))
      fail(concat("a ", role_name(role), " was told ", name));
  }
  const std::string expected = class_members(*then, {role, line.person});
  if (!text.ends_with(expected.substr(1) + "}")) {
    fail(concat("class ", then->seq, " to person ", line.person, " is not what they may know:\n",
                text, "\nexpected\n", expected));
  }
  const Json& question = json["question"];
  if (question["open"].is_true() && !question["counts"].is_null())
    fail("votes were told too early");
}

void Checker::check_moved(Line& line, const Json& json) {
  line.table = {};
  const Room* then = lesson_at(line.lesson, number_of(json, "class_seq"));
  if (then == nullptr || json["table"].is_null()) return;
  const Member* member = then->lesson->member(line.person);
  const int table = int(number_of(json, "table"));
  if (member == nullptr || member->place.table != table ||
      as_name(member->place.as) != json["as"].text()) {
    return fail("somebody was led to where they do not belong");
  }
  line.table = table_in(*then->lesson, then->lesson->round, table);
  if (stored(line.table) == 0) fail("somebody was led to a table that is not stored");
}

// A card shows what anybody who watches that table may see, whoever reads it.
void Checker::check_wall(const Line& line, const Json& json) {
  const Room* now = room(line.lesson);
  if (now == nullptr) return;
  const Role role = now->lesson->role(line.person);
  if (role == Role::pupil && now->person(line.person) != nullptr)
    return fail("a pupil was shown the wall");
  for (const Json& card : json["tables"].items()) {
    const TableId table =
        table_in(*now->lesson, int(number_of(card, "round")), int(number_of(card, "table")));
    const Moment* then = moment(table, number_of(card, "seq"));
    if (then == nullptr) continue;
    const Json& view = card["view"];
    if (role == Role::projector && then->over && !view.is_null())
      fail("the projector shows a game that is over");
    if (!view.is_null() && view.written() != then->spectator_view)
      fail("a card of the wall shows more than anybody may see");
    for (const Json& item : card["story"].items()) {
      const Moment* told = moment(table, number_of(item, "seq"));
      if (told != nullptr && item["events"].written() != "[" + told->all + "]")
        fail("a card of the wall tells more than anybody may hear");
    }
    if (role == Role::projector && (card.find("trips") != nullptr || card.find("stuck") != nullptr))
      fail("the projector tells who is slow");
  }
}

void Checker::check_link(const Line& line, std::string_view name, const Json& json) {
  const std::string hash = hash_of_token(json["token"].text());
  const int person = int(number_of(json, "person"));
  const bool kept = was_ever(line.lesson, [&](const Room& room) {
    const Person* who = room.person(person);
    return who != nullptr && who->token_hash == hash;
  });
  if (!kept) fail(concat("a ", name, " was told before it was stored"));
  if (!was_ever(line.lesson, [&](const Room& room) { return room.lesson->is_staff(line.person); }))
    fail("a link was told to whom it is not for");
}

// A name that nobody let in stands nowhere but before those who let people in.
void Checker::check_names(const Line& line, const std::string& text) {
  const auto leads = [&](const Room& room) { return room.lesson->is_staff(line.person); };
  if (names_said_.empty() || (line.lesson != TableId{} && was_ever(line.lesson, leads))) return;
  for (const std::string& name : names_said_) {
    if (!names_in_.contains(name) && text.find(name) != std::string::npos)
      fail("a name was told that nobody let in: " + name);
  }
}

// Whose cards somebody of a class sees: a seat that the class gave them, or beside which it put
// them.
void Checker::check_eyes(const Line& line, int seat) {
  if (line.lesson == TableId{} || seat < 0 || line.table == TableId{}) return;
  const bool given = was_ever(line.lesson, [&](const Room& room) {
    const Member* member = room.lesson->member(line.person);
    return member != nullptr && member->role == Role::pupil && member->place.seat == seat &&
           member->place.as != ClassPlace::As::reporter &&
           table_in(*room.lesson, room.lesson->round, member->place.table) == line.table;
  });
  if (!given)
    fail(concat("person ", line.person, " sees with the eyes of seat ", seat,
                ", which the class never gave them"));
}

// An answer names the number at which the journal of the class, or of one of its tables, has this
// very message.
void Checker::check_ok_in_class(Conn conn, const Line& line, const Json& json) {
  const std::string id = json["id"].text();
  const auto asked = asked_.find(conn);
  const auto one =
      asked != asked_.end() ? asked->second.find(id) : std::map<std::string, Asked>::iterator{};
  if (asked == asked_.end() || one == asked->second.end() || one->second.greeting) return;
  if (erase_said_.contains(line.lesson)) return;
  const std::uint64_t seq = number_of(json, "seq");
  const auto stands_at = [&](TableId table) {
    if (seq == 0 || seq > stored(table)) return false;
    Batch batch;
    read_batch(store_.kept().at(table).batches[seq - 1], batch);
    return batch.person == line.person && batch.id == digest64(id);
  };
  if (!one->second.for_table) {
    if (seq > stored(line.lesson)) fail("ok of a class before it was stored");
    return;
  }
  const auto& owned = follow(line.lesson).owned;
  if (std::ranges::none_of(owned, stands_at)) fail("ok for " + id + " at no table of its class");
}

// ---- at the end

void Checker::judge_member(TableId lesson, int person, const std::string& state,
                           std::string_view who) {
  const Room* now = room(lesson);
  if (now == nullptr || now->person(person) == nullptr)
    return fail(concat(who, " is nobody in the class"));
  const std::string expected = class_members(*now, {now->lesson->role(person), person});
  if (!state.ends_with(expected.substr(1) + "}"))
    fail(concat(who, " knows another class than there is:\n", state, "\nexpected\n", expected));
}

void Checker::judge_tables(TableId lesson, const std::set<TableId>& spoiled) {
  const Room* now = room(lesson);
  if (now == nullptr) return;
  const Class& truth = *now->lesson;
  for (std::size_t i = 0; i < truth.tables.size(); ++i) {
    const ClassTable& table = truth.tables[i];
    const int number = int(i) + 1;
    if (table.id == TableId{} || spoiled.contains(table.id)) continue;
    const std::string name = concat("table ", number, " of the class ");
    const Room* there = room(table.id);
    if (there == nullptr) {
      fail(name + "was never made");
      continue;
    }
    if (there->playing() && !truth.is_playing()) fail(name + "is played on after its round");
    if (there->playing() && there->paused != truth.holds(number))
      fail(name + "does not stand still when it should, or does");
    if (!truth.is_playing()) continue;
    for (const auto& [person, member] : truth.members) {
      const bool here = there->person(person) != nullptr;
      if (here != (member.place.table == number))
        fail(concat(name, "and the class differ on person ", person));
      if (!here) continue;
      const bool second = member.place.as == ClassPlace::As::second;
      if (there->person(person)->beside != (second ? member.place.seat : -1))
        fail(name + "has somebody beside another seat");
      // A seat changes hands between two turns, so whoever waits for theirs has none yet.
      const int seat = there->seat_of(person);
      if (seat >= 0 && (member.place.as != ClassPlace::As::seat || seat != member.place.seat))
        fail(name + "has somebody in another seat");
    }
  }
}

}  // namespace stolik
