// The sets: the frame (number, colour, pattern, pictogram), three cards in both themes, the
// texts.

#include "tools/decks/deck_sheets.h"

namespace stolik {
namespace {

std::string frame_class(const Json* set) {
  const std::string number = number_at(at(set, "frame"), "number");
  return "f" + number;
}

void card(Page& page, const SheetDeck& deck, const Json& set, std::size_t at_card) {
  const auto nth = [&](std::string_view list) -> std::string_view {
    const auto& items = items_at(&set, list);
    return at_card < items.size() ? std::string_view{items[at_card].text()} : "";
  };
  const std::string_view id = nth("cards");
  const std::string number = number_at(at(&set, "frame"), "number");
  std::string_view name = id;
  if (!deck.texts.empty()) {
    const std::string_view written =
        text_at(at(at(deck.texts.front().second, "cards"), id), "name");
    if (!written.empty()) name = written;
  }
  page.html("<div class=\"cardbox\"><div class=\"tiles\">");
  for (const std::string_view theme : {"light", "dark"}) {
    page.html("<div class=\"tile\" data-theme=\"")
        .html(theme)
        .html("\"><div class=\"card ")
        .text(frame_class(&set));
    page.html("\"><div class=\"face\"><div class=\"pic\">").picture(nth("pictures"), 96);
    page.html("</div><div class=\"nm\">")
        .text(name)
        .html("</div></div><span class=\"no\">")
        .text(number);
    page.html("</span></div>").picture(nth("pictures"), 40).html("</div>");
  }
  page.html("</div>");
  page.line("meta", std::string{nth("roles")} + " · " + std::string{id});
  names_of(page, deck, "cards", id, "name");
  page.html("</div>\n");
}

std::string place_of(const Json* place) {
  std::string out{text_at(place, "kind")};
  for (const Json& point : items_at(place, "points")) {
    out += " · " + number_at(&point, "lat") + ", " + number_at(&point, "lon");
  }
  return out;
}

void facts_of_set(Page& page, const Json& set) {
  const Json* frame = at(&set, "frame");
  const Json* place = at(&set, "place");
  page.html("<div class=\"facts\"><span class=\"swatch ")
      .text(frame_class(&set))
      .html("\"></span>");
  page.line("meta", "frame " + number_at(frame, "number") + " · " +
                        std::string{text_at(frame, "pattern")} + " · " +
                        std::string{text_at(frame, "color")});
  page.line("meta", std::string{text_at(at(&set, "date"), "start")} + " to " +
                        std::string{text_at(at(&set, "date"), "end")});
  page.line("meta", place_of(place));
  page.line("meta", "in place " + number_at(place, "in_place_km") + " km, near " +
                        number_at(place, "near_km") + " km, region " +
                        number_at(place, "region_km") + " km");
  sources(page, &set);
  open_checks(page, &set);
  page.html("</div>\n");
}

void texts_of_set(Page& page, const SheetDeck& deck, const Json& set) {
  const std::string_view id = text_at(&set, "id");
  const auto& dates = items_at(&set, "facts");
  columns(page, deck, [&](const std::string&, const Json* texts) {
    const Json* words = at(at(texts, "sets"), id);
    page.html("<h4>").text(text_at(words, "title")).html("</h4>");
    page.line("meta",
              std::string{text_at(words, "date")} + " · " + std::string{text_at(words, "place")});
    page.line("body", text_at(words, "knowledge")).html("<ul class=\"dated\">");
    const auto& facts = items_at(words, "facts");
    for (std::size_t i = 0; i < facts.size(); ++i) {
      page.html("<li><time>").text(i < dates.size() ? dates[i].text() : "").html("</time> ");
      page.text(facts[i].text()).html("</li>");
    }
    page.html("</ul>").line("note", text_at(words, "note"));
  });
}

void aliases(Page& page, const SheetDeck& deck, const Json& set) {
  page.html("<details><summary>What may be typed</summary>");
  columns(page, deck, [&](const std::string&, const Json* texts) {
    for (const Json& id : items_at(&set, "cards")) {
      const Json* words = at(at(texts, "cards"), id.text());
      std::string list{text_at(words, "name")};
      for (const Json& alias : items_at(words, "aliases")) list += " · " + alias.text();
      page.line("meta", list);
    }
  });
  page.html("</details>\n");
}

}  // namespace

void sheet_triples(Page& page, const SheetDeck& deck) {
  for (const Json& set : items_at(deck.facts, "sets")) {
    page.html("<article class=\"paper set ")
        .text(frame_class(&set))
        .html("\"><div class=\"strip\"><b>");
    page.text(number_at(at(&set, "frame"), "number")).html("</b>");
    page.picture(text_at(at(&set, "frame"), "pictogram"), 40);
    page.html("<h3>").text(text_at(&set, "id")).html("</h3></div>\n<div class=\"row\">");
    for (std::size_t i = 0; i < 3; ++i) card(page, deck, set, i);
    facts_of_set(page, set);
    page.html("</div>\n");
    texts_of_set(page, deck, set);
    aliases(page, deck, set);
    page.html("</article>\n");
  }
}

}  // namespace stolik
