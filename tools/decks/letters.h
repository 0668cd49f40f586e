// Letters and words of UTF-8 text, as far as the deck checks need them. All expect valid UTF-8.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace stolik {

std::size_t count_words(std::string_view text);  // split on white space, no-break spaces too

// How names are compared: without regard to case, diacritics, spaces, punctuation and quotation
// marks.
std::string folded(std::string_view text);

// White space other than the plain space.
bool has_special_space(std::string_view text);

// "" or why this cannot be a text of a deck: HTML, control characters, links, stray spaces.
std::string trouble_in_text(std::string_view text);

}  // namespace stolik
