#include "games/triples/text.h"

#include <algorithm>

namespace stolik::triples {

std::string Text::read_deck(const Json& json, Deck& deck) {
  const auto& sets = json["sets"].items();
  if (sets.size() < kMinSets || sets.size() > kSets)
    return "sets: a list of 2 to 12 sets is expected (T1)";
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const Json& set = sets[i];
    const std::string where = concat("sets[", i, "]");
    if (!set["id"].is_string()) return where + ".id: is missing";
    deck.sets.add(static_cast<SetId>(i), set["id"].text());
    const auto& cards = set["cards"].items();
    if (cards.size() != kCardsOfSet) return where + ".cards: three cards are expected (T1)";
    for (std::size_t k = 0; k < kCardsOfSet; ++k) {
      if (!cards[k].is_string()) return where + ".cards: the id of a card is a string";
      deck.cards.add(static_cast<Card>(i * kCardsOfSet + k), cards[k].text());
    }
  }
  deck.cards.sort();
  deck.sets.sort();
  return "";
}

std::string Text::fit(const Deck& deck, Options& options) {
  const std::size_t has = deck.sets.sorted().size();
  if (sets_for(options.players).from > int(has)) {
    return concat("players: a deck of ", has, " sets is for at most ", has * kCardsOfSet,
                  " players (T3)");
  }
  if (options.sets > kSets) options.sets = std::uint8_t(has);  // null
  return options.sets <= has ? "" : concat("options.sets: this deck has ", has, " (T1)");
}

Parsed Text::parse(const Deck& deck, const Public& pub, std::string_view text,
                   Command<Triples>& out, Findings& findings) {
  return parse_command<Text>(deck, pub, text, out, findings);
}

void Text::print(const Deck& deck, const Action& action, std::string& out) {
  print_command<Text>(deck, action, out);
}

bool Text::parse_deal(const Deck& deck, const Options&, const Words& words, Deal& deal,
                      Findings& findings) {
  if (words.size() != 2) return false;
  const std::size_t hands =
      read_hands<Card>(findings, words[1], deck, [&](std::size_t hand, Card card, int count) {
        if (hand < kMaxPlayers) deal.hands[hand].add(card);
        deal.cards = std::uint8_t(std::min(255, deal.cards + count));
      });
  deal.players = std::uint8_t(
      std::min<std::size_t>(hands, kMaxPlayers + 1));  // too many: check_deal refuses it
  return true;
}

void Text::print_deal(const Deck& deck, const Public& pub, const Deal& deal, std::string& out) {
  write_hands(out += "deal ", deck, deal.hands, pub.options.players);
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
    picture.hands.push(Counted<CardSet>::hidden(pub.hand_sizes[slot(seat_at(s))]));
    picture.sets.push(pub.sets[slot(seat_at(s))]);
    picture.reads.push(pub.reads[slot(seat_at(s))]);
  }
  picture.winners = {Triples::winners(pub)};
  return picture;
}

Picture Text::picture(const View<Triples>& view) {
  Picture result = picture(view.pub);
  result.hands[slot(view.seat)] = Counted<CardSet>::of(view.own.hand);
  return result;
}

Picture Text::picture(const State<Triples>& state) {
  Picture result = picture(state.pub);
  for (int s = 0; s < state.pub.options.players; ++s) {
    result.hands[slot(seat_at(s))] = Counted<CardSet>::of(state.own[slot(seat_at(s))].hand);
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
  const bool any_card =
      std::ranges::any_of(pub.hand_sizes, [](std::uint8_t size) { return size > 0; }) ||
      pub.in_play != CardSet::first_sets(options.sets);
  pub.dealt = pub.phase == Phase::deal && any_card;
  return state;
}

Deal Text::shuffle(const Public& pub, Lots& lots) {
  const auto count = std::uint8_t(pub.options.cards());
  std::array<Card, kCards> cards{};
  for (int i = 0; i < count; ++i) cards[std::size_t(i)] = card_at(i);
  for (std::uint32_t i = count; i > 1; --i) std::swap(cards[i - 1], cards[lots.below(i)]);
  Deal deal{.hands = {}, .players = pub.options.players, .cards = count};
  std::size_t next = 0;
  for (int s = 0; s < pub.options.players; ++s) {
    for (int k = 0; k < Triples::dealt_to(s, pub.options); ++k) {
      deal.hands[slot(seat_at(s))].add(cards[next++]);
    }
  }
  return deal;
}

}  // namespace stolik::triples
