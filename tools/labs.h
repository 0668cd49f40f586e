// The labs of this build: Labs, one for each of Games; a game without a lab of its own has the
// arbitrary one.
#pragma once

#include "games/list.h"
#include "tools/arbitrary_lab.h"

#include "generated/labs.h"  // uses the headers above

namespace stolik {

// Calls visit.template operator()<Lab>() for each game.
template <class Visit>
void each_lab(Visit&& visit) {
  each_kind(Labs{}, visit);
}

}  // namespace stolik
