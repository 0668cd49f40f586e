// The turn clock: off unless the table chose it. It never runs while the top spins.
#pragma once

#include "server/hub/desk.h"

namespace stolik {

class TurnClock : InTheHouse {
 public:
  using InTheHouse::InTheHouse;

  void run(Desk& desk);
  void ran_out(Desk& desk);
};

}  // namespace stolik
