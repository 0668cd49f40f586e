// What the rooms of this build bring for `stolik decks sheet` (cmake/games.cmake).
#pragma once

#include "tools/decks/sheet.h"

namespace stolik {

struct DeckSheet {
  std::string_view game;
  void (*sheet)(Page& page, const SheetDeck& deck);
};

}  // namespace stolik

#include "generated/deck_sheets.h"
