// Play: one running game with its dealer and its top, between two commands.
//
// A step is tried on a copy and becomes the table's own only when the store has it. Draws depend on the
// key and on how many lots were drawn before, so trying the same step again draws the same cards.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "games/journal.h"
#include "games/table.h"
#include "server/hub/fair.h"
#include "server/hub/record.h"
#include "server/hub/top.h"

namespace stolik {

// The events of a step as each audience may know them: JSON objects joined by commas.
struct Told {
  std::string all{};
  std::vector<std::string> own{};  // for each seat

  void add(const Table& table);
};

enum class TopMode : std::uint8_t { clock, steps, real };

class Play {
 public:
  std::unique_ptr<Table> table;  // nullptr in the lobby
  Secret key{};
  TopMode top = TopMode::clock;
  std::int64_t median_ms = 45'000;  // with the multiplier
  std::uint64_t lots = 0;
  std::uint64_t spins = 0;
  bool spinning = false;
  int strength = 0;
  Spin spin{};
  int steps_done = 0;

  Play clone() const;
  // A seat's, the host's or nature's command; a refused one changes nothing.
  Answer step(Actor who, std::string_view command, int flick, Told& told);
  // Lets nature say all it owes, and fall a top that has had its steps. Records what it says.
  void settle(std::vector<Record>& records, Told& told);
  // Takes the top's mode and length from the table's options.
  void read_top(int multiplier);
  // What nature says now; "" if it owes nothing.
  std::string lot() const;
  std::string_view fall_word() const { return spin.failed ? "top-fell failed" : "top-fell"; }
};

// A trading command that counts where the top goes by steps.
bool counts_as_step(std::string_view command);
std::string_view first_word(std::string_view command);

}  // namespace stolik
