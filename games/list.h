// The one list of games. A new game is one include and one line here.
#pragma once

#include "games/rationing/text.h"
#include "games/triples/text.h"
#include "games/victory_line/text.h"

namespace stolik {

template <class... Texts>
struct KindsOf {};

using Games = KindsOf<triples::Text, victory_line::Text, rationing::Text>;

}  // namespace stolik
