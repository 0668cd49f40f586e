// How large the tables of a class are: no illegal one, none of two where a game is not for two, as
// few bots as can be, and then tables as equal and as few as can be.
#pragma once

#include <string_view>
#include <vector>

#include "core/options.h"

namespace stolik {

inline constexpr int kMaxInClass = 100;

// Whether all tables of one size get the same deal: then a table that would be alone in its size is
// filled with a bot.
enum class SameDeal : std::uint8_t { no, yes };

// The sizes that a class's tables of this game can have; `largest` is the teacher's wish, 0: the
// usual ones.
PlayerCounts class_sizes(std::string_view game, int largest = 0);

// Tables for so many people, the larger ones first; what they hold beyond `people` are bots.
// Nobody: no tables.
std::vector<int> table_sizes(int people, PlayerCounts sizes, SameDeal same);

}  // namespace stolik
