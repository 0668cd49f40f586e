// Decks in folders: reading them, and putting them on a shelf.
//
// A folder holds deck.json and one file for each language (docs/DECKS.md). Whatever is in it may be
// hostile: only regular files up to kMaxDeckFile bytes are read, names come from a short alphabet,
// and every trouble is a value.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json.h"
#include "games/shelf.h"

namespace stolik {

inline constexpr std::size_t kMaxDeckFile = 2u << 20;
inline constexpr std::size_t kMaxDeckLanguages = 12;
inline constexpr std::size_t kMaxDecksInFolder = 200;

struct DeckFile {
  std::string name;     // as it is told: "my-topic/pl.json"
  std::string content;  // without a byte order mark; "" for decks that come with the program
  std::optional<Json> json;
  std::string trouble;  // why there is no json
};

struct DeckFiles {
  std::string label;   // as it is told: "my-topic"
  std::string folder;  // what its id must be
  DeckFile facts;
  std::vector<std::pair<std::string, DeckFile>> texts;  // in the order of `languages`
  std::vector<std::string> strays;                      // files that `languages` does not name
};

DeckFiles read_deck_dir(const std::string& path);
// A deck that is on a shelf already, as if it had been read.
DeckFiles deck_files_of(const Deck& deck);

// "pl", "ru", "en", or another code of two or three small letters.
bool is_language(std::string_view code);

// Folders of decks: the path itself if it holds a deck.json, otherwise the folders in it that do,
// by name.
std::vector<std::string> find_deck_dirs(const std::string& path);

// Puts the deck of a folder on the shelf. Returns "" or what is wrong; then the shelf is as before.
std::string load_deck_dir(Shelf& shelf, const std::string& path);
// The same for a deck folder or a folder of deck folders; it is wrong if there is none. It stops
// at the first one that is refused; those before it stay.
std::string load_decks(Shelf& shelf, const std::string& path);
// The decks that come with the program, so that others can stand beside them.
void add_built_in_decks(Shelf& shelf);

}  // namespace stolik
