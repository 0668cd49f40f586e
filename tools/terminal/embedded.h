// What the terminal reads aloud and what is part of the program: "content/pseudonyms",
// "rules/triples", "triples/words".
#pragma once

#include "tools/decks/embedded.h"

namespace stolik {

std::span<const EmbeddedFile> embedded_terminal_texts();

}  // namespace stolik
