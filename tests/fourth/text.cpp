#include "tests/fourth/text.h"

namespace stolik::twelve {

void put(JsonWriter& json, const Deck& deck, Card card) {
  card == kNoCard ? json.null() : json.string(deck.cards[static_cast<std::size_t>(card)]);
}
void put(JsonWriter& json, const Deck& deck, Cards cards) {
  json.begin_array();
  for (; cards.count() > 0; cards.remove(cards.first())) put(json, deck, cards.first());
  json.end_array();
}
void put(JsonWriter& json, const Deck& deck, const Pile& pile) { pile.known ? put(json, deck, pile.cards) : json.integer(pile.count); }

void take(Reading& reading, const Json& json, const Deck& deck, Card& card) {
  card = kNoCard;
  if (!json.is_null() && (!json.is_string() || !deck.find(json.text(), card))) reading.fail("a card is expected");
}
void take(Reading& reading, const Json& json, const Deck& deck, Pile& pile) {
  pile = {.known = json.is_array()};
  if (!pile.known) return read_picture(reading, json, deck, pile.count);
  for (const Json& item : json.items()) {
    Card card{};
    take(reading, item, deck, card);
    if (card == kNoCard || pile.cards.has(card)) return reading.fail("each card once");
    pile.cards.add(card);
  }
  pile.count = static_cast<std::uint8_t>(pile.cards.count());
}

std::string Text::read_deck(const Json& json, Deck& deck) {
  const Json* cards = json.find("cards");
  if (cards == nullptr || cards->items().size() != kCards) return "cards: a list of twelve is expected (W1)";
  for (std::size_t i = 0; i < kCards; ++i) deck.cards[i] = cards->items()[i].text();
  return "";
}
std::string Text::read_options(const Json* given, int players, const Deck& deck, Options& options) {
  if (players < kMinPlayers || players > kMaxPlayers) return "players: 2 to 4 can play twelve (W1)";
  OptionsPicture picture;
  std::string trouble = read_given_options(given, deck, picture);
  options = {.players = static_cast<std::uint8_t>(players), .order = picture.order};
  return trouble;
}

Parsed Text::parse(const Deck& deck, const Public&, std::string_view text, Command<Twelve>& out, Findings& findings) {
  const auto words = split_words(text);
  out = {};
  if (!words || words->size() != 2) return Parsed::bad_command;
  const auto card_of = [&](std::string_view word) {
    Card card{};
    if (!deck.find(word, card)) findings.unknown(word);
    return card;
  };
  if ((*words)[0] == "deal") {
    out.deals = true;
    std::string_view rest = (*words)[1];
    for (bool last_hand = false; !last_hand;) {
      std::string_view hand = take_part(rest, ';', last_hand);
      for (bool last = false; !last;) {
        const std::string_view word = take_part(hand, ',', last);
        if (word.empty() || out.deal.players >= kMaxPlayers) return Parsed::bad_command;
        out.deal.hands[out.deal.players].add(card_of(word));
        out.deal.cards = static_cast<std::uint8_t>(std::min(255, out.deal.cards + 1));
      }
      ++out.deal.players;
    }
    return findings.result();
  }
  if ((*words)[0] != "play" && (*words)[0] != "draw") return Parsed::bad_command;
  out.action = {(*words)[0] == "play" ? Verb::play : Verb::draw, card_of((*words)[1])};
  return findings.result();
}
void Text::print(const Deck& deck, const Action& action, std::string& out) {
  (out += action.verb == Verb::play ? "play " : "draw ") += deck.cards[static_cast<std::size_t>(action.card)];
}
void Text::print_deal(const Deck& deck, const Public& pub, const Deal& deal, std::string& out) {
  out += "deal";
  for (int s = 0; s < pub.options.players; ++s) {
    char mark = s == 0 ? ' ' : ';';
    for (Cards rest = deal.hands[slot(seat_at(s))]; rest.count() > 0; rest.remove(rest.first()), mark = ',') {
      (out += mark) += deck.cards[static_cast<std::size_t>(rest.first())];
    }
  }
}

Picture Text::picture(const Public& pub) {
  Picture out{.players = pub.options.players, .options = {pub.options.order, {}}, .phase = pub.phase, .turn = {pub.turn},
              .leader = {pub.leader}, .awaiting = awaiting_of(Twelve::waiting(pub)), .gone = {true, static_cast<std::uint8_t>(pub.gone.count()), pub.gone},
              .stack = {.count = pub.stack}, .winners = Twelve::winners(pub)};
  for (std::size_t s = 0; s < pub.options.players; ++s) {
    out.table.push(pub.table[s]);
    out.hands.push({.count = pub.sizes[s]});
    out.tricks.push(pub.tricks[s]);
  }
  return out;
}
Picture Text::picture(const View<Twelve>& view) {
  Picture out = picture(view.pub);
  out.hands[slot(view.seat)] = {true, view.pub.sizes[slot(view.seat)], view.own.hand};
  return out;
}
Picture Text::picture(const State<Twelve>& state) {
  Picture out = picture(state.pub);
  for (std::size_t s = 0; s < state.pub.options.players; ++s) out.hands[s] = {true, state.pub.sizes[s], state.own[s].hand};
  out.stack = {true, state.pub.stack, state.hid.stack};
  return out;
}
State<Twelve> Text::restore(const Picture& picture, const Options& options) {
  State<Twelve> state = Twelve::start(options);
  Public& pub = state.pub;
  pub.phase = picture.phase;
  pub.turn = picture.turn.seat;
  pub.leader = picture.leader.seat;
  pub.gone = picture.gone.cards;
  pub.stack = picture.stack.count;
  state.hid.stack = picture.stack.cards;
  for (std::size_t s = 0; s < options.players; ++s) {
    if (s < picture.table.size()) pub.table[s] = picture.table[s];
    if (s < picture.tricks.size()) pub.tricks[s] = picture.tricks[s];
    if (s >= picture.hands.size()) continue;
    pub.sizes[s] = picture.hands[s].count;
    state.own[s].hand = picture.hands[s].cards;
  }
  return state;
}
Deal Text::shuffle(const Public& pub, Lots& lots) {
  Deal deal{.hands = {}, .players = pub.options.players, .cards = static_cast<std::uint8_t>(pub.options.players * kHand)};
  Cards rest = Cards::all();
  for (int i = 0; i < deal.cards; ++i) {
    Cards skipped = rest;
    for (std::uint32_t skip = lots.below(static_cast<std::uint32_t>(rest.count())); skip > 0; --skip) skipped.remove(skipped.first());
    deal.hands[static_cast<std::size_t>(i / kHand)].add(skipped.first());
    rest.remove(skipped.first());
  }
  return deal;
}

}  // namespace stolik::twelve
