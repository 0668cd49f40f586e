#include "tools/decks/sheet.h"

#include <algorithm>

#include "tools/decks/deck_sheets.h"
#include "tools/decks/embedded.h"

namespace stolik {
namespace {

SheetDeck chosen(const DeckFiles& files, std::string_view language) {
  SheetDeck deck{&*files.facts.json, {}};
  for (const auto& [code, file] : files.texts) {
    if (file.json && (language.empty() || code == language))
      deck.texts.emplace_back(code, &*file.json);
  }
  return deck;
}

void head(Page& page) {
  page.html(
      "<!doctype html>\n<html lang=\"en\" data-theme=\"light\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" "
      "content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>Stolik: contact sheet</title>\n<style>\n");
  for (const std::string_view wanted : {"tokens", "tile", "sheet"}) {
    for (const EmbeddedFile& style : embedded_sheet_styles()) {
      if (style.name == wanted) page.html(style.content);
    }
  }
  page.html("</style>\n</head>\n<body>\n").html(sprite(page.art()));
}

// A game without a sheet of its own: whatever its texts name.
void all_names(Page& page, const SheetDeck& deck) {
  if (deck.texts.empty()) return;
  for (const auto& [group, entries] : deck.texts.front().second->members()) {
    if (!entries.is_object()) continue;
    page.html("<h2>").text(group).html("</h2>\n");
    for (const auto& [id, entry] : entries.members()) {
      page.line("caps", id);
      names_of(page, deck, group, id, "name");
    }
  }
}

void one_deck(Page& page, const DeckFiles& files, std::string_view language) {
  const SheetDeck deck = chosen(files, language);
  const std::string_view game = text_at(deck.facts, "game");
  page.html("<section class=\"deck\" data-game=\"")
      .text(game)
      .html("\" id=\"deck-")
      .text(files.folder);
  page.html("\" style=\"--languages:" + std::to_string(deck.texts.size()) + "\">\n<header>");
  const Json* age = at(deck.facts, "age");
  const std::string from =
      age == nullptr ? "" : " · from " + std::to_string(age->integer().value_or(0));
  page.line("caps", std::string{game} + " · " + files.label + from)
      .html("<h1>")
      .text(files.folder)
      .html("</h1>\n");
  columns(page, deck, [&](const std::string&, const Json* texts) {
    page.html("<h2>")
        .text(text_at(texts, "title"))
        .html("</h2>")
        .line("about", text_at(texts, "about"))
        .line("meta", text_at(texts, "content_note"));
    if (items_at(texts, "questions").empty()) return;
    page.html("<ol class=\"questions\">");
    for (const Json& question : items_at(texts, "questions"))
      page.html("<li>").text(question.text()).html("</li>");
    page.html("</ol>");
  });
  page.html("</header>\n");
  const auto own =
      std::find_if(std::begin(kDeckSheets), std::end(kDeckSheets),
                   [&](const DeckSheet& one) { return one.game == game && one.sheet != nullptr; });
  own != std::end(kDeckSheets) ? own->sheet(page, deck) : all_names(page, deck);
  sources(page, deck.facts);
  open_checks(page, deck.facts);
  page.html("</section>\n");
}

void all_pictures(Page& page) {
  page.html("<section class=\"deck\" id=\"pictures\"><header>");
  page.line("caps", std::to_string(page.art().pictures().size()) +
                        " drawings · 96 and 40 pixels · light and dark");
  page.html("<h1>Pictures</h1></header>\n<div class=\"gallery\">\n");
  for (const auto& [name, svg] : page.art().pictures()) {
    page.html("<figure class=\"paper\"><div class=\"tiles\">").picture_tiles(name, "seat-1 f1");
    page.html("</div><figcaption>").text(name).html("</figcaption></figure>\n");
  }
  page.html("</div></section>\n");
}

}  // namespace

void names_of(Page& page, const SheetDeck& deck, std::string_view group, std::string_view id,
              std::string_view member) {
  page.html("<ul class=\"names\">");
  for (const auto& [language, texts] : deck.texts) {
    page.html("<li lang=\"")
        .text(language)
        .html("\"><b class=\"lang\">")
        .text(language)
        .html("</b> ");
    const Json* entry = at(at(texts, group), id);
    page.text(text_at(entry, member));
    if (member == "name" && at(entry, "short") != nullptr)
      page.html(" <i>").text(text_at(entry, "short")).html("</i>");
    page.html("</li>");
  }
  page.html("</ul>\n");
}

void open_checks(Page& page, const Json* json) {
  const Json* check = at(json, "check");
  if (check == nullptr) return;
  page.line("check", text_at(json, "check"));
  for (const Json& note : check->items()) page.line("check", note.text());
}

void sources(Page& page, const Json* json) {
  if (items_at(json, "sources").empty()) return;
  page.html("<ul class=\"sources\">");
  for (const Json& source : items_at(json, "sources"))
    page.html("<li>").text(source.text()).html("</li>");
  page.html("</ul>\n");
}

std::string make_sheet(const std::vector<DeckFiles>& decks, const Art& art,
                       std::string_view language) {
  Page page(art);
  head(page);
  page.html("<nav><b>Stolik</b> contact sheet");
  for (const DeckFiles& deck : decks) {
    page.html(" <a href=\"#deck-").text(deck.folder).html("\">").text(deck.folder).html("</a>");
  }
  page.html(" <a href=\"#pictures\">pictures</a></nav>\n");
  for (const DeckFiles& deck : decks) one_deck(page, deck, language);
  all_pictures(page);
  page.html("</body>\n</html>\n");
  return std::move(page.out());
}

}  // namespace stolik
