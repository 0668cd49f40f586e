// What the screen of `victory-line` says, in three languages.
#pragma once

#include "tools/terminal/screen.h"

namespace stolik::terminal {

// With those that all games share.
std::vector<Phrase> victory_line_phrases();

}  // namespace stolik::terminal
