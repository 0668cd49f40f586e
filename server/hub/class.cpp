#include "server/hub/class.h"

#include <algorithm>

#include "core/json.h"

namespace stolik {

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

ClassTable* Class::table_at(int number) {
  return const_cast<ClassTable*>(static_cast<const Class*>(this)->table(number));
}

std::vector<Class::Wish>& Class::wishes(WishKind kind) {
  return kind == WishKind::apart ? apart : kind == WishKind::together ? together : pins;
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

void Class::joined(const record::Joined& joined) {
  Member& one = members[joined.person];
  one.role = joined.role;
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

void Class::end_vote() {
  const bool voted_on = question.number != 0 && (!question.options.empty() || question.by_map);
  if (voted_on)
    votes.push_back({question.asked, question.options, counted_votes(), unsure(), spots()});
  question.open = false;
}

// What each record changes.
struct Class::Applying {
  Class& to;
  std::int64_t at_ms;
  const std::vector<Nonce>& nonces_now;
  std::string problem{};  // why the record cannot follow

  void fail(std::string why) { problem = std::move(why); }

  Member* member(int person) const {
    const auto found = to.members.find(person);
    return found != to.members.end() ? &found->second : nullptr;
  }

  void operator()(const lesson::Planned&) { return fail("a lesson has one plan"); }
  void operator()(const lesson::DoorSet& set) {
    to.plan.door = set.door;
    to.plan.until = set.until;
  }
  void operator()(const lesson::Locked& one) {
    to.locked = one.on;
    to.reopened = 0;
  }
  void operator()(const lesson::Reopened& one) { to.reopened = one.places; }
  void operator()(const lesson::DeviceKnown& known) {
    if (Member* who = member(known.person)) who->device = known.device;
  }
  void operator()(const lesson::Banned& one) { to.banned.insert(one.device); }
  void operator()(const lesson::Seated& seated);
  void operator()(const lesson::Placed& placed);
  void operator()(const lesson::Wished& wished) {
    take_back(wished.kind, {wished.first, wished.second});
    to.wishes(wished.kind).push_back({wished.first, wished.second});
  }
  void operator()(const lesson::Unwished& unwished) {
    take_back(unwished.kind, {unwished.first, unwished.second});
  }
  void operator()(const lesson::Started& started);
  void operator()(const lesson::Paused& one) {
    if (one.table == 0) to.paused = one.on;
    else if (ClassTable* table = to.table_at(one.table)) table->paused = one.on;
  }
  void operator()(const lesson::Message& one) {
    const bool taken_away = one.text.empty() && one.sentence < 0;
    to.message =
        taken_away ? ClassMessage{.number = to.message.number}
                   : ClassMessage{to.message.number + 1, at_ms, one.table, one.text, one.sentence};
  }
  void operator()(const lesson::Ends& ends) { to.ends_ms = ends.at_ms; }
  void operator()(const lesson::Finishing& one) { to.finishing = one.on; }
  void operator()(const lesson::Hand& hand) {
    Member* who = member(hand.person);
    if (who == nullptr) return fail("nobody's hand");
    who->hand_ms = hand.up ? (who->hand_ms >= 0 ? who->hand_ms : at_ms) : -1;
    who->hand_why = hand.up ? hand.why : "";
  }
  void operator()(const lesson::PageShown& shown) { to.page = shown.page; }
  void operator()(const lesson::Noted& noted) {
    const Member* who = member(noted.person);
    if (who == nullptr) return fail("nobody's note");
    to.notes.push_back({noted.person, to.round, who->place.table, noted.task, noted.text});
  }
  void operator()(const lesson::StandIn& stand_in) {
    if (Member* who = member(stand_in.person)) who->stand_in = stand_in.on;
  }
  void operator()(const lesson::DropsCounted& drops) {
    if (Member* who = member(drops.person)) who->drops += drops.times;
  }
  void operator()(const lesson::TripsCounted& trips) {
    if (ClassTable* table = to.table_at(trips.table)) table->trips[trips.rule] += trips.times;
  }
  void operator()(const lesson::SoughtCounted& counted) {
    Sought& all = to.sought[counted.card];
    all.found += counted.found;
    all.missed += counted.missed;
  }
  void operator()(const lesson::PenaltyCalled& penalty) {
    ClassTable* table = to.table_at(penalty.table);
    if (table == nullptr) return fail("no such table for a penalty");
    table->penalties.push_back(penalty.team);
  }
  void operator()(const lesson::TableEnded& ended) {
    ClassTable* table = to.table_at(ended.table);
    if (table == nullptr) return fail("no such table to end");
    table->ended = true;
  }
  void operator()(const lesson::PhaseBegun& begun) {
    to.enter(begun.phase, at_ms);
    to.paused = false;
    if (to.phase == Phase::over) to.question = {};
  }
  void operator()(const lesson::Asked& asked);
  void operator()(const lesson::Voted& voted) {
    if (Member* who = member(voted.person)) who->vote = voted.option, who->spot = voted.spot;
  }
  void operator()(const lesson::VoteShown&) { to.end_vote(); }
  void operator()(const lesson::ExitCard& card) {
    Member* who = member(card.person);
    if (who == nullptr) return fail("nobody's card");
    who->exit = card.answers;
  }

 private:
  // A person is pinned to one table.
  void take_back(WishKind kind, const Wish& wish) const {
    std::erase_if(to.wishes(kind), [&](const Wish& one) {
      return one == wish || (kind == WishKind::pin && one[0] == wish[0]);
    });
  }
};

void Class::Applying::operator()(const lesson::Seated& seated) {
  if (seated.round != to.round && !to.tables.empty() && to.tables.front().id != TableId{})
    to.before.push_back(to.tables);
  to.round = seated.round;
  to.enter(Phase::seating, at_ms);
  to.finishing = false;
  to.paused = false;
  to.began_ms = to.ends_ms = -1;
  to.tables.clear();
  for (auto& [person, one] : to.members) one.place = {}, one.stand_in = false;
  for (const std::vector<int>& row : seated.tables) {
    ClassTable& made = to.tables.emplace_back();
    for (const int person : row) {
      Member* who = member(person);
      if (who != nullptr) {
        who->place = {static_cast<int>(to.tables.size()), static_cast<int>(made.seats.size()),
                      ClassPlace::As::seat};
      }
      made.seats.push_back(who != nullptr ? person : 0);
    }
  }
}

void Class::Applying::operator()(const lesson::Placed& placed) {
  Member* who = member(placed.person);
  if (who == nullptr) return fail("nobody to be placed");
  const ClassPlace place = placed.place();
  const ClassPlace old = who->place;
  if (place.table == 0) return to.unseat(placed.person);
  if (to.table(place.table) == nullptr) return fail("no such table");
  std::vector<int>& seats = to.table_at(place.table)->seats;
  if (place.as == ClassPlace::As::reporter) {
    to.unseat(placed.person);
    who->place = place;
    return;
  }
  const auto chair = static_cast<std::size_t>(place.seat);
  if (place.seat < 0 || chair >= seats.size()) return fail("no such seat");
  const int other = seats[chair];
  if (place.as == ClassPlace::As::second || other == 0 || other == placed.person) {
    if (other != placed.person) to.unseat(placed.person);
    if (place.as == ClassPlace::As::seat) seats[chair] = placed.person;
    who->place = place;
    return;
  }
  // They change places.
  if (old.table != 0 && old.as == ClassPlace::As::seat) {
    to.table_at(old.table)->seats[static_cast<std::size_t>(old.seat)] = other;
    to.members[other].place = old;
  } else {
    to.members[other].place = {};
  }
  seats[chair] = placed.person;
  who->place = place;
}

void Class::Applying::operator()(const lesson::Started& started) {
  const std::vector<TableId>& ids = started.tables.ids;
  if (ids.size() != to.tables.size()) return fail("tables without names");
  for (std::size_t i = 0; i < ids.size(); ++i) to.tables[i].id = ids[i];
  if (to.nonces.empty() && to.before.empty()) {
    for (const Nonce& one : nonces_now)
      to.nonces.push_back(std::to_string(one.person) + ":" + one.text);
  }
  to.enter(Phase::playing, at_ms);
  to.locked = true;
  to.reopened = 0;
  to.began_ms = at_ms;
  to.ends_ms = started.length_ms >= 0 ? at_ms + started.length_ms : -1;
}

void Class::Applying::operator()(const lesson::Asked& asked) {
  if (to.question.open) to.end_vote();
  for (auto& [person, one] : to.members) one.vote = kNoVote, one.spot.clear();
  to.question = {};
  if (!asked.asked.question) return;
  const LessonQuestion& given = *asked.asked.question;
  to.question.number = ++to.questions;
  to.question.asked = given.asked;
  to.question.fork = given.fork;
  to.question.fork_shown = given.fork_shown;
  to.question.options = given.options;
  const JsonResult parsed = parse_json(given.asked);
  const Json* kind = parsed.value.find("kind");
  to.question.by_map = kind != nullptr && kind->is_string() && kind->text() == "place";
  to.question.open = true;
}

std::string Class::apply(const LessonRecord& record, std::int64_t at_ms,
                         const std::vector<Nonce>& nonces_now) {
  Applying applying{*this, at_ms, nonces_now};
  std::visit(applying, record);
  return applying.problem;
}

}  // namespace stolik
