#include <array>

#include "tools/decks/deck_makers.h"

namespace stolik {
namespace {

constexpr std::array<std::string_view, 12> kFramePatterns = {
    "solid",       "slanted-bars", "dots",   "waves",     "chevrons", "upright-bars",
    "level-lines", "rings",        "checks", "triangles", "lattice",  "stitches"};
constexpr std::array<std::string_view, 12> kFrameColors = {
    "#B3261E", "#5A6B1E", "#6A4C93", "#8F6310", "#2F6F9F", "#1F4E8C",
    "#3B4A54", "#0F766E", "#84521F", "#3F7030", "#B14D0D", "#7A1F5C"};

void triples_set(Pen& pen, int number) {
  const auto at = static_cast<std::size_t>(number - 1);
  pen.json.begin_object();
  pen.text("id", numbered_id("set", number));
  Strings cards;
  for (int i = 3 * number - 2; i <= 3 * number; ++i) cards.push_back(numbered_id("card", i));
  pen.list("cards", cards);
  pen.list("roles", Strings{"commander", "unit", "battle"});
  pen.list("pictures", Strings{"role-commander", "role-unit", "role-battle"});
  pen.object("frame");
  pen.number("number", number);
  pen.text("color", kFrameColors[at]);
  pen.text("pictogram", numbered_id("set", number));
  pen.text("pattern", kFramePatterns[at]);
  pen.json.end_object();
  pen.object("date");
  pen.text("start", "1900");
  pen.text("end", "1900");
  pen.json.end_object();
  pen.object("place");
  pen.text("kind", "point");
  pen.array("points");
  pen.json.begin_object();
  pen.number("lat", 52);
  pen.number("lon", 21);
  pen.json.end_object();
  pen.json.end_array();
  pen.number("in_place_km", 25);
  pen.number("near_km", 100);
  pen.number("region_km", 300);
  pen.json.end_object();
  pen.list("facts", Strings{"1900", "1900"});
  pen.list("sources", Strings{std::string{kPlaceholderSource}});
  pen.json.end_object();
}

}  // namespace

NewDeck make_triples(std::string_view id, const DeckWords& words) {
  Pen deck;
  head(deck, id, "triples", words);
  deck.array("sets");
  for (int i = 1; i <= 12; ++i) triples_set(deck, i);
  deck.json.end_array();
  open_check(deck);

  Pen texts;
  head_of_texts(texts, words);
  texts.object("sets");
  for (int i = 1; i <= 12; ++i) {
    texts.object(numbered_id("set", i));
    texts.text("title", numbered(words.set_title, i));
    texts.text("knowledge", numbered(words.knowledge, i));
    texts.text("date", words.date);
    texts.text("place", words.place);
    texts.list("facts", Strings(2, std::string{words.sentence}));
    texts.json.end_object();
  }
  texts.json.end_object();
  texts.object("cards");
  for (int i = 1; i <= 36; ++i) {
    texts.object(numbered_id("card", i));
    texts.text("name", numbered(words.card, i));
    texts.list("aliases", Strings{});
    texts.json.end_object();
  }
  texts.json.end_object();
  lesson_questions(texts, words);
  return {deck.done(), texts.done()};
}

}  // namespace stolik
