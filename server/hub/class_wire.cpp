#include "server/hub/class_wire.h"

#include <algorithm>

#include "core/object.h"
#include "server/hub/broken.h"

namespace stolik {
namespace {

constexpr std::size_t kStoryTold = 3;

void write_place(Object& out, const ClassPlace& place) {
  if (place.table == 0) {
    out.null("place");
    return;
  }
  out.begin("place").integer("table", place.table);
  if (place.seat >= 0) out.integer("seat", place.seat);
  else out.null("seat");
  out.text("as", as_name(place.as)).end();
}

void write_name(Object& out, const Room& room, int person) {
  const Person* who = room.person(person);
  out.integer("person", person).text("name", who != nullptr ? who->name : "");
  if (who != nullptr && !who->pseudonym.empty()) out.text("pseudonym", who->pseudonym);
  else out.null("pseudonym");
}

void write_ms(Object& out, std::string_view name, std::int64_t ms) {
  if (ms >= 0) out.integer(name, ms);
  else out.null(name);
}

void write_message(Object& out, const Class& lesson, int table, const Member* pupil) {
  const ClassMessage& message = lesson.message;
  const bool came_later = pupil != nullptr && message.number <= pupil->messages_before;
  if (!message.stands() || came_later ||
      (message.table != 0 && table != 0 && message.table != table) ||
      (message.table != 0 && table < 0)) {
    out.null("message");
    return;
  }
  out.begin("message").integer("number", message.number).integer("at", message.at_ms);
  if (message.sentence >= 0) out.null("text").integer("sentence", message.sentence);
  else out.text("text", message.text).null("sentence");
  if (message.table != 0) out.integer("table", message.table);
  else out.null("table");
  out.end();
}

void write_question(Object& out, const Class& lesson, const Reader& reader) {
  const ClassQuestion& question = lesson.question;
  if (question.number == 0) {
    out.null("question");
    return;
  }
  out.begin("question").integer("number", question.number).raw("asked", question.asked);
  out.begin_array("options");
  for (const std::string& option : question.options) out.json().string(option);
  out.end_array();
  const std::string& fork = question.open ? question.fork : question.fork_shown;
  if (fork.empty()) out.null("fork");
  else out.raw("fork", fork);
  const std::vector<int> counts = lesson.counted_votes();
  const int unsure = lesson.unsure();
  const std::map<int, std::string> spots = lesson.spots();
  int votes = unsure + static_cast<int>(spots.size());
  for (const int count : counts) votes += count;
  out.boolean("open", question.open).integer("votes", votes).integer("of", lesson.pupils());
  if (reader.role == Role::pupil) {
    const Member* who = lesson.member(reader.person);
    if (who != nullptr && !who->spot.empty()) out.text("mine", who->spot);
    else if (who != nullptr && who->vote != kNoVote) out.integer("mine", who->vote);
    else out.null("mine");
  }
  if (question.open) {
    out.null("counts").null("unsure").null("places");
  } else {
    write_votes(out, counts, unsure, spots);
  }
  out.end();
}

void write_class_fair(Object& out, const Room& room) {
  const Class& lesson = *room.lesson;
  out.begin("fair").text("commitment", commitment_of(room.seed)).begin_array("nonces");
  if (lesson.nonces.empty()) {
    for (const Person& one : room.people) {
      if (!one.nonce.empty()) out.json().string(std::to_string(one.number) + ":" + one.nonce);
    }
  }
  for (const std::string& nonce : lesson.nonces) out.json().string(nonce);
  out.end_array();
  // One seed serves all rounds: it is opened when no more can follow.
  if (lesson.phase == Class::Phase::over) out.text("seed", to_hex(room.seed));
  else out.null("seed");
  out.end();
}

void write_tables(Object& out, const Class& lesson) {
  out.begin_array("tables");
  for (std::size_t i = 0; i < lesson.tables.size(); ++i) {
    const ClassTable& table = lesson.tables[i];
    const int number = static_cast<int>(i) + 1;
    out.item().integer("table", number).begin_array("seats");
    for (const int person : table.seats) out.json().integer(person);
    out.end_array().begin_array("second");
    for (const auto& [person, one] : lesson.members) {
      if (one.place.table != number || one.place.as != ClassPlace::As::second) continue;
      out.json().begin_array();
      out.json().integer(one.place.seat);
      out.json().integer(person);
      out.json().end_array();
    }
    out.end_array().begin_array("reporters");
    for (const auto& [person, one] : lesson.members) {
      if (one.place.table == number && one.place.as == ClassPlace::As::reporter)
        out.json().integer(person);
    }
    out.end_array().boolean("paused", table.paused).boolean("ended", table.ended);
    out.boolean("started", table.id != TableId{}).end();
  }
  out.end_array();
}

void write_wishes(Object& out, const Class& lesson) {
  const auto write = [&](std::string_view name, const std::vector<Class::Wish>& wishes) {
    out.begin_array(name);
    for (const Class::Wish& wish : wishes) {
      out.json().begin_array();
      out.json().integer(wish[0]);
      out.json().integer(wish[1]);
      out.json().end_array();
    }
    out.end_array();
  };
  out.begin("wishes");
  write("apart", lesson.apart);
  write("together", lesson.together);
  write("pin", lesson.pins);
  out.end();
}

void write_for_pupil(Object& out, const Room& room, const Reader& reader) {
  const Class& lesson = *room.lesson;
  const Member* who = lesson.member(reader.person);
  if (who == nullptr) return;
  out.begin("you");
  write_name(out, room, reader.person);
  out.boolean("hand", who->hand_ms >= 0);
  write_place(out, who->place);
  out.boolean("exit", !who->exit.empty()).end();
}

void write_for_staff(Object& out, const Room& room) {
  const Class& lesson = *room.lesson;
  const ClassPlan& plan = lesson.plan;
  out.integer("reopened", lesson.reopened).text("bot", plan.bot);
  out.text("keep", plan.keep)
      .integer("away_seconds", plan.away_seconds)
      .integer("turn_seconds", plan.turn_seconds);
  out.integer("multiplier", plan.multiplier);
  int exits = 0;
  out.begin_array("people");
  for (const auto& [person, one] : lesson.members) {
    if (one.role != Role::pupil) continue;
    exits += !one.exit.empty();
    out.item();
    write_name(out, room, person);
    out.boolean("late", one.late);
    if (one.hand_ms >= 0)
      out.begin("hand").integer("since", one.hand_ms).text("why", one.hand_why).end();
    else out.null("hand");
    write_place(out, one.place);
    out.end();
  }
  out.end_array().begin_array("staff");
  for (const auto& [person, one] : lesson.members) {
    if (one.role != Role::pupil)
      out.item().integer("person", person).text("role", role_name(one.role)).end();
  }
  out.end_array();
  write_wishes(out, lesson);
  out.begin_array("notes");
  for (const ClassNote& note : lesson.notes) {
    out.item()
        .integer("person", note.person)
        .integer("round", note.round)
        .integer("table", note.table);
    out.integer("task", note.task).text("text", note.text).end();
  }
  out.end_array().integer("exits", exits);
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

void write_for_projector(Object& out, const Room& room) {
  out.begin_array("people");
  for (const auto& [person, one] : room.lesson->members) {
    if (one.role != Role::pupil) continue;
    out.item();
    write_name(out, room, person);
    out.end();
  }
  out.end_array();
}

}  // namespace

void write_votes(Object& out, const std::vector<int>& counts, int unsure,
                 const std::map<int, std::string>& spots) {
  out.begin_array("counts");
  for (const int count : counts) out.json().integer(count);
  out.end_array().integer("unsure", unsure).begin_array("places");
  // In an order that tells nothing of who said which.
  std::vector<std::string> places;
  for (const auto& [person, spot] : spots) places.push_back(spot);
  std::sort(places.begin(), places.end());
  for (const std::string& place : places) out.json().string(place);
  out.end_array();
}

std::string entered_text(const Room& room, int person, std::string_view token) {
  std::string text;
  Object out(text);
  out.begin("entered")
      .text("class", table_name(room.id))
      .text("role", role_name(room.lesson->role(person)))
      .integer("person", person);
  if (!token.empty()) out.text("token", token);
  out.text("code", room.settings.code).integer("seq", static_cast<std::int64_t>(room.seq));
  out.text("build", build_name()).text("rules", rules_name()).end().end();
  return text;
}

std::string class_members(const Room& room, const Reader& reader) {
  const Class& lesson = *room.lesson;
  const ClassPlan& plan = lesson.plan;
  const Member* who = lesson.member(reader.person);
  std::string text;
  text.reserve(2048);
  Object out(text);
  std::string options;
  plan.options.write(options);
  out.text("phase", phase_name(lesson.phase))
      .integer("phase_since", lesson.phase_ms)
      .integer("round", lesson.round)
      .text("title", plan.title)
      .text("game", plan.game);
  out.raw("options", options)
      .integer("size", plan.size)
      .boolean("same_deal", plan.same_deal)
      .boolean("coach", plan.coach);
  out.raw("phases", plan.phases);
  write_ms(out, "began", lesson.began_ms);
  write_ms(out, "ends", lesson.ends_ms);
  out.boolean("finishing", lesson.finishing).boolean("paused", lesson.paused);
  out.integer("inside", lesson.pupils()).integer("until", plan.until);
  // A pupil hears what is for all and for their table, the projector what is for all.
  const bool pupil = reader.role == Role::pupil;
  const int ears =
      reader.role == Role::projector || (pupil && (who == nullptr || who->place.table == 0)) ? -1
      : pupil ? who->place.table
              : 0;
  write_message(out, lesson, ears, pupil ? who : nullptr);
  write_question(out, lesson, reader);
  write_class_fair(out, room);
  if (pupil) {
    write_for_pupil(out, room, reader);
  } else {
    out.text("code", room.settings.code);
    if (!lesson.invitation.empty()) out.text("invitation", lesson.invitation);
    out.text("door", door_name(plan.door)).boolean("locked", lesson.locked);
    out.text("names", plan.own_names ? "own" : "pseudonyms");
    write_tables(out, lesson);
    out.raw("page", page_json(lesson.page));
    if (reader.role == Role::projector) write_for_projector(out, room);
    else write_for_staff(out, room);
  }
  out.end();
  return text;
}

std::string class_text(const Room& room, std::int64_t now_ms, std::string_view members) {
  std::string text = "{\"class\":{\"seq\":" + std::to_string(room.seq) +
                     ",\"now\":" + std::to_string(now_ms) + ",";
  text += members.substr(1);
  text += "}";
  return text;
}

std::string class_people_text(const Desk& desk, const Reader& reader) {
  std::vector<int> here;
  for (const auto& [conn, person] : desk.here) here.push_back(person);
  std::sort(here.begin(), here.end());
  std::string text;
  Object out(text);
  out.begin("people").begin_array("here");
  for (const int person : here) out.json().integer(person);
  out.end_array();
  if (reader.role != Role::projector) {
    out.begin_array("knocking");
    for (const Knock& knock : desk.knocks) {
      out.item().integer("person", knock.number).text("name", knock.name);
      if (knock.pseudonym.empty()) out.null("pseudonym");
      else out.text("pseudonym", knock.pseudonym);
      out.integer("since", knock.since_ms - desk.born_ms).end();
    }
    out.end_array();
  }
  out.end().end();
  return text;
}

std::string pattern_text(const ClassNow& now, std::int64_t now_ms) {
  std::string text;
  Object out(text);
  out.begin("pattern").begin_array("symbols");
  if (now.pattern != Pattern{}) {
    for (const int symbol : now.pattern) out.json().integer(symbol);
  }
  out.end_array()
      .integer("ms", std::max<std::int64_t>(0, now.pattern_until_ms - now_ms))
      .end()
      .end();
  return text;
}

std::string moved_text(const Room& room, const ClassPlace& place) {
  std::string text;
  Object out(text);
  out.begin("moved").integer("round", room.lesson->round);
  if (place.table == 0) {
    out.null("table").null("seat").null("as");
  } else {
    out.integer("table", place.table);
    if (place.seat >= 0) out.integer("seat", place.seat);
    else out.null("seat");
    out.text("as", as_name(place.as));
  }
  out.integer("class_seq", static_cast<std::int64_t>(room.seq)).end().end();
  return text;
}

std::string proposed_text(int person, int seat, std::string_view command) {
  std::string text;
  Object(text)
      .begin("proposed")
      .integer("person", person)
      .integer("seat", seat)
      .text("do", command)
      .end()
      .end();
  return text;
}

std::string ticket_text(std::string_view name, int person, std::string_view role,
                        std::string_view token, std::string_view id) {
  std::string text;
  Object out(text);
  out.begin(name).id(id).integer("person", person);
  if (!role.empty()) out.text("role", role);
  out.text("token", token).end().end();
  return text;
}

std::string card_json(const Desk& table, const CardNow& card,
                      const std::map<std::string, int>& trips, const Reader& reader,
                      std::int64_t class_born_ms) {
  const Room& room = table.room;
  std::string text;
  Object out(text);
  out.integer("table", room.settings.of_class->table)
      .integer("round", room.settings.of_class->round);
  out.text("phase", room.phase == Head::Phase::over ? "over" : "playing")
      .boolean("broken_off", room.broken_off);
  out.boolean("paused", room.paused).integer("seq", static_cast<std::int64_t>(room.seq));
  write_ms(out, "last", card.last_ms);
  out.begin("turn").begin_array("seats");
  for (std::size_t i = 0; i < room.chairs.size(); ++i) {
    if (card.turn.has(seat_at(static_cast<int>(i))))
      out.json().integer(static_cast<std::int64_t>(i));
  }
  out.end_array();
  write_ms(out, "since", card.turn_ms);
  out.end().begin_array("seats");
  const std::vector<int> bots = commands_of_bots(room);
  for (std::size_t i = 0; i < room.chairs.size(); ++i) {
    const Chair& chair = room.chairs[i];
    const bool person = chair.kind == Chair::Kind::person;
    out.item();
    if (person) out.integer("person", chair.person);
    else out.null("person").text("level", chair.level);
    const bool here = person && table.is_here(chair.person);
    out.boolean("here", here);
    const auto gone = table.gone_ms.find(chair.person);
    const std::int64_t since = gone != table.gone_ms.end() ? gone->second : table.loaded_ms;
    if (person && !here) out.integer("away", since - class_born_ms);
    else out.null("away");
    out.boolean("stand_in", chair.stand_in).integer("by_bots", bots[i]).end();
  }
  out.end_array();
  // A game that is over shows what others with the same deal do not know yet: not on the wall of
  // the room.
  const bool hidden = reader.role == Role::projector && room.phase == Head::Phase::over;
  if (room.play.table != nullptr && !hidden) out.raw("view", room.play.table->view(kNobody));
  else out.null("view");
  out.begin_array("story");
  std::vector<const StoryLine*> lines;
  for (const StoryLine& line : room.story) {
    if (line.game && !hidden) lines.push_back(&line);
  }
  for (std::size_t i = lines.size() > kStoryTold ? lines.size() - kStoryTold : 0; i < lines.size();
       ++i) {
    out.item().integer("seq", static_cast<std::int64_t>(lines[i]->seq)).begin_array("events");
    if (!lines[i]->all.empty()) out.json().raw(lines[i]->all);
    out.end_array().end();
  }
  out.end_array();
  if (reader.role != Role::projector) {
    out.integer("stuck", card.stuck).begin_array("trips");
    for (const auto& [rule, times] : trips) {
      if (times >= kTripsTold) out.item().text("rule", rule).integer("times", times).end();
    }
    out.end_array().begin("counts");
    for (const auto& [event, times] : card.counts) out.integer(event, times);
    out.end();
  }
  out.end();
  return text;
}

std::string wall_text(std::int64_t now_ms, const std::vector<std::string>& cards) {
  std::string text;
  Object out(text);
  out.begin("wall").integer("now", now_ms).begin_array("tables");
  for (const std::string& card : cards) out.json().raw(card);
  out.end_array().end().end();
  return text;
}

}  // namespace stolik
