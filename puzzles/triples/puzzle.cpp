#include "puzzles/triples/puzzle.h"

#include <algorithm>

#include "games/table_of.h"

namespace stolik::triples {

std::string Puzzle::make(const Deck& names, int players, int grade, std::uint64_t seed) {
  const auto riddle = riddle_from(seed, players, grade);
  return riddle ? print(names, *riddle) : std::string{};
}

// The deepest thoughts that the game held for this seat, one for each card, in the order of the
// game.
std::vector<std::string> Puzzle::from_game(const Shelf& shelf, const Journal& journal, Seat seat,
                                           int moments) {
  const Opened opened = open_journal(shelf, journal);
  std::vector<std::string> told;
  if (opened.table == nullptr) return told;
  const auto& table = static_cast<const TableOf<Text>&>(*opened.table);
  struct Moment {
    std::size_t when;
    Riddle riddle;
  };
  std::vector<Moment> found;
  std::vector<Line> asks;
  CardSet met;
  for (const JournalEntry& entry : journal.entries) {
    const Public before = table.knowledge(seat).view.pub;
    if (!opened.table->submit(entry.who, entry.command).ok()) break;
    const Knowledge<Triples> known = table.knowledge(seat);
    if (known.memory.asks_heard > Memory::kAsksKept) break;
    if (known.memory.asks_heard == asks.size()) continue;
    const Heard& last = known.memory.story().back();
    asks.push_back({last.answer, std::uint16_t(asks.size() + 1), last.asker, last.asked, last.card,
                    before.hand_sizes[slot(last.asker)] == 0});
    if (known.view.pub.options.asking != Asking::strict || known.view.pub.phase != Phase::play)
      continue;
    if (moments-- <= 0) break;
    for (int grade = kGrades; grade > 0; --grade) {
      auto riddle = riddle_at(known.view, asks, grade);
      if (!riddle || met.has(riddle->card)) continue;
      met.add(riddle->card);
      found.push_back({asks.size(), std::move(*riddle)});
      break;
    }
  }
  std::ranges::stable_sort(
      found, [](const Moment& a, const Moment& b) { return a.riddle.depth > b.riddle.depth; });
  if (found.size() > kOwnPuzzles) found.resize(kOwnPuzzles);
  std::ranges::sort(found, [](const Moment& a, const Moment& b) { return a.when < b.when; });
  for (const Moment& moment : found) told.push_back(print(*table.names(), moment.riddle));
  return told;
}

}  // namespace stolik::triples
