#include "server/hub/class_wire.h"

#include <algorithm>

#include "server/hub/broken.h"

namespace stolik {

using message::unless_empty;
using message::unless_negative;

namespace {

constexpr std::size_t kStoryTold = 3;

message::Nullable<message::Place> place_of(const ClassPlace& place) {
  if (place.table == 0) return {};
  return message::Place{place.table, unless_negative(place.seat), place.as};
}

// The name and pseudonym of a person, in whatever has them.
template <class T>
T named(const Room& room, int person) {
  const Person* who = room.person(person);
  T out{.person = person};
  if (who == nullptr) return out;
  out.name = who->name;
  out.pseudonym = unless_empty(who->pseudonym);
  return out;
}

// `table`: whose messages are read; 0: of all tables, -1: of none.
message::Nullable<message::Notice> notice_of(const Class& lesson, int table, const Member* pupil) {
  const ClassMessage& message = lesson.message;
  const bool came_later = pupil != nullptr && message.number <= pupil->messages_before;
  const bool is_anothers =
      message.table != 0 && table != 0 && (table < 0 || message.table != table);
  if (!message.stands() || came_later || is_anothers) return {};
  message::Notice out{.number = message.number, .at = message.at_ms};
  if (message.sentence >= 0) out.sentence = message.sentence;
  else out.text = std::string_view{message.text};
  if (message.table != 0) out.table = message.table;
  return out;
}

message::Nullable<message::Question> question_of(const Class& lesson, const Reader& reader) {
  const ClassQuestion& question = lesson.question;
  if (question.number == 0) return {};
  message::Question out{.number = question.number,
                        .asked = {question.asked},
                        .options = question.options,
                        .open = question.open,
                        .of = lesson.pupils()};
  const std::string& fork = question.open ? question.fork : question.fork_shown;
  if (!fork.empty()) out.fork = message::Raw<message::Fork>{fork};
  std::vector<int> counts = lesson.counted_votes();
  const int unsure = lesson.unsure();
  const std::map<int, std::string> spots = lesson.spots();
  out.votes = unsure + static_cast<int>(spots.size());
  for (const int count : counts) out.votes += count;
  if (reader.role == Role::pupil) {
    message::Nullable<message::OwnVote> mine;
    const Member* who = lesson.member(reader.person);
    if (who != nullptr && (!who->spot.empty() || who->vote != kNoVote))
      mine = message::OwnVote{who->vote, who->spot};
    out.mine = mine;
  }
  if (!question.open) {
    out.counts = std::move(counts);
    out.unsure = unsure;
    out.places = places_of(spots);
  }
  return out;
}

message::ClassFair class_fair_of(const Room& room) {
  const Class& lesson = *room.lesson;
  message::ClassFair out{.commitment = commitment_of(room.seed), .nonces = lesson.nonces};
  if (lesson.nonces.empty()) {
    for (const Person& one : room.people) {
      if (!one.nonce.empty()) out.nonces.push_back(std::to_string(one.number) + ":" + one.nonce);
    }
  }
  // One seed serves all rounds: it is opened when no more can follow.
  if (lesson.phase == Class::Phase::over) out.seed = to_hex(room.seed);
  return out;
}

std::vector<message::TableState> tables_of(const Class& lesson) {
  std::vector<message::TableState> out;
  out.reserve(lesson.tables.size());
  for (const ClassTable& table : lesson.tables) {
    message::TableState& state = out.emplace_back();
    state.table = static_cast<int>(out.size());
    state.seats = table.seats;
    for (const auto& [person, one] : lesson.members) {
      if (one.place.table != state.table) continue;
      if (one.place.as == ClassPlace::As::second) state.second.push_back({one.place.seat, person});
      if (one.place.as == ClassPlace::As::reporter) state.reporters.push_back(person);
    }
    state.paused = table.paused;
    state.ended = table.ended;
    state.started = table.id != TableId{};
  }
  return out;
}

message::Page page_of(const ShownPage& page) {
  message::Page out{
      .page = {page.page}, .number = unless_negative(page.number), .text = unless_empty(page.text)};
  if (page.table > 0) out.table = page.table;
  return out;
}

void fill_for_pupil(message::ClassState& out, const Room& room, const Reader& reader) {
  const Member* who = room.lesson->member(reader.person);
  if (who == nullptr) return;
  message::You you = named<message::You>(room, reader.person);
  you.hand = who->hand_ms >= 0;
  you.place = place_of(who->place);
  you.exit = !who->exit.empty();
  out.you = std::move(you);
}

message::Nullable<message::RaisedHand> hand_of(const Member& member) {
  if (member.hand_ms < 0) return {};
  return message::RaisedHand{member.hand_ms, member.hand_why};
}

void fill_for_staff(message::ClassState& out, const Room& room) {
  const Class& lesson = *room.lesson;
  const ClassPlan& plan = lesson.plan;
  out.reopened = lesson.reopened;
  out.bot = message::Word<message::Level>{plan.bot};
  out.keep = message::Word<message::Keep>{plan.keep};
  out.away_seconds = plan.away_seconds;
  out.turn_seconds = plan.turn_seconds;
  out.multiplier = plan.multiplier;
  int exits = 0;
  std::vector<message::PupilState> people;
  std::vector<message::StaffMember> staff;
  for (const auto& [person, one] : lesson.members) {
    if (one.role != Role::pupil) {
      staff.push_back({person, {role_name(one.role)}});
      continue;
    }
    exits += !one.exit.empty();
    message::PupilState pupil = named<message::PupilState>(room, person);
    pupil.late = one.late;
    pupil.hand = hand_of(one);
    pupil.place = place_of(one.place);
    people.push_back(std::move(pupil));
  }
  out.people = std::move(people);
  out.staff = std::move(staff);
  out.wishes = message::Wishes{lesson.apart, lesson.together, lesson.pins};
  out.notes = notes_of(lesson);
  out.exits = exits;
}

void fill_for_projector(message::ClassState& out, const Room& room) {
  std::vector<message::PupilState> people;
  for (const auto& [person, one] : room.lesson->members) {
    if (one.role == Role::pupil) people.push_back(named<message::PupilState>(room, person));
  }
  out.people = std::move(people);
}

// How many commands of each seat no person gave.
std::vector<int> commands_of_bots(const Room& room) {
  std::vector<int> out(room.chairs.size());
  for (const std::size_t entry : room.by_bots) {
    const Actor& who = room.entries[entry].who;
    if (who.kind == Actor::Kind::seat) ++out[slot(who.seat)];
  }
  return out;
}

std::vector<message::CardSeat> card_seats(const Desk& table, std::int64_t class_born_ms) {
  const Room& room = table.room;
  const std::vector<int> bots = commands_of_bots(room);
  std::vector<message::CardSeat> out;
  out.reserve(room.chairs.size());
  for (std::size_t i = 0; i < room.chairs.size(); ++i) {
    const Chair& chair = room.chairs[i];
    message::CardSeat seat{.stand_in = chair.stand_in, .by_bots = bots[i]};
    if (chair.kind == Chair::Kind::person) {
      const auto gone = table.gone_ms.find(chair.person);
      const std::int64_t since = gone != table.gone_ms.end() ? gone->second : table.loaded_ms;
      seat.person = chair.person;
      seat.here = table.is_here(chair.person);
      if (!seat.here) seat.away = since - class_born_ms;
    } else {
      seat.level = message::Word<message::Level>{chair.level};
    }
    out.push_back(seat);
  }
  return out;
}

std::vector<message::CardStep> card_story(const Room& room) {
  std::vector<message::CardStep> out;
  for (const StoryLine& line : room.story) {
    if (line.game) out.push_back({line.seq, {line.all}});
  }
  if (out.size() > kStoryTold) out.erase(out.begin(), out.end() - kStoryTold);
  return out;
}

}  // namespace

std::vector<std::string> places_of(const std::map<int, std::string>& spots) {
  std::vector<std::string> places;
  for (const auto& [person, spot] : spots) places.push_back(spot);
  std::sort(places.begin(), places.end());
  return places;
}

std::vector<message::Note> notes_of(const Class& lesson) {
  std::vector<message::Note> out;
  for (const ClassNote& note : lesson.notes)
    out.push_back({note.person, note.round, note.table, note.task, note.text});
  return out;
}

std::string entered_text(const Room& room, int person, std::string_view token) {
  return write(message::Entered{.lesson = table_name(room.id),
                                .role = room.lesson->role(person),
                                .person = person,
                                .token = unless_empty(token),
                                .code = room.settings.code,
                                .seq = room.seq,
                                .build = build_name(),
                                .rules = rules_name()});
}

std::string class_members(const Room& room, const Reader& reader) {
  const Class& lesson = *room.lesson;
  const ClassPlan& plan = lesson.plan;
  const Member* who = lesson.member(reader.person);
  // A pupil hears what is for all and for their table, the projector what is for all.
  const bool pupil = reader.role == Role::pupil;
  const int table =
      reader.role == Role::projector || (pupil && (who == nullptr || who->place.table == 0)) ? -1
      : pupil ? who->place.table
              : 0;
  message::ClassState out{.phase = lesson.phase,
                          .phase_since = lesson.phase_ms,
                          .round = lesson.round,
                          .title = plan.title,
                          .game = {plan.game},
                          .size = plan.size,
                          .same_deal = plan.same_deal,
                          .coach = plan.coach,
                          .phases = {plan.phases},
                          .began = unless_negative(lesson.began_ms),
                          .ends = unless_negative(lesson.ends_ms),
                          .finishing = lesson.finishing,
                          .paused = lesson.paused,
                          .inside = lesson.pupils(),
                          .until = plan.until,
                          .notice = notice_of(lesson, table, pupil ? who : nullptr),
                          .question = question_of(lesson, reader),
                          .fair = class_fair_of(room)};
  plan.options.write(out.options.json);
  if (pupil) {
    fill_for_pupil(out, room, reader);
  } else {
    out.code = std::string_view{room.settings.code};
    out.invitation = unless_empty(lesson.invitation);
    out.door = plan.door;
    out.locked = lesson.locked;
    out.names = message::Word<message::NamesWord>{plan.own_names ? "own" : "pseudonyms"};
    out.tables = tables_of(lesson);
    out.page = page_of(lesson.page);
    if (reader.role == Role::projector) fill_for_projector(out, room);
    else fill_for_staff(out, room);
  }
  return write_part(out, 2048);
}

std::string class_text(const Room& room, std::int64_t now_ms, std::string_view members) {
  return write(message::ClassUpdate{room.seq, now_ms, {members}}, members.size() + 64);
}

std::string class_people_text(const Desk& desk, const Reader& reader) {
  std::vector<int> here;
  for (const auto& [conn, person] : desk.here) here.push_back(person);
  std::sort(here.begin(), here.end());
  message::People people{here};
  if (reader.role != Role::projector) {
    std::vector<message::Knocking> knocking;
    for (const Knock& knock : desk.knocks) {
      knocking.push_back({knock.number, knock.name,
                          message::Nullable<std::string_view>{unless_empty(knock.pseudonym)},
                          knock.since_ms - desk.born_ms});
    }
    people.knocking = std::move(knocking);
  }
  return write(people);
}

std::string pattern_text(const ClassNow& now, std::int64_t now_ms) {
  message::ShownPattern pattern{.ms = std::max<std::int64_t>(0, now.pattern_until_ms - now_ms)};
  if (now.pattern != Pattern{}) pattern.symbols = now.pattern;
  return write(pattern);
}

std::string moved_text(const Room& room, const ClassPlace& place) {
  message::Moved moved{.round = room.lesson->round, .class_seq = room.seq};
  if (place.table != 0) {
    moved.table = place.table;
    moved.seat = unless_negative(place.seat);
    moved.as = place.as;
  }
  return write(moved);
}

message::Card wall_card(const Desk& table, const CardNow& card,
                        const std::map<std::string, int>& trips, const Reader& reader,
                        std::int64_t class_born_ms) {
  const Room& room = table.room;
  const bool over = room.phase == Head::Phase::over;
  message::Card out{.table = room.settings.of_class->table,
                    .round = room.settings.of_class->round,
                    .phase = over ? message::TablePhase::over : message::TablePhase::playing,
                    .broken_off = room.broken_off,
                    .paused = room.paused,
                    .seq = room.seq,
                    .last = unless_negative(card.last_ms),
                    .turn = {.since = unless_negative(card.turn_ms)},
                    .seats = card_seats(table, class_born_ms)};
  for (int i = 0; i < static_cast<int>(room.chairs.size()); ++i) {
    if (card.turn.has(seat_at(i))) out.turn.seats.push_back(i);
  }
  // A game that is over shows what others with the same deal do not know yet: not on the wall of
  // the room.
  const bool hidden = reader.role == Role::projector && over;
  if (room.play.table != nullptr && !hidden)
    out.view = message::Raw<message::AnyView, std::string>{room.play.table->view(kNobody)};
  if (!hidden) out.story = card_story(room);
  if (reader.role != Role::projector) {
    out.stuck = card.stuck;
    std::vector<message::Trips> told;
    for (const auto& [rule, times] : trips) {
      if (times >= kTripsTold) told.push_back({rule, times});
    }
    out.trips = std::move(told);
    out.counts = message::Dictionary<int>{card.counts.begin(), card.counts.end()};
  }
  return out;
}

}  // namespace stolik
