// Goods, shopping cards, visits, history cards and phrases.

#include "tools/decks/deck_sheets.h"

namespace stolik {
namespace {

void lines_of(Page& page, const SheetDeck& deck, std::string_view group, std::string_view id) {
  page.html("<ul class=\"names\">");
  for (const auto& [language, texts] : deck.texts) {
    const Json* words = at(at(texts, group), id);
    page.html("<li lang=\"")
        .text(language)
        .html("\"><b class=\"lang\">")
        .text(language)
        .html("</b> <strong>");
    page.text(text_at(words, "name")).html("</strong>");
    std::string forms{text_at(words, "short")};
    for (const std::string_view form : {"gen", "acc", "ration"}) {
      if (!text_at(words, form).empty()) forms += " · " + std::string{text_at(words, form)};
    }
    page.line("meta", forms).line("flavour", text_at(words, "flavour")).html("</li>");
  }
  page.html("</ul>\n");
}

void heading(Page& page, std::string_view title) {
  page.html("<h3 class=\"part\">").text(title).html("</h3>\n");
}

void goods(Page& page, const SheetDeck& deck) {
  heading(page, "Goods");
  page.html("<div class=\"cards\">\n");
  const Json* all = at(deck.facts, "goods");
  if (all == nullptr) return;
  for (const auto& [id, count] : all->members()) {
    page.html("<article class=\"paper item\"><div class=\"tiles\">")
        .picture_tiles("good-" + id, "coupon g-" + id);
    page.html("</div>").line("meta", id + " · " + count.text() + " in the deck");
    lines_of(page, deck, "goods", id);
    page.html("</article>\n");
  }
  page.html("</div>\n");
}

void cost(Page& page, const Json* cost) {
  page.html("<span class=\"cost\">");
  if (cost != nullptr) {
    for (const auto& [good, count] : cost->members()) {
      for (std::int64_t i = 0; i < count.integer().value_or(0) && i < 3; ++i) {
        page.html("<span class=\"pip coupon g-")
            .text(good)
            .html("\">")
            .picture("good-" + good, 28)
            .html("</span>");
      }
    }
  }
  page.html("</span>");
}

void shopping(Page& page, const SheetDeck& deck) {
  heading(page, "Shopping");
  page.html("<div class=\"cards\">\n");
  for (const Json& card : items_at(deck.facts, "shopping")) {
    const std::string_view id = text_at(&card, "id");
    const std::string category{text_at(&card, "category")};
    page.html("<article class=\"paper item\"><div class=\"tiles\">")
        .picture_tiles(text_at(&card, "picture"));
    page.html("</div><div class=\"price\">");
    cost(page, at(&card, "cost"));
    page.picture("cat-" + category, 28)
        .html("<b>")
        .text(number_at(&card, "icons"))
        .html("</b></div>");
    page.line("meta", std::string{id} + " · " + category);
    lines_of(page, deck, "shopping", id);
    open_checks(page, &card);
    page.html("</article>\n");
  }
  page.html("</div>\n");
}

void visits(Page& page, const SheetDeck& deck) {
  heading(page, "Visits");
  page.html("<div class=\"cards\">\n");
  for (const Json& visit : items_at(deck.facts, "visits")) {
    const std::string_view id = text_at(&visit, "id");
    page.html("<article class=\"paper item\"><div class=\"tiles\">")
        .picture_tiles(text_at(&visit, "picture"));
    page.html("</div><div class=\"price\"><b>×2</b>");
    std::string doubles;
    for (const Json& category : items_at(&visit, "doubles")) {
      page.picture("cat-" + category.text(), 28);
      doubles += " · " + category.text();
    }
    page.html("</div>").line("meta", std::string{id} + doubles);
    lines_of(page, deck, "visits", id);
    page.html("</article>\n");
  }
  page.html("</div>\n");
}

void history(Page& page, const SheetDeck& deck) {
  heading(page, "History");
  for (const Json& card : items_at(deck.facts, "history")) {
    const std::string_view id = text_at(&card, "id");
    const auto& dates = items_at(&card, "figures");
    page.html("<article class=\"paper\">").line("meta", id);
    columns(page, deck, [&](const std::string&, const Json* texts) {
      const Json* words = at(at(texts, "history"), id);
      page.html("<h4>")
          .text(text_at(words, "title"))
          .html("</h4>")
          .line("body", text_at(words, "text"));
      page.html("<ul class=\"dated\">");
      const auto& figures = items_at(words, "figures");
      for (std::size_t i = 0; i < figures.size(); ++i) {
        page.html("<li><time>")
            .text(i < dates.size() ? text_at(&dates[i], "date") : "")
            .html("</time> ");
        page.text(figures[i].text()).html("</li>");
      }
      page.html("</ul>");
    });
    page.html("<ul class=\"sources\">");
    for (const Json& figure : dates) {
      page.html("<li>")
          .text(text_at(&figure, "date"))
          .html(": ")
          .text(text_at(&figure, "source"))
          .html("</li>");
    }
    page.html("</ul></article>\n");
  }
}

void talk(Page& page, const SheetDeck& deck) {
  heading(page, "Categories, phrases");
  page.html("<article class=\"paper\">");
  columns(page, deck, [&](const std::string&, const Json* texts) {
    std::string categories;
    if (const Json* all = at(texts, "categories")) {
      for (const auto& [id, words] : all->members()) {
        categories += (categories.empty() ? "" : " · ") + std::string{text_at(&words, "name")};
      }
    }
    page.line("meta", categories).html("<ul class=\"phrases\">");
    if (const Json* all = at(texts, "phrases")) {
      for (const auto& [id, phrase] : all->members())
        page.html("<li>").text(phrase.text()).html("</li>");
    }
    page.html("</ul>");
  });
  page.html("</article>\n");
}

}  // namespace

void sheet_rationing(Page& page, const SheetDeck& deck) {
  goods(page, deck);
  shopping(page, deck);
  visits(page, deck);
  history(page, deck);
  talk(page, deck);
}

}  // namespace stolik
