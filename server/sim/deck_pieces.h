// What a client says to bring a deck of its own, for whoever plays one: the simulator and the
// tests.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/journal/own_deck.h"

namespace stolik {

// One that somebody brings; "" where they play with one of the house.
struct BroughtDeck {
  std::string id{};
  std::string content{};
  DeckSigned by{};
  std::vector<std::string> pieces{};
};

// The contents of a deck to fill in (tools/decks/make.h), with this title.
std::string small_deck(std::string_view game, std::string_view title);
// `id` "": the one that the contents make. The first one says who signed it, and is shorter for
// that.
std::vector<std::string> deck_pieces(std::string_view content, std::string id = "",
                                     const DeckSigned& by = {});
std::string deck_piece(std::string_view id, std::size_t of, std::size_t from,
                       std::string_view bytes, const DeckSigned& by = {});

}  // namespace stolik
