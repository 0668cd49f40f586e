// What a teacher takes home of a lesson: a row for each pupil, by the name they had there, and what
// the class as a whole knew.
//
// All of it follows from the journals of the tables and from who sat where. No marks, no ranking:
// rows stand as people came. Which knowledge cards somebody looked up is nobody's business, so it
// is counted for the whole class alone.
#pragma once

#include <cstddef>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/journal.h"

namespace stolik {

struct ReportTable {
  int round = 1;
  int table = 1;
  bool same_deal = false;
  const Journal* journal = nullptr;
  std::vector<int> people{};        // by seats; 0: a bot
  std::set<std::size_t> by_bots{};  // commands that nobody gave themselves, by their number
};

struct Pupil {
  int person = 0;
  std::string name{};
  int drops = 0;  // how often their line was lost
};

struct PupilRow {
  Pupil who{};
  int tables = 0;      // where they had a seat
  int own = 0;         // commands that they gave
  int by_bots = 0;     // that were given for their seat while they were away
  int asks = 0;        // for a card, with cards in hand
  int asks_known = 0;  // of them, for a card that belongs to a set of which they held a card
  int asks_got = 0;    // of all their asks, those that brought the card
  std::vector<int> results{};  // at the fair end, round by round
  int score = 0;               // against the same seat elsewhere, of so many
  int score_of = 0;
};

struct Confusion {
  std::string card{};   // was asked for
  std::string set{};    // by somebody who collected this
  int thousandths = 0;  // of a mistake: one is shared out among all sets that they collected

  bool operator==(const Confusion&) const = default;
};

struct SetFigures {
  std::string set{};
  int asks = 0;  // for its cards, by people with cards in hand
  int asks_known = 0;
  int read_early =
      0;  // its knowledge card was read aloud, in the first and in the second half of a game
  int read_late = 0;
};

// What everybody at a table was told, of the events that were asked for.
struct ToldEvent {
  std::size_t at = 0;  // number of the command
  int by = 0;          // who gave it themselves; 0: a bot, or nature
  std::string event{};
};
struct ToldTable {
  int round = 1;
  int table = 1;
  std::vector<int> people{};  // by seats; 0: a bot
  std::vector<ToldEvent> events{};
  bool cut = false;  // there were more than kMaxToldEvents
};

inline constexpr std::size_t kMaxToldEvents = 1000;  // of a table
inline constexpr std::size_t kConfusionsTold = 10;
inline constexpr std::size_t kTeachAgain = 3;

struct ClassReport {
  std::vector<PupilRow> rows{};
  int tables = 0;
  int finished = 0;                        // played to their end
  std::vector<SetFigures> sets{};          // in the order of the deck
  std::vector<Confusion> confusions{};     // the ten most frequent
  std::vector<std::string> teach_again{};  // the three sets that were known least
  std::vector<ToldTable> told{};           // empty where no events were asked for
};

ClassReport report_of(const Shelf& shelf, std::span<const Pupil> pupils,
                      std::span<const ReportTable> tables,
                      std::span<const std::string> events = {});

std::string report_json(const ClassReport& report);
// In "pl", "ru" or "en". For those outside the class no rows of pupils, and no numbers at all if
// they were fewer than five: a small group is known by its numbers.
enum class Readers : std::uint8_t { teacher, outside };
inline constexpr std::size_t kFewPupils = 5;
std::string report_csv(const ClassReport& report, std::string_view language,
                       Readers readers = Readers::teacher);

}  // namespace stolik
