#include "tools/decks/sentences.h"

#include <optional>
#include <vector>

#include "core/assert.h"
#include "core/json.h"
#include "tools/decks/embedded.h"

namespace stolik {
namespace {

struct Sentence {
  std::string en, pl, ru;
};

// The first one that fits counts: the more telling stands before the more general.
const std::vector<Sentence>& sentences() {
  static const std::vector<Sentence> all = [] {
    std::vector<Sentence> read;
    const JsonResult json = parse_json(embedded_sentences().front().content);
    for (const Json& row : json.value.items())
      read.push_back({row.items()[0].text(), row.items()[1].text(), row.items()[2].text()});
    STOLIK_ASSERT(!read.empty());
    return read;
  }();
  return all;
}

struct Fit {
  const Sentence* sentence;
  std::vector<std::string_view> parts;
};

// Whether `text` is `pattern` with something in place of each {} and {!}.
bool fits(std::string_view pattern, std::string_view text, std::vector<std::string_view>& parts) {
  parts.clear();
  std::size_t gap = pattern.find("{");
  const auto is_gap = [&](std::size_t at) {
    return pattern.substr(at, 2) == "{}" || pattern.substr(at, 3) == "{!}";
  };
  while (gap != std::string_view::npos && !is_gap(gap)) gap = pattern.find('{', gap + 1);
  if (gap == std::string_view::npos) return pattern == text;
  if (text.substr(0, gap) != pattern.substr(0, gap)) return false;
  text.remove_prefix(gap);
  while (true) {
    pattern.remove_prefix(pattern.find('}', gap) + 1);
    gap = pattern.find('{');
    while (gap != std::string_view::npos && !is_gap(gap)) gap = pattern.find('{', gap + 1);
    const std::string_view after = pattern.substr(0, gap);
    // The last piece reaches to the end; those before it as far as they have to.
    const bool last = gap == std::string_view::npos;
    if (last && !text.ends_with(after)) return false;
    const std::size_t end = last ? text.size() - after.size() : text.find(after);
    if (end == std::string_view::npos || end == 0) return false;
    parts.push_back(text.substr(0, end));
    if (last) return true;
    text.remove_prefix(end + after.size());
    gap = after.size();
  }
}

std::optional<Fit> find(std::string_view english) {
  Fit fit;
  for (const Sentence& sentence : sentences()) {
    if (fits(sentence.en, english, fit.parts)) return fit.sentence = &sentence, fit;
  }
  return std::nullopt;
}

// Which of the gaps of a sentence hold another one.
std::vector<bool> inner_gaps(std::string_view pattern) {
  std::vector<bool> inner;
  for (std::size_t at = pattern.find('{'); at != std::string_view::npos;
       at = pattern.find('{', at + 1)) {
    if (pattern.substr(at, 2) == "{}") inner.push_back(false);
    if (pattern.substr(at, 3) == "{!}") inner.push_back(true);
  }
  return inner;
}

}  // namespace

bool is_known_sentence(std::string_view english) { return find(english).has_value(); }

std::string said_in(std::string_view language, std::string_view english) {
  if (language != "pl" && language != "ru") return std::string{english};
  const std::optional<Fit> fit = find(english);
  if (!fit) return std::string{english};
  const std::vector<bool> inner = inner_gaps(fit->sentence->en);
  const std::string_view pattern = language == "pl" ? fit->sentence->pl : fit->sentence->ru;
  std::string out;
  std::size_t next = 0;
  for (std::size_t at = 0; at < pattern.size(); ++at) {
    const bool counted = pattern.substr(at, 3).size() == 3 && pattern[at] == '{' &&
                         pattern[at + 1] >= '0' && pattern[at + 1] <= '9';
    if (pattern.substr(at, 2) != "{}" && !counted) {
      out += pattern[at];
      continue;
    }
    const std::size_t part = counted ? std::size_t(pattern[at + 1] - '0') : next++;
    at += counted ? 2 : 1;
    out += inner[part] ? said_in(language, fit->parts[part]) : std::string{fit->parts[part]};
  }
  return out;
}

}  // namespace stolik
