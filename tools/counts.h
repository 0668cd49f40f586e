// Counts that must never change by accident: perft and the signature of random play.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/json.h"

namespace stolik {

struct PerftResult {
  std::uint64_t leaves = 0;
  std::string trouble;
};

// Deals from `seed`, then counts. Options as for a new table.
PerftResult count_leaves(std::string_view game, int players, const Json* options,
                         std::string_view seed, int depth);

// A hash over `games` random games of one title, of the position after every command. A change of
// rules shows as another number; a change that should not change play must leave it alone.
std::uint64_t signature(std::string_view game, int games);

}  // namespace stolik
