#include "tools/decks/make.h"

#include <array>
#include <cstdio>
#include <filesystem>

#include "core/assert.h"
#include "core/json.h"
#include "games/shelf.h"
#include "tools/decks/check.h"
#include "tools/decks/make_words.h"

namespace stolik {

namespace fs = std::filesystem;

namespace {

constexpr std::array<std::string_view, 7> kGoods = {"flour", "sugar",   "butter",   "meat",
                                                    "soap",  "alcohol", "chocolate"};
constexpr std::array<std::string_view, 12> kPhraseIds = {
    "need",        "spare",   "what-for", "too-dear", "deal",       "place",
    "two-for-one", "add-one", "none",     "not-now",  "speculator", "hurry"};
constexpr std::array<std::string_view, 12> kFramePatterns = {
    "solid", "slanted-bars", "dots",   "waves",     "chevrons", "upright-bars",
    "level-lines", "rings",  "checks", "triangles", "lattice",  "stitches"};
constexpr std::array<std::string_view, 12> kFrameColors = {
    "#B3261E", "#5A6B1E", "#6A4C93", "#8F6310", "#2F6F9F", "#1F4E8C",
    "#3B4A54", "#0F766E", "#84521F", "#3F7030", "#B14D0D", "#7A1F5C"};
constexpr std::string_view kSource = "Author, Title, Place Year";

std::string numbered(std::string_view pattern, int number) {
  std::string out{pattern};
  const std::size_t at = out.find('#');
  if (at != std::string::npos) out.replace(at, 1, std::to_string(number));
  return out;
}
std::string numbered_id(std::string_view prefix, int number) {
  return std::string{prefix} + "-" + std::to_string(number);
}

// One space of indent, every item on its own line.
void write_spread(const Json& json, std::string& out, std::size_t depth) {
  const bool empty = json.items().empty() && json.members().empty();
  if (empty) return json.write(out);
  const auto line = [&](std::size_t indent) { out += "\n" + std::string(indent, ' '); };
  bool first = true;
  out += json.is_array() ? '[' : '{';
  const auto next = [&] {
    if (!first) out += ',';
    first = false;
    line(depth + 1);
  };
  for (const Json& item : json.items()) {
    next();
    write_spread(item, out, depth + 1);
  }
  for (const auto& [name, value] : json.members()) {
    next();
    write_json_string(out, name);
    out += ": ";
    write_spread(value, out, depth + 1);
  }
  line(depth);
  out += json.is_array() ? ']' : '}';
}

std::string spread(const std::string& compact) {
  const JsonResult parsed = parse_json(compact);
  STOLIK_ASSERT(parsed.error.empty());
  std::string out;
  write_spread(parsed.value, out, 0);
  return out + "\n";
}

// A writer for the shapes that decks are made of.
class Pen {
 public:
  Pen() = default;
  Pen(const Pen&) = delete;  // the writer knows where its text is
  Pen& operator=(const Pen&) = delete;

  std::string done() {
    json.end_object();
    return spread(out_);
  }
  void text(std::string_view key, std::string_view value) {
    json.key(key);
    json.string(value);
  }
  void number(std::string_view key, std::int64_t value) {
    json.key(key);
    json.integer(value);
  }
  template <class Texts>
  void list(std::string_view key, const Texts& texts) {
    json.key(key);
    json.begin_array();
    for (const auto& item : texts) json.string(item);
    json.end_array();
  }
  void object(std::string_view key) {
    json.key(key);
    json.begin_object();
  }
  void array(std::string_view key) {
    json.key(key);
    json.begin_array();
  }

 private:
  std::string out_;

 public:
  JsonWriter json{out_};
};

using Strings = std::vector<std::string>;

void head(Pen& pen, std::string_view id, std::string_view game, const DeckWords& words) {
  pen.json.begin_object();
  pen.text("id", id);
  pen.text("game", game);
  pen.list("languages", Strings{std::string{words.language}});
}

void open_check(Pen& pen) {
  pen.list("check", Strings{"All names and texts are placeholders; take this line out when they are written."});
}

void head_of_texts(Pen& pen, const DeckWords& words) {
  pen.json.begin_object();
  pen.text("language", words.language);
  pen.text("title", words.title);
  pen.text("about", words.about);
}

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
  pen.list("sources", Strings{std::string{kSource}});
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

// ---- rationing ----

// Each good is wanted about as often as every other: card n wants goods n, n+1, n+3, all different (2
// points); from the ninth on one twice (3 points); the last four three alike (4 points).
void shopping_card(Pen& pen, int number) {
  const auto good = [](int at) { return kGoods[static_cast<std::size_t>(at) % kGoods.size()]; };
  pen.json.begin_object();
  pen.text("id", numbered_id("purchase", number));
  pen.object("cost");
  if (number > 16) {
    pen.number(good(2 * number), 3);
  } else {
    pen.number(good(number), number > 8 ? 2 : 1);
    pen.number(good(number + 1), 1);
    if (number <= 8) pen.number(good(number + 3), 1);
  }
  pen.json.end_object();
  pen.text("category", kShoppingCategories[static_cast<std::size_t>(number) % 4]);
  pen.number("icons", number > 16 ? 4 : number > 8 ? 3 : 2);
  pen.text("picture", "cat-" + std::string{kShoppingCategories[static_cast<std::size_t>(number) % 4]});
  pen.json.end_object();
}

std::string rationing_facts(std::string_view id, const DeckWords& words) {
  Pen deck;
  head(deck, id, "rationing", words);
  deck.object("goods");
  for (const std::string_view good : kGoods) deck.number(good, 5);
  deck.json.end_object();
  deck.array("shopping");
  for (int i = 1; i <= 20; ++i) shopping_card(deck, i);
  deck.json.end_array();
  deck.array("visits");
  int visit = 0;
  for (std::size_t a = 0; a < 4; ++a) {
    for (std::size_t b = a + 1; b < 4; ++b) {
      deck.json.begin_object();
      deck.text("id", numbered_id("visit", ++visit));
      deck.list("doubles", std::array{kShoppingCategories[a], kShoppingCategories[b]});
      deck.text("picture", "house");
      deck.json.end_object();
    }
  }
  deck.json.end_array();
  deck.array("history");
  for (int i = 1; i <= 6; ++i) {
    deck.json.begin_object();
    deck.text("id", numbered_id("history", i));
    deck.array("figures");
    for (int k = 0; k < 2; ++k) {
      deck.json.begin_object();
      deck.text("date", "1900");
      deck.text("source", kSource);
      deck.json.end_object();
    }
    deck.json.end_array();
    deck.json.end_object();
  }
  deck.json.end_array();
  deck.list("sources", Strings{std::string{kSource}});
  open_check(deck);
  return deck.done();
}

void named_entries(Pen& pen, std::string_view group, std::string_view id, std::string_view name, int count,
                   std::string_view flavour) {
  pen.object(group);
  for (int i = 1; i <= count; ++i) {
    pen.object(numbered_id(id, i));
    pen.text("name", numbered(name, i));
    pen.text("flavour", flavour);
    pen.json.end_object();
  }
  pen.json.end_object();
}

std::string rationing_texts(const DeckWords& words) {
  Pen texts;
  head_of_texts(texts, words);
  texts.object("goods");
  for (std::size_t i = 0; i < kGoods.size(); ++i) {
    const GoodWords& good = words.goods[i];
    texts.object(kGoods[i]);
    texts.text("name", good.name);
    texts.text("short", good.name);
    if (!good.gen.empty()) {
      texts.text("gen", good.gen);
      texts.text("acc", good.acc);
    }
    texts.text("ration", good.ration);
    texts.text("flavour", words.flavour);
    texts.json.end_object();
  }
  texts.json.end_object();
  texts.object("categories");
  for (std::size_t i = 0; i < kShoppingCategories.size(); ++i) {
    texts.object(kShoppingCategories[i]);
    texts.text("name", words.categories[i]);
    texts.json.end_object();
  }
  texts.json.end_object();
  named_entries(texts, "shopping", "purchase", words.purchase, 20, words.flavour);
  named_entries(texts, "visits", "visit", words.visit, 6, words.flavour);
  texts.object("history");
  for (int i = 1; i <= 6; ++i) {
    texts.object(numbered_id("history", i));
    texts.text("title", numbered(words.history, i));
    texts.text("text", numbered(words.history_text, i));
    texts.list("figures", Strings(2, std::string{words.sentence}));
    texts.json.end_object();
  }
  texts.json.end_object();
  Strings questions;
  for (int i = 1; i <= 3; ++i) questions.push_back(numbered(words.question, i));
  texts.list("questions", questions);
  texts.object("phrases");
  for (std::size_t i = 0; i < kPhraseIds.size(); ++i) texts.text(kPhraseIds[i], words.phrases[i]);
  texts.json.end_object();
  return texts.done();
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
  if (game == "rationing") return {rationing_facts(id, *words), rationing_texts(*words)};
  STOLIK_ASSERT(game == "victory-line");
  return make_victory_line(id, *words);
}

std::string write_new_deck(std::string_view game, const std::string& dir, std::string_view language) {
  fs::path path = fs::path(dir).lexically_normal();
  if (!path.has_filename()) path = path.parent_path();
  const std::string id = path.filename().string();
  if (!is_id(id)) {
    return "'" + printable(id, 60) +
           "' cannot be the id of a deck: small letters a-z, digits and single dashes, 1 to 48 of them";
  }
  std::error_code error;
  if (fs::exists(fs::symlink_status(path, error))) {
    return path.string() + ": is there already; choose another name or take it away first";
  }
  fs::create_directories(path, error);
  if (error) return path.string() + ": the folder cannot be made: " + error.message();
  const NewDeck deck = make_deck(game, id, language);
  std::string trouble = write_file(path / "deck.json", deck.deck_json);
  if (trouble.empty()) trouble = write_file(path / (std::string{language} + ".json"), deck.texts_json);
  return trouble;
}

}  // namespace stolik
