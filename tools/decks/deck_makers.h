// What the rooms of this build bring for `stolik decks new`: placeholders of a new deck
// (cmake/games.cmake).
#pragma once

#include "tools/decks/make_pen.h"

namespace stolik {

struct DeckMaker {
  std::string_view game;
  NewDeck (*make)(std::string_view id, const DeckWords& words);
};

}  // namespace stolik

#include "generated/deck_makers.h"
