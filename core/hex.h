// Hexadecimal digits, small ones: how hashes, secrets and packed values are written.
#pragma once

#include <cstdint>
#include <string>

namespace stolik {

inline void append_hex(std::string& out, std::uint8_t byte) {
  out += "0123456789abcdef"[byte >> 4];
  out += "0123456789abcdef"[byte & 15];
}
// The value of a digit, or -1.
constexpr int hex_digit(char c) {
  return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

// Sixteen digits.
inline std::string hex(std::uint64_t number) {
  std::string out;
  for (int shift = 56; shift >= 0; shift -= 8)
    append_hex(out, static_cast<std::uint8_t>(number >> shift));
  return out;
}

}  // namespace stolik
