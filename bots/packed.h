// A value as text and back, member by member in the order of its field list: how a question travels to a worker.
//
// Hexadecimal numbers with dots between them. Not a format to keep: both ends are the same build.
#pragma once

#include <array>
#include <charconv>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/fields.h"

namespace stolik {

template <class T>
void pack(std::string& out, const T& value);

template <class T, std::size_t N>
void pack(std::string& out, const std::array<T, N>& values) {
  for (const T& value : values) pack(out, value);
}
template <class T, std::size_t N>
void pack(std::string& out, const FixedVec<T, N>& values) {
  pack(out, static_cast<std::uint64_t>(values.size()));
  for (const T& value : values) pack(out, value);
}
template <class T>
void pack(std::string& out, const T& value) {
  if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
    char digits[20];
    const auto end = std::to_chars(digits, digits + sizeof digits, static_cast<std::uint64_t>(value), 16).ptr;
    out.append(digits, end);
    out += '.';
  } else {
    each_field(value, [&](std::string_view, const auto& member) { pack(out, member); });
  }
}

// Takes values off the front of `text`; false where it does not fit.
template <class T>
bool unpack(std::string_view& text, T& value);

template <class T, std::size_t N>
bool unpack(std::string_view& text, std::array<T, N>& values) {
  for (T& value : values) {
    if (!unpack(text, value)) return false;
  }
  return true;
}
template <class T, std::size_t N>
bool unpack(std::string_view& text, FixedVec<T, N>& values) {
  std::uint64_t size = 0;
  values.clear();
  if (!unpack(text, size) || size > N) return false;
  for (std::uint64_t i = 0; i < size; ++i) {
    T value{};
    if (!unpack(text, value)) return false;
    values.push(value);
  }
  return true;
}
template <class T>
bool unpack(std::string_view& text, T& value) {
  if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
    std::uint64_t word = 0;
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, word, 16);
    if (error != std::errc{} || end == last || *end != '.') return false;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()) + 1);
    value = static_cast<T>(word);
    return true;
  } else {
    bool fits = true;
    each_field(value, [&](std::string_view, auto& member) { fits = fits && unpack(text, member); });
    return fits;
  }
}

}  // namespace stolik
