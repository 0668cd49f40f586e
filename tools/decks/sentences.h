// What the check says, in Polish and Russian too (sentences.json: English, Polish, Russian). The
// English sentence is the key, with {} where it holds a word of the deck or a number, and {!} where
// it holds another sentence or word of the list.
#pragma once

#include <string>
#include <string_view>

namespace stolik {

// The sentence in that language; as it is, where the language is another or the list has none such.
std::string said_in(std::string_view language, std::string_view english);
// Whether the list has it.
bool is_known_sentence(std::string_view english);

}  // namespace stolik
