// Play: one running game with its dealer and its top, between two commands.
//
// A step is tried on a copy and becomes the table's own only when the store has it. Draws depend on
// the key and on how many lots were drawn before, so trying the same step again draws the same
// cards. A table of a class has lots that are named by what they mean, the same at all its tables.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "classroom/fair_end.h"
#include "classroom/named_lots.h"
#include "core/top.h"
#include "games/journal.h"
#include "games/table.h"
#include "server/journal/batch.h"
#include "server/journal/fair.h"

namespace stolik {

// The events of a step as each audience may know them: JSON objects joined by commas.
struct Told {
  std::string all{};
  std::vector<std::string> own{};  // for each seat, if one hears more; "": as all
  // What each command of the step was to its pace, and otherwise.
  struct Word {
    bool begins = false;  // set it going
    bool falls = false;   // nature ended it
    Meaning meaning{};
  };
  std::vector<Word> words{};

  void add(const Table& table);
};

class Play {
 public:
  std::unique_ptr<Table> table;  // nullptr in the lobby
  Secret key{};
  std::optional<NamedLots> same{};  // a class's table: lots by their names, not by the key
  EqualTurns turns{};               // of a class's table: whether it could end fairly here
  int multiplier = 1;               // of the table's clocks
  std::uint64_t lots = 0;
  std::uint64_t spins = 0;
  bool spinning = false;  // the game's pace goes, interrupted or not
  int strength = 0;
  Spin spin{};
  int steps_done = 0;

  Play clone() const;
  // A seat's, the host's or nature's command; a refused one changes nothing.
  Answer step(Actor who, std::string_view command, int flick, Told& told);
  // Lets nature say all it owes, and fall a top that has had its steps. Records what it says. It
  // waits for a throw of these seats.
  void settle(std::vector<Record>& records, Told& told, SeatSet by_hand = {});
  // Who throws what nature owes; kNobody: it owes nothing that is thrown.
  Seat thrower() const;
  // What nature says now; "" if it owes nothing.
  std::string lot() const;
  // What it says when this spin ends.
  std::string fall_word() const {
    return table->pace_ends(spin.failed ? PaceEnd::failed : PaceEnd::fell);
  }
  std::optional<Pace> pace() const { return table != nullptr ? table->pace() : std::nullopt; }
  bool spins_by(PaceBy by) const { return spinning && table->pace()->by == by; }
  // Nobody can stop it, and it does not fall by itself: silence is a step, and the host may say
  // that it fell.
  bool waits_for_silence() const {
    return spins_by(PaceBy::steps) && !table->pace()->may_be_stopped;
  }

 private:
  void heard(Actor who, bool owed, int flick, Told& told);
};

struct SpinRemark {  // for the file people take home: what the dealer's lots cannot tell
  std::size_t entry = 0;
  int strength = 0;          // of a flick
  std::int64_t spun_ms = 0;  // of a fall: freezes left out
  int silent_steps = 0;      // of a fall: steps that nobody's command made
  bool said = false;         // of a fall: a person said it, for a real top
};

}  // namespace stolik
