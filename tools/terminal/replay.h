// A journal told again, step by step, as a seat, a spectator or the referee saw it.
#pragma once

#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "games/shelf.h"
#include "tools/terminal/screen.h"

namespace stolik::terminal {

struct ReplayRequest {
  std::optional<int> seat;  // nobody: a spectator
  bool all = false;         // everything, secrets too
  bool hashes = false;      // only "number hash" after every command
  bool step = false;        // waits for Enter after every command
  int from = 1;             // the first command that is told
  Look look;
};

// "" or what is wrong with the journal, with its line number. What was right before it has been
// told.
std::string replay(const Shelf& shelf, std::string_view journal, const ReplayRequest& request,
                   std::istream& in, std::ostream& out);

}  // namespace stolik::terminal
