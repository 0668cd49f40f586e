// The levels of bots by name, the lowest first: what people choose, and what the schema lists.
//
// Apart from bots/, since a page offers levels before it loads a bot.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace stolik {

// `random` is no level for people; the anchors are yardsticks of the arena, whose names each game
// gives (Bot::kAnchors).
enum class Level : std::uint8_t {
  random,
  novice,
  relaxed,
  easy,
  keen,
  steady,
  strong,
  anchor0,
  anchor1
};
inline constexpr std::array<std::string_view, 7> kLevels{"random", "novice", "relaxed", "easy",
                                                         "keen",   "steady", "strong"};
inline constexpr std::string_view kLevelExpected =
    "random, novice, relaxed, easy, keen, steady or strong";

// Those that people choose, the lowest first.
constexpr std::span<const std::string_view> levels_for_people() {
  return std::span(kLevels).subspan(1);
}

constexpr std::optional<Level> level_named(std::string_view name) {
  for (std::size_t i = 0; i < std::size(kLevels); ++i) {
    if (kLevels[i] == name) return static_cast<Level>(i);
  }
  return std::nullopt;
}

}  // namespace stolik
