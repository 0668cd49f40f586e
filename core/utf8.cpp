#include "core/utf8.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <iterator>

namespace stolik {
namespace {

// How many bytes a sign has that begins with this one.
std::size_t length_of(unsigned char first) {
  return first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
}

struct Range {
  char32_t first;
  char32_t last;
};
// In order. From U+E0000 on there are tags, variation selectors and private use.
constexpr Range kInvisible[] = {
    {0x0000, 0x001F},    {0x007F, 0x009F},
    {0x00AD, 0x00AD},  // controls, soft hyphen
    {0x034F, 0x034F},    {0x061C, 0x061C},
    {0x115F, 0x1160},  // joiner, Arabic letter mark, Hangul fillers
    {0x17B4, 0x17B5},    {0x180B, 0x180F},
    {0x200B, 0x200F},  // inherent vowels, Mongolian, widths and directions
    {0x2028, 0x202E},    {0x2060, 0x206F},
    {0x2800, 0x2800},  // lines, embeddings, isolates, empty Braille
    {0x3164, 0x3164},    {0xFDD0, 0xFDEF},
    {0xFEFF, 0xFEFF},  // Hangul filler, noncharacters, byte order mark
    {0xFFA0, 0xFFA0},    {0xFFF0, 0xFFFB},
    {0x13430, 0x1345F},  // Hangul filler, annotations, hieroglyph controls
    {0x1BCA0, 0x1BCA3},  {0x1D173, 0x1D17A},
    {0xE0000, 0x10FFFF},
};
constexpr Range kMarks[] = {
    {0x0300, 0x036F}, {0x0483, 0x0489}, {0x0591, 0x05BD}, {0x0610, 0x061A}, {0x064B, 0x065F},
    {0x06D6, 0x06DC}, {0x0E34, 0x0E3A}, {0x0E47, 0x0E4E}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF},
    {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F},
};

template <std::size_t N>
bool is_in(const Range (&ranges)[N], char32_t sign) {
  const auto* const range = std::find_if(std::begin(ranges), std::end(ranges),
                                         [&](const Range& one) { return sign <= one.last; });
  return range != std::end(ranges) && sign >= range->first;
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

std::size_t count_signs(std::string_view text) {
  const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
  return std::size_t(std::ranges::count_if(text, begins));
}

bool is_visible_text(std::string_view text) {
  int marks = 0;
  while (!text.empty()) {
    if (text[0] >= 0x20 && text[0] < 0x7F) {  // nearly all of it
      text.remove_prefix(1);
      marks = 0;
      continue;
    }
    const char32_t sign = next_sign(text);
    if (is_in(kInvisible, sign) || (sign & 0xFFFE) == 0xFFFE) return false;
    marks = is_in(kMarks, sign) ? marks + 1 : 0;
    if (marks > kMarksMax) return false;
  }
  return true;
}

void append_sign(std::string& out, char32_t sign) {
  const auto put = [&](char32_t byte) { out.push_back(char(byte)); };
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
