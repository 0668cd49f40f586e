// The one list of bots. A new game's bot is one include and one line here.
#pragma once

#include "bots/rationing/bot.h"
#include "bots/triples/bot.h"
#include "bots/victory_line/bot.h"
#include "games/list.h"

namespace stolik {

using Bots = KindsOf<triples::Bot, victory_line::Bot, rationing::Bot>;

}  // namespace stolik
