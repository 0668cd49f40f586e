// Talk: what a table looks at together once its game is over, and its polls. The page the host has
// turned to, what somebody put down on it for all to see, and a question to which everybody has one
// vote.
//
// The hub reads none of these words: they are the client's (a page "map", about "set-3", a pin at
// "41.49 13.81"). A vote is nobody's business: what leaves the process are counts, and those only
// once the poll is shown.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "server/journal/table_record.h"

namespace stolik {

inline constexpr std::size_t kMaxPut = 64;     // the last ones; a page has fewer
inline constexpr std::size_t kMaxOptions = 8;  // of a poll

struct Put {
  std::string about{};
  int seat = -1;
  std::string what{};
};

struct Poll {
  int number = 0;  // 0: there is none
  std::string question{};
  std::vector<std::string> options{};
  std::vector<std::pair<int, int>> votes{};  // person, option
  bool shown = false;

  bool is_open() const { return number != 0 && !shown; }
  bool has_voted(int person) const;
  std::vector<int> counts() const;  // by option
};

struct Talk {
  std::string page{};  // "": the host has turned to none
  std::string about{};
  std::string step{};
  int seat = -1;  // who may put something down, beside the host
  std::vector<Put> put{};
  Poll poll{};
  int polls = 0;  // so far at this table: a number is never used again

  bool empty() const { return page.empty() && put.empty() && poll.number == 0; }
  // Another game: all but the count goes.
  void clear();
  void turn(const record::PageTurned& page);
  void put_down(const record::PutDown& put);
  // "" or why this cannot follow.
  std::string ask(const record::Polled& polled);
  std::string vote(const record::Voted& voted);
  std::string show();
  // Everybody whom the poll waits for has voted: then it is shown.
  void settle(const std::vector<int>& seated);
};

}  // namespace stolik
