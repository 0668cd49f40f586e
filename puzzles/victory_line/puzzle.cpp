// Riddles of `victory-line` as JSON (puzzles/README.md), from bots' games and from one's own.
#include "puzzles/victory_line/puzzle.h"

#include <algorithm>

#include "games/table_of.h"

namespace stolik::victory_line {
namespace {

constexpr std::string_view kAims[] = {"make", "stop", "fork", "both"};

void write_gaps(JsonWriter& json, const Deck& names, const std::vector<Gap>& gaps) {
  for (const Gap& gap : gaps) {
    json.begin_object();
    json.string("because", "gap");
    json.key("team");
    put(json, names, gap.team);
    json.key("cells");
    put(json, names, gap.window);
    json.key("cell");
    put(json, names, gap.cell);
    json.end_object();
  }
}

void write_card(JsonWriter& json, const Deck& names, const Riddle& riddle) {
  json.string("card", names.name(riddle.card));
  json.key("cells");
  put(json, names, riddle.cells);
}

std::string told(const Deck& names, const Riddle& riddle) {
  const std::string out = json_object([&](JsonWriter& json) {
    json.integer("grade", int(riddle.aim) + 1);
    json.integer("players", riddle.view.pub.options.players);
    json.integer("seat", index(riddle.view.seat));
    json.key("view");
    write_picture(json, names, Text::picture(riddle.view));
    json.begin_object("question");
    json.string("aim", kAims[std::size_t(riddle.aim)]);
    json.end_object();
    json.begin_object("answer");
    write_card(json, names, riddle);
    json.end_object();
    json.begin_array("proof");
    write_gaps(json, names, riddle.before);
    json.begin_object();
    json.string("because", "opens");
    write_card(json, names, riddle);
    json.end_object();
    write_gaps(json, names, riddle.after);
    json.begin_object();
    json.string("because", "only");
    json.end_object();
    json.end_array();
  });
  return out.substr(1, out.size() - 2);
}

}  // namespace

std::string Puzzle::make(const Deck& names, int players, int grade, std::uint64_t seed) {
  const auto riddle = riddle_from(seed, players, grade);
  return riddle ? told(names, *riddle) : std::string{};
}

// The hardest ones that this seat had before it, one for each card, in the order of the game.
std::vector<std::string> Puzzle::from_game(const Shelf& shelf, const Journal& journal, Seat seat,
                                           int moments) {
  const Opened opened = open_journal(shelf, journal);
  std::vector<std::string> all;
  if (opened.table == nullptr) return all;
  const auto& table = static_cast<const TableOf<Text>&>(*opened.table);
  struct Moment {
    std::size_t when;
    Riddle riddle;
  };
  std::vector<Moment> found;
  for (std::size_t when = 0; when < journal.entries.size(); ++when) {
    if (!opened.table->submit(journal.entries[when].who, journal.entries[when].command).ok()) break;
    const View<VictoryLine> seen = table.knowledge(seat).view;
    if (seen.pub.turn != seat) continue;
    if (moments-- <= 0) break;
    for (int grade = kGrades; grade > 0; --grade) {
      auto riddle = riddle_at(seen, grade);
      if (!riddle) continue;
      if (std::ranges::any_of(found,
                              [&](const Moment& one) { return one.riddle.card == riddle->card; }))
        break;
      found.push_back({when, std::move(*riddle)});
      break;
    }
  }
  std::ranges::stable_sort(
      found, [](const Moment& a, const Moment& b) { return a.riddle.aim > b.riddle.aim; });
  if (found.size() > kOwnPuzzles) found.resize(kOwnPuzzles);
  std::ranges::sort(found, [](const Moment& a, const Moment& b) { return a.when < b.when; });
  for (const Moment& moment : found) all.push_back(told(*table.names(), moment.riddle));
  return all;
}

}  // namespace stolik::victory_line
