// The files of a deck as they lie before the check: parsed, or with what is wrong with their form.
//
// No I/O here: callers bring the contents, from a folder (tools/deck_files.h), from one file
// (bundle.h) or from a page.
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

inline constexpr std::size_t kMaxDeckLanguages = 12;

struct DeckFile {
  std::string name;     // as it is told: "my-topic/pl.json"
  std::string content;  // without a byte order mark; "" for decks that come with the program
  std::optional<Json> json;
  std::string trouble;  // why there is no json
};

struct DeckFiles {
  std::string label;   // as it is told: "my-topic"
  std::string folder;  // what its id must be; "" if it may be any
  DeckFile facts;
  std::vector<std::pair<std::string, DeckFile>> texts;  // in the order of `languages`
  std::vector<std::string> strays;                      // files that `languages` does not name
  std::vector<std::pair<std::string, std::string>>
      pictures;  // of its own: name -> SVG or PNG (pictures.h)
};

// Fills in `json` or `trouble` from `content`.
void parse_deck_file(DeckFile& file);
// The languages a deck says it has, as far as they are such; the rest is for the check to tell.
std::vector<std::string> languages_of(const DeckFile& facts);
// A deck that is on a shelf already, as if it had been read.
DeckFiles deck_files_of(const Deck& deck);

// "pl", "ru", "en", or another code of two or three small letters.
bool is_language(std::string_view code);

}  // namespace stolik
