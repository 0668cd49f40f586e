// UTF-8: whether a text is, and its signs (code points) one by one.
#pragma once

#include <string>
#include <string_view>

namespace stolik {

bool is_utf8(std::string_view text);
// The first sign, taken off the front of `text`, which is not empty. What is no UTF-8 gives some
// sign, and never reads beyond.
char32_t next_sign(std::string_view& text);
void append_sign(std::string& out, char32_t sign);

}  // namespace stolik
