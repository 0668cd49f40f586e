// The puzzles of this build: Puzzles, one for each of Games; most games have none.
#pragma once

#include "games/list.h"
#include "puzzles/puzzle.h"

#include "generated/puzzles.h"  // uses the headers above
