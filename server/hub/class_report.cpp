#include "server/hub/class_report.h"

#include <algorithm>
#include <map>

#include "classroom/fair_end.h"
#include "classroom/forks.h"
#include "classroom/report.h"
#include "server/hub/class_file.h"
#include "server/hub/class_wire.h"
#include "server/hub/house.h"
#include "server/hub/object.h"

namespace stolik {
namespace {

constexpr std::size_t kForks = 3;
constexpr std::size_t kMaxWanted = 64;
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

std::vector<LessonReport::Played> LessonReport::played(const Class& lesson) const {
  std::vector<Played> out;
  for (const ClassTable* table : all_tables(lesson)) {
    const Desk* desk = house_.find(table->id);
    if (desk == nullptr || desk->loading || desk->room.play.table == nullptr) continue;
    const Room& room = desk->room;
    const OfClass& of = *room.settings.of_class;
    out.push_back({of.round, of.table, table->seats, journal_of(room), {room.by_bots.begin(), room.by_bots.end()}, &room});
  }
  return out;
}

void LessonReport::ask(const Said& said) {
  const Class& lesson = *said.desk.room.lesson;
  const bool over = lesson.phase == Class::Phase::over;
  const bool file = said.message.name() == "file";
  if (file && !over) return house_.refuse(said.conn, said.message.id, kSecret);
  if (!over && lesson.phase != Class::Phase::debrief) return house_.refuse(said.conn, said.message.id, kTooEarly);
  const ClassNow::Wanted wanted{said.conn, said.person, said.message.name(), said.message.text("language")};
  if (bring(lesson)) return answer(said.desk, wanted);
  if (said.desk.now->wanted.size() >= kMaxWanted) return house_.refuse(said.conn, said.message.id, {"busy", "", "Try again in a moment."});
  said.desk.now->wanted.push_back(wanted);
}

void LessonReport::woke(const Desk& table) {
  Desk* desk = house_.class_tables.owner(table);
  if (desk == nullptr || desk->now == nullptr || desk->now->wanted.empty() || !bring(*desk->room.lesson)) return;
  const auto wanted = std::move(desk->now->wanted);
  desk->now->wanted.clear();
  for (const ClassNow::Wanted& one : wanted) {
    if (house_.client(one.conn) != nullptr) answer(*desk, one);
  }
}

void LessonReport::answer(Desk& desk, const ClassNow::Wanted& wanted) {
  if (wanted.name == "forks") house_.send(wanted.conn, forks_text(desk));
  else if (wanted.name == "report") house_.send(wanted.conn, report_text(desk, wanted.language));
  else if (wanted.name == "file") house_.send(wanted.conn, file_text(*desk.room.lesson));
  else house_.send(wanted.conn, homework_text(desk));
}

// ---- where tables parted

void LessonReport::find_forks_of(Desk& desk) {
  const Class& lesson = *desk.room.lesson;
  ClassNow& now = *desk.now;
  if (now.forks_round == lesson.round) return;
  const std::vector<Played> tables = played(lesson);
  std::vector<Fork> forks;
  std::map<int, std::vector<PlayedTable>> sections;  // by size
  for (const Played& one : tables) {
    if (one.round == lesson.round) sections[one.journal.players].push_back({one.table, &one.journal, one.by_bots});
  }
  for (const auto& [players, section] : sections) {
    for (Fork& fork : best_forks(house_.shelf, section, kForks)) forks.push_back(std::move(fork));
  }
  std::stable_sort(forks.begin(), forks.end(), [](const Fork& a, const Fork& b) { return a.weight() > b.weight(); });
  if (forks.size() > kForks) forks.resize(kForks);
  now.forks.clear();
  for (const Fork& fork : forks) now.forks.push_back({fork_json(fork, Answered::no), fork_json(fork, Answered::yes)});
  now.forks_round = lesson.round;
}

std::string LessonReport::forks_text(Desk& desk) {
  find_forks_of(desk);
  std::string text;
  Object out(text);
  out.begin("forks").integer("round", desk.room.lesson->round).begin_array("forks");
  for (const auto& fork : desk.now->forks) out.json().raw(fork[1]);
  out.end_array().end().end();
  return text;
}

Trouble LessonReport::fork_question(const Said& said, Pending& pending) {
  const Class& lesson = *said.desk.room.lesson;
  if (lesson.phase != Class::Phase::debrief) return kTooEarly;
  if (!bring(lesson)) return {"too-many", "", "The tables are being read. Try again in a moment."};
  find_forks_of(said.desk);
  const int number = said.message.integer("number");
  if (number < 1 || static_cast<std::size_t>(number) > said.desk.now->forks.size()) {
    return {"no-such-person", "", "There is no fork of that number."};
  }
  const auto& fork = said.desk.now->forks[static_cast<std::size_t>(number) - 1];
  Record record{.kind = Record::Kind::lesson, .who = "question"};
  std::string asked;
  said.message.body().write(asked);
  Object out(record.more);
  out.raw("asked", asked).raw("fork", fork[0]).raw("fork_shown", fork[1]).begin_array("options");
  const JsonResult parsed = parse_json(fork[0]);
  const Json* choices = parsed.value.find("choices");
  for (const Json& choice : choices->items()) out.json().string(choice.find("do")->text());
  out.end_array().end();
  pending.batch.records.push_back(std::move(record));
  return {};
}

// ---- what is taken home

std::string LessonReport::report_text(const Desk& desk, std::string_view language) const {
  const Class& lesson = *desk.room.lesson;
  const std::vector<Played> tables = played(lesson);
  std::vector<ReportTable> rows;
  for (const Played& one : tables) rows.push_back({one.round, one.table, lesson.plan.same_deal, &one.journal, one.people, one.by_bots});
  std::vector<Pupil> pupils;
  for (const auto& [person, one] : lesson.members) {
    const Person* who = desk.room.person(person);
    const auto drops = desk.now->drops.find(person);
    if (one.role == Role::pupil && who != nullptr) {
      pupils.push_back({person, who->name, drops != desk.now->drops.end() ? drops->second : 0});
    }
  }
  const ClassReport report = report_of(house_.shelf, pupils, rows);
  std::string text;
  Object out(text);
  out.begin("report").text("title", lesson.plan.title).text("game", lesson.plan.game).raw("measures", report_json(report));
  if (!language.empty()) out.text("csv", report_csv(report, language));
  out.begin_array("people");
  for (const auto& [person, one] : lesson.members) {
    const Person* who = desk.room.person(person);
    if (one.role != Role::pupil || who == nullptr) continue;
    out.item().integer("person", person).text("name", who->name);
    if (who->pseudonym.empty()) out.null("pseudonym");
    else out.text("pseudonym", who->pseudonym);
    out.boolean("late", one.late).begin_array("rounds");
    for (const Played& table : tables) {
      const auto seat = std::find(table.people.begin(), table.people.end(), person);
      if (seat == table.people.end()) continue;
      out.item().integer("round", table.round).integer("table", table.table).integer("seat", seat - table.people.begin()).end();
    }
    out.end_array().begin_array("exit");
    for (const std::string& line : one.exit) out.json().string(line);
    out.end_array().begin_array("places");
    for (const ClassVote& vote : lesson.votes) {
      const auto spot = vote.spots.find(person);
      if (spot != vote.spots.end()) out.item().raw("asked", vote.asked).text("place", spot->second).end();
    }
    out.end_array().end();
  }
  out.end_array().begin_array("tables");
  for (const Played& one : tables) {
    const FairEnd end = fair_end(house_.shelf, one.journal);
    out.item().integer("round", one.round).integer("table", one.table).boolean("over", end.over).integer("rounds", end.rounds);
    out.begin_array("standings");
    for (const int standing : end.standings) out.json().integer(standing);
    out.end_array().end();
  }
  out.end_array().begin_array("votes");
  for (const ClassVote& vote : lesson.votes) {
    out.item().raw("asked", vote.asked).begin_array("options");
    for (const std::string& option : vote.options) out.json().string(option);
    write_votes(out.end_array(), vote.counts, vote.unsure, vote.spots);
    out.end();
  }
  out.end_array().begin_array("notes");
  for (const ClassNote& note : lesson.notes) {
    out.item().integer("person", note.person).integer("round", note.round).integer("table", note.table);
    out.integer("task", note.task).text("text", note.text).end();
  }
  out.end_array().end().end();
  return text;
}

std::string LessonReport::file_text(const Class& lesson) const {
  std::vector<std::string> files;
  for (const Played& one : played(lesson)) files.push_back(one.room->take_home());
  std::string text;
  Object(text).begin("file").text("text", class_file(files)).end().end();
  return text;
}

// ---- at home

// One deal for each round and size: how the table was opened, nature's first words, and how each seat fared in class.
std::string LessonReport::homework_text(const Desk& desk) const {
  const Class& lesson = *desk.room.lesson;
  const std::vector<Played> tables = played(lesson);
  std::string text;
  Object out(text);
  out.begin("homework").text("title", lesson.plan.title).text("game", lesson.plan.game).text("bot", lesson.plan.bot);
  out.begin_array("deals");
  std::set<std::pair<int, int>> told;
  const auto alike = [&](const Played& one, const Played& other) {
    return one.round == other.round && (lesson.plan.same_deal ? other.journal.players == one.journal.players : other.table == one.table);
  };
  for (const Played& one : tables) {
    const std::pair section{one.round, lesson.plan.same_deal ? one.journal.players : -one.table};
    if (!told.insert(section).second) continue;
    out.item().integer("round", one.round).integer("players", one.journal.players).raw("options", one.journal.options);
    // With it the same lots are drawn at home; where each table had its own cards there is nothing to set beside.
    if (lesson.plan.same_deal) out.text("key", to_hex(class_key(one.room->seed, one.room->settings.of_class->shares())));
    else out.null("key");
    out.begin_array("opening");
    for (const JournalEntry& entry : one.journal.entries) {
      if (entry.who.kind != Actor::Kind::nature) break;
      out.json().string(entry.command);
    }
    out.end_array().begin_array("results");
    for (const Played& other : tables) {
      if (!alike(one, other)) continue;
      out.json().begin_array();
      for (const int standing : fair_end(house_.shelf, other.journal).standings) out.json().integer(standing);
      out.json().end_array();
    }
    out.end_array().begin_array("people");
    for (const Played& other : tables) {
      if (!alike(one, other)) continue;
      out.json().begin_array();
      for (const int person : other.people) out.json().boolean(person != 0);
      out.json().end_array();
    }
    out.end_array().end();
  }
  out.end_array().end().end();
  return text;
}

void LessonReport::homework(Desk& desk, const Held& held) {
  const ClassNow::Wanted wanted{held.conn, 0, "homework", ""};
  if (bring(*desk.room.lesson)) answer(desk, wanted);
  else if (desk.now->wanted.size() < kMaxWanted) desk.now->wanted.push_back(wanted);
  else house_.refuse(held.conn, held.message->id, {"busy", "", "Try again in a moment."});
}

}  // namespace stolik
