#include "tools/terminal/letters.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "core/text.h"
#include "core/utf8.h"

namespace stolik::terminal {
namespace {

struct Pair {
  std::uint32_t large, small;
  char plain;
};
constexpr std::array kPolish{
    Pair{0x104, 0x105, 'a'}, Pair{0x106, 0x107, 'c'}, Pair{0x118, 0x119, 'e'},
    Pair{0x141, 0x142, 'l'}, Pair{0x143, 0x144, 'n'}, Pair{0xD3, 0xF3, 'o'},
    Pair{0x15A, 0x15B, 's'}, Pair{0x179, 0x17A, 'z'}, Pair{0x17B, 0x17C, 'z'},
    Pair{0xD6, 0xF6, 'o'},   Pair{0xDC, 0xFC, 'u'},   Pair{0xC9, 0xE9, 'e'},
    Pair{0xC4, 0xE4, 'a'},   Pair{0xC8, 0xE8, 'e'}};

std::uint32_t small(std::uint32_t letter) {
  if (letter >= 'A' && letter <= 'Z') return letter + 32;
  if (letter >= 0x410 && letter <= 0x42F) return letter + 32;
  return letter == 0x401 ? 0x451u : letter;
}
std::uint32_t large(std::uint32_t letter) {
  if (letter >= 'a' && letter <= 'z') return letter - 32;
  if (letter >= 0x430 && letter <= 0x44F) return letter - 32;
  for (const Pair& pair : kPolish) {
    if (pair.small == letter) return pair.large;
  }
  return letter == 0x451 ? 0x401u : letter;
}
std::uint32_t plain(std::uint32_t letter) {
  for (const Pair& pair : kPolish) {
    if (pair.large == letter || pair.small == letter) return static_cast<unsigned char>(pair.plain);
  }
  const std::uint32_t low = small(letter);
  return low == 0x451 ? 0x435u : low;
}
bool is_word_letter(std::uint32_t letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
         (letter >= 0xC0 && letter < 0x2000);
}

}  // namespace

std::string fold(std::string_view text) {
  std::string out;
  bool gap = false;
  while (!text.empty()) {
    const std::uint32_t letter = plain(next_sign(text));
    if (!is_word_letter(letter)) {
      gap = true;
      continue;
    }
    if (gap && !out.empty()) out += ' ';
    gap = false;
    append_sign(out, letter);
  }
  return out;
}

bool names_it(std::string_view typed, std::string_view name) {
  const std::vector<std::string> wanted = words_of(fold(typed));
  const std::vector<std::string> given = words_of(fold(name));
  if (wanted.empty()) return false;
  return std::ranges::all_of(wanted, [&](const std::string& word) {
    return std::ranges::any_of(given,
                               [&](const std::string& other) { return other.starts_with(word); });
  });
}

int width(std::string_view text) {
  int columns = 0;
  while (!text.empty()) {
    if (text[0] == '\x1b') {
      const std::size_t end = text.find('m');
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
      continue;
    }
    next_sign(text);
    ++columns;
  }
  return columns;
}

std::string fit(std::string_view text, int columns) {
  const int wide = width(text);
  if (wide <= columns) return concat(text, std::string(std::size_t(columns - wide), ' '));
  std::string out;
  for (int i = 0; i + 1 < columns; ++i) append_sign(out, next_sign(text));
  return columns > 0 ? out + "…" : out;
}

std::string wrap(std::string_view text, int columns, int indent) {
  std::string out;
  int used = 0;
  bool last_line = false;
  while (!last_line) {
    const std::size_t end = text.find('\n');
    last_line = end == std::string_view::npos;
    const std::string_view line = text.substr(0, end);
    if (!last_line) text.remove_prefix(end + 1);
    for (const std::string& word : words_of(line)) {
      const int wide = width(word);
      if (used > indent && used + 1 + wide > columns) {
        out += '\n' + std::string(std::size_t(indent), ' ');
        used = indent;
      } else if (used > indent || (used > 0 && out.find('\n') == std::string::npos)) {
        out += ' ';
        ++used;
      }
      out += word;
      used += wide;
    }
    if (!last_line) {
      out += '\n' + std::string(std::size_t(indent), ' ');
      used = indent;
    }
  }
  std::string plain_spaces;
  for (std::size_t i = 0; i < out.size(); ++i) {
    const bool no_break = out[i] == '\xC2' && i + 1 < out.size() && out[i + 1] == '\xA0';
    plain_spaces += no_break ? ' ' : out[i];
    if (no_break) ++i;
  }
  return plain_spaces;
}

std::string hang(std::string_view label, std::string_view text, int columns) {
  const int indent = width(label);
  std::string out{label};
  for (const char c : wrap(text, columns - indent)) {
    out += c;
    if (c == '\n') out += std::string(std::size_t(indent), ' ');
  }
  return out;
}

std::string capitalised(std::string_view text) {
  std::string out;
  if (!text.empty()) append_sign(out, large(next_sign(text)));
  return out += text;
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : text) {
    if (c != ' ' && c != '\t' && c != '\r') {
      word += c;
    } else if (!word.empty()) {
      words.push_back(std::exchange(word, {}));
    }
  }
  if (!word.empty()) words.push_back(word);
  return words;
}

std::string trimmed(std::string_view text) { return join(words_of(text), " ", " "); }

std::string lower_ascii(std::string_view text) {
  std::string out{text};
  for (char& c : out) c = c >= 'A' && c <= 'Z' ? char(c + 32) : c;
  return out;
}

std::string join(const std::vector<std::string>& parts, std::string_view between,
                 std::string_view last) {
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) out += i + 1 == parts.size() ? last : between;
    out += parts[i];
  }
  return out;
}

std::string Paint::operator()(Ink ink, std::string_view text) const {
  if (!on_ || ink == Ink::plain || text.empty()) return std::string{text};
  constexpr std::array<std::string_view, 9> kCodes{"0",  "1",  "2",  "31", "32",
                                                   "33", "34", "35", "36"};
  return concat("\x1b[", kCodes[std::size_t(ink)], 'm', text, "\x1b[0m");
}

}  // namespace stolik::terminal
