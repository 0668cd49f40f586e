// A journal: how a table was opened, then one command a line with who gave it. Replaying it needs
// neither a clock nor random numbers, on any platform.
//
//   stolik-journal 1
//   {"game":"triples","players":3,"options":{…}}
//   nature deal anders,…;…;…
//   0 ask 2 monte-cassino
//   # remarks (time stamps, seeds, names) are kept and mean nothing to the rules
//
// It is secret until the game is over; then it is the replay that everyone may read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/table.h"

namespace stolik {

inline constexpr std::size_t kMaxJournalBytes = 8u << 20;
inline constexpr std::string_view kJournalMagic = "stolik-journal 1";

struct JournalEntry {
  Actor who;
  std::string command;
};

struct Journal {
  std::string game;
  int players = 0;
  std::string options;  // JSON
  std::vector<JournalEntry> entries;
  std::vector<std::string> remarks;

  // The beginning of a journal for this table, before its deal.
  static Journal begin(const Table& table);
  void append(Actor who, std::string_view command) {
    entries.push_back({who, std::string{command}});
  }
};

// "0", "host", "nature"; kNobody-like trouble is told by false.
bool parse_actor(std::string_view word, int players, Actor& actor);
std::string actor_name(Actor actor);

// The second line: how the table was opened.
std::string journal_header(const Journal& journal);
std::string print_journal(const Journal& journal);
// "" or what is wrong, with its line number.
std::string parse_journal(std::string_view text, Journal& journal);

// The table at the beginning of a journal, or why there cannot be one.
Opened open_journal(const Shelf& shelf, const Journal& journal);

}  // namespace stolik
