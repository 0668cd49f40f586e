// Decks in folders: reading them, and putting them on a shelf.
//
// A folder holds deck.json and one file for each language (docs/DECKS.md). Whatever is in it may be
// hostile: only regular files up to kMaxDeckFile bytes are read, names come from a short alphabet,
// and every trouble is a value.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "games/shelf.h"
#include "tools/decks/files.h"

namespace stolik {

inline constexpr std::size_t kMaxDeckFile = 2u << 20;
inline constexpr std::size_t kMaxDecksInFolder = 200;

DeckFiles read_deck_dir(const std::string& path);

// Folders of decks: the path itself if it holds a deck.json, otherwise the folders in it that do,
// by name.
std::vector<std::string> find_deck_dirs(const std::string& path);

// Puts the deck of a folder on the shelf. Returns "" or what is wrong; then the shelf is as before.
std::string load_deck_dir(Shelf& shelf, const std::string& path);
// The same for a deck folder or a folder of deck folders; it is wrong if there is none. It stops
// at the first one that is refused; those before it stay.
std::string load_decks(Shelf& shelf, const std::string& path);
// "" or what to do: this journal, or file of a class, was played with somebody's own deck, and that
// is not on the shelf.
std::string missing_edition(const Shelf& shelf, std::string_view text);
// The decks that come with the program, so that others can stand beside them.
void add_built_in_decks(Shelf& shelf);

}  // namespace stolik
