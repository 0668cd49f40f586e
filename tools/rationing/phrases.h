// What the screen of `rationing` says, in three languages.
#pragma once

#include "tools/terminal/screen.h"

namespace stolik::terminal {

// With those that all games share.
std::vector<Phrase> rationing_phrases();

}  // namespace stolik::terminal
