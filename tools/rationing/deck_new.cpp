#include <array>

#include "tools/decks/check.h"
#include "tools/decks/deck_makers.h"

namespace stolik {
namespace {

constexpr std::array<std::string_view, 7> kGoods = {"flour", "sugar",   "butter",   "meat",
                                                    "soap",  "alcohol", "chocolate"};
constexpr std::array<std::string_view, 12> kPhraseIds = {
    "need",        "spare",   "what-for", "too-dear", "deal",       "place",
    "two-for-one", "add-one", "none",     "not-now",  "speculator", "hurry"};

// Each good is wanted about as often as every other: card n wants goods n, n+1, n+3, all different
// (2 points); from the ninth on one twice (3 points); the last four three alike (4 points).
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
  pen.text("picture",
           "cat-" + std::string{kShoppingCategories[static_cast<std::size_t>(number) % 4]});
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
      deck.text("source", kPlaceholderSource);
      deck.json.end_object();
    }
    deck.json.end_array();
    deck.json.end_object();
  }
  deck.json.end_array();
  deck.list("sources", Strings{std::string{kPlaceholderSource}});
  open_check(deck);
  return deck.done();
}

void named_entries(Pen& pen, std::string_view group, std::string_view id, std::string_view name,
                   int count, std::string_view flavour) {
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
  lesson_questions(texts, words);
  texts.object("phrases");
  for (std::size_t i = 0; i < kPhraseIds.size(); ++i) texts.text(kPhraseIds[i], words.phrases[i]);
  texts.json.end_object();
  return texts.done();
}

}  // namespace

NewDeck make_rationing(std::string_view id, const DeckWords& words) {
  return {rationing_facts(id, words), rationing_texts(words)};
}

}  // namespace stolik
