// A table with a bug in it: it plays like any other until its fuse has burnt down, then it breaks.
//
// The simulator and tests put it in the place of a sound one, in the hub's own memory; the program
// knows nothing of it.
#pragma once

#include <memory>

#include "games/table.h"
#include "server/hub/room.h"

namespace stolik {

enum class Fault : std::uint8_t {
  rules_assert,     // while a command is carried out
  view_asserts,     // while those at the table are told
  legal_asserts,    // while a bot or a person asks what can be done
  memory_runs_out,  // std::bad_alloc, half way through a command
  throws_nonsense,  // something that is no std::exception
};
inline constexpr int kFaults = 5;

// The same position, with that fault after `fuse` more commands.
std::unique_ptr<Table> faulty(const Table& sound, Fault fault, int fuse);
// In place of the game of a room that the hub has in memory.
void plant_fault(const Room& room, Fault fault, int fuse);

}  // namespace stolik
