#include "server/hub/class_report.h"

#include <algorithm>
#include <utility>

#include "server/hub/class_wire.h"
#include "server/hub/class_work.h"
#include "server/hub/house.h"
#include "server/hub/wire.h"
#include "server/journal/class_file.h"

namespace stolik {
namespace {

constexpr std::size_t kMaxWanted = 64;
constexpr std::size_t kMaxEvents = 16;
constexpr std::size_t kMaxEventName = 24;
const Trouble kBadEvents{"bad-message", "", "events: at most 16 names of events."};
const std::string kHomework = "homework";
const Trouble kTooEarly{"wrong-phase", "", "This is told from the debriefing on."};
const Trouble kSecret{"wrong-phase", "", "The journal is secret until the class is over."};

std::vector<const ClassTable*> all_tables(const Class& lesson) {
  std::vector<const ClassTable*> out;
  for (const auto& tables : lesson.before) {
    for (const ClassTable& table : tables) out.push_back(&table);
  }
  for (const ClassTable& table : lesson.tables) {
    if (table.id != TableId{}) out.push_back(&table);
  }
  return out;
}

// Names of public events, with spaces between them; nullopt if they are none.
std::optional<std::string> names_in(const Texts& events) {
  if (!events.is_present) return "";
  if (!events.fits || events.items.size() > kMaxEvents) return std::nullopt;
  std::string names;
  for (const std::string& name : events.items) {
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; };
    if (name.empty() || name.size() > kMaxEventName ||
        !std::all_of(name.begin(), name.end(), is_letter)) {
      return std::nullopt;
    }
    names += (names.empty() ? "" : " ") + name;
  }
  return names;
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    words.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

message::ReportPerson report_person(const Class& lesson, const Person& who, const Member& member) {
  message::ReportPerson out{.person = who.number,
                            .name = who.name,
                            .pseudonym = message::unless_empty(who.pseudonym),
                            .late = member.late,
                            .exit = member.exit};
  for (std::size_t round = 0; round <= lesson.before.size(); ++round) {
    const auto& tables = round < lesson.before.size() ? lesson.before[round] : lesson.tables;
    for (std::size_t i = 0; i < tables.size(); ++i) {
      const std::vector<int>& seats = tables[i].seats;
      const auto seat = std::find(seats.begin(), seats.end(), who.number);
      if (seat != seats.end() && tables[i].id != TableId{}) {
        out.rounds.push_back(
            {static_cast<int>(round) + 1, static_cast<int>(i) + 1, seat - seats.begin()});
      }
    }
  }
  for (const ClassVote& vote : lesson.votes) {
    const auto spot = vote.spots.find(who.number);
    if (spot != vote.spots.end()) out.places.push_back({{vote.asked}, spot->second});
  }
  return out;
}

Journal journal_of(const Room& room) {
  Journal journal = Journal::begin(*room.play.table);
  journal.entries = room.entries;
  return journal;
}

}  // namespace

// Whether all tables are in memory; those that are not are loaded.
bool LessonReport::bring(const Class& lesson) {
  bool all = true;
  for (const ClassTable* table : all_tables(lesson)) {
    if (house_.breakages.is_closed(table->id)) continue;
    const Desk* desk = house_.find(table->id);
    if (desk == nullptr && !house_.tables.has(table->id)) continue;
    if (desk == nullptr) house_.breakages.guard(table->id, [&] { house_.load(table->id); });
    desk = house_.find(table->id);
    all &= desk != nullptr && !desk->loading && desk->room.seq != 0 && !desk->room.playing();
  }
  return all;
}

std::vector<LessonTable> LessonReport::played(const Class& lesson) const {
  std::vector<LessonTable> out;
  for (const ClassTable* table : all_tables(lesson)) {
    const Desk* desk = house_.find(table->id);
    if (desk == nullptr || desk->loading || desk->room.play.table == nullptr) continue;
    const Room& room = desk->room;
    const OfClass& of = *room.settings.of_class;
    out.push_back({of.round,
                   of.table,
                   table->seats,
                   journal_of(room),
                   {room.by_bots.begin(), room.by_bots.end()},
                   to_hex(class_key(room.seed, of.shares()))});
  }
  return out;
}

void LessonReport::forks(const Said& said, const lesson_request::AskForks&) {
  ask(said, "forks", "", "");
}

void LessonReport::report(const Said& said, const lesson_request::AskReport& request) {
  const auto events = names_in(request.events);
  if (is_told(said) && !events) return house_.refuse(said.conn, said.request.id, kBadEvents);
  ask(said, "report", request.language, events.value_or(""));
}

void LessonReport::file(const Said& said, const lesson_request::AskFile&) {
  const bool over = said.desk.room.lesson->phase == Class::Phase::over;
  if (!over) return house_.refuse(said.conn, said.request.id, kSecret);
  ask(said, "file", "", "");
}

bool LessonReport::is_told(const Said& said) const {
  const Class::Phase phase = said.desk.room.lesson->phase;
  return phase == Class::Phase::over || phase == Class::Phase::debrief;
}

void LessonReport::ask(const Said& said, const std::string& what, const std::string& language,
                       const std::string& events) {
  if (!is_told(said)) return house_.refuse(said.conn, said.request.id, kTooEarly);
  if (said.desk.now->wanted.size() >= kMaxWanted)
    return house_.refuse(said.conn, said.request.id, {"busy", "", "Try again in a moment."});
  said.desk.now->wanted.push_back(
      {said.conn, said.person, said.request.id, what, language, events});
  look_again(said.desk);
}

void LessonReport::woke(const Desk& table) {
  if (Desk* desk = house_.class_tables.owner(table)) look_again(*desk);
}

bool LessonReport::is_waited_for(const Desk& desk) const {
  const Desk* lesson = desk.room.lesson != nullptr ? &desk : house_.class_tables.owner(desk);
  return lesson != nullptr && lesson->now != nullptr && !lesson->now->wanted.empty();
}

// Answers what can be answered, and has the next thing made that is not there yet: one at a time.
void LessonReport::look_again(Desk& desk) {
  if (desk.now == nullptr) return;
  if (desk.now->wanted.empty()) return forget(desk);
  const Class::Phase phase = desk.room.lesson->phase;
  if (phase != Class::Phase::debrief &&
      phase != Class::Phase::over) {  // another round began meanwhile: it is secret again
    return refuse_all(desk, kTooEarly);
  }
  if (!bring(*desk.room.lesson)) return;
  const auto wanted = std::move(desk.now->wanted);
  desk.now->wanted.clear();
  std::string next;
  for (const ClassNow::Wanted& one : wanted) {
    if (house_.client(one.conn) == nullptr) continue;
    const std::string needs = work_for(desk, one);
    if (needs.empty()) answer(desk, one);
    else desk.now->wanted.push_back(one);
    if (next.empty()) next = needs;
  }
  if (desk.now->wanted.empty()) forget(desk);
  else have_made(desk, next);
}

// What was made may be otherwise the next time; but nothing changes any more in what a class that
// is over has for home.
void LessonReport::forget(Desk& desk) {
  const bool over = desk.room.lesson->phase == Class::Phase::over;
  std::erase_if(desk.now->made, [&](const auto& one) { return !over || one.first != kHomework; });
}

void LessonReport::refuse_all(Desk& desk, const Trouble& why) {
  for (const ClassNow::Wanted& one : std::exchange(desk.now->wanted, {}))
    house_.refuse(one.conn, one.id, why);
  forget(desk);
}

// What must be made before this can be answered; "": nothing.
std::string LessonReport::work_for(const Desk& desk, const ClassNow::Wanted& wanted) const {
  const ClassNow& now = *desk.now;
  if (wanted.name == "file") return "";
  if (wanted.name == "forks") return now.forks_round == desk.room.lesson->round ? "" : "forks";
  const std::string name = wanted.name == "report" ? wanted.report() : wanted.name;
  return now.made.contains(name) ? "" : name;
}

void LessonReport::have_made(Desk& desk, const std::string& name) {
  ClassNow& now = *desk.now;
  if (!now.working.empty()) return;
  const Class& lesson = *desk.room.lesson;
  const auto tables = std::make_shared<const std::vector<LessonTable>>(played(lesson));
  const auto shelf = [own = desk.room.own, &house = house_.shelf]() -> const Shelf& {
    return own != nullptr ? own->shelf : house;
  };
  const bool same_deal = lesson.plan.same_deal;
  std::function<std::string()> work;
  if (name == "forks") {
    work = [shelf, tables, round = lesson.round] { return forks_work(shelf(), *tables, round); };
  } else if (name == kHomework) {
    work = [shelf, tables, same_deal] { return homework_work(shelf(), *tables, same_deal); };
  } else {
    const auto asked = std::find_if(now.wanted.begin(), now.wanted.end(),
                                    [&](const auto& one) { return one.report() == name; });
    STOLIK_ASSERT(asked != now.wanted.end());
    work = [shelf, tables, pupils = pupils_of(desk), same_deal, language = asked->language,
            events = words_of(asked->events)] {
      return report_work(shelf(), *tables, pupils, same_deal, language, events);
    };
  }
  now.working = name;
  now.work_round = lesson.round;
  now.work = house_.bots.next_question();
  house_.want(effect::Ask{desk.room.id, seat_at(0), now.work, "",
                          std::make_shared<LessonWork>(std::move(work)), number(now.work),
                          desk.open});
  house_.set_timer(desk, TimerId::Kind::lesson, kWorkTimer, house_.now_ms + kWorkLost_ms);
}

void LessonReport::made(Desk& desk, const input::BotMoved& moved) {
  ClassNow& now = *desk.now;
  if (now.working.empty() || moved.question != now.work) return;
  const std::string name = std::exchange(now.working, "");
  house_.cancel_timer(desk, TimerId::Kind::lesson, kWorkTimer);
  if (!moved.broke.empty()) {  // our error: nobody waits for it
    house_.want(effect::Broke{desk.room.id, moved.broke});
    return refuse_all(desk, {"busy", "", "This could not be made."});
  }
  std::vector<std::string> lines;
  for (std::size_t at = 0, end = 0; at < moved.command.size(); at = end + 1) {
    end = std::min(moved.command.find('\n', at), moved.command.size());
    lines.push_back(moved.command.substr(at, end - at));
  }
  if (name == "forks") {
    now.forks.clear();
    for (std::size_t i = 0; i + 1 < lines.size(); i += 2)
      now.forks.push_back({lines[i], lines[i + 1]});
    now.forks_round = now.work_round;
  } else if (now.work_round ==
             desk.room.lesson
                 ->round) {  // else it is made anew, with the round that was played meanwhile
    now.made[name] = std::move(lines);
  }
  look_again(desk);
}

// No answer came: too much waits where bots think. Once more.
void LessonReport::work_lost(Desk& desk) {
  desk.now->working.clear();
  look_again(desk);
}

// It cannot be read: nobody waits for it any more. Soon, since this may be said while it breaks.
void LessonReport::lost(TableId table) {
  const Head* head = house_.tables.find(table);
  const std::optional<TableId> of = head != nullptr ? Register::class_of(*head) : std::nullopt;
  if (of) house_.want(effect::SetTimer{{*of, TimerId::Kind::lesson, kReportTimer}, house_.now_ms});
}

void LessonReport::answer(Desk& desk, const ClassNow::Wanted& wanted) {
  if (wanted.name == "forks") house_.send(wanted.conn, forks_text(desk, wanted.id));
  else if (wanted.name == "report")
    house_.send(wanted.conn, report_text(desk, wanted.id, desk.now->made.at(wanted.report())));
  else if (wanted.name == "file") house_.send(wanted.conn, file_text(*desk.room.lesson, wanted.id));
  else house_.send(wanted.conn, homework_text(desk, desk.now->made.at(kHomework)));
}

// ---- where tables parted

std::string LessonReport::forks_text(const Desk& desk, std::string_view id) const {
  message::Forks forks{message::unless_empty(id), desk.room.lesson->round, {}};
  for (const auto& fork : desk.now->forks) forks.forks.push_back({fork[1]});
  return write(forks);
}

Trouble LessonReport::fork_question(const Said& said, const lesson_request::Ask& ask,
                                    Pending& pending) {
  const Class& lesson = *said.desk.room.lesson;
  if (lesson.phase != Class::Phase::debrief) return kTooEarly;
  const bool there = bring(lesson);
  if (there && said.desk.now->forks_round != lesson.round) have_made(said.desk, "forks");
  if (said.desk.now->forks_round != lesson.round)
    return {"too-many", "", "The tables are being read. Try again in a moment."};
  const int number = ask.number;
  if (number < 1 || static_cast<std::size_t>(number) > said.desk.now->forks.size()) {
    return {"no-such-person", "", "There is no fork of that number."};
  }
  const auto& fork = said.desk.now->forks[static_cast<std::size_t>(number) - 1];
  LessonQuestion question{.fork = fork[0], .fork_shown = fork[1]};
  question.asked = ask.asked;
  const JsonResult parsed = parse_json(fork[0]);
  const Json* choices = parsed.value.find("choices");
  for (const Json& choice : choices->items()) question.options.push_back(choice.find("do")->text());
  pending.batch.records.push_back(lesson::Asked{{std::move(question)}});
  return {};
}

// ---- what is taken home

std::vector<Pupil> LessonReport::pupils_of(const Desk& desk) const {
  std::vector<Pupil> pupils;
  for (const auto& [person, one] : desk.room.lesson->members) {
    const Person* who = desk.room.person(person);
    const auto more = desk.now->drops.find(person);
    if (one.role == Role::pupil && who != nullptr) {
      pupils.push_back(
          {person, who->name, one.drops + (more != desk.now->drops.end() ? more->second : 0)});
    }
  }
  return pupils;
}

// `made`: the measures, the spreadsheet or null, and the tables.
std::string LessonReport::report_text(const Desk& desk, std::string_view id,
                                      const std::vector<std::string>& made) const {
  const Class& lesson = *desk.room.lesson;
  message::Report report{.id = message::unless_empty(id),
                         .title = lesson.plan.title,
                         .game = {lesson.plan.game},
                         .measures = {made.at(0)},
                         .tables = {made.at(2)},
                         .notes = notes_of(lesson)};
  if (made.at(1) != "null") report.csv = message::Raw<std::string>{made.at(1)};
  for (const auto& [person, one] : lesson.members) {
    const Person* who = desk.room.person(person);
    if (one.role == Role::pupil && who != nullptr)
      report.people.push_back(report_person(lesson, *who, one));
  }
  for (const ClassVote& vote : lesson.votes) {
    report.votes.push_back(
        {{vote.asked}, vote.options, vote.counts, vote.unsure, places_of(vote.spots)});
  }
  std::map<std::string, Sought> all = lesson.sought;
  for (const auto& [card, counts] : desk.now->sought) {
    all[card].found += counts.found;
    all[card].missed += counts.missed;
  }
  for (const auto& [card, counts] : all)
    report.sought.push_back({card, counts.found, counts.missed});
  return write(report);
}

std::string LessonReport::file_text(const Class& lesson, std::string_view id) const {
  std::vector<std::string> files;
  for (const ClassTable* table : all_tables(lesson)) {
    const Desk* desk = house_.find(table->id);
    if (desk != nullptr && !desk->loading && desk->room.play.table != nullptr)
      files.push_back(desk->room.take_home());
  }
  return write(message::ClassFile{message::unless_empty(id), class_file(files)});
}

// ---- at home

std::string LessonReport::homework_text(const Desk& desk,
                                        const std::vector<std::string>& made) const {
  const ClassPlan& plan = desk.room.lesson->plan;
  message::Homework homework{.title = plan.title,
                             .game = {plan.game},
                             .bot = {plan.bot},
                             .deals = {made.at(0)},
                             .puzzles = {made.at(1)}};
  if (desk.room.own != nullptr) homework.deck = deck_of(desk.room);
  return write(homework);
}

void LessonReport::homework(Desk& desk, const Held& held) {
  const auto there = desk.now->made.find(kHomework);
  if (there != desk.now->made.end())
    return house_.send(held.conn, homework_text(desk, there->second));
  if (desk.now->wanted.size() >= kMaxWanted)
    return house_.refuse(held.conn, held.request->id, {"busy", "", "Try again in a moment."});
  desk.now->wanted.push_back({held.conn, 0, held.request->id, kHomework, ""});
  look_again(desk);
}

}  // namespace stolik
