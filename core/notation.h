// The grammar that all commands share (PROTOCOL.md): words with single spaces between them, plain
// numbers, lists joined by commas with `sugar*2` for two of a kind.
//
// Nothing here knows a card: how a thing is named by a word is told in words.h. Two kinds of
// trouble are kept apart, because the protocol does: a wrong shape (bad-command) beats a word that
// names nothing (unknown-card).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/fixed_vec.h"
#include "core/hex.h"
#include "core/text.h"

namespace stolik {

inline constexpr std::size_t kMaxWords = 12;
inline constexpr int kMaxOfAKind = 9;

using Words = FixedVec<std::string_view, kMaxWords>;

// Splits at single spaces. nullopt if a word is empty (doubled, leading or trailing space) or there
// are too many words for any command.
std::optional<Words> split_words(std::string_view text);

// The next part of `text` up to `mark`, taken off its front. An empty text has one empty part.
std::string_view take_part(std::string_view& text, char mark, bool& last);

// Plain decimal: no sign, no leading zero, at most nine digits.
std::optional<int> parse_number(std::string_view word);
// The same, and below `limit`: a seat, a team, a face of the die.
std::optional<int> parse_below(std::string_view word, int limit);

// One part of a list, `sugar` or `sugar*2`. nullopt if the shape is wrong: an empty name, or a
// count that is not 1 to 9.
struct ListPart {
  std::string_view name;
  int count = 1;
};
std::optional<ListPart> parse_part(std::string_view part);

// What a parser found out: shape first, then names.
enum class Parsed : std::uint8_t { ok, bad_command, unknown_card };

// Collects the findings of several parts of one command; a wrong shape wins over an unknown name.
class Findings {
 public:
  void shape() { result_ = Parsed::bad_command; }
  void unknown(std::string_view word) {
    if (result_ != Parsed::ok) return;
    result_ = Parsed::unknown_card;
    word_ = word;
  }
  Parsed result() const { return result_; }
  // The first word that names nothing.
  std::string_view word() const { return word_; }

 private:
  Parsed result_ = Parsed::ok;
  std::string_view word_;
};

// Calls visit(part) for each part of a list, up to the first of a wrong shape.
template <class Visit>
void each_listed(std::string_view text, Findings& findings, Visit&& visit) {
  bool last = false;
  while (!last) {
    const auto part = parse_part(take_part(text, ',', last));
    if (!part) return findings.shape();
    visit(*part);
  }
}

}  // namespace stolik
