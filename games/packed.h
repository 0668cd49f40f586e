// A value as text and back: how a question travels to a worker of the same build. Not a format to keep.
#pragma once

#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/game.h"

namespace stolik {

template <class T>
  requires std::is_trivially_copyable_v<T>
std::string packed(const T& value) {
  unsigned char bytes[sizeof(T)];
  std::memcpy(bytes, &value, sizeof(T));
  std::string out;
  out.reserve(2 * sizeof(T));
  for (const unsigned char byte : bytes) {
    out += "0123456789abcdef"[byte / 16];
    out += "0123456789abcdef"[byte % 16];
  }
  return out;
}

// False where the text is not that of such a value.
template <class T>
  requires std::is_trivially_copyable_v<T>
bool unpack(std::string_view text, T& value) {
  if (text.size() != 2 * sizeof(T)) return false;
  const auto digit = [](char c) { return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1; };
  unsigned char bytes[sizeof(T)];
  for (std::size_t i = 0; i < sizeof(T); ++i) {
    const int high = digit(text[2 * i]);
    const int low = digit(text[2 * i + 1]);
    if (high < 0 || low < 0) return false;
    bytes[i] = static_cast<unsigned char>(high * 16 + low);
  }
  std::memcpy(&value, bytes, sizeof(T));
  return true;
}

}  // namespace stolik
