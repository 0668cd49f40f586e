// The positions of scenarios: short lines made into a whole position, what is not named filled in.
#pragma once

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

}  // namespace stolik
