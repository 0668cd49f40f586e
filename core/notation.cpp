#include "core/notation.h"

namespace stolik {

std::string_view take_part(std::string_view& text, char mark, bool& last) {
  const std::size_t at = text.find(mark);
  last = at == std::string_view::npos;
  const std::string_view part = text.substr(0, at);
  text = last ? std::string_view{} : text.substr(at + 1);
  return part;
}

std::optional<Words> split_words(std::string_view text) {
  Words words;
  bool last = false;
  while (!last) {
    const std::string_view word = take_part(text, ' ', last);
    if (word.empty() || words.full()) return std::nullopt;
    words.push(word);
  }
  return words;
}

std::optional<int> parse_number(std::string_view word) {
  if (word.empty() || word.size() > 9) return std::nullopt;
  if (word.size() > 1 && word[0] == '0') return std::nullopt;
  int number = 0;
  for (const char c : word) {
    if (c < '0' || c > '9') return std::nullopt;
    number = number * 10 + (c - '0');
  }
  return number;
}

std::optional<int> parse_below(std::string_view word, int limit) {
  const std::optional<int> number = parse_number(word);
  return number && *number < limit ? number : std::nullopt;
}

std::optional<ListPart> parse_part(std::string_view part) {
  const std::size_t star = part.find('*');
  if (star == 0 || part.empty()) return std::nullopt;
  if (star == std::string_view::npos) return ListPart{part, 1};
  const std::optional<int> count = parse_number(part.substr(star + 1));
  if (!count || *count < 1 || *count > kMaxOfAKind) return std::nullopt;
  return ListPart{part.substr(0, star), *count};
}

}  // namespace stolik
