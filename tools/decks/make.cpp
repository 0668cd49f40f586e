#include "tools/decks/make.h"

#include "core/assert.h"
#include "games/shelf.h"
#include "tools/decks/embedded.h"

namespace stolik {
namespace {

std::string example(std::string_view game, std::string_view file) {
  for (const EmbeddedFile& one : embedded_examples()) {
    const std::size_t slash = one.name.find('/');
    if (one.name.substr(0, slash) == game && one.name.substr(slash + 1) == file)
      return std::string{one.content};
  }
  return "";
}

void replace(std::string& text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  STOLIK_ASSERT(at != std::string::npos);
  text.replace(at, from.size(), to);
}

}  // namespace

NewDeck make_deck(std::string_view game, std::string_view id, std::string_view language) {
  NewDeck made{example(game, "deck"), example(game, language)};
  std::string own_id = "new-deck";
  std::string languages = R"(["pl", "en", "ru"])";
  if (made.deck_json.empty()) {
    // A game without an example: its built-in deck, to be changed.
    const Deck& model = *built_in_shelf().default_for(game);
    made.deck_json = model.facts.written();
    own_id = model.id;
    languages = model.facts["languages"].written();
    for (const auto& [code, texts] : model.texts) {
      if (code == language) made.texts_json = texts.written();
    }
  }
  replace(made.deck_json, "\"" + own_id + "\"", concat("\"", id, "\""));
  replace(made.deck_json, languages, concat("[\"", language, "\"]"));
  return made;
}

}  // namespace stolik
