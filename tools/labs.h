// The one list of labs.
#pragma once

#include "tools/lab_rationing.h"
#include "tools/lab_triples.h"
#include "tools/lab_victory_line.h"

namespace stolik {

// Calls visit.template operator()<Lab>() for each game.
template <class Visit>
void each_lab(Visit&& visit) {
  visit.template operator()<TriplesLab>();
  visit.template operator()<RationingLab>();
  visit.template operator()<VictoryLineLab>();
}

}  // namespace stolik
