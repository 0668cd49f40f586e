#include "tools/decks/letters.h"

#include "core/utf8.h"

namespace stolik {
namespace {

using Point = char32_t;

bool is_special_space(Point point) {
  return point == '\t' || point == '\n' || point == '\r' || point == 0xA0 ||
         (point >= 0x2000 && point <= 0x200A) || point == 0x202F || point == 0x205F ||
         point == 0x3000;
}
bool is_space(Point point) { return point == ' ' || is_special_space(point); }

// U+00C0 to U+017F without diacritics.
constexpr std::string_view kPlainLatin =
    "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooo"
    "rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(kPlainLatin.size() == 0x180 - 0xC0);

// The plain small letter or digit of a code point, 0 for what is not compared at all.
Point plain(Point point) {
  if (point >= 'A' && point <= 'Z') return point + ('a' - 'A');
  if ((point >= 'a' && point <= 'z') || (point >= '0' && point <= '9')) return point;
  if (point < 0xC0) return 0;
  if (point < 0x180) {
    const char letter = kPlainLatin[point - 0xC0];
    return letter == ' ' ? 0 : static_cast<Point>(letter);
  }
  if (point >= 0x300 && point < 0x370) return 0;  // combining marks
  if (point >= 0x410 && point < 0x430) point += 0x20;
  if (point >= 0x400 && point < 0x410) point += 0x50;
  if (point == 0x451) return 0x435;  // ё as е
  if (point == 0x439) return 0x438;  // й as и
  const bool punctuation =
      (point >= 0x2000 && point < 0x2100) || (point >= 0x3000 && point < 0x3040);
  return punctuation ? 0 : point;
}

bool has_part(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

}  // namespace

std::size_t count_words(std::string_view text) {
  std::size_t count = 0;
  bool between = true;
  while (!text.empty()) {
    const bool space = is_space(next_sign(text));
    if (between && !space) ++count;
    between = space;
  }
  return count;
}

std::string folded(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const Point point = plain(next_sign(text));
    if (point != 0) append_sign(out, point);
  }
  return out;
}

bool has_special_space(std::string_view text) {
  while (!text.empty()) {
    if (is_special_space(next_sign(text))) return true;
  }
  return false;
}

std::string trouble_in_text(std::string_view text) {
  if (has_part(text, "<") || has_part(text, ">")) return "texts are plain: take out '<' and '>'";
  if (!is_visible_text(text))
    return "a control or invisible character; type the text again without it";
  if (has_part(text, "://") || has_part(text, "www."))
    return "a link; texts have none, take it out";
  if (has_part(text, "  ")) return "two spaces in a row; leave one";
  if (!text.empty() && (text.front() == ' ' || text.back() == ' ')) {
    return "a space at the beginning or end; take it out";
  }
  return "";
}

}  // namespace stolik
