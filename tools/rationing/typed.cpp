#include "tools/rationing/typed.h"

#include <algorithm>
#include <initializer_list>

#include "core/notation.h"
#include "tools/terminal/letters.h"
#include "tools/terminal/screen.h"

namespace stolik::terminal {
namespace {

// A good by its id or a part of its name, in any language of the deck; "" if it names none or
// several.
std::string find_good(const Deck& deck, const std::string& typed) {
  std::vector<std::string> found;
  for (const auto& [id, count] : member(deck.facts, "goods").members()) {
    if (id == typed) return id;
    bool it = names_it(typed, id);
    for (const auto& [language, texts] : deck.texts) {
      const Json& entry = member(member(texts, "goods"), id);
      for (const std::string_view form : {"short", "name", "gen", "acc"})
        it = it || names_it(typed, text_in(entry, form));
    }
    if (it) found.push_back(id);
  }
  return found.size() == 1 ? found[0] : "";
}
bool is_word(const std::string& word, std::initializer_list<std::string_view> list) {
  const std::string folded = fold(word);
  return std::any_of(list.begin(), list.end(),
                     [&](std::string_view other) { return folded == fold(other); });
}
bool is_places(const std::string& word) {
  return is_word(word, {"places", "place", "miejsca", "miejsce", "места", "место"});
}

// "masło*2,cukier|mięso" with ids for names; "" if a name is not understood.
std::string translated_list(const Deck& deck, const std::string& list) {
  std::string out, name;
  const auto close = [&]() {
    if (name.empty()) return true;
    const bool digits = parse_number(name).has_value();
    const std::string id = digits || name == "any" ? name : find_good(deck, name);
    out += id;
    name.clear();
    return !id.empty();
  };
  for (const char c : list) {
    if (c != ',' && c != '|' && c != '*') {
      name += c;
      continue;
    }
    if (!close()) return "";
    out += c;
  }
  return close() ? out : "";
}

// "2 butter, soap*3 + places" as the protocol writes it; false if a word is not understood.
bool read_side(const Deck& deck, const std::string& side, std::string& list, bool& places) {
  std::string spaced_out;
  for (const char c : side) spaced_out += c == ',' || c == '+' || c == '&' ? ' ' : c;
  std::vector<std::string> parts;
  int count = 0;
  bool choice = false;
  for (const std::string& word : words_of(spaced_out)) {
    if (is_word(word, {"and", "i", "и", "oraz", "a", "the", "of"})) continue;
    if (is_word(word, {"or", "lub", "albo", "или"})) {
      if (parts.empty()) return false;
      choice = true;
      continue;
    }
    if (is_places(word)) {
      places = true;
      continue;
    }
    if (const auto number = parse_number(word)) {
      if (!parts.empty() && parts.back() == "any") {
        parts.back() += "*" + word;  // "any 3"
      } else {
        count = *number;
      }
      continue;
    }
    std::string one = translated_list(deck, word);
    if (one.empty()) return false;
    if (count > 1) one += "*" + std::to_string(count);
    count = 0;
    if (choice) {
      parts.back() += "|" + one;
    } else {
      parts.push_back(one);
    }
    choice = false;
  }
  list = join(parts, ",", ",");
  return !choice && count == 0;
}

bool is_keyword(const std::string& word) {
  return is_word(word, {"give", "want", "need", "have", "pay", "all", "card", "place", "places"});
}

}  // namespace

std::string short_offer(const Deck& deck, const Voice& voice, const std::string& whom,
                        const std::string& what) {
  const std::string name = trimmed(whom);
  const int to = voice.find_seat(name);
  const bool all = is_word(name, {"all", "wszyscy", "wszystkim", "все", "всем"});
  std::string give_side = " " + trimmed(what) + " ";
  std::string want_side;
  for (const std::string_view between : {" for ", " za ", " за "}) {
    const std::size_t at = give_side.find(between);
    if (at == std::string::npos) continue;
    want_side = give_side.substr(at + between.size());
    give_side = give_side.substr(0, at);
    break;
  }
  std::string give, want;
  bool places = false;
  if ((to < 0 && !all) || !read_side(deck, give_side, give, places) ||
      !read_side(deck, want_side, want, places)) {
    return "";
  }
  return "offer " + (all ? "all" : std::to_string(to)) + (give.empty() ? "" : " give " + give) +
         (want.empty() ? "" : " want " + want) + (places ? " places" : "");
}

std::string with_goods_named(const Deck& deck, const std::vector<std::string>& words) {
  std::string out = words[0];
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::string& word = words[i];
    if (i + 1 < words.size() && i >= 2 && parse_number(word) &&
        !find_good(deck, words[i + 1]).empty()) {
      out += " " + find_good(deck, words[i + 1]) + (word == "1" ? "" : "*" + word);
      ++i;
      continue;
    }
    const std::string list = is_keyword(word) ? "" : translated_list(deck, word);
    out += " " + (list.empty() ? lower_ascii(word) : list);
  }
  return out;
}

}  // namespace stolik::terminal
