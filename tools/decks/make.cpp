#include "tools/decks/make.h"

#include <array>
#include <cstdio>
#include <filesystem>

#include "core/assert.h"
#include "games/shelf.h"
#include "tools/decks/check.h"
#include "tools/decks/make_pen.h"

namespace stolik {

namespace fs = std::filesystem;

namespace {

constexpr std::array<std::string_view, 12> kFramePatterns = {
    "solid",       "slanted-bars", "dots",   "waves",     "chevrons", "upright-bars",
    "level-lines", "rings",        "checks", "triangles", "lattice",  "stitches"};
constexpr std::array<std::string_view, 12> kFrameColors = {
    "#B3261E", "#5A6B1E", "#6A4C93", "#8F6310", "#2F6F9F", "#1F4E8C",
    "#3B4A54", "#0F766E", "#84521F", "#3F7030", "#B14D0D", "#7A1F5C"};

// ---- triples ----

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
  return {deck.done(), texts.done()};
}

// ---- victory-line ----

NewDeck make_victory_line(std::string_view id, const DeckWords& words) {
  Pen deck;
  head(deck, id, "victory-line", words);
  deck.object("cells");
  int event = 0;
  for (int row = 1; row <= 12; ++row) {
    for (char column = 'a'; column <= 'l'; ++column) {
      const bool corner = (row == 1 || row == 12) && (column == 'a' || column == 'l');
      if (!corner) deck.text(column + std::to_string(row), numbered_id("event", ++event));
    }
  }
  deck.json.end_object();
  deck.array("events");
  for (int i = 1; i <= event; ++i) {
    deck.json.begin_object();
    deck.text("id", numbered_id("event", i));
    deck.text("date", "1900");
    deck.json.key("date_end");
    deck.json.null();
    deck.text("precision", "year");
    deck.text("category", "diplomacy");
    deck.json.end_object();
  }
  deck.json.end_array();
  open_check(deck);

  Pen texts;
  head_of_texts(texts, words);
  texts.object("events");
  for (int i = 1; i <= event; ++i) {
    texts.object(numbered_id("event", i));
    texts.text("name", numbered(words.event, i));
    texts.text("brief", numbered(words.brief, i));
    texts.text("code", (i < 10 ? "0" : "") + std::to_string(i));
    texts.text("place", words.place);
    texts.text("text", numbered(words.event_text, i));
    texts.json.end_object();
  }
  texts.json.end_object();
  return {deck.done(), texts.done()};
}

std::string write_file(const fs::path& path, const std::string& content) {
  // "x": a file that came to be in the meantime is not overwritten.
  std::FILE* file = std::fopen(path.string().c_str(), "wbx");
  if (file == nullptr) return path.string() + ": cannot be written";
  const bool whole = std::fwrite(content.data(), 1, content.size(), file) == content.size();
  const bool closed = std::fclose(file) == 0;
  return whole && closed ? "" : path.string() + ": could not be written to the end";
}

}  // namespace

NewDeck make_deck(std::string_view game, std::string_view id, std::string_view language) {
  const DeckWords* words = deck_words(language);
  STOLIK_ASSERT(words != nullptr);
  if (game == "triples") return make_triples(id, *words);
  if (game == "rationing") return make_rationing(id, *words);
  STOLIK_ASSERT(game == "victory-line");
  return make_victory_line(id, *words);
}

std::string write_new_deck(std::string_view game, const std::string& dir,
                           std::string_view language) {
  fs::path path = fs::path(dir).lexically_normal();
  if (!path.has_filename()) path = path.parent_path();
  const std::string id = path.filename().string();
  if (!is_id(id)) {
    return "'" + printable(id, 60) +
           "' cannot be the id of a deck: small letters a-z, digits and single dashes, 1 to 48 of "
           "them";
  }
  std::error_code error;
  if (fs::exists(fs::symlink_status(path, error))) {
    return path.string() + ": is there already; choose another name or take it away first";
  }
  fs::create_directories(path, error);
  if (error) return path.string() + ": the folder cannot be made: " + error.message();
  const NewDeck deck = make_deck(game, id, language);
  std::string trouble = write_file(path / "deck.json", deck.deck_json);
  if (trouble.empty())
    trouble = write_file(path / (std::string{language} + ".json"), deck.texts_json);
  return trouble;
}

}  // namespace stolik
