#include "games/rationing/text.h"

#include <algorithm>

#include "games/shelf.h"

namespace stolik::rationing {
namespace {

constexpr std::array<std::string_view, 4> kCategories{"cake", "dinner", "party", "renovation"};

bool find_category(const Json& json, Category& category) {
  const auto found = std::ranges::find(kCategories, json.text());
  if (!json.is_string() || found == kCategories.end()) return false;
  return category = static_cast<Category>(found - kCategories.begin()), true;
}

}  // namespace

void put(JsonWriter& json, const Deck& deck, Goods goods) {
  json.begin_object();
  goods.each([&](Good good, int count) { json.integer(deck.name(good), count); });
  json.end_object();
}
void put(JsonWriter& json, const Deck& deck, CardList cards) {
  std::string text;
  put_word(text, deck, cards.goods);
  json.string(text);
}
void put(JsonWriter& json, const Deck& deck, const Want& want) {
  std::string text;
  put_word(text, deck, want);
  json.string(text);
}
void put(JsonWriter& json, const Deck& deck, Visit visit) {
  visit == kNoVisit ? json.null() : json.string(deck.name(visit));
}
void put(JsonWriter& json, const Deck&, Pawn pawn) {
  pawn == kSpeculator ? json.string("speculator") : json.integer(stolik::index(seat_of(pawn)));
}
void put(JsonWriter& json, const Deck&, Addressee to) {
  to.is_all() ? json.string("all") : json.integer(stolik::index(to.seat));
}

void take(Reading& reading, const Json& json, const Deck& deck, Goods& goods) {
  goods = {};
  if (!json.is_object()) return reading.fail("an object with the number of each kind is expected");
  for (const auto& [name, value] : json.members()) {
    Good good{};
    if (!deck.find(name, good))
      return reading.fail("no good of this deck is called '" + name + "'");
    const auto count = value.integer();
    if (!count || *count < 0 || *count > kMaxOfOneGood) {
      return reading.fail("'" + name + "': a number from 0 to 9 is expected");
    }
    goods = goods + Goods::of(good, int(*count));
  }
}
void take(Reading& reading, const Json& json, const Deck& deck, CardList& cards) {
  Want want;
  take(reading, json, deck, want);
  if (!want.choice.none()) reading.fail("nothing is left to choose in what is given");
  cards = {want.fixed};
}
void take(Reading& reading, const Json& json, const Deck& deck, Want& want) {
  want = {};
  if (!json.is_string()) return reading.fail("a list of cards in one string is expected");
  if (json.text().empty()) return;
  Findings findings;
  parse_want(findings, json.text(), deck, want);
  if (findings.result() == Parsed::bad_command)
    reading.fail("'" + json.text() + "' is no list of cards");
  if (findings.result() == Parsed::unknown_card) {
    reading.fail(concat("no good of this deck is called '", findings.word(), "'"));
  }
}
void take(Reading& reading, const Json& json, const Deck& deck, Visit& visit) {
  visit = kNoVisit;
  if (json.is_null()) return;
  if (!json.is_string() || !deck.find(json.text(), visit)) {
    reading.fail("no visit of this deck is called '" + json.text() + "'");
  }
}
void take(Reading& reading, const Json& json, const Deck&, Pawn& pawn) {
  pawn = kSpeculator;
  if (json.is_string() && json.text() == "speculator") return;
  pawn = static_cast<Pawn>(
      read_number(reading, json, kMaxPlayers - 1, "a seat or \"speculator\" is expected"));
}
void take(Reading& reading, const Json& json, const Deck&, Addressee& to) {
  to = Addressee::all();
  if (json.is_string() && json.text() == "all") return;
  to = {static_cast<Seat>(
      read_number(reading, json, kMaxPlayers - 1, "a seat or \"all\" is expected"))};
}

namespace {

// The ids of a list of objects, sorted, each with its place in the file.
template <class T, std::size_t N>
std::string read_ids(const Json& deck, std::string_view member, Names<T>& names,
                     std::array<const Json*, N>& items) {
  const std::string where{member};
  const auto& list = deck[member].items();
  if (list.size() != N) return concat(where, ": a list of ", N, " is expected (R1)");
  for (std::size_t i = 0; i < N; ++i) {
    const Json& id = list[i]["id"];
    if (!id.is_string() || !is_id(id.text())) {
      return concat(where, "[", i, "].id: is missing or no id");
    }
    items[i] = &list[i];
  }
  const auto id_of = [](const Json* item) -> const std::string& { return (*item)["id"].text(); };
  std::sort(items.begin(), items.end(),
            [&](const Json* a, const Json* b) { return id_of(a) < id_of(b); });
  for (std::size_t i = 0; i < N; ++i) names.add(static_cast<T>(i), id_of(items[i]));
  const std::string* twice = names.sort();
  return twice == nullptr ? "" : where + ": '" + *twice + "' stands there twice";
}

std::string read_goods(const Json& json, Deck& deck) {
  const Json& goods = json["goods"];
  if (goods.members().size() != kGoods) return "goods: seven kinds are expected (R1)";
  std::array<std::string, kGoods> names;
  for (std::size_t i = 0; i < kGoods; ++i) names[i] = goods.members()[i].first;
  std::sort(names.begin(), names.end());
  for (std::size_t i = 0; i < kGoods; ++i) {
    const std::string& name = names[i];
    if (!is_id(name) || name == "any") return "goods: '" + name + "' is no id";
    const auto count = goods[name].integer();
    if (!count || *count < 1 || *count > kMaxOfOneGood)
      return "goods." + name + ": 1 to 9 are expected";
    deck.goods.add(static_cast<Good>(i), name);
    deck.facts.goods = deck.facts.goods + Goods::of(static_cast<Good>(i), int(*count));
  }
  if (deck.facts.goods.total() != kRationCards) return "goods: 35 ration cards are expected (R1)";
  return "";
}

std::string read_cost(const Json& json, const Deck& deck, std::array<Good, kCostOfCard>& cost) {
  if (!json.is_object()) return "is missing";
  std::size_t total = 0;
  for (const auto& [name, value] : json.members()) {
    Good good{};
    if (!deck.find(name, good)) return "no good is called '" + name + "'";
    const auto count = value.integer();
    if (!count || *count < 1 || total + std::uint64_t(*count) > kCostOfCard) {
      return "three ration cards are expected (R3)";
    }
    for (std::int64_t i = 0; i < *count; ++i) cost[total++] = good;
  }
  return total == kCostOfCard ? "" : "three ration cards are expected (R3)";
}

std::string read_shopping(const Json& json, Deck& deck) {
  std::array<const Json*, kShoppingCards> cards{};
  std::string trouble = read_ids(json, "shopping", deck.shopping, cards);
  if (!trouble.empty()) return trouble;
  for (std::size_t i = 0; i < kShoppingCards; ++i) {
    const std::string where = "shopping." + deck.name(static_cast<ShopCard>(i));
    std::array<Good, kCostOfCard> cost{};
    trouble = read_cost((*cards[i])["cost"], deck, cost);
    if (!trouble.empty()) return where + ".cost: " + trouble;
    Goods sum;
    for (const Good good : cost) sum = sum + Goods::of(good);
    if (!deck.facts.goods.has_all(sum)) return where + ".cost: there are not so many of that kind";
    Category category{};
    if (!find_category((*cards[i])["category"], category)) {
      return where + ".category: cake, dinner, party or renovation is expected (R3)";
    }
    const auto count = (*cards[i])["icons"].integer();
    if (!count || *count < 1 || *count > kMaxIcons) return where + ".icons: 1 to 9 are expected";
    deck.facts.shopping[i] = CardFacts::of(cost, category, int(*count));
  }
  return "";
}

std::string read_visits(const Json& json, Deck& deck) {
  std::array<const Json*, kVisits> visits{};
  std::string trouble = read_ids(json, "visits", deck.visits, visits);
  if (!trouble.empty()) return trouble;
  for (std::size_t i = 0; i < kVisits; ++i) {
    const std::string where = "visits." + deck.name(static_cast<Visit>(i)) + ".doubles";
    const Json& doubles = (*visits[i])["doubles"];
    Category a{};
    Category b{};
    if (doubles.items().size() != 2 || !find_category(doubles.at(0), a) ||
        !find_category(doubles.at(1), b) || a == b) {
      return where + ": two categories are expected (R3)";
    }
    const unsigned bits = 1u << unsigned(a) | 1u << unsigned(b);
    deck.facts.doubles[i] = std::uint8_t(bits);
    for (std::size_t k = 0; k < i; ++k) {
      if (deck.facts.doubles[k] == deck.facts.doubles[i]) return where + ": each pair once (R3)";
    }
  }
  return "";
}

}  // namespace

std::string Text::read_deck(const Json& json, Deck& deck) {
  std::string trouble = read_goods(json, deck);
  if (trouble.empty()) trouble = read_shopping(json, deck);
  if (trouble.empty()) trouble = read_visits(json, deck);
  return trouble;
}

void Text::list_words(const Public& pub, const Private&, Seat seat,
                      FixedVec<std::string_view, 4>& words) {
  if (Rationing::may_offer(pub, seat)) words.push("offer");
  if (Rationing::may_say(pub)) words.push("say");
}

Deal Text::shuffle(const Public& pub, Lots& lots) {
  const Options& options = pub.options;
  Deal deal;
  FixedVec<Good, kRationCards> cards;
  options.facts.goods.each([&](Good good, int count) {
    for (int i = 0; i < count; ++i) cards.push(good);
  });
  FixedVec<Visit, kVisits> visits;
  for (int i = 0; i < kVisits; ++i) {
    const bool dinner = options.facts.doubles_category(visit_at(i), Category::dinner);
    if (!options.no_dinner_visits || !dinner) visits.push(visit_at(i));
  }
  FixedVec<ShopCard, kShoppingCards> shop;
  for (int i = 0; i < kShoppingCards; ++i) shop.push(shop_card_at(i));
  const auto draw = [&](auto& from) {
    const std::size_t lot = lots.below(from.size());
    const auto card = from[lot];
    from.remove_at(lot);
    return card;
  };
  for (int s = 0; s < options.players; ++s) {
    Goods& hand = deal.hands[slot(seat_at(s))];
    for (int k = 0; k < kHandDealt; ++k) hand = hand + Goods::of(draw(cards));
    deal.visits[slot(seat_at(s))] = draw(visits);
  }
  while (!deal.row.full()) deal.row.push(draw(shop));
  deal.first = seat_at(int(lots.below(options.players)));
  deal.hand_count = options.players;
  deal.visit_count = options.players;
  deal.row_count = kRow;
  return deal;
}

}  // namespace stolik::rationing
