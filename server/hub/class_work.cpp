#include "server/hub/class_work.h"

#include <algorithm>
#include <map>
#include <set>

#include "classroom/fair_end.h"
#include "classroom/forks.h"
#include "puzzles/puzzle.h"
#include "server/wire/class_messages.h"

namespace stolik {
namespace {

constexpr std::size_t kForks = 3;
constexpr std::size_t kPuzzles = 3;
constexpr int kPuzzleTries = 12;  // seats whose game is looked through for them
constexpr int kPuzzleMoments =
    100;  // of each: who bargains for hours at the end keeps no bot waiting

// The hardest one that this seat's game holds and that is not there yet.
void add_puzzle(const Shelf& shelf, const Journal& journal, Seat seat, std::vector<Json>& puzzles) {
  const auto said = [](const Json& puzzle, std::string_view name) -> const Json& {
    return *puzzle.find(name);
  };
  const JsonResult made =
      parse_json(puzzles_of_game(shelf, print_journal(journal), seat, kPuzzleMoments).json);
  const Json* best = nullptr;
  for (const Json& one : made.value.items()) {
    const auto same = [&](const Json& other) {
      return said(other, "id").text() == said(one, "id").text();
    };
    if (std::any_of(puzzles.begin(), puzzles.end(), same)) continue;
    if (best == nullptr || said(*best, "grade").integer() < said(one, "grade").integer())
      best = &one;
  }
  if (best != nullptr) puzzles.push_back(*best);
}

// From as many tables as possible. A puzzle has no name, no table and no round in it; but its seat,
// where the game shows seats.
std::string puzzles_work(const Shelf& shelf, const std::vector<LessonTable>& tables) {
  std::vector<Json> puzzles;
  int seats = 0;
  for (const LessonTable& one : tables) seats = std::max(seats, one.journal.players);
  int tries = 0;
  for (int turn = 0; turn < seats && tries < kPuzzleTries; ++turn) {
    for (const LessonTable& one : tables) {
      const int seat = (turn + one.table) % one.journal.players;
      if (turn >= one.journal.players || one.people[static_cast<std::size_t>(seat)] == 0) continue;
      if (puzzles.size() == kPuzzles || ++tries > kPuzzleTries) break;
      add_puzzle(shelf, one.journal, seat_at(seat), puzzles);
    }
  }
  std::stable_sort(puzzles.begin(), puzzles.end(), [](const Json& a, const Json& b) {
    return a.find("grade")->integer() < b.find("grade")->integer();
  });
  std::string out;
  JsonWriter json(out);
  json.begin_array();
  for (const Json& one : puzzles) {
    std::string text;
    one.write(text);
    json.raw(text);
  }
  json.end_array();
  return out;
}

}  // namespace

std::string forks_work(const Shelf& shelf, const std::vector<LessonTable>& tables, int round) {
  std::vector<Fork> forks;
  std::map<int, std::vector<PlayedTable>> sections;  // by size
  for (const LessonTable& one : tables) {
    if (one.round == round)
      sections[one.journal.players].push_back({one.table, &one.journal, one.by_bots});
  }
  for (const auto& [players, section] : sections) {
    for (Fork& fork : best_forks(shelf, section, kForks)) forks.push_back(std::move(fork));
  }
  std::stable_sort(forks.begin(), forks.end(),
                   [](const Fork& a, const Fork& b) { return a.weight() > b.weight(); });
  if (forks.size() > kForks) forks.resize(kForks);
  std::string out;
  for (const Fork& fork : forks)
    out += fork_json(fork, Answered::no) + "\n" + fork_json(fork, Answered::yes) + "\n";
  return out;
}

std::string report_work(const Shelf& shelf, const std::vector<LessonTable>& tables,
                        const std::vector<Pupil>& pupils, bool same_deal,
                        const std::string& language, const std::vector<std::string>& events) {
  std::vector<ReportTable> rows;
  for (const LessonTable& one : tables)
    rows.push_back({one.round, one.table, same_deal, &one.journal, one.people, one.by_bots});
  const ClassReport report = report_of(shelf, pupils, rows, events);
  std::string out = report_json(report) + "\n";
  if (language.empty()) out += "null";
  else write_json_string(out, report_csv(report, language));
  std::vector<FairEnd> ends;
  std::vector<message::FairEndRow> rounds;
  ends.reserve(tables.size());
  for (const LessonTable& one : tables) {
    const FairEnd& end = ends.emplace_back(fair_end(shelf, one.journal));
    rounds.push_back({one.round, one.table, end.over, end.rounds, end.standings});
  }
  return out + "\n" + message::write_part(rounds);
}

// One deal for each round and size: how the table was opened, nature's first words, and how each
// seat fared in class.
std::string homework_work(const Shelf& shelf, const std::vector<LessonTable>& tables,
                          bool same_deal) {
  std::vector<message::HomeworkDeal> deals;
  std::set<std::pair<int, int>> told;
  const auto alike = [&](const LessonTable& one, const LessonTable& other) {
    return one.round == other.round &&
           (same_deal ? other.journal.players == one.journal.players : other.table == one.table);
  };
  for (const LessonTable& one : tables) {
    const std::pair section{one.round, same_deal ? one.journal.players : -one.table};
    if (!told.insert(section).second) continue;
    message::HomeworkDeal& deal = deals.emplace_back();
    deal.round = one.round;
    deal.players = one.journal.players;
    deal.options = {one.journal.options};
    // With it the same lots are drawn at home; where each table had its own cards there is nothing
    // to set beside.
    if (same_deal) deal.key = std::string_view{one.key};
    for (const JournalEntry& entry : one.journal.entries) {
      if (entry.who.kind != Actor::Kind::nature) break;
      deal.opening.push_back(entry.command);
    }
    for (const LessonTable& other : tables) {
      if (!alike(one, other)) continue;
      deal.results.push_back(fair_end(shelf, other.journal).standings);
      std::vector<bool>& people = deal.people.emplace_back();
      for (const int person : other.people) people.push_back(person != 0);
    }
  }
  return message::write_part(deals) + "\n" + puzzles_work(shelf, tables);
}

}  // namespace stolik
