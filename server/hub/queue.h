// The line at a table: one thing after another, and nothing while a change is being written.
#pragma once

#include "server/hub/desk.h"

namespace stolik {

inline constexpr std::size_t kMaxHeld = 64;  // messages that wait at one table
inline constexpr std::size_t kMaxHeldOfHost =
    16;  // and beside them so many of the host, in the lobby

class Queue : InTheHouse {
 public:
  using InTheHouse::InTheHouse;

  void hold(Desk& desk, Held held);
  // A word of the house itself.
  void hold(Desk& desk, Held::Kind kind, int number = 0) {
    hold(desk, Held{.kind = kind, .number = number});
  }
  void pump(Desk& desk);
  // A message that came while the top was falling waits for the next phase; then it is first in
  // line.
  void hold_for_fall(Desk& desk, Held held);
  void release_after_fall(Desk& desk);
  // What the store had no room for rests a little; messages need not wait.
  void put_off(Desk& desk);
  void try_again(Desk& desk);
  // Nothing was begun by it: the line may say it, or something else, again.
  void refuse(const Held& held, const Trouble& trouble);

 private:
  void take(Desk& desk, const Held& held);
};

}  // namespace stolik
