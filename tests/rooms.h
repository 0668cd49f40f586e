// Where each game of this build keeps what the tests read, from the top of the source tree
// (cmake/games.cmake).
#pragma once

#include <ostream>
#include <string_view>

namespace stolik {

struct Room {
  std::string_view game;
  std::string_view code;  // rules and text
  std::string_view page;  // its numbered rules
  std::string_view scenarios;

  friend std::ostream& operator<<(std::ostream& out, const Room& room) { return out << room.game; }
};

}  // namespace stolik

#include "generated/rooms.h"
