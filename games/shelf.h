// The shelf: all decks that tables can be opened with, read once and never changed afterwards.
//
// A deck is a folder of data (docs/DECKS.md). What the rules need of it is read by the game it
// belongs to; texts are kept as they are, for whoever asks. No I/O here: callers bring the contents
// of the files.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json.h"

namespace stolik {

struct Deck {
  std::string id;
  std::string game;
  Json facts;                                       // deck.json
  std::vector<std::pair<std::string, Json>> texts;  // language -> its file
  std::shared_ptr<const void>
      names;  // as its game has read the facts (names_of): all tables share them
};

// The words of a deck, for the game it belongs to.
template <class Text>
std::shared_ptr<const typename Text::Deck> names_of(const Deck& deck) {
  return std::static_pointer_cast<const typename Text::Deck>(deck.names);
}

class Shelf {
 public:
  // Returns "" or what is wrong; then nothing was added. A deck of the same id is not replaced.
  std::string add(std::string_view deck_json);
  // Texts in one language for a deck that was added before.
  std::string add_texts(std::string_view deck_id, std::string_view language, std::string_view json);

  const Deck* find(std::string_view id) const;
  // The deck that a game is played with if no other is named: the first one added.
  const Deck* default_for(std::string_view game) const;
  const std::vector<std::unique_ptr<Deck>>& decks() const { return decks_; }

 private:
  std::vector<std::unique_ptr<Deck>> decks_;
};

// The three decks that come with the program, with their texts (without, where they were left out
// to save space: in WebAssembly the page brings them).
const Shelf& built_in_shelf();

// Kebab-case ASCII, at most 48 characters.
bool is_id(std::string_view text);

}  // namespace stolik
