// Forks: where tables of one deal parted. Decisions at which a seat knew the very same at several
// tables and did not do the same.
//
// What a seat knows is all it was told, word for word, from the deal on; so tables are compared for
// as long as nothing differed for that seat, and each fork is the first difference of those who
// stand at it. What each choice was worth is the coach's exact counting, from what that seat could
// know. For the debriefing: a fork shows a hand.
#pragma once

#include <cstddef>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "games/journal.h"

namespace stolik {

// A table that was played: of one round and size, all with the same deal.
struct PlayedTable {
  int table = 0;
  const Journal* journal = nullptr;
  std::set<std::size_t> by_bots{};  // commands that no person gave, by their number
};

struct Fork {
  struct Choice {
    std::string command{};
    std::vector<int> tables{};
    std::string weighed{};       // the coach's counting: a JSON object
    int worth = 0;               // of it, one number: the larger the better
    std::vector<int> results{};  // of this seat at each of these tables, at the fair end
    std::string events{};        // what all saw of it at the first of these tables: a JSON array
  };

  int seat = 0;
  int players = 0;
  std::size_t step = 0;           // commands before it, at the first of these tables
  std::string view{};             // what that seat saw: JSON
  std::string story{};            // what all saw of the last commands before it: JSON arrays
  std::vector<Choice> choices{};  // by their text

  int tables() const;
  // Tables that did not do what most did, times what lies between the best and the worst choice.
  int weight() const;
};

// All forks of these tables in the order in which they come, without what they are worth.
std::vector<Fork> find_forks(const Shelf& shelf, std::span<const PlayedTable> tables);
inline constexpr std::size_t kForkChoices = 6;  // as many as one votes on
// The most telling ones, heaviest first, weighed. Of more than kForkChoices none.
std::vector<Fork> best_forks(const Shelf& shelf, std::span<const PlayedTable> tables,
                             std::size_t most = 3);

// As JSON. Before people have voted only the position and the choices: not what tables did, nor
// what came of it.
enum class Answered : std::uint8_t { no, yes };
std::string fork_json(const Fork& fork, Answered answered);

}  // namespace stolik
