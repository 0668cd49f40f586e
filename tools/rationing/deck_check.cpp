// The deck of `rationing`: goods (R1), shopping cards (R3), visits, and the history cards beside
// them.

#include <algorithm>

#include "tools/decks/check.h"
#include "tools/decks/letters.h"

namespace stolik {
namespace {

constexpr std::size_t kKinds = 7;
constexpr std::int64_t kRationCards = 35;
constexpr std::int64_t kCost = 3;
constexpr std::size_t kPhrases = 12;

// Words of the commands (docs/PROTOCOL.md); a good of that name could not be told from them.
constexpr std::array<std::string_view, 14> kReserved = {"any",    "all", "give",  "want",  "places",
                                                        "place",  "pay", "need",  "have",  "card",
                                                        "visits", "row", "first", "failed"};

void check_reserved(const Spot& spot, std::string_view id) {
  if (!contains(kReserved, id)) return;
  spot.problem(concat("'", id, "' is a word of the commands; choose another id"));
}

struct Names {
  std::vector<std::string> goods;
  std::vector<std::string> shopping;
  std::vector<std::string> visits;
  std::vector<std::string> history;
};

void check_goods(const Spot& goods, const Art& art, Ids& ids, Names& names) {
  if (!goods.there()) return;
  if (!goods.json().is_object()) return goods.problem("an object is expected: {\"flour\": 5, …}");
  const std::size_t kinds = goods.json().members().size();
  if (kinds != kKinds) {
    goods.problem(concat(kinds, " kinds of goods, ", kKinds, " expected (R1)"));
  }
  std::int64_t sum = 0;
  bool all_known = true;
  for (const auto& [id, count] : goods.json().members()) {
    const Spot good = goods[id];
    if (ids.add(good, id)) names.goods.push_back(id);
    check_reserved(good, id);
    const auto number = good.integer(1, 9);
    all_known = all_known && number.has_value();
    sum += number.value_or(0);
    if (is_id(id) && !art.has("good-" + id))
      good.note("there is no picture good-" + id + "; the coupon shows the name alone");
  }
  if (all_known && kinds == kKinds && sum != kRationCards) {
    goods.problem(concat(sum, " ration cards, ", kRationCards, " in all expected (R1)"));
  }
}

void check_cost(const Spot& cost, const Spot& goods) {
  if (!cost.there()) return;
  if (!cost.json().is_object())
    return cost.problem("an object is expected: {\"flour\": 2, \"sugar\": 1}");
  std::int64_t sum = 0;
  bool all_known = true;
  for (const auto& [good, count] : cost.json().members()) {
    const Spot wanted = goods[good];
    if (!wanted.there()) cost[good].problem("there is no such good in `goods`; correct it");
    const auto number = cost[good].integer(1, kCost);
    all_known = all_known && number.has_value();
    sum += number.value_or(0);
    if (number && wanted.there() && wanted.json().integer().value_or(9) < *number) {
      cost[good].problem("the deck has fewer of it; nobody could ever pay");
    }
  }
  if (all_known && sum != kCost) {
    cost.problem(concat(sum, " ration cards, ", kCost, " expected (R3)"));
  }
}

void check_shopping(const DeckSpots& deck, Ids& ids, Names& names) {
  std::array<int, kShoppingCategories.size()> cards{};
  for (const Spot& card : deck.facts["shopping"].list({20, 20}, "shopping cards")) {
    if (!card.members({"id", "cost", "category", "icons", "picture"}, {"check"})) continue;
    if (const std::string* id = ids.add(card["id"])) {
      names.shopping.push_back(*id);
      check_reserved(card["id"], *id);
    }
    check_cost(card["cost"], deck.facts["goods"]);
    card["icons"].integer(1, 9);
    check_picture(card["picture"], deck.art);
    const std::string* category = card["category"].one_of(kShoppingCategories);
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (category != nullptr && *category == kShoppingCategories[i]) ++cards[i];
    }
  }
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (cards[i] > 0) continue;
    deck.facts["shopping"].note(concat("no card of the category ", kShoppingCategories[i],
                                       "; a visit would double nothing"));
  }
}

void check_visits(const DeckSpots& deck, Ids& ids, Names& names) {
  Different pairs("pair");
  for (const Spot& visit : deck.facts["visits"].list({6, 6}, "visits")) {
    if (!visit.members({"id", "doubles", "picture"}, {"check"})) continue;
    if (const std::string* id = ids.add(visit["id"])) {
      names.visits.push_back(*id);
      check_reserved(visit["id"], *id);
    }
    check_picture(visit["picture"], deck.art);
    std::vector<std::string> pair;
    for (const Spot& category : visit["doubles"].list({2, 2}, "categories")) {
      if (const std::string* word = category.one_of(kShoppingCategories)) pair.push_back(*word);
    }
    if (pair.size() != 2) continue;
    if (pair[0] == pair[1]) {
      visit["doubles"].problem("twice the same category; two different ones are expected");
      continue;
    }
    std::ranges::sort(pair);
    pairs.add(visit["doubles"], pair[0] + " " + pair[1]);
  }
}

void check_history(const DeckSpots& deck, Ids& ids, Names& names) {
  for (const Spot& card : deck.facts["history"].list({6, 6}, "history cards")) {
    if (!card.members({"id", "figures"}, {"check"})) continue;
    if (const std::string* id = ids.add(card["id"])) names.history.push_back(*id);
    for (const Spot& figure : card["figures"].list({2, 6}, "figures")) {
      if (!figure.members({"date", "source"})) continue;
      check_date_or_span(figure["date"]);
      figure["source"].text(240);
    }
  }
}

// Entries with a name, each name once.
void check_named(const Spot& group, const std::vector<std::string>& ids, std::size_t most) {
  if (!group.entries(ids, "write it")) return;
  Different names("name");
  Different shorts("short name");
  for (const std::string& id : ids) {
    if (!group[id].members({"name", "flavour"}, {"short"})) continue;
    names.add_name(group[id]["name"], most);
    shorts.add_name(group[id]["short"], kShortName);
    group[id]["flavour"].text(90);
  }
}

void check_goods_texts(const Spot& goods, const std::vector<std::string>& ids,
                       const std::string& language) {
  if (!goods.entries(ids, "write this good")) return;
  Different names("name");
  Different shorts("short name");
  for (const std::string& id : ids) {
    const Spot good = goods[id];
    const bool declined = language == "pl" || language == "ru";
    if (declined ? !good.members({"name", "short", "gen", "acc", "ration", "flavour"})
                 : !good.members({"name", "short", "ration", "flavour"}, {"gen", "acc"})) {
      continue;
    }
    names.add_name(good["name"], 24);
    shorts.add_name(good["short"], 12);
    good["gen"].text(16);
    good["acc"].text(16);
    good["ration"].text(24);
    good["flavour"].text(90);
  }
}

void check_categories(const Spot& group) {
  const std::vector<std::string> ids{kShoppingCategories.begin(), kShoppingCategories.end()};
  if (!group.entries(ids, "write this category")) return;
  Different names("name");
  for (const std::string& id : ids) {
    if (!group[id].members({"name"})) continue;
    names.add_name(group[id]["name"], 20);
  }
}

void check_history_texts(const DeckSpots& deck, const Spot& group,
                         const std::vector<std::string>& ids) {
  if (!group.entries(ids, "write this history card")) return;
  const Spot facts = deck.facts["history"];
  for (std::size_t i = 0; i < 6; ++i) {
    const Spot id = facts.item(i)["id"];
    if (!id.there() || !id.json().is_string()) continue;
    const Spot card = group[id.json().text()];
    if (!card.members({"title", "text", "figures"})) continue;
    card["title"].text(40);
    card["text"].text_of_words({60, 95});
    const Between count = one_for_each(facts.item(i)["figures"], {2, 6});
    for (const Spot& figure : card["figures"].list(count, "figures")) figure.text(160);
  }
}

// The same twelve phrases in every language; the first one says which.
void check_phrases(const DeckSpots& deck) {
  std::vector<std::string> ids;
  for (const auto& [language, texts] : deck.texts) {
    const Spot phrases = texts["phrases"];
    if (!phrases.there()) continue;
    if (ids.empty() && phrases.json().is_object()) {
      for (const auto& [id, text] : phrases.json().members()) {
        if (!is_id(id)) phrases[id].problem("is no id; small letters, digits and single dashes");
        ids.push_back(id);
      }
      if (ids.size() != kPhrases) {
        phrases.problem(concat(ids.size(), " phrases, ", kPhrases, " expected"));
      }
    }
    if (!phrases.entries(ids, "write this phrase")) continue;
    for (const std::string& id : ids) phrases[id].text(40);
  }
}

}  // namespace

void check_rationing(const DeckSpots& deck) {
  if (!deck.facts.members(
          {"id", "game", "languages", "goods", "shopping", "visits", "history", "sources"},
          {"age", "author", "licence", "unwritten", "check"})) {
    return;
  }
  Ids ids;
  Names names;
  check_goods(deck.facts["goods"], deck.art, ids, names);
  check_shopping(deck, ids, names);
  check_visits(deck, ids, names);
  check_history(deck, ids, names);
  check_sources(deck.facts["sources"]);
  for (const auto& [language, texts] : deck.texts) {
    texts.members({"language", "title", "about", "goods", "categories", "shopping", "visits",
                   "history", "questions", "phrases"},
                  {"content_note", "unwritten"});
    check_title(texts);
    check_goods_texts(texts["goods"], names.goods, language);
    check_categories(texts["categories"]);
    check_named(texts["shopping"], names.shopping, 36);
    check_named(texts["visits"], names.visits, 36);
    check_history_texts(deck, texts["history"], names.history);
  }
  check_phrases(deck);
}

}  // namespace stolik
