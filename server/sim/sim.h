// The simulator: the real hub in a bad world, one thread, virtual time, everything drawn from one
// seed.
//
// Guests open tables, knock, sit, play, pause, leave and come back over lines that are slow and
// break; they send things twice and again. The store is slow, fills up, comes near its reserve,
// breaks, and the process dies between writing and syncing and wakes up to a clock that is wrong by
// days. A game has a bug and breaks, and the other tables must not notice. Then the faults stop,
// and everybody must be in step again. In the end the disk loses the last lines of journals, and
// that must not go unnoticed. The same seed gives the same run.
#pragma once

#include <cstdint>
#include <string>

#include "server/hub/hub.h"
#include "server/sim/plants.h"

namespace stolik {

struct SimCounts {
  long steps = 0;
  long batches = 0;
  long sent = 0;
  long cuts = 0;
  long crashes = 0;
  long full = 0;
  long broken = 0;
  long low = 0;    // the store came near its reserve
  long jumps = 0;  // of the wall clock, while the server was away
  long tails_lost = 0;
  long lost_told = 0;  // to those who had seen more than there is
  long doubled = 0;
  long resent = 0;
  long again = 0;  // ok with "again"
  long refused = 0;
  long resumed = 0;
  long lost = 0;     // texts that never came, on lines that stayed open
  long swapped = 0;  // texts that came in the wrong order
  long synced = 0;   // gaps that guests noticed
  long games_over = 0;
  long verified = 0;
  long decks_told = 0;  // of people's own
  long bots_silent = 0;
  long tables_broken = 0;  // by a bug that was put into them
  long reports = 0;
  long opened = 0;  // nonces, after a seal
  long called_off = 0;
  long strangers = 0;  // who passed by
  long turned = 0;     // of them: refused because too many waited
  long rounds = 0;     // of classes, that began
  long reports_of_class = 0;
  long second_heads = 0;
  long devices = 0;  // people who came on another one
  long erased = 0;   // classes
  std::int64_t still_ms =
      0;  // the longest time nothing happened at a table of a class that somebody was at
  std::int64_t virtual_ms = 0;

  void add(const SimCounts& other);
};

struct SimResult {
  std::string trouble{};         // "" : all checks held
  std::uint64_t transcript = 0;  // its hash: inputs and effects of the hub (transcript.h)
  SimCounts counts;
};

enum class Trace : std::uint8_t { no, yes };  // prints the transcript
enum class Cast : std::uint8_t {
  tables,
  lesson
};  // guests at their tables; a class beside one of those
SimResult simulate(std::uint64_t seed, Plant plant, Trace trace = Trace::no,
                   Cast cast = Cast::tables);

inline constexpr std::int64_t kStillMax_ms = 75'000;  // longer no table of a class stands still

}  // namespace stolik
