// What is left of a name when everything is taken away by which two names differ and yet look alike
// on a screen.

#include <algorithm>
#include <array>

#include "core/json.h"
#include "server/hub/names.h"

namespace stolik {
namespace {

// ---- upper case to lower case: Latin with the letters of Europe, Greek, Cyrillic (Unicode's
// simple mapping)
struct CaseRun {
  char32_t first, last;
  int step, add;
};
// clang-format off
constexpr CaseRun kLower[] = {
    {'A', 'Z', 1, 32}, {0x00C0, 0x00D6, 1, 32}, {0x00D8, 0x00DE, 1, 32}, {0x0100, 0x012E, 2, 1},
    {0x0132, 0x0136, 2, 1}, {0x0139, 0x0147, 2, 1}, {0x014A, 0x0176, 2, 1},
    {0x0178, 0x0178, 1, -121}, {0x0179, 0x017D, 2, 1}, {0x0181, 0x0181, 1, 210},
    {0x0182, 0x0184, 2, 1}, {0x0186, 0x0186, 1, 206}, {0x0187, 0x0187, 1, 1},
    {0x0189, 0x018A, 1, 205}, {0x018B, 0x018B, 1, 1}, {0x018E, 0x018E, 1, 79},
    {0x018F, 0x018F, 1, 202}, {0x0190, 0x0190, 1, 203}, {0x0191, 0x0191, 1, 1},
    {0x0193, 0x0193, 1, 205}, {0x0194, 0x0194, 1, 207}, {0x0196, 0x0196, 1, 211},
    {0x0197, 0x0197, 1, 209}, {0x0198, 0x0198, 1, 1}, {0x019C, 0x019C, 1, 211},
    {0x019D, 0x019D, 1, 213}, {0x019F, 0x019F, 1, 214}, {0x01A0, 0x01A4, 2, 1},
    {0x01A6, 0x01A6, 1, 218}, {0x01A7, 0x01A7, 1, 1}, {0x01A9, 0x01A9, 1, 218},
    {0x01AC, 0x01AC, 1, 1}, {0x01AE, 0x01AE, 1, 218}, {0x01AF, 0x01AF, 1, 1},
    {0x01B1, 0x01B2, 1, 217}, {0x01B3, 0x01B5, 2, 1}, {0x01B7, 0x01B7, 1, 219},
    {0x01B8, 0x01B8, 1, 1}, {0x01BC, 0x01BC, 1, 1}, {0x01C4, 0x01C4, 1, 2}, {0x01C5, 0x01C5, 1, 1},
    {0x01C7, 0x01C7, 1, 2}, {0x01C8, 0x01C8, 1, 1}, {0x01CA, 0x01CA, 1, 2}, {0x01CB, 0x01DB, 2, 1},
    {0x01DE, 0x01EE, 2, 1}, {0x01F1, 0x01F1, 1, 2}, {0x01F2, 0x01F4, 2, 1},
    {0x01F6, 0x01F6, 1, -97}, {0x01F7, 0x01F7, 1, -56}, {0x01F8, 0x021E, 2, 1},
    {0x0220, 0x0220, 1, -130}, {0x0222, 0x0232, 2, 1}, {0x023A, 0x023A, 1, 10795},
    {0x023B, 0x023B, 1, 1}, {0x023D, 0x023D, 1, -163}, {0x023E, 0x023E, 1, 10792},
    {0x0241, 0x0241, 1, 1}, {0x0243, 0x0243, 1, -195}, {0x0244, 0x0244, 1, 69},
    {0x0245, 0x0245, 1, 71}, {0x0246, 0x024E, 2, 1}, {0x0386, 0x0386, 1, 38},
    {0x0388, 0x038A, 1, 37}, {0x038C, 0x038C, 1, 64}, {0x038E, 0x038F, 1, 63},
    {0x0391, 0x03A1, 1, 32}, {0x03A3, 0x03AB, 1, 32}, {0x0400, 0x040F, 1, 80},
    {0x0410, 0x042F, 1, 32}, {0x048A, 0x04BE, 2, 1}, {0x04C0, 0x04C0, 1, 15},
    {0x04C1, 0x04CD, 2, 1}, {0x04D0, 0x04FE, 2, 1},
};
// clang-format on

// ---- what looks like something else, in either case. `like` is what the lower-case letter
// becomes.
struct Likeness {
  char32_t sign;
  std::u32string_view like;
};
// clang-format off
constexpr Likeness kLikenesses[] = {
    // Latin and digits: 1, l and I; 0 and O; letters written together
    {'0', U"o"}, {'1', U"l"}, {'i', U"l"}, {0x0131, U"l"}, {0x0130, U"l"}, {0x0269, U"l"},
    {0x01C0, U"l"}, {0x01C3, U"l"}, {0x017F, U"s"}, {0x0133, U"lj"}, {0x0140, U"l"}, {0x0149, U"n"},
    {0x01BF, U"p"}, {0x0185, U"b"}, {0x01C6, U"d\u017E"}, {0x01C9, U"lj"}, {0x01CC, U"nj"},
    {0x01F3, U"dz"}, {0x01DD, U"\u0259"},
    // Cyrillic
    {0x0430, U"a"}, {0x0431, U"6"}, {0x0432, U"b"}, {0x0433, U"r"}, {0x0435, U"e"}, {0x0437, U"3"},
    {0x0438, U"u"}, {0x043A, U"k"}, {0x043C, U"m"}, {0x043D, U"h"}, {0x043E, U"o"}, {0x043F, U"n"},
    {0x0440, U"p"}, {0x0441, U"c"}, {0x0442, U"t"}, {0x0443, U"y"}, {0x0445, U"x"}, {0x044C, U"b"},
    {0x0450, U"\u00E8"}, {0x0451, U"\u00EB"}, {0x0455, U"s"}, {0x0456, U"l"}, {0x0457, U"\u00EF"},
    {0x0458, U"j"}, {0x04AF, U"y"}, {0x04BB, U"h"}, {0x04CF, U"l"}, {0x04D1, U"\u0103"},
    {0x04D3, U"\u00E4"}, {0x04D5, U"\u00E6"}, {0x04D9, U"\u0259"}, {0x04E1, U"3"},
    {0x04E7, U"\u00F6"},
    // Greek
    {0x03B1, U"a"}, {0x03B2, U"b"}, {0x03B5, U"e"}, {0x03B6, U"z"}, {0x03B7, U"h"}, {0x03B9, U"l"},
    {0x03BA, U"k"}, {0x03BC, U"m"}, {0x03BD, U"n"}, {0x03BF, U"o"}, {0x03C1, U"p"}, {0x03C4, U"t"},
    {0x03C5, U"y"}, {0x03C7, U"x"},
};
// clang-format on

// Signs that join words, spaces of any width, and signs that show nothing.
bool is_passed_over(char32_t c) {
  return c == ' ' || c == '-' || c == '\'' || c == '_' || c == '.' || c == 0x00A0 || c == 0x00AD ||
         c == 0x034F || c == 0x061C || c == 0x1680 || (c >= 0x2000 && c <= 0x200F) ||
         (c >= 0x2028 && c <= 0x202F) || (c >= 0x205F && c <= 0x206F) || c == 0x3000 || c == 0xFEFF;
}

char32_t lower(char32_t c) {
  for (const CaseRun& run : kLower) {
    const bool inside =
        c >= run.first && c <= run.last && (c - run.first) % static_cast<char32_t>(run.step) == 0;
    if (inside) return static_cast<char32_t>(static_cast<int>(c) + run.add);
  }
  return c;
}

}  // namespace

std::u32string name_skeleton(std::string_view text) {
  std::u32string out;
  if (!is_utf8(text)) return out;
  while (!text.empty()) {
    const char32_t c = lower(next_sign(text));
    if (is_passed_over(c)) continue;
    const auto* found = std::find_if(std::begin(kLikenesses), std::end(kLikenesses),
                                     [&](const Likeness& one) { return one.sign == c; });
    if (found != std::end(kLikenesses)) out += found->like;
    else out += c;
  }
  return out;
}

}  // namespace stolik
