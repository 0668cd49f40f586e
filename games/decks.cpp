// Whether a game can be played with a deck. Apart from all.cpp: who only reads decks needs no tables.

#include "games/list.h"
#include "games/table.h"

namespace stolik {
namespace {

template <class Text>
std::string check_deck(const Json& facts) {
  typename Text::Deck deck;
  return Text::read_deck(facts, deck);
}

template <class... Texts>
std::string check_deck_of(KindsOf<Texts...>, std::string_view game, const Json& facts) {
  std::string trouble = "game: there is no game '" + std::string{game} + "'";
  static_cast<void>(((Texts::Rules::kName == game && (trouble = check_deck<Texts>(facts), true)) || ...));
  return trouble;
}

}  // namespace

std::string check_deck_facts(std::string_view game, const Json& facts) { return check_deck_of(Games{}, game, facts); }

}  // namespace stolik
