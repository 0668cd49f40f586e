// What a game reads of a deck, if it can be played with it. Apart from all.cpp: who only reads
// decks needs no tables.

#include "games/list.h"
#include "games/table.h"

namespace stolik {
namespace {

template <class Text>
std::string read_names_as(const Json& facts, std::shared_ptr<const void>& into) {
  auto names = std::make_shared<typename Text::Deck>();
  names->id = facts["id"].text();
  std::string trouble = Text::read_deck(facts, *names);
  into = std::move(names);
  return trouble;
}

template <class... Texts>
std::string read_names_of(KindsOf<Texts...>, std::string_view game, const Json& facts,
                          std::shared_ptr<const void>& names) {
  std::string trouble = concat("game: there is no game '", game, "'");
  static_cast<void>(
      ((Texts::Rules::kName == game && (trouble = read_names_as<Texts>(facts, names), true)) ||
       ...));
  return trouble;
}

}  // namespace

std::string read_names(std::string_view game, const Json& facts,
                       std::shared_ptr<const void>& names) {
  return read_names_of(Games{}, game, facts, names);
}

}  // namespace stolik
