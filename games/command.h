// What a game's text and the table share: commands parsed and printed by the list of verbs, the
// name and the options of a game in a picture.
#pragma once

#include <string>

#include "core/game.h"
#include "core/json.h"
#include "core/option_text.h"
#include "core/picture.h"
#include "core/verbs.h"
#include "core/words.h"

namespace stolik {

// An action, or the one large command: the deal.
template <class G>
struct Command {
  bool deals = false;
  typename G::Action action{};
  typename G::Deal deal{};
};

// Whether `words` begin with those of `name` and so many follow.
inline bool begins(const Words& words, std::string_view name, std::size_t follow, bool exactly) {
  std::size_t place = 0;
  bool last = false;
  while (!last) {
    const std::string_view word = take_part(name, ' ', last);
    if (place == words.size() || words[place++] != word) return false;
  }
  return exactly ? words.size() == place + follow : true;
}

template <class Text, class Form>
bool parse_as(const Form& form, const typename Text::Deck& deck,
              const typename Text::Rules::Options& options, const Words& words,
              typename Text::Rules::Action& action, Findings& findings) {
  constexpr std::size_t kParts = std::tuple_size_v<decltype(form.parts)>;
  if (!begins(words, form.name, kParts, !form.is_own())) return false;
  action.verb = form.verb;
  if constexpr (requires { Text::parse_own(deck, options, words, action, findings); }) {
    if (form.is_own()) return Text::parse_own(deck, options, words, action, findings), true;
  }
  [[maybe_unused]] std::size_t place = words.size() - kParts;
  const auto read = [&]<class T, class A, class M>(const Part<T, A, M>& part) {
    T thing{};
    read_word(findings, words[place++], deck, options, thing);
    part.set(action, thing);
  };
  std::apply([&](const auto&... part) { (read(part), ...); }, form.parts);
  return true;
}

template <class Text>
Parsed parse_command(const typename Text::Deck& deck, const typename Text::Rules::Public& pub,
                     std::string_view text, Command<typename Text::Rules>& out,
                     Findings& findings) {
  const auto words = split_words(text);
  if (!words) return Parsed::bad_command;
  out = {};
  out.deals = (*words)[0] == "deal";
  const bool known =
      out.deals
          ? Text::parse_deal(deck, pub.options, *words, out.deal, findings)
          : std::apply(
                [&](const auto&... form) {
                  return (parse_as<Text>(form, deck, pub.options, *words, out.action, findings) ||
                          ...);
                },
                Text::Rules::kVerbs);
  if (!known) findings.shape();
  return findings.result();
}

// How the commands of people look, for whoever wrote none: "ask SEAT CARD, read SET".
template <class Text>
std::string expected_commands() {
  std::string out;
  const auto add = [&](const auto& form) {
    if (form.giver.kind == Actor::Kind::nature) return;
    ((out += out.empty() ? "" : ", ") += form.name);
    if (form.is_own()) (out += ' ') += form.shape;
    const auto part = [&]<class T, class A, class M>(const Part<T, A, M>&) {
      out += ' ';
      for (const char c : kind<T>().word) out += c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c;
    };
    std::apply([&](const auto&... each) { (part(each), ...); }, form.parts);
  };
  std::apply([&](const auto&... form) { (add(form), ...); }, Text::Rules::kVerbs);
  return out;
}

template <class Text>
void print_command(const typename Text::Deck& deck, const typename Text::Rules::Action& action,
                   std::string& out) {
  const auto print = [&](const auto& form) {
    if (form.verb != action.verb) return false;
    out += form.name;
    if constexpr (requires { Text::print_own(deck, action, out); }) {
      if (form.is_own()) return Text::print_own(deck, action, out), true;
    }
    std::apply([&](const auto&... part) { (write_word(out += ' ', deck, part.get(action)), ...); },
               form.parts);
    return true;
  };
  std::apply([&](const auto&... form) { static_cast<void>((print(form) || ...)); },
             Text::Rules::kVerbs);
}

// "game": written from the type, so it costs no byte.
template <class G>
struct GameName {
  bool operator==(const GameName&) const = default;
};
template <class Deck, class G>
void put(JsonWriter& json, const Deck&, GameName<G>) {
  json.string(G::kName);
}
template <class Deck, class G>
void take(Reading& reading, const Json& json, const Deck&, GameName<G>&) {
  if (!json.is_string() || json.text() != G::kName) reading.fail("another game");
}
template <class G>
std::string typescript(GameName<G>) {
  return concat('"', G::kName, '"');
}

// "options": written from the game's list; they are read before the rest of a position (TableOf),
// which needs them.
template <class G>
struct Chosen {
  typename G::Options options{};
  bool operator==(const Chosen&) const = default;
};
template <class Deck, class G>
void put(JsonWriter& json, const Deck& deck, const Chosen<G>& chosen) {
  write_options<typename G::Options>(json, deck.id, G::kOptions, chosen.options);
}
template <class Deck, class G>
void take(Reading&, const Json&, const Deck&, Chosen<G>&) {}
template <class G>
std::string typescript(const Chosen<G>&) {
  std::string out = "{";
  for (const auto& [form, get, set] : G::kOptions) {
    if (!form.kept) continue;
    if (out.size() > 1) out += "; ";
    ((out += form.name) += is_added<typename G::Options>(form.name) ? "?: " : ": ") +=
        typescript_of(form);
  }
  return out + "}";
}

// "" or why these options cannot be (bad-option). `given` may be nullptr. What the rules read of a
// deck travels in the options, where they have a place for it.
template <class Text>
std::string read_options(const Json* given, int players, const typename Text::Deck& deck,
                         typename Text::Rules::Options& options) {
  using G = typename Text::Rules;
  options = {};
  if constexpr (requires { options.facts = deck.facts; }) options.facts = deck.facts;
  std::string trouble = read_options<typename G::Options>(given, G::kName, G::kPlayers, players,
                                                          G::kOptions, options);
  if constexpr (requires { Text::fit(deck, options); }) {
    if (trouble.empty()) trouble = Text::fit(deck, options);
  }
  return trouble;
}

}  // namespace stolik
