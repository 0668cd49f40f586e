// The contact sheet: every picture, card and text of some decks on one page, to be looked at at
// once.
//
// The page needs nothing beside it: style and drawings stand in it. Whatever comes from a deck is
// escaped, and the page forbids itself to run or to load anything.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/deck_files.h"
#include "tools/decks/art.h"
#include "tools/decks/page.h"

namespace stolik {

// The decks must have passed their checks. `language` is one code, or "" for all languages side by
// side.
std::string make_sheet(const std::vector<DeckFiles>& decks, const Art& art,
                       std::string_view language);

// ---- for the sheets of each game ----

struct SheetDeck {
  const Json* facts;
  std::vector<std::pair<std::string, const Json*>> texts;  // the languages to show
};

// Columns, one a language, around what `write(lang, json)` says of each.
template <class Write>
void columns(Page& page, const SheetDeck& deck, Write write) {
  page.html("<div class=\"columns\">\n");
  for (const auto& [language, json] : deck.texts) {
    page.html("<div lang=\"")
        .text(language)
        .html("\"><b class=\"lang\">")
        .text(language)
        .html("</b>\n");
    write(language, json);
    page.html("</div>\n");
  }
  page.html("</div>\n");
}

// The member `name` of an entry in every language, one line each.
void names_of(Page& page, const SheetDeck& deck, std::string_view group, std::string_view id,
              std::string_view member);
void open_checks(Page& page, const Json* json);
void sources(Page& page, const Json* json);

}  // namespace stolik
