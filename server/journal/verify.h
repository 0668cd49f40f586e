// Verifying a game from the file people take home (docs/FAIRNESS.md): the seal and every nonce are
// as they were committed to, every deal, draw, die and fall is drawn again from the opened seed and
// the nonces, every move is allowed by the rules, and the lines hang together as the chain says.
//
// A file can only be compared with itself and with what somebody was shown at the table: who writes
// a whole file anew, seed and all, is found out by the commitment, the seal and the chain that were
// shown, and by nothing else.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/shelf.h"
#include "server/journal/seal.h"

namespace stolik {

struct ClassTerms;

struct Verdict {
  std::string trouble{};  // "" : all is as it was committed to
  std::string commitment{};
  std::string sealed{};  // "": a game from before deals were sealed
  std::string chain{};   // "": a file from before lines were chained
  std::vector<Share> shares{};
  std::vector<CalledOff> called_off{};
  int deal = 1;   // the deal that was played; those before it were called off
  int moves = 0;  // of players and the host, allowed by the rules
  int lots = 0;   // deals, draws and dice that were drawn again
  int spins = 0;
  int falls = 0;
  int told_by_people = 0;  // falls of a real top: nothing to draw again
  bool over = false;
  // Of a table of a class (class_file.h): where it was in the class, the key that all its tables
  // share, how it was opened and dealt, and each of its lots by name.
  std::shared_ptr<const ClassTerms> of_class{};
  Secret class_key{};
  std::string opening{};
  std::vector<std::pair<std::string, std::string>> named{};
};

// What a player saw at the table, or "" to trust the file: the commitment before the deal, the seal
// when nonces were opened, the chain when the game was over.
Verdict verify_journal(const Shelf& shelf, std::string_view text, std::string_view commitment,
                       std::string_view sealed = "", std::string_view chain = "");

// Whether a line of the file to take home is one of those that hang together: all but names and the
// chain's own.
bool counts_for_chain(std::string_view line);
std::string chain_of(std::string_view file);

}  // namespace stolik
