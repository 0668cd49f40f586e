// How long bots wait between moves so that people can follow them: a setting of a table. Servers
// and pages take the figures from here (pages by the schema, docs/PROTOCOL.md).
#pragma once

#include <array>
#include <string_view>

namespace stolik {

struct BotPace {
  std::string_view name;
  int move_ms = 0;
  int to_you_ms = 0;  // after a move that was directed at a person
};

inline constexpr std::array<BotPace, 3> kBotPaces = {
    {{"calm", 3'000, 5'000}, {"brisk", 1'200, 2'000}, {"instant", 0, 0}}};

// Null for any other name.
inline const BotPace* bot_pace(std::string_view name) {
  for (const BotPace& pace : kBotPaces) {
    if (pace.name == name) return &pace;
  }
  return nullptr;
}

}  // namespace stolik
