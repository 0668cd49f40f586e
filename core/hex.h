// Hexadecimal digits, small ones: how hashes, secrets and packed values are written.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace stolik {

inline void append_hex(std::string& out, std::uint8_t byte) {
  out += "0123456789abcdef"[byte >> 4];
  out += "0123456789abcdef"[byte & 15];
}
// The value of a digit, or -1.
constexpr int hex_digit(char c) {
  return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

inline bool is_hex(std::string_view text, std::size_t size) {
  return text.size() == size && std::ranges::all_of(text, [](char c) { return hex_digit(c) >= 0; });
}

// Two digits for each byte.
inline std::string to_hex(std::span<const std::uint8_t> bytes) {
  std::string out;
  out.reserve(2 * bytes.size());
  for (const std::uint8_t byte : bytes) append_hex(out, byte);
  return out;
}
// False if they are not so many digits; the bytes then mean nothing.
inline bool from_hex(std::string_view text, std::span<std::uint8_t> bytes) {
  if (!is_hex(text, 2 * bytes.size())) return false;
  for (std::size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = std::uint8_t(hex_digit(text[2 * i]) * 16 + hex_digit(text[2 * i + 1]));
  return true;
}

// Sixteen digits.
inline std::string hex(std::uint64_t number) {
  std::string out;
  for (int shift = 56; shift >= 0; shift -= 8) append_hex(out, std::uint8_t(number >> shift));
  return out;
}

}  // namespace stolik
