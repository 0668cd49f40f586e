// The board in each language, then every event with its texts.

#include <map>

#include "tools/decks/deck_sheets.h"

namespace stolik {
namespace {

using Events = std::map<std::string_view, const Json*>;

bool is_corner(char column, int row) {
  return (column == 'a' || column == 'l') && (row == 1 || row == 12);
}

// A picture of its own, or that of its category.
std::string picture_of(const Json* event) {
  const std::string_view own = text_at(event, "picture");
  return own.empty() ? "ev-" + std::string{text_at(event, "category")} : std::string{own};
}

void cell(Page& page, const Events& events, const Json* texts, const std::string& name,
          std::string_view id) {
  const auto found = events.find(id);
  const Json* event = found == events.end() ? nullptr : found->second;
  const Json* words = at(at(texts, "events"), id);
  page.html("<div class=\"cell\" title=\"")
      .text(id)
      .html("\"><span class=\"top\"><i>")
      .text(name)
      .html("</i>");
  page.picture(picture_of(event), 20).html("<b>").text(text_at(words, "code"));
  page.html("</b></span><strong>").text(text_at(words, "name")).html("</strong><em>");
  page.text(text_at(words, "brief")).html("</em></div>\n");
}

void board(Page& page, const SheetDeck& deck, const Events& events, std::string_view language,
           const Json* texts) {
  page.html("<h3 class=\"part\">Board · ")
      .text(language)
      .html("</h3>\n<div class=\"board\" lang=\"");
  page.text(language).html("\">\n");
  for (int row = 1; row <= 12; ++row) {
    for (char column = 'a'; column <= 'l'; ++column) {
      const std::string name = column + std::to_string(row);
      if (is_corner(column, row)) {
        page.html("<div class=\"cell corner\">").picture("corner-joker", 40).html("</div>\n");
      } else {
        cell(page, events, texts, name, text_at(at(deck.facts, "cells"), name));
      }
    }
  }
  page.html("</div>\n");
}

void event_texts(Page& page, const SheetDeck& deck, const Json& event, std::string_view cell) {
  const std::string_view id = text_at(&event, "id");
  const std::string_view end = text_at(&event, "date_end");
  const Json* point = at(&event, "point");
  const std::string picture = picture_of(&event);
  page.html("<article class=\"paper event\"><div class=\"side\"><div class=\"tiles\">");
  for (const std::string_view theme : {"light", "dark"}) {
    page.html("<span class=\"tile\" data-theme=\"")
        .html(theme)
        .html("\">")
        .picture(picture, 40)
        .html("</span>");
  }
  page.html("</div><b class=\"at\">").text(cell).html("</b>");
  page.line("meta",
            std::string{text_at(&event, "date")} + (end.empty() ? "" : " to ") + std::string{end});
  page.line("meta", text_at(&event, "category")).line("meta", id);
  if (at(&event, "memory") != nullptr) page.line("meta", "memory: a candle");
  if (point != nullptr) page.line("meta", number_at(point, "lat") + ", " + number_at(point, "lon"));
  sources(page, &event);
  open_checks(page, &event);
  page.html("</div>");
  columns(page, deck, [&](const std::string&, const Json* texts) {
    const Json* words = at(at(texts, "events"), id);
    page.html("<h4>").text(text_at(words, "name")).html("</h4>");
    page.line("meta", std::string{text_at(words, "brief")} + " · " +
                          std::string{text_at(words, "code")} + " · " +
                          std::string{text_at(words, "place")});
    page.line("body", text_at(words, "text")).line("note", text_at(words, "note"));
  });
  page.html("</article>\n");
}

void categories(Page& page, const SheetDeck& deck) {
  std::map<std::string_view, int> count;
  for (const Json& event : items_at(deck.facts, "events")) ++count[text_at(&event, "category")];
  page.html("<h3 class=\"part\">Categories</h3>\n<div class=\"gallery\">\n");
  for (const auto& [category, events] : count) {
    page.html("<figure class=\"paper\"><div class=\"tiles\">")
        .picture_tiles("ev-" + std::string{category});
    page.html("</div><figcaption>").text(category).html(" · ").text(std::to_string(events));
    page.html("</figcaption></figure>\n");
  }
  page.html("</div>\n");
}

}  // namespace

void sheet_victory_line(Page& page, const SheetDeck& deck) {
  Events events;
  for (const Json& event : items_at(deck.facts, "events")) events[text_at(&event, "id")] = &event;
  for (const auto& [language, texts] : deck.texts) board(page, deck, events, language, texts);
  categories(page, deck);
  page.html("<h3 class=\"part\">Events</h3>\n");
  std::map<std::string_view, std::string_view> cells;
  if (const Json* all = at(deck.facts, "cells")) {
    for (const auto& [name, id] : all->members()) cells[id.text()] = name;
  }
  for (const Json& event : items_at(deck.facts, "events")) {
    event_texts(page, deck, event, cells[text_at(&event, "id")]);
  }
}

}  // namespace stolik
