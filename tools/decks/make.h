// A deck to fill in: a copy of an example (content/examples/<game>), with the right number of
// everything and placeholders that pass the check, so that it can be played while it grows.
#pragma once

#include <string>
#include <string_view>

namespace stolik {

struct NewDeck {
  std::string deck_json;
  std::string texts_json;
};

// `game` is one of game_names(), `language` pl, ru or en, `id` the name of the folder. A game
// without an example gives its built-in deck.
NewDeck make_deck(std::string_view game, std::string_view id, std::string_view language);

// Makes the folder and its two files. Returns "" or why not; nothing that exists is changed.
std::string write_new_deck(std::string_view game, const std::string& dir,
                           std::string_view language);

}  // namespace stolik
