#include "server/hub/class_door.h"

#include <algorithm>

#include "server/hub/class_wire.h"
#include "server/hub/house.h"
#include "server/hub/names.h"

namespace stolik {
namespace {

const Trouble kNoSuchClass{"no-such-table", "", "No table can be entered this way."};
const Trouble kNoPupil{"no-such-person", "", "There is no pupil of that number."};
constexpr std::size_t kLongToken = 32;  // bytes, as token_for makes
constexpr int kSmallestTable = 2;
constexpr int kLargestTable = 12;

// Whether any table could be opened by this plan.
Answer can_be_played(const Shelf& shelf, const ClassPlan& plan) {
  Answer first;
  const int from = plan.size != 0 ? plan.size : kSmallestTable;
  const int to = plan.size != 0 ? plan.size : kLargestTable;
  for (int players = from; players <= to; ++players) {
    Answer answer = open_table(shelf, plan.game, players, &plan.options).answer;
    if (answer.ok()) return answer;
    if (players == from) first = std::move(answer);
  }
  return first;
}

std::string token_of(const Said& said) {
  return token_for(said.desk.room.settings.origin, said.person, said.request.id);
}

std::string ticket_answer(const Said& said, int person) {
  return write(message::Ticket{message::unless_empty(said.request.id), person, token_of(said)});
}

std::string grant_answer(const Said& said, int person, const lesson_request::Grant& grant) {
  return write(message::Granted{
      message::unless_empty(said.request.id), person, {grant.role}, token_of(said)});
}

bool is_pupil(const Said& said, int person) {
  const Member* member = said.desk.room.lesson->member(person);
  return member != nullptr && member->role == Role::pupil;
}

std::string device_of(const request::Knock& request) {
  const std::string& device = request.device;
  return device.size() >= 22 && device.size() <= 64 ? hash_of_token(device).substr(0, 32) : "";
}

}  // namespace

void ClassDoor::open(Conn conn, const Request& request, const request::OpenClass& open) {
  const auto refuse = [&](const Trouble& trouble) { house_.refuse(conn, request.id, trouble); };
  ClassPlan plan;
  Trouble trouble = read_plan(open.plan, plan);
  if (!trouble.ok()) return refuse(trouble);
  std::shared_ptr<const OwnDeck> own;
  if (trouble = house_.own_decks.wanted(conn, plan.options, own); !trouble.ok())
    return refuse(trouble);
  const Shelf& shelf = own != nullptr ? own->shelf : house_.shelf;
  if (const Answer answer = can_be_played(shelf, plan); !answer.ok()) return refuse(spoken(answer));
  Pending pending;
  auto settings = std::make_shared<Settings>();
  settings->code = house_.door.draw_code();
  const std::string invitation = house_.door.draw_token();
  settings->invitation = std::string{kKeepPrefix} + hash_of_token(invitation) + ':' + plan.keep;
  settings->origin = hash_of_token(request.id);
  pending.token = house_.door.draw_token(kLongToken);
  if (house_.door.is_beyond_budget(conn, Cost::table, trouble)) return refuse(trouble);
  pending.batch.records = {record::Opened{settings}, lesson::Planned{invitation, plan},
                           record::Joined{.person = 1,
                                          .content = short_content(request),
                                          .role = Role::teacher,
                                          .token = hash_of_token(pending.token),
                                          .join = settings->origin},
                           house_.dealer.new_seed(1)};
  house_.door.found(conn, request, settings->origin, own, std::move(pending));
}

// ---- the pattern

bool ClassDoor::asks_pattern(const Desk& desk) const {
  const Class& lesson = *desk.room.lesson;
  return lesson.plan.door == ClassPlan::Door::pattern && (!lesson.locked || lesson.reopened > 0) &&
         lesson.phase != Class::Phase::over && !desk.now->is_guessed();
}

void ClassDoor::run(Desk& desk) {
  if (!asks_pattern(desk)) desk.now->forget_pattern();
  else if (desk.now->pattern_until_ms == 0) pattern_fired(desk);
}

void ClassDoor::pattern_fired(Desk& desk) {
  ClassNow& now = *desk.now;
  if (!asks_pattern(desk) || desk.here.empty()) return now.forget_pattern();
  if (house_.now_ms < now.pattern_until_ms) return;
  now.pattern_before = now.pattern;
  Pattern drawn{};
  for (std::size_t i = 0; i < drawn.size();) {
    const int symbol = 1 + static_cast<int>(house_.door.draw_below(kPatternSymbols));
    if (std::find(drawn.begin(), drawn.end(), symbol) == drawn.end()) drawn[i++] = symbol;
  }
  now.pattern = drawn;
  now.pattern_until_ms = house_.now_ms + kPatternEvery_ms;
  house_.set_timer(desk, TimerId::Kind::lesson, kPatternTimer, now.pattern_until_ms);
  show_pattern(desk);
}

void ClassDoor::show_pattern(const Desk& desk) {
  const std::string text = pattern_text(*desk.now, house_.now_ms);
  for (const auto& [conn, person] : desk.here) {
    if (desk.room.lesson->role(person) != Role::pupil) house_.send(conn, text);
  }
}

// From the last one on the projector shows none, and who leads lets in.
void ClassDoor::guessed_wrong(Desk& desk) {
  if (desk.now->pattern == Pattern{} || ++desk.now->wrong_patterns < kWrongPatternsMax) return;
  desk.now->forget_pattern();
  show_pattern(desk);
}

bool ClassDoor::knows_pattern(const Desk& desk, const request::Knock& request) const {
  Pattern said{};
  if (request.pattern.items.size() != said.size()) return false;
  for (std::size_t i = 0; i < said.size(); ++i)
    said[i] = static_cast<int>(request.pattern.items[i]);
  // Symbols count from 1: where none was drawn yet there is nothing to know.
  return said != Pattern{} && (said == desk.now->pattern || said == desk.now->pattern_before);
}

// ---- coming in

bool ClassDoor::comes_straight_in(const Desk& desk, const request::Knock& request,
                                  const Knock& knock) const {
  const Class& lesson = *desk.room.lesson;
  const bool own_name =
      lesson.plan.own_names && !request.name.empty();  // no name is shown that nobody let in
  const bool unknown = !lesson.banned.empty() && knock.device.empty();
  const bool guessed = lesson.plan.door == ClassPlan::Door::pattern && desk.now->is_guessed();
  if (own_name || unknown || guessed || lesson.pupils() >= kMaxPupils) return false;
  if (lesson.reopened > 0) return true;
  if (lesson.locked) return false;
  switch (lesson.plan.door) {
    case ClassPlan::Door::open: return lesson.pupils() < lesson.plan.until;
    case ClassPlan::Door::knock: return false;
    case ClassPlan::Door::pattern: return true;  // who comes so far knows it
  }
  return false;
}

void ClassDoor::knock(Desk& desk, const Held& held, const request::Knock& said) {
  const Request& request = *held.request;
  const Class& lesson = *desk.room.lesson;
  const auto refuse = [&](const Trouble& trouble) {
    house_.refuse(held.conn, request.id, trouble);
  };
  Knock knock{
      held.conn,    0, "", "", false, hash_of_token(request.id), request.id, short_content(request),
      house_.now_ms};
  knock.device = device_of(said);
  if (is_nonce(said.nonce)) knock.nonce = said.nonce;
  const bool banned = !knock.device.empty() && lesson.banned.contains(knock.device);
  if (lesson.phase == Class::Phase::over && said.homework)
    return house_.class_report.homework(desk, held);
  if (lesson.phase == Class::Phase::over || banned || lesson.members.size() >= kMaxMembers)
    return refuse(kNoSuchClass);
  if (asks_pattern(desk) && !knows_pattern(desk, said)) {
    if (said.pattern.is_present) guessed_wrong(desk);
    return refuse(
        {"pattern", "", "Choose the four symbols that the projector shows, in their order."});
  }
  const bool must_wait = !comes_straight_in(desk, said, knock);
  if (must_wait) house_.door.takes_back(desk, knock.device);
  if (must_wait && !house_.door.has_place_outside(desk, held.conn)) return refuse(kNoSuchClass);
  Trouble trouble;
  const std::span<const Knock> beside =
      must_wait ? std::span<const Knock>{desk.knocks} : std::span<const Knock>{};
  const std::string wish = lesson.plan.own_names ? said.name : "";
  if (!house_.door.choose_name(&desk.room, wish, knock.name, knock.pseudonym, trouble, 0, beside))
    return refuse(trouble);
  if (must_wait) {
    house_.door.waits_outside(desk, std::move(knock));
    return house_.class_wall.people(desk);
  }
  if (house_.door.is_beyond_share(desk, held.conn, trouble) ||
      house_.door.is_beyond_budget(held.conn, Cost::change, trouble))
    return refuse(trouble);
  house_.client(held.conn)->waits = true;
  Pending pending;
  pending.cause = held;
  pending.id = request.id;
  pending.coming.push_back(
      let_in(desk, knock, desk.room.next_person, nullptr, pending.batch.records));
  house_.writer.propose(desk, std::move(pending));
}

Coming ClassDoor::let_in(Desk& desk, const Knock& knock, int person,
                         const lesson_request::Admit* wish, std::vector<Record>& records) {
  Coming coming{knock.conn, person, house_.door.draw_token(kLongToken)};
  std::string name = knock.name;
  std::string pseudonym = knock.pseudonym;
  const auto taken = [&](const std::string& text) {
    const std::u32string skeleton = name_skeleton(text);
    const bool inside = std::any_of(
        desk.room.people.begin(), desk.room.people.end(),
        [&](const Person& one) { return !one.gone && name_skeleton(one.name) == skeleton; });
    return inside || std::any_of(records.begin(), records.end(), [&](const Record& one) {
             const auto* joined = record_if<record::Joined>(one);
             return joined != nullptr && name_skeleton(joined->name) == skeleton;
           });
  };
  for (int i = 0; i < 20 && taken(name); ++i) {
    Trouble none;
    house_.door.choose_name(&desk.room, "", name, pseudonym, none, 0, desk.knocks);
  }
  records.push_back(record::Joined{.person = person,
                                   .content = knock.join_content,
                                   .name = name,
                                   .pseudonym = pseudonym,
                                   .token = hash_of_token(coming.token),
                                   .join = knock.join_hash});
  if (!knock.device.empty()) records.push_back(lesson::DeviceKnown{person, knock.device});
  const bool counts = !desk.room.playing() && !knock.nonce.empty();
  if (counts) records.push_back(record::NonceSaid{person, knock.nonce});
  house_.class_seats.place_late(desk, person, wish, records);
  return coming;
}

Trouble ClassDoor::admit(const Said& said, const lesson_request::Admit& request, Pending& pending) {
  Desk& desk = said.desk;
  const bool all = request.all;
  const int whom = request.person;
  std::size_t places = kMaxMembers - std::min(kMaxMembers, desk.room.lesson->members.size());
  int person = desk.room.next_person;
  for (const Knock& knock : desk.knocks) {
    if (!all && knock.number != whom) continue;
    if (places-- == 0) {
      if (pending.coming.empty()) return {"too-many", "", "There is no place left in this class."};
      break;
    }
    Knock admitted = knock;
    Trouble trouble;
    if (request.pseudonym && !house_.door.choose_name(&desk.room, "", admitted.name,
                                                      admitted.pseudonym, trouble, 0, desk.knocks))
      return trouble;
    pending.coming.push_back(
        let_in(desk, admitted, person++, all ? nullptr : &request, pending.batch.records));
  }
  if (pending.coming.empty()) return {"no-such-person", "", "Nobody of that number is knocking."};
  return {};
}

// Who is removed may knock again; who is banned may not, nor anybody on the same device.
Trouble ClassDoor::remove(const Said& said, const lesson_request::Remove& request,
                          Pending& pending) {
  if (!is_pupil(said, request.person)) return kNoPupil;
  pending.batch.records.push_back(record::Left{request.person, true});
  return {};
}

Trouble ClassDoor::ban(const Said& said, const lesson_request::Ban& request, Pending& pending) {
  const Class& lesson = *said.desk.room.lesson;
  if (!is_pupil(said, request.person)) return kNoPupil;
  if (lesson.banned.size() >= kMaxBans)
    return {"too-many", "", "Too many are banned already. Lock the door."};
  pending.batch.records.push_back(lesson::Banned{lesson.member(request.person)->device});
  pending.batch.records.push_back(record::Left{request.person, true});
  return {};
}

Trouble ClassDoor::leave(const Said& said, const lesson_request::Leave&, Pending& pending) {
  if (!is_pupil(said, said.person))
    return {"wrong-phase", "", "Who leads the class ends it, or closes the page."};
  pending.batch.records.push_back(record::Left{said.person});
  return {};
}

Trouble ClassDoor::rename(const Said& said, const lesson_request::Rename& request,
                          Pending& pending) {
  const int whom = request.person;
  if (!is_pupil(said, whom)) return kNoPupil;
  record::Renamed renamed{.person = whom};
  Trouble trouble;
  if (!house_.door.choose_name(&said.desk.room, "", renamed.name, renamed.pseudonym, trouble, whom,
                               said.desk.knocks))
    return trouble;
  pending.batch.records.push_back(std::move(renamed));
  return {};
}

Trouble ClassDoor::door(const Said& said, const lesson_request::SetDoor& request,
                        Pending& pending) {
  const int usual = said.desk.room.lesson->plan.until;
  lesson::DoorSet set;
  set.until = request.until.is_present ? request.until.value : usual;
  if (!door_named(request.door, set.door) || set.until < 0 || set.until > kMaxPupils) {
    return {"bad-message", "", "A door is open, knock or pattern; until is at most 40."};
  }
  if (set.door != said.desk.room.lesson->plan.door) said.desk.now->wrong_patterns = 0;
  pending.batch.records.push_back(set);
  return {};
}

Trouble ClassDoor::lock(const Said&, const lesson_request::Lock& request, Pending& pending) {
  pending.batch.records.push_back(lesson::Locked{request.on});
  return {};
}

Trouble ClassDoor::reopen(const Said&, const lesson_request::Reopen&, Pending& pending) {
  pending.batch.records.push_back(lesson::Reopened{1});
  return {};
}

// A new token for a pupil, for another device.
Trouble ClassDoor::ticket(const Said& said, const lesson_request::Ticket& request,
                          Pending& pending) {
  const int whom = request.person;
  if (!is_pupil(said, whom)) return kNoPupil;
  pending.also = ticket_answer(said, whom);
  pending.batch.records.push_back(record::Token{whom, hash_of_token(token_of(said))});
  return {};
}

Trouble ClassDoor::grant(const Said& said, const lesson_request::Grant& request, Pending& pending) {
  const Room& room = said.desk.room;
  Role role{};
  if (!role_named(request.role, role) || role == Role::pupil) {
    return {"bad-message", "", "role: teacher, co-teacher or projector."};
  }
  const auto staff = static_cast<std::size_t>(static_cast<int>(room.lesson->members.size()) -
                                              room.lesson->pupils());
  if (staff >= kMaxStaff)
    return {"too-many", "", "Too many lead this class already. Take a link back first."};
  pending.also = grant_answer(said, room.next_person, request);
  pending.batch.records.push_back(record::Joined{
      .person = room.next_person, .role = role, .token = hash_of_token(token_of(said))});
  return {};
}

std::string ClassDoor::token_again(const Said& said) const {
  const auto* grant = said.request.in_lesson<lesson_request::Grant>();
  if (grant == nullptr && said.request.in_lesson<lesson_request::Ticket>() == nullptr) return "";
  const std::string hash = hash_of_token(token_of(said));
  for (const Person& one : said.desk.room.people) {
    if (!one.gone && one.token_hash == hash)
      return grant != nullptr ? grant_answer(said, one.number, *grant)
                              : ticket_answer(said, one.number);
  }
  return "";
}

Trouble ClassDoor::revoke(const Said& said, const lesson_request::Revoke& request,
                          Pending& pending) {
  const int whom = request.person;
  const Member* member = said.desk.room.lesson->member(whom);
  if (member == nullptr || member->role == Role::pupil || whom == said.person) {
    return {"no-such-person", "",
            "There is no link of that number to take back, or it is your own."};
  }
  pending.batch.records.push_back(record::Left{whom, true, LeftWhy::revoked});
  return {};
}

Trouble ClassDoor::nonce(const Said& said, const lesson_request::ShareNonce& request,
                         Pending& pending) {
  const std::string& nonce = request.nonce;
  if (!is_pupil(said, said.person) || said.desk.room.playing() ||
      said.desk.room.phase == Head::Phase::over) {
    return {"wrong-phase", "", "Pupils add to chance before the first round."};
  }
  if (!is_nonce(nonce)) return {"bad-message", "", "A nonce is 32 to 64 hexadecimal digits."};
  pending.batch.records.push_back(record::NonceSaid{said.person, nonce});
  return {};
}

}  // namespace stolik
