#include "core/utf8.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace stolik {
namespace {

// How many bytes a sign has that begins with this one.
std::size_t length_of(unsigned char first) {
  return first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
}

}  // namespace

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    std::uint64_t eight = 0;
    while (text.size() >= 8 &&
           (std::memcpy(&eight, text.data(), 8), (eight & 0x8080808080808080u) == 0))
      text.remove_prefix(8);
    if (text.empty()) break;
    const auto first = static_cast<unsigned char>(text[0]);
    if (first < 0x80) {
      text.remove_prefix(1);
      continue;
    }
    const std::size_t length = length_of(first);
    if (first < 0xC2 || first > 0xF4 || length > text.size()) return false;
    for (std::size_t i = 1; i < length; ++i) {
      if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80) return false;
    }
    const char32_t sign = next_sign(text);
    const bool overlong = (length == 3 && sign < 0x800) || (length == 4 && sign < 0x10000);
    const bool surrogate = sign >= 0xD800 && sign <= 0xDFFF;
    if (overlong || surrogate || sign > 0x10FFFF) return false;
  }
  return true;
}

char32_t next_sign(std::string_view& text) {
  const auto first = static_cast<unsigned char>(text[0]);
  const std::size_t length = std::min(length_of(first), text.size());
  char32_t sign = first < 0x80 ? first : first & (0x7Fu >> length_of(first));
  for (std::size_t i = 1; i < length; ++i)
    sign = sign << 6 | (static_cast<unsigned char>(text[i]) & 0x3Fu);
  text.remove_prefix(length);
  return sign;
}

void append_sign(std::string& out, char32_t sign) {
  const auto put = [&](char32_t byte) { out.push_back(static_cast<char>(byte)); };
  if (sign < 0x80) return put(sign);
  if (sign >= 0x10000) {
    put(0xF0 | (sign >> 18));
    put(0x80 | ((sign >> 12) & 0x3F));
  } else if (sign >= 0x800) {
    put(0xE0 | (sign >> 12));
  } else {
    return put(0xC0 | (sign >> 6)), put(0x80 | (sign & 0x3F));
  }
  put(0x80 | ((sign >> 6) & 0x3F));
  put(0x80 | (sign & 0x3F));
}

}  // namespace stolik
