// What the screen of `triples` says, in three languages.
#pragma once

#include "tools/terminal/screen.h"

namespace stolik::terminal {

// With those that all games share.
std::vector<Phrase> triples_phrases();

}  // namespace stolik::terminal
