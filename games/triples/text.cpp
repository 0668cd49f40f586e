#include "games/triples/text.h"

#include <algorithm>
#include <numeric>

namespace stolik::triples {

bool Deck::find(std::string_view word, Card& card) const {
  for (int i = 0; i < kCards; ++i) {
    if (cards[static_cast<std::size_t>(i)] == word) return card = card_at(i), true;
  }
  return false;
}
bool Deck::find(std::string_view word, SetId& set) const {
  for (std::size_t i = 0; i < kSets; ++i) {
    if (sets[i] == word) return set = static_cast<SetId>(i), true;
  }
  return false;
}

void put(JsonWriter& json, const Deck& deck, Card card) {
  json.string(deck.cards[static_cast<std::size_t>(card)]);
}
void put(JsonWriter& json, const Deck& deck, SetId set) {
  json.string(deck.sets[static_cast<std::size_t>(set)]);
}
void put(JsonWriter& json, const Deck& deck, CardSet cards) {
  json.begin_array();
  for (const Card card : deck.sorted_cards) {
    if (cards.has(card)) put(json, deck, card);
  }
  json.end_array();
}
void put(JsonWriter& json, const Deck& deck, SetSet sets) {
  json.begin_array();
  for (const SetId set : deck.sorted_sets) {
    if (sets.has(set)) put(json, deck, set);
  }
  json.end_array();
}
void put(JsonWriter& json, const Deck& deck, const Hand& hand) {
  hand.known ? put(json, deck, hand.cards) : json.integer(hand.count);
}

void take(Reading& reading, const Json& json, const Deck& deck, Hand& hand) {
  hand = {};
  if (json.is_number()) {
    hand.known = false;
    return read_picture(reading, json, deck, hand.count);
  }
  if (!json.is_array()) return reading.fail("a list of cards is expected");
  for (const Json& item : json.items()) {
    Card card{};
    if (!item.is_string() || !deck.find(item.text(), card)) {
      return reading.fail("no card of this deck is called '" + item.text() + "'");
    }
    if (hand.cards.has(card)) return reading.fail("the card '" + item.text() + "' twice");
    hand.cards.add(card);
  }
  hand.count = static_cast<std::uint8_t>(hand.cards.count());
}
void take(Reading& reading, const Json& json, const Deck& deck, SetSet& sets) {
  sets = {};
  if (!json.is_array()) return reading.fail("a list of sets is expected");
  for (const Json& item : json.items()) {
    SetId set{};
    if (!item.is_string() || !deck.find(item.text(), set)) {
      return reading.fail("no set of this deck is called '" + item.text() + "'");
    }
    if (sets.has(set)) return reading.fail("the set '" + item.text() + "' twice");
    sets.add(set);
  }
}

std::string Text::read_deck(const Json& json, Deck& deck) {
  const Json* sets = json.find("sets");
  if (sets == nullptr || !sets->is_array() || sets->items().size() != kSets) {
    return "sets: a list of twelve sets is expected (T1)";
  }
  for (std::size_t i = 0; i < kSets; ++i) {
    const Json& set = sets->items()[i];
    const std::string where = "sets[" + std::to_string(i) + "]";
    const Json* id = set.find("id");
    if (id == nullptr || !id->is_string()) return where + ".id: is missing";
    deck.sets[i] = id->text();
    const Json* cards = set.find("cards");
    if (cards == nullptr || !cards->is_array() || cards->items().size() != kCardsOfSet) {
      return where + ".cards: three cards are expected (T1)";
    }
    for (std::size_t k = 0; k < kCardsOfSet; ++k) {
      if (!cards->items()[k].is_string()) return where + ".cards: the id of a card is a string";
      deck.cards[i * kCardsOfSet + k] = cards->items()[k].text();
    }
  }
  for (int i = 0; i < kCards; ++i) deck.sorted_cards[static_cast<std::size_t>(i)] = card_at(i);
  for (std::size_t i = 0; i < kSets; ++i) deck.sorted_sets[i] = static_cast<SetId>(i);
  std::sort(deck.sorted_cards.begin(), deck.sorted_cards.end(), [&](Card a, Card b) {
    return deck.cards[static_cast<std::size_t>(a)] < deck.cards[static_cast<std::size_t>(b)];
  });
  std::sort(deck.sorted_sets.begin(), deck.sorted_sets.end(), [&](SetId a, SetId b) {
    return deck.sets[static_cast<std::size_t>(a)] < deck.sets[static_cast<std::size_t>(b)];
  });
  return "";
}

namespace {

void parse_deal(const Deck& deck, std::string_view text, Deal& deal, Findings& findings) {
  deal = {};
  bool last_hand = false;
  while (!last_hand) {
    std::string_view hand = take_part(text, ';', last_hand);
    if (deal.players < kMaxPlayers) ++deal.players;  // one more than allowed: check_deal refuses it
    else deal.players = kMaxPlayers + 1;
    bool last_card = false;
    while (!last_card) {
      const auto part = parse_counted(take_part(hand, ',', last_card));
      if (!part) return findings.shape();
      Card card{};
      if (!deck.find(part->name, card)) {
        findings.unknown(part->name);
        continue;
      }
      if (deal.players <= kMaxPlayers) deal.hands[deal.players - 1u].add(card);
      deal.cards = static_cast<std::uint8_t>(std::min(255, deal.cards + part->count));
    }
  }
}

}  // namespace

Parsed Text::parse(const Deck& deck, const Public& pub, std::string_view text, Command<Triples>& out,
                   Findings& findings) {
  const auto words = split_words(text);
  if (!words) return Parsed::bad_command;
  const int players = pub.options.players;
  const std::string_view verb = (*words)[0];
  out = {};
  if (verb == "ask" && words->size() == 3) {
    const auto seat = parse_below((*words)[1], players);
    seat ? void(out.action.seat = seat_at(*seat)) : findings.shape();
    out.action.verb = Verb::ask;
    if (!deck.find((*words)[2], out.action.card)) findings.unknown((*words)[2]);
  } else if (verb == "read" && words->size() == 2) {
    out.action.verb = Verb::read;
    if (!deck.find((*words)[1], out.action.set)) findings.unknown((*words)[1]);
  } else if (verb == "first" && words->size() == 2) {
    const auto seat = parse_below((*words)[1], players);
    seat ? void(out.action.seat = seat_at(*seat)) : findings.shape();
    out.action.verb = Verb::first;
  } else if (verb == "deal" && words->size() == 2) {
    out.deals = true;
    parse_deal(deck, (*words)[1], out.deal, findings);
  } else {
    findings.shape();
  }
  return findings.result();
}

void Text::print(const Deck& deck, const Action& action, std::string& out) {
  switch (action.verb) {
    case Verb::ask:
      ((out += "ask ") += std::to_string(stolik::index(action.seat))) += ' ';
      out += deck.cards[static_cast<std::size_t>(action.card)];
      return;
    case Verb::read: (out += "read ") += deck.sets[static_cast<std::size_t>(action.set)]; return;
    case Verb::first: (out += "first ") += std::to_string(stolik::index(action.seat)); return;
  }
}

void Text::print_deal(const Deck& deck, const Public& pub, const Deal& deal, std::string& out) {
  out += "deal ";
  for (int s = 0; s < pub.options.players; ++s) {
    if (s > 0) out += ';';
    bool first = true;
    for (const Card card : deck.sorted_cards) {
      if (!deal.hands[slot(seat_at(s))].has(card)) continue;
      if (!first) out += ',';
      first = false;
      out += deck.cards[static_cast<std::size_t>(card)];
    }
  }
}

Picture Text::picture(const Public& pub) {
  const Options& options = pub.options;
  Picture picture;
  picture.players = options.players;
  picture.options = {options};
  picture.phase = pub.phase;
  picture.turn = {pub.turn};
  picture.awaiting = awaiting_of(Triples::waiting(pub));
  for (int s = 0; s < options.players; ++s) {
    picture.hands.push({.known = false, .count = pub.hand_sizes[slot(seat_at(s))], .cards = {}});
    picture.sets.push(pub.sets[slot(seat_at(s))]);
    picture.reads.push(pub.reads[slot(seat_at(s))]);
  }
  picture.winners = {Triples::winners(pub)};
  return picture;
}

namespace {
void show_hand(Picture& picture, Seat seat, CardSet cards) {
  picture.hands[slot(seat)] = {true, static_cast<std::uint8_t>(cards.count()), cards};
}
}  // namespace

Picture Text::picture(const View<Triples>& view) {
  Picture result = picture(view.pub);
  show_hand(result, view.seat, view.own.hand);
  return result;
}

Picture Text::picture(const State<Triples>& state) {
  Picture result = picture(state.pub);
  for (int s = 0; s < state.pub.options.players; ++s) {
    show_hand(result, seat_at(s), state.own[slot(seat_at(s))].hand);
  }
  return result;
}

State<Triples> Text::restore(const Picture& picture, const Options& options) {
  State<Triples> state = Triples::start(options);
  Public& pub = state.pub;
  pub.phase = picture.phase;
  pub.turn = picture.turn.seat;
  const std::size_t players = options.players;
  for (std::size_t s = 0; s < players; ++s) {
    if (s < picture.hands.size()) {
      state.own[s].hand = picture.hands[s].cards;
      pub.hand_sizes[s] = picture.hands[s].count;
    }
    if (s < picture.reads.size()) pub.reads[s] = picture.reads[s];
    if (s >= picture.sets.size()) continue;
    pub.sets[s] = picture.sets[s];
    for (int set = 0; set < kSets; ++set) {
      const SetId id = static_cast<SetId>(set);
      if (pub.sets[s].has(id)) pub.in_play = pub.in_play.without(CardSet::of(id));
    }
  }
  const bool any_card = std::any_of(pub.hand_sizes.begin(), pub.hand_sizes.end(),
                                    [](std::uint8_t size) { return size > 0; }) ||
                        pub.in_play != CardSet::all();
  pub.dealt = pub.phase == Phase::deal && any_card;
  return state;
}

View<Triples> Text::restore_view(const Picture& picture, const Options& options, Seat seat) {
  return view(restore(picture, options), seat);
}

Deal Text::shuffle(const Public& pub, Lots& lots) {
  std::array<Card, kCards> cards{};
  for (int i = 0; i < kCards; ++i) cards[static_cast<std::size_t>(i)] = card_at(i);
  for (std::uint32_t i = kCards; i > 1; --i) std::swap(cards[i - 1], cards[lots.below(i)]);
  Deal deal{.hands = {}, .players = pub.options.players, .cards = kCards};
  std::size_t next = 0;
  for (int s = 0; s < pub.options.players; ++s) {
    for (int k = 0; k < Triples::dealt_to(s, pub.options.players); ++k) {
      deal.hands[slot(seat_at(s))].add(cards[next++]);
    }
  }
  return deal;
}

}  // namespace stolik::triples
