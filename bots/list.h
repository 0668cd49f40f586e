// The bots of this build: Bots, one for each of Games; a game without a bot of its own has the one
// that guesses.
#pragma once

#include "bots/guessing.h"
#include "games/list.h"
#include "generated/bots.h"
