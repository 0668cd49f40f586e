// Texts put together from pieces: texts, characters and whole numbers.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <ranges>
#include <string>
#include <string_view>

#include "core/contains.h"

namespace stolik {

// A piece lives no longer than what it was made of.
class TextPiece {
 public:
  constexpr TextPiece(std::string_view text) : text_(text) {}
  TextPiece(const std::string& text) : text_(text) {}
  constexpr TextPiece(const char* text) : text_(text) {}
  constexpr TextPiece(std::same_as<char> auto c)
      : kind_(Kind::character), natural_(std::uint8_t(c)) {}
  template <std::signed_integral Number>
    requires(!std::same_as<Number, char>)
  constexpr TextPiece(Number number) : kind_(Kind::whole), whole_(number) {}
  constexpr TextPiece(std::unsigned_integral auto number)
      : kind_(Kind::natural), natural_(number) {}

  void append_to(std::string& out) const;

 private:
  enum class Kind : std::uint8_t { text, character, whole, natural };
  Kind kind_ = Kind::text;
  std::string_view text_{};
  union {
    std::int64_t whole_ = 0;
    std::uint64_t natural_;
  };
};

std::string concat_pieces(std::initializer_list<TextPiece> pieces);

// concat("seat ", 3, " of ", name)
template <class... Each>
[[gnu::always_inline]] inline std::string concat(const Each&... pieces) {
  return concat_pieces({TextPiece(pieces)...});
}

// "a, b, c"
std::string joined(std::ranges::input_range auto&& pieces, std::string_view mark = ", ") {
  std::string out;
  bool first = true;
  for (const auto& piece : pieces) {
    if (!first) out += mark;
    first = false;
    TextPiece(piece).append_to(out);
  }
  return out;
}

}  // namespace stolik
