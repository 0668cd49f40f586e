// Verifying a game from the file people take home: every deal, draw, die and fall is drawn again from the
// opened seed and the players' nonces, and compared.
#pragma once

#include <string>
#include <string_view>

#include "games/shelf.h"

namespace stolik {

struct Verdict {
  std::string trouble{};  // "" : all is as it was committed to
  std::string commitment{};
  int lots = 0;   // deals, draws and dice that were drawn again
  int spins = 0;
  int falls = 0;
  int told_by_people = 0;  // falls of a real top: nothing to draw again
  bool over = false;
};

// `shown`: the commitment that a player saw before the deal, or "" to trust the one in the file.
Verdict verify_journal(const Shelf& shelf, std::string_view text, std::string_view shown);

}  // namespace stolik
