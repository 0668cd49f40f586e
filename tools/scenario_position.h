// The positions of scenarios: short lines made into a whole position, what is not named filled in.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "games/table.h"

namespace stolik {

using Draft = std::vector<std::pair<std::string, std::string>>;

// JSON as it is; anything else is a string.
std::string json_value(const std::string& text);

// `table` is a new one of the same game, players and options.
Opened load_drafted(const Shelf& shelf, const Table& table, const Draft& draft);

// ---- for what a game fills in where a scenario does not name it

using DraftMembers =
    std::map<std::string, std::string>;  // a member's name and its JSON; "" where nobody named it
using DraftCounts = std::map<std::string, int>;

struct DraftFiller {
  std::string_view game;
  void (*fill)(const Table& table, DraftMembers& members);
};

std::string json_list(const std::vector<std::string>& words);
std::string json_counts(const DraftCounts& counts);
// All strings inside a value: the cards that it names.
void gather(const std::string& text, std::vector<std::string>& words);

}  // namespace stolik
