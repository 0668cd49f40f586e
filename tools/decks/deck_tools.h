// What the rooms of this build bring for `stolik decks`: placeholders of a new deck, and a contact sheet (cmake/games.cmake).
#pragma once

#include "tools/decks/make_pen.h"
#include "tools/decks/sheet.h"

namespace stolik {

struct DeckTools {
  std::string_view game;
  NewDeck (*make)(std::string_view id, const DeckWords& words);
  void (*sheet)(Page& page, const SheetDeck& deck);
};

}  // namespace stolik

#include "generated/deck_tools.h"
