// What a class is at this moment, beyond its journal: who just came, what the projector asks, what
// was told to whom.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/seat.h"
#include "server/hub/class.h"
#include "server/ids.h"

namespace stolik {

inline constexpr int kPatternSymbols = 9;
// Four of nine in their order are 3,024 patterns, of which two count at a time: whoever guesses has
// come in before the last of these with a chance of 0.8 %. Then whoever comes knocks, until who
// leads chooses another door and this one again.
inline constexpr int kWrongPatternsMax = 12;
inline constexpr std::int64_t kPatternEvery_ms = 20'000;
inline constexpr std::int64_t kWallEvery_ms = 500;
inline constexpr std::int64_t kPeopleEvery_ms = 250;
inline constexpr std::int64_t kSteady_ms = 5'000;  // who has been there so long is seated
inline constexpr std::int64_t kStuck_ms = 90'000;
inline constexpr std::int64_t kLongStuck_ms = 180'000;
inline constexpr std::int64_t kFairEnd_ms =
    120'000;                                    // so long a game may take to its next fair end
inline constexpr int kTripsTold = 3;            // refusals by one rule
inline constexpr std::size_t kMaxCounted = 32;  // kinds of events, rules

// What a class's timers are for.
inline constexpr int kWallTimer = 0;
inline constexpr int kPeopleTimer = 1;
inline constexpr int kPatternTimer = 2;
inline constexpr int kEndsTimer = 3;
inline constexpr int kCountsTimer = 4;
inline constexpr int kReportTimer = 5;
inline constexpr int kWorkTimer = 6;
inline constexpr std::int64_t kWorkLost_ms = 40'000;  // then it is asked for again
inline constexpr std::int64_t kCountsEvery_ms =
    30'000;  // what is counted is written down so often at least

using Pattern = std::array<int, 4>;  // symbols from 1, none twice

// A card of the wall: one table.
struct CardNow {
  std::int64_t last_ms = -1;  // the last command
  std::int64_t turn_ms = -1;
  SeatSet turn{};
  int stuck = 0;
  std::map<std::string, int> counts{};  // events that all saw, by name
  bool changed = true;
};

struct ClassNow {
  // ---- the door
  Pattern pattern{};
  Pattern pattern_before{};
  std::int64_t pattern_until_ms = 0;
  int wrong_patterns = 0;  // since who leads chose this door
  bool is_guessed() const { return wrong_patterns >= kWrongPatternsMax; }
  void forget_pattern() { pattern = pattern_before = {}, pattern_until_ms = 0; }
  // ---- who is there
  std::map<int, std::int64_t> here_ms{};  // since when
  // ---- counted, and not written down yet: it goes with the next change of the class, or alone
  std::map<int, int> drops{};                         // by person: how often a line was lost
  std::map<int, std::map<std::string, int>> trips{};  // by table: refusals by rule
  std::map<std::string, Sought> sought{};             // by card
  bool nothing_counted() const { return drops.empty() && trips.empty() && sought.empty(); }
  // ---- what was told
  std::map<Conn, std::uint64_t> told{};  // the digest of the last state
  std::map<Conn, ClassPlace> led{};      // where they were led
  std::map<int, CardNow> cards{};        // by table, of this round
  int cards_round = 0;
  std::int64_t wall_ms = -kWallEvery_ms;
  std::int64_t people_ms = -kPeopleEvery_ms;
  bool people_due = false;
  // ---- the debriefing
  std::vector<std::array<std::string, 2>> forks{};  // before and after they are answered
  int forks_round = 0;
  struct Wanted {  // an answer that waits until the tables are in memory
    Conn conn{};
    int person = 0;
    std::string id{};  // of the request, "" if it has none
    std::string name{};
    std::string language{};
    std::string events{};  // of a report: names of events, with spaces between them
    std::string report() const { return "report " + language + "\n" + events; }
  };
  std::vector<Wanted> wanted{};
  std::string working{};  // what is being made for them, and for which round
  int work_round = 0;
  Question work{};
  std::map<std::string, std::vector<std::string>> made{};
};

}  // namespace stolik
