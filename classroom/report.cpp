#include "classroom/report.h"

#include <algorithm>
#include <map>
#include <optional>

#include "classroom/fair_end.h"
#include "classroom/scores.h"
#include "core/json.h"
#include "core/notation.h"

namespace stolik {
namespace {

// The sets that are played whose cards belong together, and where each card belongs. Other games
// have none.
struct DeckSets {
  std::vector<std::string> ids{};
  std::map<std::string, std::size_t, std::less<>> of_card{};

  explicit DeckSets(const Table& table) {
    const auto& sets = table.deck().facts["sets"].items();
    const JsonResult options = parse_json(table.options());
    std::size_t played = sets.size();
    if (const auto fewer = options.value["sets"].integer())
      played = std::min(played, std::size_t(*fewer));
    for (const Json& set : sets) {
      if (played-- == 0) break;
      if (!set["id"].is_string() || !set["cards"].is_array()) continue;
      for (const Json& card : set["cards"].items()) of_card.emplace(card.text(), ids.size());
      ids.push_back(set["id"].text());
    }
  }
};

// The sets of which a seat holds a card.
std::set<std::size_t> held_sets(const Table& table, Seat seat, const DeckSets& sets) {
  std::set<std::size_t> held;
  const JsonResult view = parse_json(table.view(seat));
  for (const Json& card : view.value["hands"].at(slot(seat)).items()) {
    if (const auto set = sets.of_card.find(card.text()); set != sets.of_card.end())
      held.insert(set->second);
  }
  return held;
}

// The card that a command asks for, or the set whose knowledge card it reads; nothing: it is
// another command.
std::optional<std::string_view> object_of(std::string_view command, std::string_view verb,
                                          std::size_t words) {
  std::vector<std::string_view> parts;
  for (bool last = false; !last;) parts.push_back(take_part(command, ' ', last));
  if (parts.size() != words || parts[0] != verb) return std::nullopt;
  return parts.back();
}

std::string_view name_of(const Json& event) { return event["event"].text(); }

bool tells(const JsonResult& told, std::string_view what) {
  const auto& events = told.value.items();
  return std::ranges::any_of(events, [&](const Json& event) { return name_of(event) == what; });
}

void add_told(const JsonResult& told, std::span<const std::string> wanted, std::size_t at, int by,
              ToldTable& table) {
  for (const Json& event : told.value.items()) {
    if (!contains(wanted, name_of(event))) continue;
    if (table.events.size() == kMaxToldEvents) {
      table.cut = true;
      return;
    }
    table.events.push_back({.at = at, .by = by, .event = event.written()});
  }
}

class Counter {
 public:
  Counter(ClassReport& report, std::span<const std::string> events)
      : report_(report), events_(events) {}

  void count(const Shelf& shelf, const ReportTable& played);
  void finish();

 private:
  PupilRow* row_of(int person) {
    const auto row = std::ranges::find_if(
        report_.rows, [&](const PupilRow& one) { return one.who.person == person; });
    return person != 0 && row != report_.rows.end() ? &*row : nullptr;
  }
  void count_ask(const Table& table, Seat seat, std::string_view card, const DeckSets& sets,
                 PupilRow& row);

  ClassReport& report_;
  std::span<const std::string> events_;
  std::map<std::pair<std::string, std::string>, int> confused_{};
};

void Counter::count_ask(const Table& table, Seat seat, std::string_view card, const DeckSets& sets,
                        PupilRow& row) {
  const auto asked = sets.of_card.find(card);
  const std::set<std::size_t> held = held_sets(table, seat, sets);
  if (asked == sets.of_card.end() || held.empty()) return;
  SetFigures& figures = report_.sets[asked->second];
  ++row.asks;
  ++figures.asks;
  if (held.contains(asked->second)) {
    ++row.asks_known;
    ++figures.asks_known;
    return;
  }
  for (const std::size_t set : held)
    confused_[{std::string{card}, sets.ids[set]}] += 1000 / int(held.size());
}

void Counter::count(const Shelf& shelf, const ReportTable& played) {
  const Journal& journal = *played.journal;
  const Opened opened = open_journal(shelf, journal);
  if (!opened.answer.ok()) return;
  Table& table = *opened.table;
  const DeckSets sets(table);
  while (report_.sets.size() < sets.ids.size())
    report_.sets.push_back({.set = sets.ids[report_.sets.size()]});
  ++report_.tables;
  const auto row_at = [&](Seat seat) {
    return slot(seat) < played.people.size() ? row_of(played.people[slot(seat)]) : nullptr;
  };
  for (int seat = 0; seat < table.players(); ++seat) {
    if (PupilRow* row = row_at(seat_at(seat))) ++row->tables;
  }
  ToldTable told_table{.round = played.round, .table = played.table, .people = played.people};
  for (std::size_t i = 0; i < journal.entries.size(); ++i) {
    const JournalEntry& entry = journal.entries[i];
    PupilRow* row = entry.who.kind == Actor::Kind::seat ? row_at(entry.who.seat) : nullptr;
    const bool own = row != nullptr && !played.by_bots.contains(i);
    if (row != nullptr) ++(own ? row->own : row->by_bots);
    const auto asked = own && !sets.ids.empty() ? object_of(entry.command, "ask", 3) : std::nullopt;
    const auto read = own && !sets.ids.empty() ? object_of(entry.command, "read", 2) : std::nullopt;
    if (asked) count_ask(table, entry.who.seat, *asked, sets, *row);
    if (!table.submit(entry.who, entry.command).ok()) break;
    if (asked || !events_.empty()) {
      const JsonResult told = parse_json(table.told(kNobody));
      if (asked && tells(told, "gave")) ++row->asks_got;
      add_told(told, events_, i, own ? row->who.person : 0, told_table);
    }
    if (!read) continue;
    for (SetFigures& figures : report_.sets) {
      if (figures.set == *read)
        ++(2 * i < journal.entries.size() ? figures.read_early : figures.read_late);
    }
  }
  report_.finished += table.waiting().over ? 1 : 0;
  if (!events_.empty()) report_.told.push_back(std::move(told_table));
}

void Counter::finish() {
  for (const auto& [pair, thousandths] : confused_)
    report_.confusions.push_back({pair.first, pair.second, thousandths});
  std::ranges::stable_sort(report_.confusions, [](const Confusion& a, const Confusion& b) {
    return a.thousandths > b.thousandths;
  });
  if (report_.confusions.size() > kConfusionsTold) report_.confusions.resize(kConfusionsTold);
  std::vector<const SetFigures*> weak;
  for (const SetFigures& set : report_.sets) {
    if (set.asks > set.asks_known) weak.push_back(&set);
  }
  std::ranges::stable_sort(weak, [](const SetFigures* a, const SetFigures* b) {
    return a->asks_known * b->asks < b->asks_known * a->asks;  // the smaller share known
  });
  for (std::size_t i = 0; i < std::min(weak.size(), kTeachAgain); ++i)
    report_.teach_again.push_back(weak[i]->set);
}

// Results at the fair end, and scores within each section: a round and a size.
void add_results(const Shelf& shelf, std::span<const ReportTable> tables,
                 std::vector<PupilRow>& rows) {
  std::map<std::pair<int, std::size_t>, std::vector<SeatResult>> sections;
  std::map<std::tuple<int, int, int>, int> who;  // round, table, seat
  for (const ReportTable& played : tables) {
    const FairEnd end = fair_end(shelf, *played.journal);
    for (std::size_t seat = 0; seat < std::min(end.standings.size(), played.people.size());
         ++seat) {
      const int person = played.people[seat];
      who[{played.round, played.table, int(seat)}] = person;
      for (PupilRow& row : rows) {
        if (person != 0 && row.who.person == person) row.results.push_back(end.standings[seat]);
      }
      if (!played.same_deal) continue;
      sections[{played.round, played.people.size()}].push_back(
          {played.table, int(seat), end.standings[seat], person != 0});
    }
  }
  for (const auto& [section, results] : sections) {
    for (const SeatScore& score : scores_by_seat(results)) {
      for (PupilRow& row : rows) {
        if (row.who.person != who[{section.first, score.table, score.seat}]) continue;
        row.score += score.score;
        row.score_of += score.of;
      }
    }
  }
}

}  // namespace

ClassReport report_of(const Shelf& shelf, std::span<const Pupil> pupils,
                      std::span<const ReportTable> tables, std::span<const std::string> events) {
  ClassReport report;
  for (const Pupil& pupil : pupils) report.rows.push_back({.who = pupil});
  Counter counter(report, events);
  for (const ReportTable& table : tables) counter.count(shelf, table);
  counter.finish();
  add_results(shelf, tables, report.rows);
  return report;
}

}  // namespace stolik
