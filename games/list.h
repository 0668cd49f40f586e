// The games of this build: Games, made from the lines of games/games.cmake.
#pragma once

#include "games/kinds.h"
#include "generated/games.h"
