// A deck that somebody made, at one table or in one class (docs/decisions/0032). It stands in the
// journal as the first thing of all, so it is kept, copied, handed over, archived and erased with
// what is played with it; nothing else has to be looked after.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "games/shelf.h"

namespace stolik {

inline constexpr std::size_t kOwnDeckMax =
    512 * 1024;  // bytes of its contents; as a line of a journal half as much again
inline constexpr std::size_t kDeckPieceMax = 2880;  // bytes of one message
inline constexpr std::array<std::string_view, 6> kDeckPieceMembers = {"id",    "of",  "from",
                                                                      "bytes", "key", "signature"};

// Who signed it, as the first line of its file says: 64 and 128 hexadecimal digits, or both "".
// Nobody looks here whether it fits: those who are told do (docs/DECKS.md).
struct DeckSigned {
  std::string key{};
  std::string signature{};
};
bool is_deck_signed(const DeckSigned& by);  // in form; so is one that nobody signed

struct OwnDeck {
  std::string id;       // made of the contents (tools/decks/bundle.h)
  std::string content;  // byte by byte as it was brought
  Shelf shelf;          // this deck alone, as the rules read it
};

// "" or what is wrong: one problem as `stolik decks check` tells it, and how many more there are.
// Takes milliseconds.
std::string check_own_deck(std::string_view content);
// One that was checked before; nullptr where these are not the contents of that id, or the rules
// cannot play with them.
std::shared_ptr<const OwnDeck> read_own_deck(std::string_view id, std::string_view content);

}  // namespace stolik
