// A deck to fill in: the right shape and the right number of everything, with placeholders that
// pass the check, so that a teacher always has a deck that can be played while it grows.
#pragma once

#include <string>
#include <string_view>

namespace stolik {

struct NewDeck {
  std::string deck_json;
  std::string texts_json;
};

// `game` is one of game_names(), `language` pl, ru or en, `id` the name of the folder.
NewDeck make_deck(std::string_view game, std::string_view id, std::string_view language);

// Makes the folder and its two files. Returns "" or why not; nothing that exists is changed.
std::string write_new_deck(std::string_view game, const std::string& dir,
                           std::string_view language);

}  // namespace stolik
