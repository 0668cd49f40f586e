#include "tools/decks/make.h"

#include "core/assert.h"
#include "games/shelf.h"
#include "tools/decks/deck_makers.h"

namespace stolik {

namespace {

// A game without placeholders of its own: its built-in deck under another name, to be changed.
NewDeck copy_of_deck(const Deck& model, std::string_view id, std::string_view language) {
  Pen deck;
  deck.json.begin_object();
  for (const auto& [name, value] : model.facts.members()) {
    deck.json.key(name);
    if (name == "id") {
      deck.json.string(id);
    } else if (name == "languages") {
      deck.json.begin_array();
      deck.json.string(language);
      deck.json.end_array();
    } else {
      std::string same;
      value.write(same);
      deck.json.raw(same);
    }
  }
  NewDeck made{deck.done(), ""};
  for (const auto& [code, texts] : model.texts) {
    std::string compact;
    texts.write(compact);
    if (code == language || made.texts_json.empty()) made.texts_json = spread(compact);
  }
  return made;
}

}  // namespace

NewDeck make_deck(std::string_view game, std::string_view id, std::string_view language) {
  const DeckWords* words = deck_words(language);
  STOLIK_ASSERT(words != nullptr);
  for (const DeckMaker& own : kDeckMakers) {
    if (own.game == game && own.make != nullptr) return own.make(id, *words);
  }
  return copy_of_deck(*built_in_shelf().default_for(game), id, language);
}

}  // namespace stolik
