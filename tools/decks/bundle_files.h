// Decks that lie on a disk as one file, beside those in folders (tools/deck_files.h).
#pragma once

#include <string>

#include "tools/decks/bundle.h"

namespace stolik {

inline constexpr std::string_view kBundleEnding = ".stolik-deck";

// Whether a path is meant as such a file, by its ending.
bool is_bundle_path(std::string_view path);
// A folder or a file, whichever it is.
DeckBundle read_any_deck(const std::string& path);

// `stolik decks sign` and `stolik decks show`.
int sign_deck(int argc, char** argv);
int show_deck(int argc, char** argv);

}  // namespace stolik
