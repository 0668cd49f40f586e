#include "server/hub/class.h"

#include <algorithm>

#include "core/json.h"

namespace stolik {
namespace {

constexpr std::array<std::string_view, 4> kRoles = {"pupil", "teacher", "co-teacher", "projector"};
constexpr std::array<std::string_view, 3> kPlaces = {"seat", "second", "reporter"};
constexpr std::array<std::string_view, 5> kPhases = {"lobby", "seating", "playing", "debrief",
                                                     "over"};

template <class Names, class Value>
bool named_in(const Names& names, std::string_view name, Value& value) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return false;
  value = static_cast<Value>(found - names.begin());
  return true;
}

std::string text_of(const Json& json) {
  std::string out;
  json.write(out);
  return out;
}

}  // namespace

std::string_view role_name(Role role) { return kRoles[static_cast<std::size_t>(role)]; }
bool role_named(std::string_view name, Role& role) { return named_in(kRoles, name, role); }
std::string_view as_name(ClassPlace::As as) { return kPlaces[static_cast<std::size_t>(as)]; }
bool as_named(std::string_view name, ClassPlace::As& as) { return named_in(kPlaces, name, as); }
std::string_view phase_name(Class::Phase phase) { return kPhases[static_cast<std::size_t>(phase)]; }

const Member* Class::member(int person) const {
  const auto found = members.find(person);
  return found == members.end() ? nullptr : &found->second;
}

Role Class::role(int person) const {
  const Member* found = member(person);
  return found != nullptr ? found->role : Role::pupil;
}

bool Class::is_staff(int person) const {
  const Role now = role(person);
  return now == Role::teacher || now == Role::co_teacher;
}

int Class::pupils() const {
  const auto count = std::count_if(members.begin(), members.end(),
                                   [](const auto& one) { return one.second.role == Role::pupil; });
  return static_cast<int>(count);
}

int Class::number_of(TableId id) const {
  for (std::size_t i = 0; i < tables.size(); ++i) {
    if (tables[i].id == id && id != TableId{}) return static_cast<int>(i) + 1;
  }
  return 0;
}

const ClassTable* Class::table(int number) const {
  return number >= 1 && static_cast<std::size_t>(number) <= tables.size()
             ? &tables[static_cast<std::size_t>(number) - 1]
             : nullptr;
}

bool Class::holds(int number) const {
  const ClassTable* found = table(number);
  return paused || !is_playing() || found == nullptr || found->paused || found->ended;
}

std::vector<int> Class::counted_votes() const {
  std::vector<int> counts(question.options.size());
  for (const auto& [person, one] : members) {
    if (one.vote >= 0 && static_cast<std::size_t>(one.vote) < counts.size())
      ++counts[static_cast<std::size_t>(one.vote)];
  }
  return counts;
}

int Class::unsure() const {
  const auto count = std::count_if(members.begin(), members.end(),
                                   [](const auto& one) { return one.second.vote == kUnsure; });
  return static_cast<int>(count);
}

std::map<int, std::string> Class::spots() const {
  std::map<int, std::string> out;
  for (const auto& [person, one] : members) {
    if (!one.spot.empty()) out.emplace(person, one.spot);
  }
  return out;
}

void Class::joined(const Record& record) {
  Member& one = members[record.person];
  if (!record.who.empty()) role_named(record.who, one.role);
  one.late = one.role == Role::pupil && phase != Phase::lobby && phase != Phase::seating;
  one.messages_before = message.number;
  if (one.role == Role::pupil && reopened > 0) --reopened;
}

void Class::left(int person) {
  unseat(person);
  members.erase(person);
  const auto names = [&](const Wish& wish) { return wish[0] == person || wish[1] == person; };
  std::erase_if(apart, names);
  std::erase_if(together, names);
  std::erase_if(pins, [&](const Wish& wish) { return wish[0] == person; });
}

// Whoever sat there is followed by a bot; whoever sat beside them is left without a seat to sit
// beside.
void Class::unseat(int person) {
  const auto found = members.find(person);
  if (found == members.end()) return;
  const ClassPlace old = found->second.place;
  found->second.place = {};
  if (old.as != ClassPlace::As::seat || table(old.table) == nullptr) return;
  std::vector<int>& seats = tables[static_cast<std::size_t>(old.table) - 1].seats;
  const auto chair = static_cast<std::size_t>(old.seat);
  if (old.seat < 0 || chair >= seats.size() || seats[chair] != person) return;
  seats[chair] = 0;
  // The second head there becomes the first.
  for (auto& [number, one] : members) {
    if (one.place.table != old.table || one.place.seat != old.seat ||
        one.place.as != ClassPlace::As::second)
      continue;
    one.place.as = ClassPlace::As::seat;
    seats[chair] = number;
    return;
  }
}

// A message belongs to the phase in which it was sent.
void Class::enter(Phase next, std::int64_t at_ms) {
  if (next == phase) return;
  phase = next;
  phase_ms = at_ms;
  message = {.number = message.number};
}

std::string Class::apply_seated(const Record& record, std::int64_t at_ms) {
  const JsonResult parsed = parse_json(record.more);
  if (!parsed || !parsed.value.is_array()) return "a seating cannot be read";
  if (record.number != round && !tables.empty() && tables.front().id != TableId{})
    before.push_back(tables);
  round = record.number;
  enter(Phase::seating, at_ms);
  finishing = false;
  paused = false;
  began_ms = ends_ms = -1;
  tables.clear();
  for (auto& [person, one] : members) one.place = {}, one.stand_in = false;
  for (const Json& row : parsed.value.items()) {
    ClassTable& made = tables.emplace_back();
    for (const Json& seat : row.items()) {
      const int person = static_cast<int>(seat.integer().value_or(0));
      if (const auto found = members.find(person); found != members.end()) {
        found->second.place = {static_cast<int>(tables.size()), static_cast<int>(made.seats.size()),
                               ClassPlace::As::seat};
        made.seats.push_back(person);
      } else {
        made.seats.push_back(0);
      }
    }
  }
  return "";
}

std::string Class::apply_placed(const Record& record) {
  const auto found = members.find(record.person);
  ClassPlace place{record.number, record.seat, ClassPlace::As::seat};
  if (found == members.end() || !as_named(record.text, place.as))
    return "nobody or nowhere to be placed";
  const ClassPlace old = found->second.place;
  if (place.table == 0) return unseat(record.person), "";
  if (table(place.table) == nullptr) return "no such table";
  std::vector<int>& seats = tables[static_cast<std::size_t>(place.table) - 1].seats;
  if (place.as == ClassPlace::As::reporter) {
    unseat(record.person);
    found->second.place = place;
    return "";
  }
  const auto chair = static_cast<std::size_t>(place.seat);
  if (place.seat < 0 || chair >= seats.size()) return "no such seat";
  const int other = seats[chair];
  if (place.as == ClassPlace::As::second || other == 0 || other == record.person) {
    if (other != record.person) unseat(record.person);
    if (place.as == ClassPlace::As::seat) seats[chair] = record.person;
    found->second.place = place;
    return "";
  }
  // They change places.
  if (old.table != 0 && old.as == ClassPlace::As::seat) {
    tables[static_cast<std::size_t>(old.table) - 1].seats[static_cast<std::size_t>(old.seat)] =
        other;
    members[other].place = old;
  } else {
    members[other].place = {};
  }
  seats[chair] = record.person;
  found->second.place = place;
  return "";
}

std::string Class::apply_started(const Record& record, std::int64_t at_ms,
                                 const std::vector<Nonce>& nonces_now) {
  const JsonResult parsed = parse_json(record.more);
  if (!parsed || parsed.value.items().size() != tables.size()) return "tables without names";
  for (std::size_t i = 0; i < tables.size(); ++i) {
    if (!parse_table_name(parsed.value.items()[i].text(), tables[i].id))
      return "a table without a name";
  }
  if (nonces.empty() && before.empty()) {
    for (const Nonce& one : nonces_now)
      nonces.push_back(std::to_string(one.person) + ":" + one.text);
  }
  enter(Phase::playing, at_ms);
  locked = true;
  reopened = 0;
  began_ms = at_ms;
  ends_ms = record.number >= 0 ? at_ms + record.number : -1;
  return "";
}

void Class::apply_wish(const Record& record, bool on) {
  std::vector<Wish>& list = record.text == "apart"      ? apart
                            : record.text == "together" ? together
                                                        : pins;
  const Wish wish{record.person, record.number};
  std::erase_if(
      list, [&](const Wish& one) { return one == wish || (&list == &pins && one[0] == wish[0]); });
  if (on) list.push_back(wish);
}

void Class::end_vote() {
  const bool voted_on = question.number != 0 && (!question.options.empty() || question.by_map);
  if (voted_on)
    votes.push_back({question.asked, question.options, counted_votes(), unsure(), spots()});
  question.open = false;
}

std::string Class::apply_question(const Record& record) {
  if (question.open) end_vote();
  for (auto& [person, one] : members) one.vote = kNoVote, one.spot.clear();
  question = {};
  if (record.more.empty()) return "";
  const JsonResult parsed = parse_json(record.more);
  const Json* asked = parsed ? parsed.value.find("asked") : nullptr;
  if (asked == nullptr) return "a question cannot be read";
  question.number = ++questions;
  question.asked = text_of(*asked);
  if (const Json* fork = parsed.value.find("fork")) question.fork = text_of(*fork);
  if (const Json* fork = parsed.value.find("fork_shown")) question.fork_shown = text_of(*fork);
  if (const Json* options = parsed.value.find("options")) {
    for (const Json& option : options->items()) question.options.push_back(option.text());
  }
  const Json* kind = asked->find("kind");
  question.by_map = kind != nullptr && kind->is_string() && kind->text() == "place";
  question.open = true;
  return "";
}

std::string Class::apply(const Record& record, std::int64_t at_ms,
                         const std::vector<Nonce>& nonces_now) {
  const std::string& word = record.who;
  const auto found = members.find(record.person);
  Member* who = found != members.end() ? &found->second : nullptr;
  if (word == "door") {
    if (!door_named(record.text, plan.door)) return "no such door";
    plan.until = record.number;
  } else if (word == "lock") {
    locked = record.flag;
    reopened = 0;
  } else if (word == "reopen") {
    reopened = record.number;
  } else if (word == "device") {
    if (who != nullptr) who->device = record.hash;
  } else if (word == "ban") {
    banned.insert(record.hash);
  } else if (word == "seated") {
    return apply_seated(record, at_ms);
  } else if (word == "placed") {
    return apply_placed(record);
  } else if (word == "wish" || word == "unwish") {
    apply_wish(record, word == "wish");
  } else if (word == "started") {
    return apply_started(record, at_ms, nonces_now);
  } else if (word == "paused") {
    if (record.number == 0) paused = record.flag;
    else if (table(record.number) != nullptr)
      tables[static_cast<std::size_t>(record.number) - 1].paused = record.flag;
  } else if (word == "message") {
    const bool taken_away = record.text.empty() && record.seat < 0;
    message = taken_away ? ClassMessage{.number = message.number}
                         : ClassMessage{message.number + 1, at_ms, record.number, record.text,
                                        record.seat};
  } else if (word == "ends") {
    ends_ms = record.number;
  } else if (word == "finish") {
    finishing = record.flag;
  } else if (word == "hand") {
    if (who == nullptr) return "nobody's hand";
    who->hand_ms = record.flag ? (who->hand_ms >= 0 ? who->hand_ms : at_ms) : -1;
    who->hand_why = record.flag ? record.text : "";
  } else if (word == "page") {
    page = record.more;
  } else if (word == "note") {
    if (who == nullptr) return "nobody's note";
    notes.push_back({record.person, round, who->place.table, record.number, record.text});
  } else if (word == "stand-in") {
    if (who != nullptr) who->stand_in = record.flag;
  } else if (word == "counted") {
    if (who != nullptr) who->drops += record.number;
    else if (table(record.number) != nullptr)
      tables[static_cast<std::size_t>(record.number) - 1].trips[record.text] += record.seat;
  } else if (word == "penalty") {
    if (table(record.number) == nullptr) return "no such table for a penalty";
    tables[static_cast<std::size_t>(record.number) - 1].penalties.push_back(record.seat);
  } else if (word == "ended") {
    if (table(record.number) == nullptr) return "no such table to end";
    tables[static_cast<std::size_t>(record.number) - 1].ended = true;
  } else if (word == "phase") {
    Phase next{};
    if (!named_in(kPhases, record.text, next)) return "no such phase";
    enter(next, at_ms);
    paused = false;
    if (phase == Phase::over) question = {};
  } else if (word == "question") {
    return apply_question(record);
  } else if (word == "vote") {
    if (who != nullptr) who->vote = record.number, who->spot = record.text;
  } else if (word == "reveal") {
    end_vote();
  } else if (word == "exit") {
    const JsonResult parsed = parse_json(record.more);
    if (who == nullptr || !parsed) return "nobody's card";
    who->exit.clear();
    for (const Json& answer : parsed.value.items()) who->exit.push_back(answer.text());
  } else {
    return "no such word of a class: " + word;
  }
  return "";
}

}  // namespace stolik
