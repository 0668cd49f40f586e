// One file that holds a whole deck (`.stolik-deck`, docs/DECKS.md): a line that says so and perhaps
// who signed it, then the contents.
//
//   {"stolik_deck":1,"key":"64 hexadecimal digits","signature":"128 of them"}
//   {"deck":{…},"texts":{"pl":{…}},"pictures":{"own-lamp":"<svg …"}}
//
// What is signed are bytes as they stand, so nothing has to be brought into one form first. The
// file may come from anywhere; no signature is looked at here, since that takes a library
// (signing.h, or the page's own).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "tools/decks/files.h"

namespace stolik {

inline constexpr std::size_t kMaxBundle = 1u << 20;

struct DeckBundle {
  std::string trouble;  // why it cannot be read; then the rest is empty
  std::string key;      // of the author; "" if nobody signed it
  std::string signature;
  std::string content;
  DeckFiles files;
};

// `label` is how its files are told: "my.stolik-deck/deck.json"; "" for a page.
DeckBundle read_bundle(std::string_view text, std::string_view label);
// The contents alone.
DeckBundle read_bundle_content(std::string_view content, std::string_view label);

// The other way. `key` and `signature` are both "" or both there.
std::string bundle_text(std::string_view content, std::string_view key, std::string_view signature);
std::string bundle_content(const DeckFiles& files);

// What a signature is of.
std::string signed_bytes(std::string_view content);
// The id that tables know this very deck by: a change of anything in it makes another.
std::string edition_id(std::string_view content);
bool is_edition_id(std::string_view id);
// As many hexadecimal digits as a key and a signature have.
bool is_signature(std::string_view key, std::string_view signature);
// Its deck.json under that id, as the rules read it, with its pictures in a member of their own.
std::string edition_facts(const DeckFiles& files, std::string_view id);

}  // namespace stolik
