// UTF-8: whether a text is, and its signs (code points) one by one.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace stolik {

bool is_utf8(std::string_view text);
// The first sign, taken off the front of `text`, which is not empty. What is no UTF-8 gives some
// sign, and never reads beyond.
char32_t next_sign(std::string_view& text);
void append_sign(std::string& out, char32_t sign);
std::size_t count_signs(std::string_view text);
// Whether all of a text is seen by its reader, in the order in which it stands: no control
// character, none that turns the direction of writing, breaks a line or has no glyph, no
// noncharacter, and at most kMarksMax combining marks in a row. The one test for whatever people
// write: messages of the wire and decks (names of people are stricter).
bool is_visible_text(std::string_view text);
inline constexpr int kMarksMax = 3;  // pointed Hebrew; Polish and Russian have none

}  // namespace stolik
