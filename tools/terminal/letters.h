// Letters on a terminal: width, padding, wrapping, colours, and comparing what people type.
//
// Texts are UTF-8; every letter of the three languages takes one column. fold() knows the Latin
// letters of Polish and the Cyrillic ones of Russian and leaves everything else as it is.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace stolik::terminal {

// Small letters without diacritics, ё as е; whatever is neither letter nor digit becomes one space.
std::string fold(std::string_view text);
// Does a typed text name this one? Every typed word must begin a word of the name.
bool names_it(std::string_view typed, std::string_view name);

// How many columns it takes. Colours (escape sequences) take none.
int width(std::string_view text);
// Padded with spaces, or cut with "…", to exactly so many columns.
std::string fit(std::string_view text, int columns);
// Broken between words into lines; every line but the first begins with `indent` spaces. Spaces
// that must not break (U+00A0) do not, and become plain ones.
std::string wrap(std::string_view text, int columns, int indent = 0);
// The same behind a label that stays alone in its columns.
std::string hang(std::string_view label, std::string_view text, int columns);
// The first letter made large.
std::string capitalised(std::string_view text);

std::vector<std::string> words_of(std::string_view text);
std::string trimmed(std::string_view text);
std::string lower_ascii(std::string_view text);
// Joins with `between`, the last two with `last`.
std::string join(const std::vector<std::string>& parts, std::string_view between,
                 std::string_view last);

// "sugar*2,meat|soap": calls `take` for each id and `mark` for what stands between.
template <class Take, class Mark>
void each_id(std::string_view text, Take take, Mark mark) {
  while (true) {
    const std::size_t end = text.find_first_of("*,|");
    take(std::string{text.substr(0, end)});
    if (end == std::string_view::npos) return;
    mark(text[end]);
    text.remove_prefix(end + 1);
  }
}

enum class Ink { plain, bold, dim, red, green, yellow, blue, magenta, cyan };

// Colours, or none: then the text stays as it is.
class Paint {
 public:
  explicit Paint(bool on) : on_(on) {}
  bool on() const { return on_; }
  std::string operator()(Ink ink, std::string_view text) const;

 private:
  bool on_;
};

}  // namespace stolik::terminal
