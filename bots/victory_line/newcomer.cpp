// A newcomer to `victory-line`: sees rows and columns only.

#include "bots/victory_line/bot.h"

namespace stolik::victory_line {
namespace {

constexpr Weights kRowsAndColumns{.block = 16, .keep = 0, .straight = 8, .diagonal = 0};

}  // namespace

Choice<VictoryLine, Why> Bot::newcomer(const Knowledge<VictoryLine>& known, Rng&) {
  return look_ahead(known, kRowsAndColumns, 0);
}

}  // namespace stolik::victory_line
